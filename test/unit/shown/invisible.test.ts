import { describe, expect, it } from 'vitest';
import { codeOf, visible } from '../../../shown/invisible.js';

/** From and to, both included: what terminals obey, what turns text around, and what shows as nothing. */
const RANGES: readonly (readonly [string, number, number])[] = [
  ['C0', 0x00, 0x1f],
  ['DEL and C1', 0x7f, 0x9f],
  ['soft hyphen', 0xad, 0xad],
  ['Arabic letter mark', 0x61c, 0x61c],
  ['Hangul fillers', 0x115f, 0x1160],
  ['zero width, marks of direction', 0x200b, 0x200f],
  ['separators, embeddings, overrides', 0x2028, 0x202e],
  ['joiners, isolates', 0x2060, 0x206f],
  ['Hangul filler', 0x3164, 0x3164],
  ['variants', 0xfe00, 0xfe0f],
  ['byte order mark', 0xfeff, 0xfeff],
  ['annotations', 0xfff9, 0xfffb],
  ['half of a pair', 0xd800, 0xdfff],
  ['tags', 0xe0000, 0xe007f],
  ['more variants', 0xe0100, 0xe01ef],
];

describe('visible', () => {
  it.each(RANGES)('shows %s as codes', (_, from, to) => {
    for (let code = from; code <= to; code++) {
      const character = String.fromCodePoint(code);
      expect(visible(`a${character}b`)).toBe(`a${codeOf(character)}b`);
    }
  });

  it('writes codes as code does', () => {
    expect(visible('a\u202eb\u001b[2J\n')).toBe('a\\u202eb\\u001b[2J\\u000a');
    expect(visible('\u{e0041}')).toBe('\\u{e0041}');
  });

  it.each(['plain', 'größe', 'имя', '名前', 'مرحبا', 'a b', '👍🏽', '✔️', 'é', '<T extends Comparable<? super T>>', '\\u202e'])(
    'leaves %s as it is',
    (text) => expect(visible(text)).toBe(text),
  );

  it('keeps what is asked for', () => expect(visible('a\tb\n\u200b', '\t\n')).toBe('a\tb\n\\u200b'));

  it.each(['👩‍💻', '👩🏽‍💻', '👨‍👩‍👧', '🏳️‍🌈', '❤️‍🔥'])('has joiners in %s', (picture) => expect(visible(picture)).toBe(picture));

  it('has joiners between pictures only', () =>
    expect(visible('a\u200d💻 👩\u200db 👩\u200d\u200d💻')).toBe('a\\u200d💻 👩\\u200db 👩\\u200d\\u200d💻'));

  it('has a selector of a variant after pictures only', () =>
    expect(visible('a\ufe0f1\ufe0f✔\ufe0f\ufe0f')).toBe('a\\ufe0f1\\ufe0f✔\ufe0f\\ufe0f'));
});
