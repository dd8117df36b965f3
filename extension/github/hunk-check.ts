/** Whether the lines that were read of a table are those that its own headings (`@@ -10,7 +12,9 @@`) promise. */
import type { Side } from '../../ui/work.js';

/** A hunk's heading, in an expander's row after that control's own words. */
export const HUNK_HEADING = /^[^\d@]{0,80}@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;

/** The same, anywhere in a text. */
export const HUNK_HEADING_TEXT = /@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@/;

/** Cells of a row of code at least: two numbers and the code. */
const CELLS_OF_LINE = 3;

/** Characters of a row's text within which a heading stands. */
const HEADING_LENGTH = 200;

/** What rows of headings have not, and comments that quote one have. */
const IN_COMMENTS = 'table, pre, form';

/** What a heading promises, and how many rows follow it that may show it. */
interface Hunk {
  readonly promised: readonly (readonly [side: Side, first: number, count: number])[];
  rows: number;
}

export class HunkCheck {
  readonly #hunks: Hunk[] = [];
  /** Rows that have the cells of a line, and of which none was read. */
  unread = 0;

  /** Takes note of a row. */
  see(row: HTMLTableRowElement, isRead: boolean): void {
    const text = isRead ? null : HUNK_HEADING.exec(row.textContent.slice(0, HEADING_LENGTH).trimStart());
    const heading = text && !row.querySelector(IN_COMMENTS) ? text : null;
    const hunk = this.#hunks.at(-1);
    if (heading) {
      const [, before, beforeCount = '1', after, afterCount = '1'] = heading;
      const promised = [['before', Number(before), Number(beforeCount)] as const, ['after', Number(after), Number(afterCount)] as const];
      this.#hunks.push({ promised, rows: 0 });
    } else if (row.childElementCount >= CELLS_OF_LINE) {
      if (!isRead) this.unread++;
      if (hunk) hunk.rows++;
    }
  }

  /** How many promised lines were not read. A hunk of which GitHub keeps rows back promises nothing. */
  missing(lines: { cell(side: Side, line: number): unknown }): number {
    let missing = 0;
    for (const { promised, rows } of this.#hunks) {
      if (promised.some(([, , count]) => count > rows)) continue;
      for (const [side, first, count] of promised)
        for (let line = first; line < first + count; line++) if (lines.cell(side, line) === undefined) missing++;
    }
    return missing;
  }
}
