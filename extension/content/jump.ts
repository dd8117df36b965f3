/** Goes to one end of a refactoring, also when its file is not drawn yet, and says so when that end cannot be shown. */
import { endOf, rankedLocations } from '../../ui/places.js';
import type { Item, Side } from '../../ui/work.js';
import { carryOut } from './carry-out.js';
import type { DiffTables } from './diff-tables.js';
import { expandTo } from './expand.js';
import type { FileMap } from './file-map.js';
import type { Marks, Spot } from './marks.js';
import { isMisread, notUnderstood } from './page-check.js';
import { pointOut } from './point-out.js';
import { fileBlock, readerMoves, revealTable } from './reveal.js';
import { Slices } from './slices.js';

/** Lines lit at most; a whole class need not flash. */
const LIT_LINES = 60;

/** Lines between two hunks that are brought in to show the first line of something whose other lines are shown. */
const SHORT_WAY = 60;

export class Jump {
  #current = new AbortController();

  constructor(
    private readonly document: Document,
    private readonly tables: DiffTables,
    private readonly marks: Marks,
    private readonly files: FileMap,
    /** At which height of the window, in pixels, a line is shown. */
    private readonly aim: () => number,
    /** Shows a file that the reader had hidden. */
    private readonly unhide: (anchor: string) => void,
    private readonly signal: AbortSignal,
  ) {}

  /** Ends the jump under way. */
  stop(): void {
    this.#current.abort();
  }

  /**
   * Ends the jump under way and goes to an end. Calls `onWait` when GitHub has to bring something first. Resolves as soon as the end is in view, to a sentence for
   * the reader when it could not be shown as asked, else to null.
   */
  async goTo({ refactoring }: Item, side: Side, onWait: () => void): Promise<string | null> {
    this.#current.abort();
    this.#current = new AbortController();
    const signal = AbortSignal.any([this.signal, this.#current.signal]);
    try {
      return await this.#go(refactoring, side, onWait, signal);
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    }
  }

  async #go(refactoring: Item['refactoring'], side: Side, onWait: () => void, signal: AbortSignal): Promise<string | null> {
    const end = endOf(refactoring, side);
    const anchor = end && this.files.anchor(end.path, side);
    if (!end || anchor === undefined) return 'This refactoring has no place on that side.';
    this.unhide(anchor);
    const slices = new Slices(signal);
    let spot = await this.marks.spot(refactoring, side, slices);
    if (!spot || !isVisible(spot.cell)) {
      onWait();
      if (!(await this.#reveal(anchor, signal))) return null;
      await this.marks.refresh();
      signal.throwIfAborted();
      spot = await this.marks.spot(refactoring, side, slices);
    }
    if (!spot || spot.line !== end.line) {
      onWait();
      // With another line of it in view already, the first one is worth a short way only.
      if (await expandTo(this.tables, anchor, side, end.line, { reach: spot ? SHORT_WAY : Infinity, slices })) {
        await this.marks.refresh();
        signal.throwIfAborted();
        spot = await this.marks.spot(refactoring, side, slices);
      }
    }
    if (spot) {
      carryOut(pointOut(spot.cell, await this.#lit(refactoring, side, spot, slices), this.aim, signal), signal);
      return null;
    }
    return this.#nearest(anchor, end.path, side, end.line, slices, signal);
  }

  /** Brings a file's table into the page; false when the reader moved the page meanwhile, which is then the reader's. */
  async #reveal(anchor: string, signal: AbortSignal): Promise<boolean> {
    const { scrollX: left, scrollY: top } = window;
    const moved = readerMoves(signal);
    try {
      await revealTable(this.document, this.tables, anchor, moved.signal);
      // Nothing came: the page need not stay at its end.
      if (!fileBlock(this.document, anchor)) window.scrollTo({ left, top, behavior: 'instant' });
      return true;
    } catch (error) {
      if (moved.signal.aborted && !signal.aborted) return false;
      throw error;
    } finally {
      moved.end();
    }
  }

  /** The cells of the location that a spot belongs to, from the spot on. */
  async #lit(refactoring: Item['refactoring'], side: Side, spot: Spot, slices: Slices): Promise<readonly HTMLTableCellElement[]> {
    const table = spot.cell.closest('table');
    const location = rankedLocations(refactoring, side).find(({ startLine, endLine }) => startLine <= spot.line && spot.line <= endLine);
    if (!table || !location) return [];
    const lines = await this.tables.lines(table, slices.pause);
    const cells: HTMLTableCellElement[] = [];
    for (let line = spot.line; line <= Math.min(location.endLine, spot.line + LIT_LINES); line++) {
      const cell = lines.cell(side, line);
      if (cell) cells.push(cell);
    }
    return cells;
  }

  /** The line is in no part of the file that the diff shows: goes as near as it can. */
  async #nearest(anchor: string, path: string, side: Side, line: number, slices: Slices, signal: AbortSignal): Promise<string> {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (isMisread(this.document, this.tables, anchor)) {
      fileBlock(this.document, anchor)?.scrollIntoView({ block: 'start' });
      return notUnderstood(name);
    }
    const table = this.tables.table(anchor);
    const lines = table && (await this.tables.lines(table, slices.pause));
    const shown = lines?.nearest(side, line);
    const cell = shown === undefined ? undefined : lines?.cell(side, shown);
    if (cell) {
      carryOut(pointOut(cell, [], this.aim, signal), signal);
      return `Line ${line} of ${name} is not in the part that GitHub shows; this is the nearest line.`;
    }
    fileBlock(this.document, anchor)?.scrollIntoView({ block: 'start' });
    return `GitHub does not show the diff of ${name} on this page.`;
  }
}

const isVisible = (cell: HTMLTableCellElement): boolean => cell.getClientRects().length > 0;
