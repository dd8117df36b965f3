import fc from 'fast-check';
import { lexer, type Token } from 'marked';
import { describe, expect, it } from 'vitest';
import { INVISIBLE, visible } from '../../../shown/invisible.js';
import { code, coded, link, sentence } from '../../../shown/markdown.js';

/** What could break out, in Markdown, in HTML, or by what GitHub makes of plain text. */
const PIECES = [
  ...[
    '`',
    '``',
    '```',
    '\\',
    '\\`',
    '[',
    ']',
    '(',
    ')',
    '](',
    '![',
    '<',
    '>',
    '&',
    '&lt;',
    '&#35;',
    '*',
    '**',
    '_',
    '__',
    '~~',
    '|',
    '#',
    '$',
    ':',
  ],
  ...[
    '\n',
    '\n\n',
    '\r',
    '\t',
    ' ',
    '  ',
    '\n    ',
    '\n---\n',
    '\n# ',
    '\n- ',
    '\n> ',
    '\n```\n',
    '\u2028',
    '\u00a0',
    '\u202e',
    '\u200b',
    '\u0000',
    '\u001b[2J',
  ],
  ...[
    '@octocat',
    '#123',
    'GH-12',
    'o/r#1',
    'deadbeef',
    '1234567',
    'https://example.org',
    'www.example.org',
    'a@example.org',
    ':smile:',
    'javascript:alert(1)',
  ],
  ...[
    '<img src=x onerror=alert(1)>',
    '<!--',
    '-->',
    '<script>',
    '</a>',
    '[x]: /y',
    '| a | b |',
    '- [ ] ',
    '1. ',
    '[^1]',
    'word',
    'größe',
    '名前',
  ],
];
const foreign = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 8 })
  .map((parts) => parts.join(''));
const address = foreign.map((text) => `https://github.com/o/r/${text}`);

/** The text as it is to be read: one line, nothing invisible. */
const readable = (text: string): string =>
  visible(text, '\n\r\t')
    .replaceAll(/[ \n\r\t]+/g, ' ')
    .replaceAll(/^ | $/g, '');

/** The parts of a text that is one paragraph. */
function partsOf(markdown: string): readonly Token[] {
  const blocks = lexer(markdown);
  expect(blocks.map(({ type }) => type)).toEqual(['paragraph']);
  const [paragraph] = blocks;
  return paragraph?.type === 'paragraph' ? (paragraph.tokens ?? []) : [];
}

const isCode = (part: Token | undefined): part is Token & { readonly text: string } => part?.type === 'codespan';

/** GitHub looks for these in whatever is plain text after all. */
const REFERENCES = /[@#]|\bGH-\d|\b[0-9a-f]{7,}\b|:\/\/|\bwww\.|[<>&`*_~[\]|$]/i;

const RUNS = { numRuns: 2_000 };

describe('code', () => {
  it('is one code span that holds the text, whatever it is', () => {
    fc.assert(
      fc.property(foreign, (text) => {
        const markdown = code(text);
        const [before, span, after, ...rest] = partsOf(`a ${markdown} b`);
        expect([before?.raw, after?.raw, rest]).toEqual(['a ', ' b', []]);
        expect(isCode(span) && span.text).toBe(readable(text) || ' ');
        expect(markdown).not.toMatch(/[\n\r]/);
        expect(markdown.match(INVISIBLE)).toBeNull();
      }),
      RUNS,
    );
  });

  it.each([
    ['plain', '`plain`'],
    ['a`b() : void', '`` a`b() : void ``'],
    ['``', '``` `` ```'],
    ['', '` `'],
    ['a\n  b', '`a b`'],
    ['\u202egnp', '`\\u202egnp`'],
  ])('%j is %s', (text, markdown) => expect(code(text)).toBe(markdown));
});

describe('sentence', () => {
  it('has nothing but words outside of code', () => {
    fc.assert(
      fc.property(foreign, (text) => {
        const parts = partsOf(`a ${sentence(text)} b`);
        const plain = parts.filter((part) => !isCode(part));
        expect(plain.filter(({ type }) => type !== 'text')).toEqual([]);
        for (const { raw } of plain) expect(raw).not.toMatch(REFERENCES);
        const read = parts.map((part) => (isCode(part) ? part.text : part.raw)).join('');
        expect(read.replaceAll(/ +/g, ' ')).toBe(`a ${readable(text)} b`.replaceAll(/ +/g, ' '));
      }),
      RUNS,
    );
  });

  it.each([
    'Analysed 14 of 15 changed files, 1 of them only in part; 214 of 1,840 changed lines left to read',
    'The time budget was used up: the list is incomplete.',
    '3 methods extracted, 1 class moved with 7 members (more than 4 million characters)',
  ])('leaves a sentence of ours as it is: %s', (text) => expect(sentence(text)).toBe(text));

  it('has what is more than words as code', () =>
    expect(sentence('The merge is compared with feature/x by @octocat, not #12 or deadbee.')).toBe(
      'The merge is compared with `feature/x` by `@octocat,` not `#12` or `deadbee.`',
    ));
});

describe('a sentence with code in backticks', () => {
  it.each([
    ['`a` in `B` is gone.', '`a` in `B` is gone.'],
    ['Perhaps: `list.size()`’s value, (`x`), is read.', 'Perhaps: `list.size()`’s value, (`x`), is read.'],
    ['`a`', '`a`'],
    ['the file <b> of `@me`', 'the file `<b>` of `@me`'],
    ['`a`#12 is', '`a` `#12` is'],
    ['a ` alone', 'a `` ` `` alone'],
  ])('%s', (text, markdown) => expect(coded(text)).toBe(markdown));

  it('has nothing but words and signs outside of code', () => {
    fc.assert(
      fc.property(foreign, foreign, foreign, (before, inside, after) => {
        const parts = partsOf(`a ${coded(`${before}\`${inside.replaceAll('`', '')}\`${after}`)} b`);
        for (const part of parts) if (!isCode(part)) expect(part.raw).not.toMatch(REFERENCES);
      }),
      RUNS,
    );
  });
});

describe('link', () => {
  it('is one link to that address, whatever text and address are', () => {
    fc.assert(
      fc.property(foreign, address, (text, target) => {
        const parts = partsOf(`a ${link(`x${text}`, target)} b`);
        expect(parts.map(({ type }) => type)).toEqual(['text', 'link', 'text']);
        const [, made] = parts;
        if (made?.type !== 'link') throw new Error('no link');
        expect((made.href as string).startsWith('https://github.com/o/r/')).toBe(true);
        const inside = (made.tokens ?? []).filter(({ type }) => type !== 'text' && type !== 'escape');
        expect(inside).toEqual([]);
      }),
      RUNS,
    );
  });

  it('leads nowhere but to the web', () => {
    expect(link('x', 'javascript:alert(1)')).toBe('`x`');
    expect(link('Tidy [up] @octocat', 'https://github.com/o/r/compare/a...b?x=1&y=(2)')).toBe(
      '[Tidy \\[up\\] \\@octocat](https://github.com/o/r/compare/a...b?x=1&amp;y=%282%29)',
    );
  });
});
