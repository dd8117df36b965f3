/**
 * One badge: a small button at the right end of a code cell. Its words are an attribute that the style sheet shows, so that GitHub's text stays what it is for
 * copying, searching and screen readers of the code.
 */
import { isUnsure } from '../../shown/confidence.js';
import { visible } from '../../shown/invisible.js';
import { ICONS, type IconName } from '../../ui/icons.js';
import { counted, entrySentence, groupLabel, iconOf } from '../../ui/labels.js';
import { LOOK_HERE } from '../../ui/look-rows.js';
import { kindOf } from '../../ui/palettes.js';
import { endOf, OTHER } from '../../ui/places.js';
import type { Item, Side } from '../../ui/work.js';
import { BADGE, MARKED } from './own-nodes.js';

/** One refactoring that has an end on a line. */
export interface BadgeEntry {
  readonly item: Item;
  readonly side: Side;
  /** The other end is on this line, too. */
  readonly both?: true;
}

const SVG = 'http://www.w3.org/2000/svg';

/** What a badge stands for, as text: equal keys mean equal badges. */
const keyOf = (entries: readonly BadgeEntry[]): string => entries.map((entry) => `${entry.item.id}${endsOf(entry)}`).join(' ');

const endsOf = ({ side, both }: BadgeEntry): string => (both ? 'both ends' : side);

/** Puts a badge into a cell, or brings the one that is there up to date. Returns it, and whether anything changed. */
export function putBadge(
  cell: HTMLTableCellElement,
  entries: readonly BadgeEntry[],
): { readonly badge: HTMLButtonElement; readonly changed: boolean } {
  const key = keyOf(entries);
  const present = cell.querySelector<HTMLButtonElement>(`:scope > button[${BADGE}]`);
  if (present?.getAttribute(BADGE) === key) return { badge: present, changed: false };
  const badge = makeBadge(cell.ownerDocument, key, entries);
  if (present) present.replaceWith(badge);
  else cell.append(badge);
  cell.setAttribute(MARKED, '');
  return { badge, changed: true };
}

/** Takes a badge out of its cell. */
export function takeBadge(badge: HTMLButtonElement): void {
  badge.parentElement?.removeAttribute(MARKED);
  badge.remove();
}

function makeBadge(document: Document, key: string, entries: readonly BadgeEntry[]): HTMLButtonElement {
  const dangers = entries.filter(({ item }) => item.danger);
  const refactorings = entries.flatMap(({ item }) => (item.danger ? [] : [item.refactoring]));
  const [first] = refactorings;
  const badge = document.createElement('button');
  badge.type = 'button';
  badge.setAttribute(BADGE, key);
  badge.dataset.label = first ? groupLabel(refactorings) : dangerLabel(dangers);
  if (first && refactorings.every(isUnsure)) badge.dataset.perhaps = 'perhaps ';
  if (first) badge.dataset.reflensKind = kindOf(first);
  if (dangers.length > 0) badge.dataset.look = first ? 'too' : 'only';
  badge.dataset.level = entries.some(({ item }) => item.refactoring.level === 'high') ? 'high' : 'low';
  // The two ends of one refactoring may stand on lines next to each other, with the same words.
  const sides = new Set(entries.map(endsOf));
  const [side] = sides;
  if (side && sides.size === 1) badge.dataset.side = side;
  badge.setAttribute('aria-label', visible(spoken(entries), '\n'));
  badge.setAttribute('aria-haspopup', entries.length > 1 ? 'menu' : 'dialog');
  if (dangers.length > 0) badge.append(makeIcon(document, 'look'));
  if (first) badge.append(makeIcon(document, iconOf(first.kind)));
  return badge;
}

/** What stands beside the sign of dangers alone: at their lines before the change it was right. */
const dangerLabel = (dangers: readonly BadgeEntry[]): string =>
  dangers.every(({ side, both }) => side === 'before' && !both)
    ? 'was right here'
    : `${dangers.length > 1 ? `${dangers.length} × ` : ''}${LOOK_HERE.toLowerCase()}`;

function spoken(entries: readonly BadgeEntry[]): string {
  const all = entries.map((entry) => `${endsOf(entry)}: ${entrySentence(entry.item)}`).join('\n');
  const [only, ...others] = entries;
  if (others.length > 0)
    return `${counted(entries.length, entries.some(({ item }) => item.danger) ? 'thing' : 'refactoring')} on this line.\n${all}`;
  return only?.item.danger && !endOf(only.item.refactoring, OTHER[only.side])
    ? all
    : `${all}${all.endsWith('.') ? '' : '.'} Go to the other end.`;
}

function makeIcon(document: Document, name: IconName): SVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  const attributes = {
    viewBox: '0 0 16 16',
    width: '12',
    height: '12',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.8',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  };
  for (const [attribute, value] of Object.entries(attributes)) icon.setAttribute(attribute, value);
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', ICONS[name]);
  icon.append(path);
  return icon;
}
