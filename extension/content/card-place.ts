/**
 * Where the card or menu of a badge stands: under it or over it, on none of the badges around where that can be avoided, since a reader compares the two ends of a
 * refactoring, which are often on lines next to each other.
 */
import { BADGE } from './own-nodes.js';

/** Pixels: from a badge to its card, and from the window's edge. */
const GAP = 6;
const EDGE = 8;

/** Pixels that a card wants under its badge; with less it goes where there is more. */
const COMFORT = 320;

/** Pixels beside its badge at which a card begins at most: a pointer must get there before the card closes. */
const REACH = 160;

/** Rows of the diff above and below a badge that a card may reach. */
const ROWS = 30;

export type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The boxes of the badges around one in its file. */
export function badgesAround(owner: HTMLElement): readonly Box[] {
  const row = owner.closest('tr');
  const rows = [...(row?.parentElement?.children ?? [])];
  const at = row ? rows.indexOf(row) : 0;
  return rows
    .slice(Math.max(0, at - ROWS), at + ROWS)
    .flatMap((each) => [...each.querySelectorAll(`button[${BADGE}]`)])
    .filter((badge) => badge !== owner)
    .map((badge) => badge.getBoundingClientRect());
}

/** The style that puts a card of a size beside a badge, or at the foot of the window without one; always in the window. Pixels. */
export function cardPlace(owner: Box | null, card: Size, view: Size, badges: readonly Box[]): Readonly<Record<string, string>> {
  const width = Math.min(card.width, view.width - 2 * EDGE);
  if (!owner) return { left: `${(view.width - width) / 2}px`, bottom: `${EDGE * 8}px`, maxHeight: `${view.height - EDGE * 10}px` };
  const below = view.height - owner.bottom - GAP - EDGE;
  const above = owner.top - GAP - EDGE;
  const isUnder = below >= COMFORT || below >= above;
  const plain = Math.max(EDGE, Math.min(owner.left, view.width - width - EDGE));
  let best = { under: isUnder, left: plain, cost: Infinity };
  for (const under of [isUnder, !isUnder]) {
    const room = under ? below : above;
    if (under !== isUnder && room < card.height) continue;
    const height = Math.min(card.height, room);
    const top = under ? owner.bottom + GAP : owner.top - GAP - height;
    const level = badges.filter((badge) => badge.top < top + height && badge.bottom > top);
    const right = level.reduce((most, badge) => Math.max(most, badge.right), 0);
    const first = level.reduce((least, badge) => Math.min(least, badge.left), Infinity);
    for (const left of [plain, right + GAP, first - GAP - width]) {
      if (left < EDGE || left + width > view.width - EDGE || left > owner.right + REACH || left + width < owner.left - REACH) continue;
      const covered = level.filter((badge) => badge.left < left + width && badge.right > left);
      // Those of the lines next to it count most.
      const cost = covered.reduce((sum, badge) => sum + 1 / Math.max(1, Math.abs(badge.top - owner.top)), 0);
      if (cost < best.cost) best = { under, left, cost };
    }
  }
  const left = `${Math.round(best.left)}px`;
  return best.under
    ? { left, top: `${owner.bottom + GAP}px`, maxHeight: `${below}px` }
    : { left, bottom: `${view.height - owner.top + GAP}px`, maxHeight: `${above}px` };
}
