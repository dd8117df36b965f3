import type { Random } from '../support/random.js';

/** Names that objects have already, that Java has a meaning for, or that are hard to show. */
export const ODD_NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '$',
  '_',
  '$1',
  'record',
  'when',
  'yield',
  'größe',
  '变量',
  '𝒜b',
  '€',
  'a\u200db',
  'İ',
  'ﬁ',
];

/** What no editor writes, and a file may hold. */
export const ODD_TEXTS = [
  '\ud800',
  '\udc00',
  '\u2028',
  '\u2029',
  '\0',
  '\uFEFF',
  '\u001a',
  '\u00a0',
  '\u200b',
  '\u202e',
  '\r',
  '\r\n',
  '\n\r',
  '\f',
  '\v',
  '\\u0022',
  '\\u000a',
  '\\uuu007d',
  '\\u005c',
  '\\',
  '"""',
  '"',
  "'",
  '/*',
  '*/',
  '//',
  '/**',
  '<<<<<<< HEAD\n',
  '\n=======\n',
  '>>>>>>> other\n',
  '@',
  '{',
  '}',
  '(',
  ')',
  ';',
  '<',
  '>',
  '...',
  '->',
  '::',
  '$1',
  '$&',
  '%s',
  '${x}',
];

/** A name: an odd one, one of many humps, or one that goes on and on. */
export function oddName(random: Random, size: number): string {
  const kind = random.below(5);
  if (kind === 0) return 'x'.repeat(size);
  if (kind === 1) return 'Ab'.repeat(size);
  if (kind === 2) return 'A'.repeat(size);
  if (kind === 3) return `a${'_1'.repeat(size)}`;
  return random.pick(ODD_NAMES);
}

/** A comment or a string full of one thing. */
export function oddFiller(random: Random, size: number): string {
  const piece = random.pick([' ', '\t', '*', '/', '-', '=', 'a', 'a.', '(', '\\\\', 'é', '\u2028', "'", '@', '{', '%', '//', 'A ', '<b>']);
  const text = piece.repeat(size);
  return random.pick([`/* ${text} */`, `// ${text}\n`, `/** ${text} */`, `String s = "${text}";`, `String t = """\n${text}\n""";`]);
}
