/**
 * Where a badge stands: never on code. In order of preference
 *
 *     beside    right after the code of a row, with its words: what happened, and which end of it this is
 *     compact   the same as an icon, where there is no room for words
 *     handle    a thin piece of the bar at the line's left edge, where the code fills all its rows
 *
 * Code that is wrapped has several rows; the first one with room is taken.
 */

/** Pixels between the end of the code and its badge. */
const GAP = 16;

/** The same, in pixels, where room is short. */
const SMALL_GAP = 4;

/** Pixels that stay free at the cell's right end, at least; more where the cell keeps more free, which is for GitHub's own buttons. */
const MARGIN = 6;

/** Pixels: a compact badge's width, which is the style sheet's. */
const COMPACT = 18;

/** Pixels: a badge's height, which is the style sheet's. */
const HEIGHT = 18;

/** Pixels that the tops of two pieces of one row may differ by. */
const SAME_ROW = 4;

/** A place in a cell: pixels from its left and top edge. */
export interface BadgePlace {
  readonly fit: 'beside' | 'compact' | 'handle';
  readonly left: number;
  readonly top: number;
}

/** On a badge that has a place; the style sheet hides others and leaves them as wide as their words. */
export const FIT = 'data-fit';

/** Makes a badge ready to be measured. */
export function unplace(badge: HTMLElement): void {
  badge.removeAttribute(FIT);
}

/** Finds a badge's place. Reads the layout and writes nothing; null when the cell is not drawn. */
export function findPlace(badge: HTMLElement): BadgePlace | null {
  const cell = badge.parentElement;
  const { width } = badge.getBoundingClientRect();
  if (!cell || width === 0) return null;
  const { left, right, top } = cell.getBoundingClientRect();
  const rows = rowsOf(cell, badge);
  const place = (fit: BadgePlace['fit'], row: Row, x: number): BadgePlace => ({
    fit,
    left: x - left,
    top: Math.max(1, (row.top + row.bottom - HEIGHT) / 2 - top),
  });
  const padding = Number.parseFloat(getComputedStyle(cell).paddingRight) || 0;
  const end = right - Math.max(MARGIN, padding);
  const roomy = rows.find((row) => row.end + GAP + width <= end);
  if (roomy) return place('beside', roomy, roomy.end + GAP);
  const tight = rows.find((row) => row.end + SMALL_GAP + width <= end);
  if (tight) return place('beside', tight, end - width);
  const narrow = rows.find((row) => row.end + SMALL_GAP + COMPACT <= right);
  if (narrow) return place('compact', narrow, Math.max(narrow.end + SMALL_GAP, right - COMPACT - MARGIN));
  return { fit: 'handle', left: 0, top: 0 };
}

/** Puts a badge where it belongs. */
export function place(badge: HTMLElement, { fit, left, top }: BadgePlace): void {
  badge.setAttribute(FIT, fit);
  badge.style.setProperty('--reflens-left', `${Math.round(left)}px`);
  badge.style.setProperty('--reflens-top', `${Math.round(top)}px`);
}

/** A row of code as it is drawn, in pixels of the window. */
interface Row {
  top: number;
  bottom: number;
  end: number;
}

/** The rows of the code beside a badge, from above; one at the cell's beginning for a line without code. */
function rowsOf(cell: HTMLElement, badge: HTMLElement): readonly Row[] {
  const texts = cell.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const range = cell.ownerDocument.createRange();
  const rows: Row[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (badge.contains(text)) continue;
    range.selectNodeContents(text);
    for (const { top, bottom, right, width } of range.getClientRects()) {
      if (width === 0) continue;
      const row = rows.find((candidate) => Math.abs(candidate.top - top) < SAME_ROW);
      if (row) row.end = Math.max(row.end, right);
      else rows.push({ top, bottom, end: right });
    }
  }
  if (rows.length > 0) return rows.sort((one, other) => one.top - other.top);
  const { left, top } = cell.getBoundingClientRect();
  return [{ top, bottom: top + HEIGHT + 2, end: left }];
}
