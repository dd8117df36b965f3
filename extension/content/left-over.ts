/**
 * The left-over view: changed lines that refactorings explain fade, so that what is left to read stands out; every file says how much that is; and the reader goes
 * from one place that is left to the next. Nothing is hidden, and nothing of GitHub's moves.
 */
import { effect } from '@preact/signals';
import type { Explained } from '../../engine/results/result.js';
import type { Store } from '../../ui/store.js';
import { isChangedCell } from '../github/code-text.js';
import type { DiffLines } from '../github/diff-lines.js';
import type { DiffTables } from './diff-tables.js';
import type { FileMap } from './file-map.js';
import { isInView } from './in-view.js';
import { leftByAnchor, nearestPlace, orderedPlaces, type LeftFile, type LeftPlace } from './left-places.js';
import { FileNotes } from './left-notes.js';
import type { NearTables } from './near-tables.js';
import { EXPLAINED } from './own-nodes.js';
import { isMisread, notUnderstood } from './page-check.js';
import { pointOut } from './point-out.js';
import { readerMoves, revealTable } from './reveal.js';
import { CELLS_PER_LAYOUT, Slices } from './slices.js';

/** What the view needs of the page around it. */
export interface LeftOverPage {
  readonly document: Document;
  readonly tables: DiffTables;
  readonly near: NearTables;
  readonly files: FileMap;
  /** At which height of the window, in pixels, a line is shown. */
  readonly aim: () => number;
}

/** What faded in a table, and what that was found out for. */
interface FadedTable {
  readonly cells: ReadonlySet<Element>;
  readonly lines: DiffLines;
  readonly file: LeftFile;
}

export class LeftOverView {
  readonly #notes: FileNotes;
  readonly #faded = new Map<HTMLTableElement, FadedTable>();
  #files: ReadonlyMap<string, LeftFile> = new Map();
  #due = false;
  #looking: Promise<void> | null = null;
  #current: LeftPlace | null = null;
  #going = new AbortController();

  constructor(
    private readonly page: LeftOverPage,
    private readonly store: Store,
    private readonly signal: AbortSignal,
  ) {
    this.#notes = new FileNotes(page);
    page.near.onNear(() => {
      this.#notes.arrange();
      if (store.fading.value) void this.refresh();
    });
    const stop = effect(() => {
      this.#files = this.#filesOf(store.explained.value);
      // read here, so that switching the view is a change, too
      if (store.fading.value || this.#faded.size > 0) void this.refresh();
    });
    signal.addEventListener('abort', () => {
      stop();
      this.#notes.clear();
    });
  }

  /** Looks at the page again, as its marks do. Never rejects. */
  refresh(): Promise<void> {
    this.#due = true;
    this.#looking ??= this.#look();
    return this.#looking;
  }

  /** Goes to the next (1) or previous (-1) place that is left to read. Resolves to a sentence when there is none, or it cannot be shown. */
  async go(step: -1 | 1): Promise<string | null> {
    this.#going.abort();
    this.#going = new AbortController();
    const signal = AbortSignal.any([this.signal, this.#going.signal]);
    try {
      return await this.#go(step, signal);
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    }
  }

  async #go(step: -1 | 1, signal: AbortSignal): Promise<string | null> {
    const explained = this.store.explained.value;
    if (!explained) return 'Reflens does not know yet what is left to read.';
    if (explained.left === 0) return 'Nothing is left to read: refactorings explain every changed line.';
    await this.page.tables.takenOver();
    const places = await orderedPlaces(this.#files, this.page.tables, new Slices(signal));
    const target = this.#nextOf(places, step);
    if (!target) return `There is no place left to read ${step === 1 ? 'below' : 'above'}.`;
    this.#current = target;
    let { cell } = target;
    if (!cell || cell.getClientRects().length === 0) {
      cell = await this.#reveal(target, signal);
      signal.throwIfAborted();
    }
    if (!cell) {
      const name = target.path.slice(target.path.lastIndexOf('/') + 1);
      return isMisread(this.page.document, this.page.tables, target.anchor)
        ? notUnderstood(name)
        : `GitHub does not show ${name} on this page.`;
    }
    await pointOut(cell, [cell], this.page.aim, signal);
    return null;
  }

  /** After the place the reader was taken to, as long as it is in view; else after what stands where the reader looks. */
  #nextOf(places: readonly LeftPlace[], step: -1 | 1): LeftPlace | undefined {
    const current = this.#current;
    const at = current
      ? places.findIndex((one) => one.path === current.path && one.side === current.side && one.line === current.line)
      : -1;
    const known = places[at];
    if (known && (!known.cell || isInView(known.cell))) return places[at + step];
    return nearestPlace(places, step, this.page.aim());
  }

  async #reveal(place: LeftPlace, signal: AbortSignal): Promise<HTMLTableCellElement | null> {
    const moved = readerMoves(signal);
    try {
      await revealTable(this.page.document, this.page.tables, place.anchor, moved.signal);
      const table = this.page.tables.table(place.anchor);
      const lines = table && (await this.page.tables.lines(table));
      await this.refresh();
      const shown = lines?.firstShown(place.side, place.line, place.endLine);
      return (shown === undefined ? undefined : lines?.cell(place.side, shown)) ?? null;
    } finally {
      moved.end();
    }
  }

  #filesOf(explained: Explained | null): ReadonlyMap<string, LeftFile> {
    return explained ? leftByAnchor(explained, this.page.files) : new Map();
  }

  async #look(): Promise<void> {
    try {
      while (this.#due && !this.signal.aborted) {
        this.#due = false;
        // There is one more look when the page is taken over.
        await this.#paint(this.store.fading.value && this.page.tables.isTakenOver ? this.#files : new Map());
      }
    } catch (error) {
      if (!this.signal.aborted) reportError(error);
    } finally {
      this.#looking = null;
    }
  }

  async #paint(files: ReadonlyMap<string, LeftFile>): Promise<void> {
    const slices = new Slices(this.signal);
    const { tables, near } = this.page;
    for (const [table, { cells }] of this.#faded) {
      if (table.isConnected && files.has(tables.anchorOf(table))) continue;
      await write(cells, (cell) => cell.removeAttribute(EXPLAINED), slices);
      this.#faded.delete(table);
    }
    if (files.size > 0) {
      for (const table of near.due(tables.all.values(), tables.isLarge, (one) => this.#faded.has(one))) {
        const file = files.get(tables.anchorOf(table));
        if (file) await this.#paintTable(table, file, slices);
      }
    }
    // What is left of a file whose lines cannot be told apart is no news to anybody.
    await this.#notes.show(new Map([...files].filter(([anchor]) => !tables.isMisread(anchor))), slices);
  }

  async #paintTable(table: HTMLTableElement, file: LeftFile, slices: Slices): Promise<void> {
    const lines = await this.page.tables.lines(table, slices.pause);
    const faded = this.#faded.get(table);
    if (faded?.lines === lines && faded.file === file) return;
    const cells = new Set<Element>();
    for (const side of ['before', 'after'] as const) {
      for (const { startLine, endLine } of file[side]?.spans ?? []) {
        for (const cell of lines.cells(side, startLine, endLine))
          if (isChangedCell(cell)) for (const each of wholeLine(cell)) cells.add(each);
        const turn = slices.pause();
        if (turn) await turn;
      }
    }
    this.signal.throwIfAborted();
    await write(
      [...(faded?.cells ?? [])].filter((cell) => !cells.has(cell)),
      (cell) => cell.removeAttribute(EXPLAINED),
      slices,
    );
    // An attribute of a node that GitHub took away and put back may be gone.
    await write(
      [...cells].filter((cell) => !cell.hasAttribute(EXPLAINED)),
      (cell) => cell.setAttribute(EXPLAINED, ''),
      slices,
    );
    this.#faded.set(table, { cells, lines, file });
  }
}

/** Cells of a row in the unified view: both numbers and the code. */
const UNIFIED = 3;

/** The cell of a line's code and those of its numbers, which stand before it: one in the split view. */
function wholeLine(cell: Element): readonly Element[] {
  const row = [...(cell.parentElement?.children ?? [])];
  const at = row.indexOf(cell);
  return row.slice(row.length === UNIFIED ? 0 : at - 1, at + 1);
}

/** Changes attributes of many cells, a few of them between two layouts of the page. */
async function write(cells: Iterable<Element>, change: (cell: Element) => void, slices: Slices): Promise<void> {
  let written = 0;
  for (const cell of cells) {
    change(cell);
    const turn = ++written % CELLS_PER_LAYOUT === 0 ? slices.turn() : slices.pause();
    if (turn) await turn;
  }
}
