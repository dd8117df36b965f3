/**
 * Which cell of a diff table shows which line. A table is read by what GitHub's markup says of its rows, and checked against the table's own headings; where these
 * promise more lines, it is read again by the order of cells alone.
 */
import type { Side } from '../../ui/work.js';
import { HunkCheck } from './hunk-check.js';
import { cellsOf, readByAttributes, readByOrder, type RowReader } from './row-ways.js';
import { ROW } from './selectors.js';

/** Called between rows, so that a caller can give the page a turn; resolves when the work may go on. */
export type Pause = () => Promise<void> | undefined;

/** How the rows of a table were read: by the attributes of their cells, or by the order of the cells. */
export type RowWay = 'attributes' | 'order';

/** The lines that a table shows at one moment. Gone stale as soon as GitHub changes the table. */
export class DiffLines {
  /** Lines that the table shows and that could not be read, by its own headings. */
  missing = 0;

  constructor(readonly way: RowWay = 'attributes') {}

  readonly #cells: Readonly<Record<Side, Map<number, HTMLTableCellElement>>> = { before: new Map(), after: new Map() };

  /** The code cell of a line, if the table shows it. */
  cell(side: Side, line: number): HTMLTableCellElement | undefined {
    return this.#cells[side].get(line);
  }

  /** The first line from `start` to `end` (both included) that the table shows. */
  firstShown(side: Side, start: number, end: number): number | undefined {
    return this.#shown(side, start, end)[0];
  }

  /** The code cells of the lines from `start` to `end` (both included) that the table shows, in order. */
  cells(side: Side, start: number, end: number): readonly HTMLTableCellElement[] {
    return this.#shown(side, start, end).flatMap((line) => this.#cells[side].get(line) ?? []);
  }

  /** Walks whatever is shorter: the lines asked for, or those there are. */
  #shown(side: Side, start: number, end: number): readonly number[] {
    const cells = this.#cells[side];
    if (end - start >= cells.size)
      return [...cells.keys()].filter((line) => line >= start && line <= end).sort((one, other) => one - other);
    const lines: number[] = [];
    for (let line = start; line <= end; line++) if (cells.has(line)) lines.push(line);
    return lines;
  }

  /** The shown lines right before and after a line that is not shown. */
  around(side: Side, line: number): { readonly above: number | undefined; readonly below: number | undefined } {
    let above: number | undefined;
    let below: number | undefined;
    for (const shown of this.#cells[side].keys()) {
      if (shown < line && (above === undefined || shown > above)) above = shown;
      if (shown > line && (below === undefined || shown < below)) below = shown;
    }
    return { above, below };
  }

  /** The shown line that is nearest to `line`. */
  nearest(side: Side, line: number): number | undefined {
    let best: number | undefined;
    for (const shown of this.#cells[side].keys()) if (best === undefined || Math.abs(shown - line) < Math.abs(best - line)) best = shown;
    return best;
  }

  get size(): number {
    return this.#cells.before.size + this.#cells.after.size;
  }

  /** The first cell of a line counts: what GitHub shows twice is the same text. */
  add(side: Side, line: number, cell: HTMLTableCellElement): void {
    if (!this.#cells[side].has(line)) this.#cells[side].set(line, cell);
  }
}

/**
 * Reads all rows of one table, once. Nodes are walked by their neighbours and asked for attributes: collections of children (`cells`) and `dataset` would stay with
 * every one of some ten thousand nodes for as long as the page lives, which is most of what Reflens would take of a large page's memory.
 */
export async function readDiffLines(table: HTMLTableElement, pause: Pause = () => undefined): Promise<DiffLines> {
  const first = await readRows(table, 'attributes', pause);
  if (first.isWhole) return first.lines;
  const second = await readRows(table, 'order', pause);
  const { missing } = first.lines;
  const isBetter = second.lines.missing < missing || (second.lines.missing === missing && second.lines.size > first.lines.size);
  return (isBetter ? second : first).lines;
}

/** `isWhole`: nothing that looks like a line was left. */
async function readRows(
  table: HTMLTableElement,
  way: RowWay,
  pause: Pause,
): Promise<{ readonly lines: DiffLines; readonly isWhole: boolean }> {
  const lines = new DiffLines(way);
  const check = new HunkCheck();
  const read: RowReader = way === 'attributes' ? readByAttributes : readByOrder;
  for (const row of rowsOf(table, way)) {
    const isRead = read(row, cellsOf(row), (side, line, cell) => lines.add(side, line, cell));
    check.see(row, isRead);
    const turn = pause();
    if (turn) await turn;
  }
  lines.missing = check.missing(lines);
  // Not one line, of a table in which something stands.
  if (lines.size === 0 && table.textContent.trim() !== '') lines.missing = Math.max(lines.missing, 1);
  return { lines, isWhole: lines.missing === 0 && check.unread === 0 };
}

/** The rows of the table's own, not those of tables in its comments. */
function* rowsOf(table: HTMLTableElement, way: RowWay): Generator<HTMLTableRowElement> {
  if (way === 'attributes') yield* table.querySelectorAll<HTMLTableRowElement>(ROW);
  else for (const row of table.querySelectorAll('tr')) if (row.closest('table') === table) yield row;
}
