/**
 * The bars along the lines that take part in refactorings: an attribute of the code cell that the style sheet draws a bar for, at the cell's own edge, where no
 * code is. Broken bars are lines before the change, whole ones lines after it; so they differ without colour, too.
 */
import type { DiffLines } from '../github/diff-lines.js';
import type { PlannedRange } from './mark-plan.js';
import { ACTIVE, RANGE } from './own-nodes.js';
import { CELLS_PER_LAYOUT, type Slices } from './slices.js';

interface Bar {
  readonly sides: Set<string>;
  high: boolean;
  first: boolean;
}

/** Bars of one table: what its cells say now. */
export class TableRanges {
  #painted = new Map<HTMLTableCellElement, string>();

  /** Draws the bars of some ranges and no others. */
  async paint(ranges: readonly PlannedRange[], lines: DiffLines, slices: Slices): Promise<void> {
    const wanted = await barsOf(ranges, lines, slices);
    let written = 0;
    for (const [cell, value] of wanted) {
      // An attribute of a node that GitHub took away and put back may be gone.
      if (this.#painted.get(cell) === value && cell.hasAttribute(RANGE)) continue;
      cell.setAttribute(RANGE, value);
      const turn = ++written % CELLS_PER_LAYOUT === 0 ? slices.turn() : slices.pause();
      if (turn) await turn;
    }
    for (const cell of this.#painted.keys()) if (!wanted.has(cell)) cell.removeAttribute(RANGE);
    this.#painted = wanted;
  }

  /** Cells with a bar. */
  get size(): number {
    return this.#painted.size;
  }

  /** Takes all bars away. */
  clear(): void {
    for (const cell of this.#painted.keys()) cell.removeAttribute(RANGE);
    this.#painted.clear();
  }
}

/** What every cell should say: the sides, `low` when nothing else is there, `first` where a range begins. */
async function barsOf(ranges: readonly PlannedRange[], lines: DiffLines, slices: Slices): Promise<Map<HTMLTableCellElement, string>> {
  const bars = new Map<HTMLTableCellElement, Bar>();
  for (const { item, side, start, end } of ranges) {
    let first = true;
    for (const cell of lines.cells(side, start, end)) {
      const bar = bars.get(cell) ?? { sides: new Set(), high: false, first: false };
      bar.sides.add(side);
      bar.high ||= item.refactoring.level === 'high';
      bar.first ||= first;
      first = false;
      bars.set(cell, bar);
    }
    const turn = slices.pause();
    if (turn) await turn;
  }
  return new Map(
    [...bars].map(([cell, { sides, high, first }]) => [cell, [...sides, ...(high ? [] : ['low']), ...(first ? ['first'] : [])].join(' ')]),
  );
}

/** The cells that are brought out at the moment, e.g. those of the refactoring under the pointer. */
export class ActiveCells {
  #cells: readonly HTMLTableCellElement[] = [];

  /** Brings these cells out and no others; `how` is the attribute's value. */
  show(cells: readonly HTMLTableCellElement[], how = ''): void {
    const next = new Set(cells);
    for (const cell of this.#cells) if (!next.has(cell)) cell.removeAttribute(ACTIVE);
    for (const cell of cells) cell.setAttribute(ACTIVE, how);
    this.#cells = cells;
  }
}
