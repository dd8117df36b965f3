import { contains, type Span } from '../text/span.js';
import { checkpoint } from '../text/work.js';

/** Things of one text that lie beside or within each other, by what lies in them. */
export class NestedSpans<Item> {
  /** In the order of their beginnings, the wider first. */
  readonly #items: readonly { readonly item: Item; readonly span: Span; readonly around: number }[];

  constructor(items: readonly Item[], spanOf: (item: Item) => Span) {
    const sorted = items
      .map((item) => ({ item, span: spanOf(item) }))
      .sort((one, other) => one.span.start - other.span.start || other.span.end - one.span.end);
    const open: number[] = [];
    this.#items = sorted.map(({ item, span }, index) => {
      checkpoint();
      while (open.length > 0 && !contains(sorted[open.at(-1) ?? 0]?.span ?? span, span)) open.pop();
      const around = open.at(-1) ?? NONE;
      open.push(index);
      return { item, span, around };
    });
  }

  /** The innermost that contains a span. */
  at(span: Span): Item | null {
    let at = this.#lastBefore(span.start);
    for (let one = this.#items[at]; one; one = this.#items[at]) {
      checkpoint();
      if (contains(one.span, span)) return one.item;
      at = one.around;
    }
    return null;
  }

  /** The last that begins there or before. */
  #lastBefore(start: number): number {
    let low = 0;
    let high = this.#items.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#items[middle]?.span.start ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}

/** No place in a list. */
const NONE = -1;
