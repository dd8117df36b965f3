/** Brings a line into a diff table that is in none of the parts that GitHub shows: presses GitHub's own expanders, the ones that need the fewest steps. */
import type { Side } from '../../ui/work.js';
import type { DiffLines } from '../github/diff-lines.js';
import { EXPAND_ALL, EXPANDER, EXPANDS_ALL, EXPANDS_DOWN, EXPANDS_UP } from '../github/selectors.js';
import type { DiffTables } from './diff-tables.js';
import { fileBlock, wait } from './reveal.js';
import type { Slices } from './slices.js';

/** Lines that GitHub shows more for each press. */
const STEP = 20;

/** Presses at most; a line further off is worth the whole file, where GitHub has a control for that. */
const MOST_PRESSES = 8;

/** Milliseconds for GitHub to bring lines. */
const PATIENCE = 5_000;

/** Milliseconds between two looks while waiting. */
const LOOK = 50;

/** Shows a line of a file whose table is on the page. Resolves to whether it is shown; rejects when the signal is aborted. */
export async function expandTo(
  tables: DiffTables,
  anchor: string,
  side: Side,
  line: number,
  { reach, slices }: { /** Lines that may be brought for it at most. */ readonly reach: number; readonly slices: Slices },
): Promise<boolean> {
  for (let press = 0; press <= MOST_PRESSES; press++) {
    const table = tables.table(anchor);
    if (!table) return false;
    const lines = await tables.lines(table, slices.pause);
    if (lines.cell(side, line)) return true;
    const { above, below } = lines.around(side, line);
    const distance = Math.min(above === undefined ? Infinity : line - above, below === undefined ? Infinity : below - line);
    if (press === 0 && distance > reach) return false;
    const control =
      distance > (MOST_PRESSES - press) * STEP
        ? fileBlock(table.ownerDocument, anchor)?.querySelector<HTMLElement>(EXPAND_ALL)
        : expanderFor(table, lines, side, line);
    if (!control) return false;
    control.click();
    if (!(await change(tables, anchor, lines, slices))) return false;
  }
  return false;
}

/** The control between the nearest shown lines around a line: one that shows all of them, else the one at the nearer end. */
function expanderFor(table: HTMLTableElement, lines: DiffLines, side: Side, line: number): HTMLElement | undefined {
  const { above, below } = lines.around(side, line);
  const rowOf = (shown: number | undefined): HTMLTableRowElement | null =>
    (shown === undefined ? undefined : lines.cell(side, shown))?.closest('tr') ?? null;
  const first = rowOf(above)?.rowIndex ?? -1;
  const last = rowOf(below)?.rowIndex ?? table.rows.length;
  const controls = [...table.rows].slice(first + 1, last).flatMap((row) => [...row.querySelectorAll<HTMLElement>(EXPANDER)]);
  const up = controls.filter((control) => control.matches(EXPANDS_UP)).at(-1);
  const down = controls.find((control) => control.matches(EXPANDS_DOWN));
  const all = controls.find((control) => control.matches(EXPANDS_ALL));
  const isNearerBelow = below !== undefined && (above === undefined || below - line <= line - above);
  return all ?? (isNearerBelow ? (up ?? down) : (down ?? up));
}

/** Waits until a table shows other lines; false when it does not. */
async function change(tables: DiffTables, anchor: string, before: DiffLines, slices: Slices): Promise<boolean> {
  const end = performance.now() + PATIENCE;
  while (performance.now() < end) {
    await wait(LOOK, slices.signal);
    const table = tables.table(anchor);
    const now = table && (await tables.lines(table, slices.pause));
    if (now && now.size !== before.size) return true;
  }
  return false;
}
