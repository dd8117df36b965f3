import { Dictionary, tokenize, TOKEN_KIND, type Tokens } from '../../../text/tokens.js';

/** How many tokens of annotations are looked at in one place: more than anybody writes, so that hostile text costs no more than it is long. */
const LONGEST_ANNOTATIONS = 500;

/** The tokens of a text without its comments, each of which can be written otherwise at the same length. */
export class CodeTokens {
  readonly length: number;
  /** Those `when` that begin a guard. */
  readonly guards = new Set<number>();
  readonly #dictionary = new Dictionary();
  readonly #tokens: Tokens;
  /** Of each token, its place among all tokens. */
  readonly #places: Int32Array;
  readonly #written = new Map<number, string>();
  readonly #joined = new Set<number>();

  constructor(private readonly text: string) {
    this.#tokens = tokenize(text, this.#dictionary);
    const { count, kinds } = this.#tokens;
    this.#places = Int32Array.from({ length: count }, (_, place) => place).filter((place) => kinds[place] !== TOKEN_KIND.comment);
    this.length = this.#places.length;
  }

  /** The token as it stands in the text; '' where there is none. */
  at(index: number): string {
    const place = this.#places[index];
    return place === undefined ? '' : this.#dictionary.textOf(this.#tokens.words[place] ?? -1);
  }

  isWord(index: number): boolean {
    return this.#kindOf(index) === TOKEN_KIND.word;
  }

  isNumber(index: number): boolean {
    return this.#kindOf(index) === TOKEN_KIND.number;
  }

  /** Writes a token in another way, as long as it is. */
  replace(index: number, written: string): void {
    if (written !== this.at(index)) this.#written.set(index, written);
  }

  /** Writes a word as a name that means nothing else. */
  rename(index: number): void {
    this.replace(index, `$${this.at(index).slice(1)}`);
  }

  /** Leaves tokens out, from the first up to the one before `to`. */
  blank(from: number, to: number): void {
    for (let index = from; index < to; index++) this.replace(index, ' '.repeat(this.at(index).length));
  }

  /** Makes one name of several tokens and what is between them. */
  join(from: number, to: number): void {
    for (let index = from; index < to; index++) {
      if (!this.isWord(index)) this.replace(index, '_');
      if (index > from) this.#joined.add(index);
    }
  }

  /** The token behind the annotations that begin here. */
  afterAnnotations(from: number): number {
    let index = from;
    while (this.at(index) === '@' && index < from + LONGEST_ANNOTATIONS) {
      index = this.afterName(index + 1);
      if (this.at(index) === '(') index = this.#afterParentheses(index);
    }
    return index;
  }

  /** The token behind `a.b.C`. */
  afterName(from: number): number {
    let index = from + 1;
    while (this.at(index) === '.' && this.isWord(index + 1)) index += 2;
    return index;
  }

  /** The first token of the annotations that end before this one. */
  firstAnnotationBefore(to: number): number {
    let first = to;
    for (let from = to - 1; from > to - LONGEST_ANNOTATIONS && from >= 0 && !ENDS.has(this.at(from)); from--)
      if (this.at(from) === '@' && this.afterAnnotations(from) === to) first = from;
    return first;
  }

  /** The text with what was written otherwise. */
  result(): string {
    const { starts, ends } = this.#tokens;
    const pieces: string[] = [];
    let end = 0;
    for (const index of [...new Set([...this.#written.keys(), ...this.#joined])].sort((a, b) => a - b)) {
      const place = this.#places[index] ?? 0;
      const start = starts[place] ?? 0;
      const before = this.#places[index - 1] ?? 0;
      const joinedFrom = this.#joined.has(index) ? (ends[before] ?? start) : start;
      pieces.push(this.text.slice(end, joinedFrom), '_'.repeat(start - joinedFrom), this.#written.get(index) ?? this.at(index));
      end = ends[place] ?? start;
    }
    pieces.push(this.text.slice(end));
    return pieces.join('');
  }

  #afterParentheses(from: number): number {
    let depth = 0;
    for (let index = from; index < from + LONGEST_ANNOTATIONS; index++) {
      if (this.at(index) === '(') depth++;
      else if (this.at(index) === ')' && --depth === 0) return index + 1;
    }
    return from;
  }

  #kindOf(index: number): number | undefined {
    const place = this.#places[index];
    return place === undefined ? undefined : this.#tokens.kinds[place];
  }
}

/** What no annotation holds. */
const ENDS: ReadonlySet<string> = new Set([';', '->', '...', '']);
