/** Which diff tables are near what the reader sees. Marks of the others are not measured: that would make the browser lay out what it keeps for later. */

/** How far around the window counts as near: a screen above and one below. */
const MARGIN = '100% 0px';

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

  /** The same; of a large page only those that are near, and those of which `isKept` tells that they shall be looked at nevertheless. */
  due<Table extends Element>(tables: Iterable<Table>, isLarge: boolean, isKept: (table: Table) => boolean): readonly Table[] {
    const all = this.inOrder(tables);
    return isLarge ? all.filter((table) => this.has(table) || isKept(table)) : all;
  }

  /** Whether a table is near; all are where the browser cannot tell. */
  has(table: Element): boolean {
    return this.#observer === null || this.#near.has(table);
  }
}
