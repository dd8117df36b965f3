import { checkpoint } from '../text/work.js';
import type { Span } from '../text/span.js';

/** Whole words of a text. Letters beyond ASCII belong to words, too. */
const WORD = /[\w$\u0080-\uffff]+/g;

/** Where some words stand in a text: what a copy has to have is asked of texts before anything of them is read as code. */
export class WordsOfText {
  readonly #starts: number[] = [];
  readonly #words: string[] = [];

  constructor(text: string, wanted: ReadonlySet<string>) {
    for (const { 0: word, index } of text.matchAll(WORD)) {
      checkpoint();
      if (!wanted.has(word)) continue;
      this.#starts.push(index);
      this.#words.push(word);
    }
  }

  /** Those that stand in a span. */
  within({ start, end }: Span): ReadonlySet<string> {
    const words = new Set<string>();
    for (let i = this.#firstFrom(start); i < this.#starts.length && (this.#starts[i] ?? end) < end; i++) {
      checkpoint();
      words.add(this.#words[i] ?? '');
    }
    return words;
  }

  #firstFrom(offset: number): number {
    let [low, high] = [0, this.#starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
