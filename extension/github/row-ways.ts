/**
 * The ways from a row of a diff table to the lines that it shows. GitHub serves three generations of rows, each unified and split:
 *
 *     unified, context line   12 | 14 |   int x;      -> before 12 and after 14 are the same cell
 *     split, context line     12 | int x; | 14 | int x;  -> two cells
 */
import type { Side } from '../../ui/work.js';
import {
  CELL_ATTRIBUTES,
  CLASSIC_CODE,
  LINE_ANCHOR,
  REACT_ADDITION,
  REACT_BEFORE_CELL,
  REACT_CODE,
  REACT_NUMBER,
  REACT_ROW,
} from './selectors.js';

/** Told of every line with the cell of its code. */
export type AddLine = (side: Side, line: number, cell: HTMLTableCellElement) => void;

/** Reads one row; false when it shows no line. */
export type RowReader = (row: HTMLTableRowElement, cells: readonly HTMLTableCellElement[], add: AddLine) => boolean;

const SIDES: readonly Side[] = ['before', 'after'];

/** The cells of a row, in their order. */
export function cellsOf(row: HTMLTableRowElement): readonly HTMLTableCellElement[] {
  const cells: HTMLTableCellElement[] = [];
  for (let child = row.firstElementChild; child; child = child.nextElementSibling)
    if (child instanceof HTMLTableCellElement) cells.push(child);
  return cells;
}

/** Reads a row by the names and attributes that GitHub gives its cells. The selectors of the generations are disjoint, so every row is read for what it is. */
export const readByAttributes: RowReader = (row, cells, add) => {
  let isRead = false;
  const note: AddLine = (side, line, cell) => {
    isRead = true;
    add(side, line, cell);
  };
  if (row.matches(REACT_ROW)) readReactRow(cells, note);
  else readClassicRow(cells, note);
  return isRead;
};

/** Reads a row by the order of its cells: two numbers and the code (unified), or a number and code twice (split). */
export const readByOrder: RowReader = (_row, cells, add) => {
  // What reaches over columns holds no line.
  const columns = cells.flatMap((cell) => [cell.colSpan === 1 ? cell : undefined, ...Array<undefined>(cell.colSpan - 1).fill(undefined)]);
  const codes = columns.length === 3 ? [2, 2] : columns.length === 4 ? [1, 3] : [];
  let isRead = false;
  for (const [index, side] of SIDES.entries()) {
    const code = columns[codes[index] ?? -1];
    const number = columns[index === 0 ? 0 : columns.length - 2];
    const line = number && (numberOf(number) ?? lineNumber(LINE_ANCHOR.exec(number.id)?.[2]) ?? lineNumber(number.textContent));
    if (!code || line === undefined) continue;
    isRead = true;
    add(side, line, code);
  }
  return isRead;
};

/** Classic: number cells have ids of the form `diff-…L12`; the code cell comes after its number (split) or after both (unified). */
function readClassicRow(cells: readonly HTMLTableCellElement[], add: AddLine): void {
  for (const [index, numberCell] of cells.entries()) {
    const match = LINE_ANCHOR.exec(numberCell.id);
    if (!match) continue;
    const code = cells.slice(index + 1).find((cell) => cell.matches(CLASSIC_CODE));
    if (code) add(sideOf(match[1]), Number(match[2]), code);
  }
}

/** The split view has four columns. An empty cell tells nothing: pull request pages have one in every changed row of the unified view, too. */
function readReactRow(cells: readonly HTMLTableCellElement[], add: AddLine): void {
  const codes = cells.filter((cell) => cell.matches(REACT_CODE));
  const columns = cells.reduce((sum, { colSpan }) => sum + colSpan, 0);
  if (codes.length > 1 || columns > 3) for (const code of codes) readReactSplitCell(cells, code, add);
  else if (codes[0]) readReactUnifiedRow(cells, codes[0], add);
}

/** In the split view the cell's own class tells the side, since the anchor of a context line says `R` on both. */
function readReactSplitCell(cells: readonly HTMLTableCellElement[], code: HTMLTableCellElement, add: AddLine): void {
  const side: Side = code.matches(REACT_BEFORE_CELL) || isLeft(code) ? 'before' : 'after';
  const number = cells[cells.indexOf(code) - 1];
  const line = numberOf(code) ?? (number?.matches(REACT_NUMBER) ? lineNumber(number.textContent) : undefined) ?? anchoredLine(code, side);
  if (line !== undefined) add(side, line, code);
}

/** In the unified view the anchor tells the changed side; the other number of a context line stands in the first cell only. */
function readReactUnifiedRow(cells: readonly HTMLTableCellElement[], code: HTMLTableCellElement, add: AddLine): void {
  const anchor = anchorOf(code);
  const side: Side = anchor ? sideOf(anchor[1]) : isLeft(code) ? 'before' : 'after';
  const line = anchor ? Number(anchor[2]) : numberOf(code);
  if (line === undefined) return;
  add(side, line, code);
  if (side === 'before' || code.querySelector(REACT_ADDITION)) return;
  const first = cells[0];
  if (!first?.matches(REACT_NUMBER)) return;
  const before = numberOf(first) ?? lineNumber(first.textContent);
  if (before !== undefined) add('before', before, code);
}

function anchoredLine(code: HTMLTableCellElement, side: Side): number | undefined {
  const anchor = anchorOf(code);
  return anchor && sideOf(anchor[1]) === side ? Number(anchor[2]) : undefined;
}

const anchorOf = (code: HTMLTableCellElement): RegExpExecArray | null => LINE_ANCHOR.exec(code.getAttribute(CELL_ATTRIBUTES.anchor) ?? '');

const numberOf = (cell: HTMLTableCellElement): number | undefined => lineNumber(cell.getAttribute(CELL_ATTRIBUTES.number));

const isLeft = (cell: HTMLTableCellElement): boolean => cell.getAttribute(CELL_ATTRIBUTES.side) === 'left';

const sideOf = (letter: string | undefined): Side => (letter === 'L' ? 'before' : 'after');

function lineNumber(text: string | null | undefined): number | undefined {
  return text !== null && text !== undefined && /^\s*\d+\s*$/.test(text) ? Number(text) : undefined;
}
