import { Dictionary, tokenize, TOKEN_KIND } from '../../../text/tokens.js';

/**
 * The text as the grammar can read it whatever it says, at the same length; the text itself where that is so already, which is nearly always.
 *
 * - Unicode escapes outside of texts, or of what ends texts: Java reads them before anything else, so that `"a\u0022` is a whole string. What is
 *   written with them is written plainly, with room to spare behind it: `"______"`.
 * - Line ends of a carriage return alone: to the grammar, they do not end a comment.
 * - A byte order mark.
 */
export function plainJava(text: string): string {
  let plain = text.startsWith('\uFEFF') ? ` ${text.slice(1)}` : text;
  if (plain.includes('\r')) plain = plain.replace(/\r(?!\n)/g, '\n');
  return ESCAPED.test(plain) ? withoutEscapes(plain) : plain;
}

const ESCAPED = /\\u/;
/** A backslash, or two that are one character of a text, or an escape. */
const BACKSLASH = /\\(?:u+([\da-fA-F]{4})|\\)?/g;

function withoutEscapes(text: string): string {
  let plain = '';
  /** Where each character of `plain` stands in the text. */
  const places: number[] = [];
  let end = 0;
  const copy = (to: number): void => {
    plain += text.slice(end, to);
    while (end < to) places.push(end++);
  };
  for (const found of text.matchAll(BACKSLASH)) {
    if (found[1] === undefined) continue;
    copy(found.index);
    plain += String.fromCharCode(Number.parseInt(found[1], 16));
    places.push(end);
    end += found[0].length;
  }
  copy(text.length);
  places.push(end);
  return plain.length === text.length ? text : spacedOut(plain, places);
}

/** The plain text with each token as long as it is with its escapes. */
function spacedOut(plain: string, places: readonly number[]): string {
  const { count, starts, ends, kinds } = tokenize(plain, new Dictionary());
  const placeOf = (index: number): number => places[index] ?? 0;
  let result = '';
  let done = 0;
  const upTo = (end: number, kind: number | null): void => {
    const token = plain.slice(done, end);
    result += filled(token, kind, placeOf(end) - placeOf(done) - token.length);
    done = end;
  };
  for (let index = 0; index < count; index++) {
    upTo(starts[index] ?? 0, null);
    upTo(ends[index] ?? 0, kinds[index] ?? null);
  }
  upTo(plain.length, null);
  return result;
}

/** A token that is longer by some characters, and still one token of its kind; null is white space. */
function filled(token: string, kind: number | null, more: number): string {
  if (more === 0) return token;
  if (kind === TOKEN_KIND.number) return '1'.repeat(token.length + more);
  if (kind === TOKEN_KIND.word && !RESERVED.has(token)) return token + '_'.repeat(more);
  const { head, tail } = edgesOf(token, kind);
  if (head === 0) return token + ' '.repeat(more);
  return (
    token.slice(0, head) + '_'.repeat(Math.max(0, token.length - head - tail + more)) + token.slice(Math.max(head, token.length - tail))
  );
}

/** How many characters open and close a string or a comment; none of what is neither. */
function edgesOf(token: string, kind: number | null): { readonly head: number; readonly tail: number } {
  if (kind === TOKEN_KIND.string) return token.startsWith('"""') ? { head: 3, tail: 3 } : { head: 1, tail: 1 };
  if (kind !== TOKEN_KIND.comment) return { head: 0, tail: 0 };
  return { head: token.startsWith('/**') ? 3 : 2, tail: token.endsWith('*/') ? 2 : 0 };
}

/** Of Java's words those that can be written with escapes and mean something else than a name. */
const RESERVED: ReadonlySet<string> = new Set(
  (
    'abstract assert boolean break byte case catch char class continue default do double else enum extends false final finally float for if implements ' +
    'import instanceof int interface long native new null package private protected public return short static strictfp super switch synchronized ' +
    'this throw throws transient true try void volatile while'
  ).split(' '),
);
