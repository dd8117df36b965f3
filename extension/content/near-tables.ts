/** Which diff tables are near what the reader sees. Marks of the others are not measured: that would make the browser lay out what it keeps for later. */

/** How far around the window counts as near: a screen above and one below. */
const MARGIN = '100% 0px';

/**
 * Lines that are marked wherever they are. Where there are more, those of files that are far away have to wait until the reader comes near: each piece of the work is
 * followed by a frame, for which a browser that keeps nothing of a page for later looks through all of it.
 */
const LINES_EVERYWHERE = 2_000;

export class NearTables {
  readonly #near = new Set<Element>();
  readonly #observed = new Set<Element>();
  readonly #observer: IntersectionObserver | null;

  readonly #listeners: (() => void)[] = [];

  constructor(signal: AbortSignal) {
    this.#observer =
      typeof IntersectionObserver === 'undefined'
        ? null
        : new IntersectionObserver(
            (entries) => {
              let came = false;
              for (const { target, isIntersecting } of entries) {
                if (!isIntersecting) this.#near.delete(target);
                else if (!this.#near.has(target)) {
                  this.#near.add(target);
                  came = true;
                }
              }
              if (came) for (const listener of this.#listeners) listener();
            },
            { rootMargin: MARGIN },
          );
    signal.addEventListener('abort', () => this.#observer?.disconnect());
  }

  /** Watches these tables and no others. */
  watch(tables: Iterable<Element>): void {
    const wanted = new Set(tables);
    for (const table of this.#observed) {
      if (wanted.has(table)) continue;
      this.#observer?.unobserve(table);
      this.#observed.delete(table);
      this.#near.delete(table);
    }
    for (const table of wanted) {
      if (this.#observed.has(table)) continue;
      this.#observed.add(table);
      this.#observer?.observe(table);
    }
  }

  /** Calls back whenever tables came near. */
  onNear(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Watches these tables and no others, and returns them with the near ones first, so that the reader sees those first. */
  inOrder<Table extends Element>(tables: Iterable<Table>): readonly Table[] {
    const all = [...tables];
    this.watch(all);
    return [...all.filter((table) => this.has(table)), ...all.filter((table) => !this.has(table))];
  }

  /** The same, without those that are far away where so many lines are to be marked that they have to wait; `isKept` tells of those that shall be looked at nevertheless. */
  due<Table extends Element>(tables: Iterable<Table>, lines: number, isKept: (table: Table) => boolean): readonly Table[] {
    const all = this.inOrder(tables);
    return lines <= LINES_EVERYWHERE ? all : all.filter((table) => this.has(table) || isKept(table));
  }

  /** Whether a table is near; all are where the browser cannot tell. */
  has(table: Element): boolean {
    return this.#observer === null || this.#near.has(table);
  }
}
