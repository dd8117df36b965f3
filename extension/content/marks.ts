/** The badges in the diff: decides where they go, puts them there in short tasks, and keeps them there while GitHub changes the page. */
import type { Refactoring } from '../../engine/results/result.js';
import { rankedLocations } from '../../ui/places.js';
import type { Item, Side } from '../../ui/work.js';
import { findPlace, place, putBadge, takeBadge, type BadgeEntry, type BadgePlace } from './badge.js';
import type { DiffTables } from './diff-tables.js';
import type { FileMap } from './file-map.js';
import { BADGE } from './own-nodes.js';
import { Slices } from './slices.js';

/** A line that the page shows. */
export interface Spot {
  readonly cell: HTMLTableCellElement;
  readonly line: number;
}

const SIDES: readonly Side[] = ['before', 'after'];

export class Marks {
  #items: readonly Item[] = [];
  #badges = new Map<HTMLButtonElement, readonly BadgeEntry[]>();
  #running = false;
  #again = false;
  #resized = false;

  constructor(
    private readonly tables: DiffTables,
    private readonly files: FileMap,
    private readonly signal: AbortSignal,
  ) {}

  /** Shows badges for these items and no others. */
  show(items: readonly Item[]): void {
    this.#items = items;
    this.refresh();
  }

  /** Looks at the page again. Calls while it is at it are one more look afterwards. */
  refresh(): void {
    if (this.#running) {
      this.#again = true;
      return;
    }
    this.#running = true;
    this.#paint()
      .catch((error: unknown) => {
        if (!this.signal.aborted) throw error;
      })
      .finally(() => {
        this.#running = false;
        if (!this.#again || this.signal.aborted) return;
        this.#again = false;
        this.refresh();
      });
  }

  /** Puts the badges beside their code again, after the page got another width. */
  rearrange(): void {
    this.#resized = true;
    this.refresh();
  }

  /** What a badge stands for. */
  entries(badge: HTMLButtonElement): readonly BadgeEntry[] {
    return this.#badges.get(badge) ?? [];
  }

  /** Where one end of a refactoring is on the page now: a first line of one of its locations, else any line of them; undefined when none is shown. */
  async spot(refactoring: Refactoring, side: Side, slices: Slices): Promise<Spot | undefined> {
    const locations = rankedLocations(refactoring, side);
    let inside: Spot | undefined;
    for (const { filePath, startLine, endLine } of locations) {
      const anchor = this.files.anchor(filePath, side);
      const table = anchor === undefined ? null : this.tables.table(anchor);
      if (!table) continue;
      const lines = await this.tables.lines(table, slices.pause);
      const cell = lines.cell(side, startLine);
      if (cell) return { cell, line: startLine };
      const shown = inside ? undefined : lines.firstShown(side, startLine, endLine);
      const shownCell = shown === undefined ? undefined : lines.cell(side, shown);
      if (shown !== undefined && shownCell) inside = { cell: shownCell, line: shown };
    }
    return inside;
  }

  async #paint(): Promise<void> {
    const slices = new Slices(this.signal);
    const wanted = await this.#wanted(slices);
    const painted = new Map<HTMLButtonElement, readonly BadgeEntry[]>();
    const fresh: HTMLButtonElement[] = [];
    for (const [cell, entries] of wanted) {
      const { badge, changed } = putBadge(cell, entries);
      painted.set(badge, entries);
      if (changed) fresh.push(badge);
      await slices.pause();
    }
    for (const badge of this.#badges.keys()) if (!painted.has(badge)) takeBadge(badge);
    this.#badges = painted;
    await arrange(this.#resized ? painted.keys() : fresh, slices);
    this.#resized = false;
  }

  /** What every marked cell should say. A context line in the unified view may be the end of refactorings of both sides. */
  async #wanted(slices: Slices): Promise<Map<HTMLTableCellElement, BadgeEntry[]>> {
    const wanted = new Map<HTMLTableCellElement, BadgeEntry[]>();
    for (const item of this.#items) {
      for (const side of SIDES) {
        const spot = await this.spot(item.refactoring, side, slices);
        const turn = slices.pause();
        if (turn) await turn;
        if (!spot) continue;
        const entries = wanted.get(spot.cell);
        if (!entries) wanted.set(spot.cell, [{ item, side }]);
        else if (entries.every((entry) => entry.item !== item)) entries.push({ item, side });
      }
    }
    this.signal.throwIfAborted();
    return wanted;
  }
}

/** Puts badges beside their code. All reading comes before all writing, so that the page is laid out once per slice. */
async function arrange(badges: Iterable<HTMLButtonElement>, slices: Slices): Promise<void> {
  const places: [HTMLButtonElement, BadgePlace][] = [];
  for (const badge of badges) {
    const found = findPlace(badge);
    if (found) places.push([badge, found]);
    const turn = slices.pause();
    if (turn) await turn;
  }
  for (const [badge, found] of places) place(badge, found);
}

/** The badge that an event came from, if any. */
export function badgeOf(event: Event): HTMLButtonElement | null {
  const target = event.target;
  return target instanceof Element ? target.closest<HTMLButtonElement>(`button[${BADGE}]`) : null;
}
