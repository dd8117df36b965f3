/**
 * The marks in the diff: decides where badges and bars go, puts them there in short tasks, and keeps them there while GitHub changes the page. It works table by
 * table, those near the reader first.
 */
import type { Refactoring } from '../../engine/results/result.js';
import { rankedLocations } from '../../ui/places.js';
import { rangesOf } from '../../ui/ranges.js';
import type { Item, Side } from '../../ui/work.js';
import type { DiffLines } from '../github/diff-lines.js';
import { findPlace, place, unplace, type BadgePlace } from './badge-place.js';
import { putBadge, takeBadge, type BadgeEntry } from './badge.js';
import type { DiffTables } from './diff-tables.js';
import type { FileMap } from './file-map.js';
import { planMarks, type PlannedEnd, type TablePlan } from './mark-plan.js';
import type { NearTables } from './near-tables.js';
import { BADGE } from './own-nodes.js';
import { ActiveCells, TableRanges } from './ranges.js';
import { Slices } from './slices.js';

/** A line that the page shows. */
export interface Spot {
  readonly cell: HTMLTableCellElement;
  readonly line: number;
}

/** What a table shows of ours. */
interface MarkedTable {
  readonly ranges: TableRanges;
  readonly badges: Map<HTMLButtonElement, readonly BadgeEntry[]>;
  /** Badges that have no place yet. */
  readonly unplaced: Set<HTMLButtonElement>;
  /** What it shows, and as which version of the page's tables. */
  drawn?: { readonly plan: TablePlan; readonly lines: DiffLines; readonly version: number };
}

/** The spots of one look; a spot may be asked for by every table that it could be in. */
type Spots = Map<PlannedEnd, Spot | undefined>;

/** New badges between two layouts of the page: as many as the browser lays out in a few milliseconds. */
const BADGES_PER_LAYOUT = 40;

const SIDES: readonly Side[] = ['before', 'after'];

const NOTHING: TablePlan = { ends: [], ranges: [] };

export class Marks {
  #items: readonly Item[] = [];
  #plan: ReadonlyMap<string, TablePlan> | null = null;
  readonly #marked = new Map<HTMLTableElement, MarkedTable>();
  readonly #active = new ActiveCells();
  #activeItem: Item | null = null;
  #activeHow: 'seen' | 'chosen' = 'seen';
  #due = false;
  #looking: Promise<void> | null = null;
  #resized = false;

  constructor(
    private readonly tables: DiffTables,
    private readonly files: FileMap,
    private readonly near: NearTables,
    private readonly signal: AbortSignal,
  ) {
    near.onNear(() => void this.refresh());
    near.watch(tables.all.values());
  }

  /** Shows marks for these items and no others. */
  show(items: readonly Item[]): void {
    this.#items = items;
    this.#plan = null;
    void this.refresh();
  }

  /** Looks at the page again. Calls while it is at it are one more look afterwards. Resolves when no look is due any more; never rejects. */
  refresh(): Promise<void> {
    this.#due = true;
    this.#looking ??= this.#look();
    return this.#looking;
  }

  /** How many tables show marks, of those in which something is to be marked. */
  get reach(): { readonly marked: number; readonly markable: number } {
    const marked = [...this.#marked.values()].filter(({ badges, ranges }) => badges.size > 0 || ranges.size > 0).length;
    return { marked, markable: this.#plan?.size ?? 0 };
  }

  /** Puts the badges beside their code again, after the page got another width. */
  rearrange(): void {
    this.#resized = true;
    void this.refresh();
  }

  /** What a badge stands for. */
  entries(badge: HTMLButtonElement): readonly BadgeEntry[] {
    for (const { badges } of this.#marked.values()) {
      const entries = badges.get(badge);
      if (entries) return entries;
    }
    return [];
  }

  /** The badge of one end of an item, when the page shows it. */
  badge(item: Item, side: Side): HTMLButtonElement | undefined {
    for (const { badges } of this.#marked.values())
      for (const [badge, entries] of badges)
        if (entries.some((entry) => entry.item === item && (entry.side === side || entry.both))) return badge;
    return undefined;
  }

  /** Brings out the lines of an item wherever the page shows them, more so of one that the reader looks at than of one that is only chosen; null for none. */
  activate(item: Item | null, how: 'seen' | 'chosen' = 'seen'): void {
    this.#activeItem = item;
    this.#activeHow = how;
    this.#active.show(item ? SIDES.flatMap((side) => this.#cellsOf(item, side)) : [], how);
  }

  /** Where one end of a refactoring is on the page now: a first line of one of its locations, else any line of them; undefined when none is shown. */
  async spot(refactoring: Refactoring, side: Side, slices: Slices): Promise<Spot | undefined> {
    // Who asks early, from the list or by an address, waits with the marks.
    await this.tables.takenOver();
    slices.signal.throwIfAborted();
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

  #cellsOf({ refactoring }: Item, side: Side): readonly HTMLTableCellElement[] {
    return rangesOf(refactoring, side).flatMap(({ path, start, end }) => {
      const anchor = this.files.anchor(path, side);
      const table = anchor === undefined ? null : this.tables.table(anchor);
      return (table && this.tables.known(table)?.cells(side, start, end)) ?? [];
    });
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
    if (this.#resized) for (const { badges, unplaced } of this.#marked.values()) for (const badge of badges.keys()) unplaced.add(badge);
    this.#resized = false;
    const items = this.#items;
    const plan = (this.#plan ??= await planMarks(items, this.files, slices));
    // Other items came while this plan was made.
    if (this.#items !== items) return void (this.#plan = null);
    const tables = this.tables.all;
    const spots: Spots = new Map();
    for (const table of this.near.due(tables.values(), this.tables.isLarge, (one) => this.#marked.has(one))) {
      if (this.#items !== items) return;
      await this.#paintTable(table, plan.get(this.tables.anchorOf(table)) ?? NOTHING, spots, slices);
    }
    for (const [table, marked] of this.#marked) if (tables.get(this.tables.anchorOf(table)) !== table) this.#forget(table, marked);
    if (this.#activeItem) this.activate(this.#activeItem, this.#activeHow);
  }

  async #paintTable(table: HTMLTableElement, plan: TablePlan, spots: Spots, slices: Slices): Promise<void> {
    let marked = this.#marked.get(table);
    if (plan === NOTHING) {
      if (marked) this.#forget(table, marked);
      return;
    }
    const { version } = this.tables;
    const lines = await this.tables.lines(table, slices.pause);
    const isNear = this.near.has(table);
    // Where nothing changed since, only badges without a place are left to do.
    if (marked?.drawn?.plan === plan && marked.drawn.version === version) return void (isNear && (await this.#arrange(marked, slices)));
    if (!marked) {
      marked = { ranges: new TableRanges(), badges: new Map(), unplaced: new Set() };
      this.#marked.set(table, marked);
    }
    await this.#paintBadges(marked, await this.#wanted(table, plan, spots, slices), slices);
    if (isNear) await this.#arrange(marked, slices);
    if (marked.drawn?.plan !== plan || marked.drawn.lines !== lines) await marked.ranges.paint(plan.ranges, lines, slices);
    marked.drawn = { plan, lines, version };
  }

  async #paintBadges(
    { badges, unplaced }: MarkedTable,
    wanted: ReadonlyMap<HTMLTableCellElement, readonly BadgeEntry[]>,
    slices: Slices,
  ): Promise<void> {
    const painted = new Set<HTMLButtonElement>();
    for (const [cell, entries] of wanted) {
      const { badge, changed } = putBadge(cell, entries);
      painted.add(badge);
      badges.set(badge, entries);
      if (changed) unplaced.add(badge);
      const turn = slices.pause();
      if (turn) await turn;
    }
    for (const badge of badges.keys()) {
      if (painted.has(badge)) continue;
      takeBadge(badge);
      badges.delete(badge);
      unplaced.delete(badge);
    }
  }

  /** What every marked cell of a table should say. A context line in the unified view may be the end of refactorings of both sides. */
  async #wanted(
    table: HTMLTableElement,
    { ends }: TablePlan,
    spots: Spots,
    slices: Slices,
  ): Promise<Map<HTMLTableCellElement, BadgeEntry[]>> {
    const wanted = new Map<HTMLTableCellElement, BadgeEntry[]>();
    for (const end of ends) {
      const spot = spots.has(end) ? spots.get(end) : await this.spot(end.item.refactoring, end.side, slices);
      spots.set(end, spot);
      const turn = slices.pause();
      if (turn) await turn;
      if (!spot || !table.contains(spot.cell)) continue;
      const entries = wanted.get(spot.cell) ?? [];
      wanted.set(spot.cell, entries);
      const at = entries.findIndex(({ item }) => item === end.item);
      if (at < 0) entries.push(end);
      else entries[at] = { ...end, side: 'before', both: true };
    }
    this.signal.throwIfAborted();
    return wanted;
  }

  /** Puts badges beside their code. All reading comes before all writing, so that the page is laid out once per slice. */
  async #arrange({ unplaced }: MarkedTable, slices: Slices): Promise<void> {
    while (unplaced.size > 0) {
      const badges = [...unplaced].slice(0, BADGES_PER_LAYOUT);
      for (const badge of badges) unplace(badge);
      const places: [HTMLButtonElement, BadgePlace][] = [];
      for (const badge of badges) {
        const found = findPlace(badge);
        if (found) places.push([badge, found]);
        unplaced.delete(badge);
      }
      for (const [badge, found] of places) place(badge, found);
      await slices.turn();
    }
  }

  #forget(table: HTMLTableElement, { badges, ranges }: MarkedTable): void {
    for (const badge of badges.keys()) takeBadge(badge);
    ranges.clear();
    this.#marked.delete(table);
  }
}

/** The badge that an event came from, if any. */
export function badgeOf(event: Event): HTMLButtonElement | null {
  const target = event.target;
  return target instanceof Element ? target.closest<HTMLButtonElement>(`button[${BADGE}]`) : null;
}
