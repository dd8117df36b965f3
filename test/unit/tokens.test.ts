import { describe, expect, it } from 'vitest';
import { Dictionary, TOKEN_KIND, tokenize, tokenSyntax } from '../../engine/text/tokens.js';
import { commonSubsequence } from '../../engine/text/sequence-diff.js';
import { javaLeaves } from '../support/leaves.js';
import { discoverCases, readChange } from '../support/cases.js';
import fc from 'fast-check';

function texts(text: string): string[] {
  const dictionary = new Dictionary();
  return Array.from(tokenize(text, dictionary).words, (word) => dictionary.textOf(word));
}

describe('tokens', () => {
  it.each([
    ['a+++b', ['a', '++', '+', 'b']],
    ['Map<A,List<B>> m', ['Map', '<', 'A', ',', 'List', '<', 'B', '>', '>', 'm']],
    ['x >>= 1', ['x', '>', '>', '=', '1']],
    ['f("a // b", \'"\')', ['f', '(', '"a // b"', ',', "'\"'", ')']],
    ['1.5e-3f + .5 + 0xFFL', ['1.5e-3f', '+', '.5', '+', '0xFFL']],
    ['"""\n a "quoted"\n""" + x', ['"""\n a "quoted"\n"""', '+', 'x']],
    ['"open\nnext', ['"open', 'next']],
    ['a -> B::new', ['a', '->', 'B', '::', 'new']],
    ['größe = straße', ['größe', '=', 'straße']],
  ])('of %j', (text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  it('are those of a syntax', () => {
    const dictionary = new Dictionary();
    const { words } = tokenize('a ??= `b\\n // c` => d?.e', dictionary, tokenSyntax(['??=', '=>', '?.'], ['`']));
    expect(Array.from(words, (word) => dictionary.textOf(word))).toEqual(['a', '??=', '`b\\n // c`', '=>', 'd', '?.', 'e']);
  });

  it('has one per line of a comment, without its layout', () => {
    expect(texts('/**\n   * First  line\n     *\n * second\n */ x // tail')).toEqual([
      '/**',
      'First line',
      '',
      'second',
      '*/',
      'x',
      '// tail',
    ]);
  });

  it('tells comments from code', () => {
    const { kinds } = tokenize('int a; // b', new Dictionary());
    expect([...kinds]).toEqual([TOKEN_KIND.word, TOKEN_KIND.word, TOKEN_KIND.punctuation, TOKEN_KIND.comment]);
  });

  it('agree with the grammar about where code begins and ends', async () => {
    for (const one of discoverCases().filter((_, at) => at % 7 === 0)) {
      const change = readChange(one);
      for (const text of [...Object.values(change.before), ...Object.values(change.after)]) {
        const { starts, ends, kinds } = tokenize(text, new Dictionary());
        const mine = new Set([...starts].filter((_, at) => kinds[at] !== TOKEN_KIND.comment));
        const wrong = (await javaLeaves(text)).filter((leaf) => !leaf.comment && !mine.has(leaf.start) && !/^[>=]/.test(leaf.text));
        expect(wrong).toEqual([]);
        expect([...ends].every((end, at) => end > (starts[at] ?? 0))).toBe(true);
      }
    }
  });
});

describe('the longest common subsequence', () => {
  it('is common, in order, and as long as it can be', () => {
    const numbers = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 24 });
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        const pairs: [number, number][] = [];
        commonSubsequence(Int32Array.from(a), Int32Array.from(b), (i, j) => pairs.push([i, j]));
        for (const [at, [i, j]] of pairs.entries()) {
          expect(a[i]).toBe(b[j]);
          const last = pairs[at - 1];
          if (last) expect(last[0] < i && last[1] < j).toBe(true);
        }
        expect(pairs.length).toBe(longest(a, b));
      }),
    );
  });
});

/** The length of the longest common subsequence, the slow way. */
function longest(a: readonly number[], b: readonly number[]): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const one of a) {
    const next = [0];
    for (const [j, other] of b.entries()) next.push(one === other ? (row[j] ?? 0) + 1 : Math.max(row[j + 1] ?? 0, next[j] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
}
