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

/** New badges between two layouts of the page: as many as the browser lays out in a few milliseconds. */
const BADGES_PER_LAYOUT = 40;

const SIDES: readonly Side[] = ['before', 'after'];

export class Marks {
  #items: readonly Item[] = [];
  readonly #badges = new Map<HTMLButtonElement, readonly BadgeEntry[]>();
  #due = false;
  #looking: Promise<void> | null = null;
  #resized = false;

  constructor(
    private readonly tables: DiffTables,
    private readonly files: FileMap,
    private readonly signal: AbortSignal,
  ) {}

  /** Shows badges for these items and no others. */
  show(items: readonly Item[]): void {
    this.#items = items;
    void this.refresh();
  }

  /** Looks at the page again. Calls while it is at it are one more look afterwards. Resolves when no look is due any more; never rejects. */
  refresh(): Promise<void> {
    this.#due = true;
    this.#looking ??= this.#look();
    return this.#looking;
  }

  /** Puts the badges beside their code again, after the page got another width. */
  rearrange(): void {
    this.#resized = true;
    void this.refresh();
  }

  /** What a badge stands for. */
  entries(badge: HTMLButtonElement): readonly BadgeEntry[] {
    return this.#badges.get(badge) ?? [];
  }

  /** Where one end of a refactoring is on the page now: a first line of one of its locations, else any line of them; undefined when none is shown. */
  async spot(refactoring: Refactoring, side: Side, slices: Slices): Promise<Spot | undefined> {
    const locations = rankedLocations(refactoring, side);
    let inside: Spot | undefined;
    for (const { filePath, startLine, endLine, nameLine } of locations) {
      const anchor = this.files.anchor(filePath, side);
      const table = anchor === undefined ? null : this.tables.table(anchor);
      if (!table) continue;
      const lines = await this.tables.lines(table, slices.pause);
      // documentation and annotations come before the line that a reader looks for
      const first = nameLine ?? startLine;
      const cell = lines.cell(side, first);
      if (cell) return { cell, line: first };
      const shown = inside ? undefined : lines.firstShown(side, startLine, endLine);
      const shownCell = shown === undefined ? undefined : lines.cell(side, shown);
      if (shown !== undefined && shownCell) inside = { cell: shownCell, line: shown };
    }
    return inside;
  }

  async #look(): Promise<void> {
    try {
      while (this.#due && !this.signal.aborted) {
        this.#due = false;
        await this.#paint();
      }
    } catch (error) {
      // Aborting is how a look ends when the page is left; anything else belongs in the browser's list of errors, and the next change of the page tries again.
      if (!this.signal.aborted) reportError(error);
    } finally {
      this.#looking = null;
    }
  }

  async #paint(): Promise<void> {
    const slices = new Slices(this.signal);
    // Taken at the beginning: a page that gets another width meanwhile is looked at again.
    const resized = this.#resized;
    this.#resized = false;
    const wanted = await this.#wanted(slices);
    const painted = new Set<HTMLButtonElement>();
    let unplaced: HTMLButtonElement[] = [];
    for (const [cell, entries] of wanted) {
      const { badge, changed } = putBadge(cell, entries);
      painted.add(badge);
      this.#badges.set(badge, entries);
      if (changed || resized) unplaced.push(badge);
      if (unplaced.length < BADGES_PER_LAYOUT) continue;
      await arrange(unplaced, slices);
      unplaced = [];
    }
    await arrange(unplaced, slices);
    for (const badge of this.#badges.keys()) {
      if (painted.has(badge)) continue;
      takeBadge(badge);
      this.#badges.delete(badge);
    }
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
  await slices.turn();
}

/** The badge that an event came from, if any. */
export function badgeOf(event: Event): HTMLButtonElement | null {
  const target = event.target;
  return target instanceof Element ? target.closest<HTMLButtonElement>(`button[${BADGE}]`) : null;
}
