/**
 * Which cell of a diff table shows which line. GitHub serves three generations of rows, each unified and split; the selectors are disjoint, so every row is
 * read for what it is and no generation is chosen for the page.
 *
 *     unified, context line   12 | 14 |   int x;      -> before 12 and after 14 are the same cell
 *     split, context line     12 | int x; | 14 | int x;  -> two cells
 */
import type { Side } from '../../ui/work.js';
import {
  CLASSIC_CODE,
  CLASSIC_NUMBER_ID,
  LINE_ANCHOR,
  REACT_ADDITION,
  REACT_BEFORE_CELL,
  REACT_CODE,
  REACT_NUMBER,
  REACT_ROW,
  ROW,
} from './selectors.js';

/** Called between rows, so that a caller can give the page a turn; resolves when the work may go on. */
export type Pause = () => Promise<void> | undefined;

/** The lines that a table shows at one moment. Gone stale as soon as GitHub changes the table. */
export class DiffLines {
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
  const lines = new DiffLines();
  for (const row of table.querySelectorAll<HTMLTableRowElement>(ROW)) {
    if (row.matches(REACT_ROW)) readReactRow(row, lines);
    else readClassicRow(row, lines);
    const turn = pause();
    if (turn) await turn;
  }
  return lines;
}

function cellsOf(row: HTMLTableRowElement): readonly HTMLTableCellElement[] {
  const cells: HTMLTableCellElement[] = [];
  for (let child = row.firstElementChild; child; child = child.nextElementSibling)
    if (child instanceof HTMLTableCellElement) cells.push(child);
  return cells;
}

/** Classic: number cells have ids of the form `diff-…L12`; the code cell comes after its number (split) or after both (unified). */
function readClassicRow(row: HTMLTableRowElement, lines: DiffLines): void {
  const cells = cellsOf(row);
  for (const [index, numberCell] of cells.entries()) {
    const match = CLASSIC_NUMBER_ID.exec(numberCell.id);
    if (!match) continue;
    const code = cells.slice(index + 1).find((cell) => cell.matches(CLASSIC_CODE));
    if (code) lines.add(sideOf(match[1]), Number(match[2]), code);
  }
}

function readReactRow(row: HTMLTableRowElement, lines: DiffLines): void {
  const cells = cellsOf(row);
  const codes = cells.filter((cell) => cell.matches(REACT_CODE));
  const split =
    codes.length > 1 || codes.some((code) => code.matches(REACT_BEFORE_CELL)) || cells.some((cell) => cell.matches('td.empty-diff-line'));
  if (split) for (const code of codes) readReactSplitCell(cells, code, lines);
  else if (codes[0]) readReactUnifiedRow(cells, codes[0], lines);
}

/** In the split view the cell's own class tells the side, since the anchor of a context line says `R` on both. */
function readReactSplitCell(cells: readonly HTMLTableCellElement[], code: HTMLTableCellElement, lines: DiffLines): void {
  const side: Side = code.matches(REACT_BEFORE_CELL) || isLeft(code) ? 'before' : 'after';
  const number = cells[cells.indexOf(code) - 1];
  const line = numberOf(code) ?? (number?.matches(REACT_NUMBER) ? lineNumber(number.textContent) : undefined) ?? anchoredLine(code, side);
  if (line !== undefined) lines.add(side, line, code);
}

/** In the unified view the anchor tells the changed side; the other number of a context line stands in the first cell only. */
function readReactUnifiedRow(cells: readonly HTMLTableCellElement[], code: HTMLTableCellElement, lines: DiffLines): void {
  const anchor = anchorOf(code);
  const side: Side = anchor ? sideOf(anchor[1]) : isLeft(code) ? 'before' : 'after';
  const line = anchor ? Number(anchor[2]) : numberOf(code);
  if (line === undefined) return;
  lines.add(side, line, code);
  if (side === 'before' || code.querySelector(REACT_ADDITION)) return;
  const first = cells[0];
  if (!first?.matches(REACT_NUMBER)) return;
  const before = numberOf(first) ?? lineNumber(first.textContent);
  if (before !== undefined) lines.add('before', before, code);
}

function anchoredLine(code: HTMLTableCellElement, side: Side): number | undefined {
  const anchor = anchorOf(code);
  return anchor && sideOf(anchor[1]) === side ? Number(anchor[2]) : undefined;
}

const anchorOf = (code: HTMLTableCellElement): RegExpExecArray | null => LINE_ANCHOR.exec(code.getAttribute('data-line-anchor') ?? '');

const numberOf = (cell: HTMLTableCellElement): number | undefined => lineNumber(cell.getAttribute('data-line-number'));

const isLeft = (cell: HTMLTableCellElement): boolean => cell.getAttribute('data-diff-side') === 'left';

const sideOf = (letter: string | undefined): Side => (letter === 'L' ? 'before' : 'after');

function lineNumber(text: string | null | undefined): number | undefined {
  return text !== null && text !== undefined && /^\s*\d+\s*$/.test(text) ? Number(text) : undefined;
}
