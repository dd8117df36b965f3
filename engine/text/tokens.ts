import type { Span } from './span.js';
import { append } from './grouping.js';

/** What a token is, as far as comparing and colouring texts goes. */
export const TOKEN_KIND = { word: 0, number: 1, string: 2, comment: 3, punctuation: 4 } as const;
export type TokenKind = (typeof TOKEN_KIND)[keyof typeof TOKEN_KIND];

/**
 * The tokens of a text, in source order, as parallel lists: a large change has millions of them. White space is left out. A comment is one token per line,
 * without the white space and the asterisk that layout put before it, so that a comment that was only indented anew is the same comment.
 */
export interface Tokens {
  readonly count: number;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly kinds: Uint8Array;
  /** The token's word in the dictionary: equal numbers are equal texts. */
  readonly words: Int32Array;
}

/** Numbers texts, so that tokens of many files compare as numbers. */
export class Dictionary {
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];

  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.#texts.push(text) - 1;
    this.#numbers.set(text, number);
    return number;
  }

  textOf(number: number): string {
    return this.#texts[number] ?? '';
  }
}

/** What languages with C's comments and strings have different tokens by. */
export interface TokenSyntax {
  /** Those of two or more characters by their first, the longest first. */
  readonly operators: ReadonlyMap<number, readonly string[]>;
  /** What begins and ends strings that go on over lines. */
  readonly blockQuotes: readonly string[];
}

/** `operators`: those of two or more characters, the longest first. Those that end in `>` are not among them where that closes type arguments, too. */
export function tokenSyntax(operators: readonly string[], blockQuotes: readonly string[]): TokenSyntax {
  const byFirst = new Map<number, string[]>();
  for (const operator of operators) append(byFirst, operator.charCodeAt(0), operator);
  return { operators: byFirst, blockQuotes };
}

/** The tokens of a text in a language with C's comments, strings and operators. */
export function tokenize(text: string, dictionary: Dictionary, syntax: TokenSyntax = C_LIKE): Tokens {
  return new Scanner(text, dictionary, syntax).scan();
}

const CODE = {
  tab: 9,
  newline: 10,
  return: 13,
  space: 32,
  quote: 34,
  dollar: 36,
  apostrophe: 39,
  star: 42,
  dot: 46,
  slash: 47,
  zero: 48,
  nine: 57,
  backslash: 92,
  underscore: 95,
} as const;

export const C_OPERATORS = [
  ...['<<=', '...', '++', '--', '&&', '||', '==', '!=', '<=', '<<'],
  ...['+=', '-=', '*=', '/=', '&=', '|=', '^=', '%=', '->', '::'],
] as const;

const C_LIKE = tokenSyntax(C_OPERATORS, ['"""']);

/** Reads a text once, character by character: a pattern with alternatives for each kind of token takes five times as long. */
class Scanner {
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  readonly #kinds: TokenKind[] = [];
  readonly #words: number[] = [];
  #at = 0;
  /** What block quotes begin with. */
  readonly #blockQuotes: ReadonlySet<number>;

  constructor(
    private readonly text: string,
    private readonly dictionary: Dictionary,
    private readonly syntax: TokenSyntax,
  ) {
    this.#blockQuotes = new Set(syntax.blockQuotes.map((quote) => quote.charCodeAt(0)));
  }

  scan(): Tokens {
    const { text } = this;
    while (this.#at < text.length) {
      const start = this.#at;
      const code = text.charCodeAt(start);
      if (isSpace(code)) this.#at++;
      else if (isWordStart(code)) this.#word(start);
      else if (isDigit(code) || (code === CODE.dot && isDigit(text.charCodeAt(start + 1)))) this.#number(start);
      else if (code === CODE.slash && text.charCodeAt(start + 1) === CODE.slash) this.#comment(start, lineEnd(text, start));
      else if (code === CODE.slash && text.charCodeAt(start + 1) === CODE.star) {
        const end = text.indexOf('*/', start + 2);
        this.#comment(start, end < 0 ? text.length : end + 2);
      } else if (code === CODE.quote || code === CODE.apostrophe || this.#blockQuotes.has(code)) this.#string(start, code);
      else this.#punctuation(start, code);
    }
    return {
      count: this.#starts.length,
      starts: Int32Array.from(this.#starts),
      ends: Int32Array.from(this.#ends),
      kinds: Uint8Array.from(this.#kinds),
      words: Int32Array.from(this.#words),
    };
  }

  #push(kind: TokenKind, start: number, end: number, word = this.text.slice(start, end)): void {
    this.#starts.push(start);
    this.#ends.push(end);
    this.#kinds.push(kind);
    this.#words.push(this.dictionary.numberOf(word));
    this.#at = end;
  }

  #word(start: number): void {
    let end = start + 1;
    while (end < this.text.length && isWordPart(this.text.charCodeAt(end))) end++;
    this.#push(TOKEN_KIND.word, start, end);
  }

  #number(start: number): void {
    NUMBER.lastIndex = start;
    this.#push(TOKEN_KIND.number, start, start + Math.max(1, NUMBER.exec(this.text)?.[0].length ?? 1));
  }

  /** To the closing quote, or the end of the line when there is none; block quotes go on over lines. */
  #string(start: number, quote: number): void {
    const { text } = this;
    const block = this.#blockQuotes.has(quote) ? this.syntax.blockQuotes.find((one) => text.startsWith(one, start)) : undefined;
    let end = start + (block?.length ?? 1);
    for (; end < text.length; end++) {
      const code = text.charCodeAt(end);
      if (code === CODE.backslash) end++;
      else if (block === undefined ? code === quote : text.startsWith(block, end)) break;
      else if (block === undefined && (code === CODE.newline || code === CODE.return)) {
        this.#push(TOKEN_KIND.string, start, end);
        return;
      }
    }
    this.#push(TOKEN_KIND.string, start, Math.min(text.length, end + (block?.length ?? 1)));
  }

  #punctuation(start: number, code: number): void {
    const operator = this.syntax.operators.get(code)?.find((one) => this.text.startsWith(one, start));
    this.#push(TOKEN_KIND.punctuation, start, start + (operator?.length ?? 1));
  }

  #comment(start: number, end: number): void {
    for (const line of commentLines(this.text, { start, end })) this.#push(TOKEN_KIND.comment, line.start, line.end, line.text);
    this.#at = end;
  }
}

const NUMBER = /(?:[eEpP][+-]|[\w.])+/y;

function isSpace(code: number): boolean {
  return code === CODE.space || (code >= CODE.tab && code <= CODE.return) || code === 0xa0 || code === 0xfeff;
}

function isDigit(code: number): boolean {
  return code >= CODE.zero && code <= CODE.nine;
}

/** Letters, `_`, `$`, and whatever lies beyond ASCII. */
function isWordStart(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    code === CODE.underscore ||
    code === CODE.dollar ||
    (code > 127 && !isSpace(code))
  );
}

function isWordPart(code: number): boolean {
  return isWordStart(code) || isDigit(code);
}

function lineEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && text.charCodeAt(end) !== CODE.newline && text.charCodeAt(end) !== CODE.return) end++;
  return end;
}

function* commentLines(text: string, comment: Span): Generator<Span & { readonly text: string }> {
  for (let at = comment.start; at < comment.end;) {
    const newline = text.slice(at, comment.end).search(/[\r\n]/);
    const end = newline < 0 ? comment.end : at + newline;
    const line = text.slice(at, end);
    const trimmed = line.trim();
    if (trimmed !== '') {
      const start = at + line.indexOf(trimmed);
      yield { start, end: start + trimmed.length, text: trimmed.replace(LAYOUT, '').replace(/\s+/g, ' ') };
    }
    at = end + 1;
  }
}

/** `* ` at the beginning of a line of a comment; not the one of its end. */
const LAYOUT = /^\*(?!\/)\s?/;
