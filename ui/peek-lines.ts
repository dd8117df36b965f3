/** The lines that a peek shows, out of the rows that the engine made. */
import type { PeekLine, PeekPiece, PeekRow } from '../engine/results/result.js';

/** How both versions are shown. */
export const PEEK_LAYOUTS = ['inline', 'sides'] as const;
export type PeekLayout = (typeof PEEK_LAYOUTS)[number];

/** A layout by its kept name; inline for any other. */
export const peekLayoutFrom = (kept: string): PeekLayout => PEEK_LAYOUTS.find((layout) => layout === kept) ?? 'inline';

/**
 * One line of the inline view: of one version, or of both where they are the same but for what is explained. `gone` and `fresh` are edits, `left` and `came` what
 * refactorings took away and brought.
 */
export interface InlineLine {
  readonly kind: 'same' | 'gone' | 'fresh' | 'left' | 'came' | 'gap';
  readonly before: number | null;
  readonly after: number | null;
  readonly pieces: readonly PeekPiece[];
  readonly cut: boolean;
}

/** One row of the side-by-side view; null: lines are left out here. */
export type SidesLine = PeekRow | null;

/** A view's lines, and where in them runs of edited ones begin. */
export interface PeekLines<Line> {
  readonly lines: readonly Line[];
  readonly edits: readonly number[];
}

/** The edit that follows one of so many, in a circle; -1 stands before the first one. */
export const editAfter = (edit: number, step: -1 | 1, count: number): number =>
  edit < 0 && step < 0 ? count - 1 : (edit + step + count) % count;

const GAP: InlineLine = { kind: 'gap', before: null, after: null, pieces: [], cut: false };

/** Everything once: edited lines as removed and added ones, all others as they are now. */
export function inlineLines(rows: readonly PeekRow[]): PeekLines<InlineLine> {
  const depths = depthsOf(rows);
  const lines: InlineLine[] = [];
  const edits: number[] = [];
  for (let at = 0; at < rows.length;) {
    if (rows[at]?.gap && lines.length > 0) lines.push(GAP);
    let end = at;
    while (rows[end]?.edited && (end === at || !rows[end]?.gap)) end++;
    if (end > at) {
      const run = rows.slice(at, end);
      edits.push(lines.length);
      for (const { before } of run)
        if (before) lines.push({ kind: 'gone', before: before.line, after: null, ...contentOf(before, depths.before) });
      for (const { after } of run)
        if (after) lines.push({ kind: 'fresh', before: null, after: after.line, ...contentOf(after, depths.after) });
      at = end;
      continue;
    }
    const { before, after } = rows[at] ?? { before: null, after: null };
    if (after) {
      const kind = !before && isExplained(after) ? 'came' : 'same';
      lines.push({ kind, before: before?.line ?? null, after: after.line, ...contentOf(after, depths.after) });
    }
    // a line that was only broken in another way is shown as it is now
    else if (before && isExplained(before))
      lines.push({ kind: 'left', before: before.line, after: null, ...contentOf(before, depths.before) });
    at++;
  }
  return { lines, edits };
}

/** Both versions beside each other. */
export function sidesLines(rows: readonly PeekRow[]): PeekLines<SidesLine> {
  const depths = depthsOf(rows);
  const lines: SidesLine[] = [];
  const edits: number[] = [];
  for (const [at, row] of rows.entries()) {
    if (row.gap && lines.length > 0) lines.push(null);
    if (row.edited && !(rows[at - 1]?.edited && !row.gap)) edits.push(lines.length);
    const line = (one: PeekLine | null, depth: number): PeekLine | null => one && { ...one, ...contentOf(one, depth) };
    lines.push({ ...row, before: line(row.before, depths.before), after: line(row.after, depths.after) });
  }
  return { lines, edits };
}

const isExplained = ({ pieces }: PeekLine): boolean => pieces.some(({ change }) => change === 'explained');

interface Depths {
  readonly before: number;
  readonly after: number;
}

/** The indentation that all lines of a side share: code stands at the view's edge, whatever its depth in its file. */
function depthsOf(rows: readonly PeekRow[]): Depths {
  const depth = (side: 'before' | 'after'): number =>
    rows.reduce((least, { [side]: line }) => {
      const text = line?.pieces.map((piece) => piece.text).join('') ?? '';
      return text.trim() === '' ? least : Math.min(least, /^\s*/.exec(text)?.[0].length ?? 0);
    }, Infinity);
  return { before: depth('before'), after: depth('after') };
}

/** A line's pieces without so many characters of white space before them. */
function contentOf({ pieces, cut }: PeekLine, depth: number): { readonly pieces: readonly PeekPiece[]; readonly cut: boolean } {
  let left = depth;
  const rest = pieces.flatMap((piece) => {
    const white = Math.min(left, /^\s*/.exec(piece.text)?.[0].length ?? 0);
    left = white === piece.text.length ? left - white : 0;
    return white === piece.text.length ? [] : [{ ...piece, text: piece.text.slice(white) }];
  });
  return { pieces: rest, cut: cut ?? false };
}
