// From the lines of a diff to the rows of its table: hunk rows with what they hide, pairs for the split view, and expanding.
import type { LinePayload } from './payload.js';

/** Lines that one click on an expander brings at most. */
export const EXPAND_STEP = 20;

/** Where an expander's button adds its lines: above the following hunk, below the preceding one, or everything between them. */
export type Direction = 'up' | 'down' | 'all';

/** Hidden lines between two hunks, by their numbers on the after side, both inclusive; `shift` = before-number minus after-number. */
export interface Gap {
  readonly start: number;
  readonly end: number;
  readonly shift: number;
  readonly directions: readonly Direction[];
}

/** A row of the table before it is laid out for a view. `index` is the hunk line's place in the list of lines (its length for the end row). */
export type Row =
  | { readonly kind: 'line'; readonly line: LinePayload }
  | {
      readonly kind: 'hunk';
      readonly index: number;
      readonly text: string;
      readonly left: number;
      readonly right: number;
      readonly gap: Gap | null;
    }
  | { readonly kind: 'end'; readonly index: number; readonly gap: Gap };

/** A row of the split view: what stands on each side, null where that side is empty. */
export type SplitRow =
  Exclude<Row, { kind: 'line' }> | { readonly kind: 'pair'; readonly left: LinePayload | null; readonly right: LinePayload | null };

/**
 * Lays out a file's lines. `lineCount` is the number of lines of the file after the change; null where nothing can be expanded (added, removed
 * and binary files).
 */
export function toRows(lines: readonly LinePayload[], lineCount: number | null): Row[] {
  const rows: Row[] = [];
  let shown = 0;
  let shift = 0;
  lines.forEach((line, index) => {
    if (line.type === 'HUNK') {
      const first = line.right + 1;
      const start = shown + 1;
      const hidden = lineCount === null ? 0 : first - start;
      const whole: readonly Direction[] = start === 1 ? ['up'] : ['down', 'up'];
      const gap: Gap | null =
        hidden <= 0 ? null : { start, end: first - 1, shift: line.left - line.right, directions: hidden <= EXPAND_STEP ? ['all'] : whole };
      rows.push({ kind: 'hunk', index, text: line.text, left: line.left + 1, right: first, gap });
    } else {
      rows.push({ kind: 'line', line });
      shown = line.right;
      shift = line.left - line.right;
    }
  });
  if (lineCount !== null && lines.length && shown < lineCount) {
    rows.push({ kind: 'end', index: lines.length, gap: { start: shown + 1, end: lineCount, shift, directions: ['down'] } });
  }
  return rows;
}

/** Puts removed lines beside the added lines that follow them, as the split view does. */
export function pairRows(rows: readonly Row[]): SplitRow[] {
  const paired: SplitRow[] = [];
  let removed: LinePayload[] = [];
  let added: LinePayload[] = [];
  const flush = (): void => {
    for (let i = 0; i < Math.max(removed.length, added.length); i++)
      paired.push({ kind: 'pair', left: removed[i] ?? null, right: added[i] ?? null });
    removed = [];
    added = [];
  };
  for (const row of rows) {
    if (row.kind === 'line' && row.line.type === 'DELETION') {
      if (added.length) flush();
      removed.push(row.line);
    } else if (row.kind === 'line' && row.line.type === 'ADDITION') added.push(row.line);
    else {
      flush();
      paired.push(row.kind === 'line' ? { kind: 'pair', left: row.line, right: row.line } : row);
    }
  }
  flush();
  return paired;
}

/** A name for a row that stays the same while other rows come and go, so that React keeps the row's nodes. */
export function rowKey(row: Row | SplitRow): string {
  if (row.kind === 'line') return lineKey(row.line);
  if (row.kind === 'pair') return `${row.left ? lineKey(row.left) : ''}|${row.right ? lineKey(row.right) : ''}`;
  return row.kind === 'hunk' ? `hunk ${row.right}` : 'end';
}

function lineKey(line: LinePayload): string {
  return `${line.type} ${line.left} ${line.right}`;
}

/** The lines of a gap that a click on `direction` asks for, by their after-side numbers, both inclusive. */
export function wanted(gap: Gap, direction: Direction): { start: number; end: number } {
  if (direction === 'up') return { start: Math.max(gap.start, gap.end - EXPAND_STEP + 1), end: gap.end };
  if (direction === 'down') return { start: gap.start, end: Math.min(gap.end, gap.start + EXPAND_STEP - 1) };
  return { start: gap.start, end: gap.end };
}

/** The file's lines with `texts` shown at `start`; the hunk line at `index` goes or moves, as its gap closes or shrinks. */
export function expandLines(
  lines: readonly LinePayload[],
  index: number,
  gap: Gap,
  start: number,
  texts: readonly string[],
): LinePayload[] {
  const context = texts.map((text, i) => contextLine(text, start + i + gap.shift, start + i));
  const hunk = lines[index];
  const end = start + texts.length - 1;
  const before = lines.slice(0, index);
  const after = lines.slice(index + 1);
  if (!hunk) return [...before, ...context];
  if (start <= gap.start && end >= gap.end) return [...before, ...context, ...after];
  if (end >= gap.end) return [...before, { ...hunk, left: start + gap.shift - 1, right: start - 1 }, ...context, ...after];
  return [...before, ...context, hunk, ...after];
}

function contextLine(text: string, left: number, right: number): LinePayload {
  return { type: 'CONTEXT', blobLineNumber: right, text: ` ${text}`, html: '', left, right, position: 0, displayNoNewLineWarning: false };
}
