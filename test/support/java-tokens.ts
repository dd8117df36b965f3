/** Java's tokens, as far as tests need them to change a program without changing what it does. Every character of the text belongs to exactly one token. */
export interface Token {
  readonly kind: 'identifier' | 'keyword' | 'literal' | 'comment' | 'space' | 'other';
  readonly text: string;
}

const KEYWORDS = new Set(
  (
    'abstract assert boolean break byte case catch char class const continue default do double else enum extends final finally float for goto if implements import ' +
    'instanceof int interface long native new package private protected public return short static strictfp super switch synchronized this throw throws transient try ' +
    'void volatile while true false null _ ' +
    // Keywords in their places and names elsewhere; never taken for names here.
    'exports module non-sealed open opens permits provides record requires sealed to transitive uses var when with yield'
  ).split(' '),
);

const PATTERN = new RegExp(
  [
    /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)/,
    /(?<literal>"""[\s\S]*?(?<!\\)"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'|\.?\d(?:[\w.]|(?<=[eEpP])[+-])*)/,
    /(?<word>[\p{L}_$][\p{L}\p{N}_$]*)/u,
    /(?<space>\s+)/,
    /(?<other>->|::|\.\.\.|[^\s])/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

export function tokenize(text: string): Token[] {
  return [...text.matchAll(PATTERN)].map((match) => {
    const { comment, literal, word, space } = match.groups ?? {};
    const [whole] = match;
    if (comment !== undefined) return { kind: 'comment', text: whole };
    if (literal !== undefined) return { kind: 'literal', text: whole };
    if (word !== undefined) return { kind: KEYWORDS.has(word) ? 'keyword' : 'identifier', text: whole };
    return { kind: space === undefined ? 'other' : 'space', text: whole };
  });
}

export function untokenize(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join('');
}
