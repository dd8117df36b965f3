/** The cards of badges: when they open, what stands on them, and what their controls do. */
import { OTHER, type CardAction, type CardEntry } from '../../ui/hover-card.js';
import type { FindOldLine } from '../../ui/old-line.js';
import { fragmentOf } from '../../ui/links.js';
import { endOf } from '../../ui/places.js';
import type { Store } from '../../ui/store.js';
import type { Item, Side } from '../../ui/work.js';
import type { BadgeEntry } from './badge.js';
import type { CardHost } from './card-host.js';
import type { DiffTables } from './diff-tables.js';
import type { Excerpts } from './excerpts.js';
import type { FileMap } from './file-map.js';
import type { Marks } from './marks.js';

export interface CardParts {
  readonly store: Store;
  readonly host: CardHost;
  readonly marks: Marks;
  readonly tables: DiffTables;
  readonly files: FileMap;
  readonly excerpts: Excerpts;
  readonly oldLine: FindOldLine;
  /** Goes to an end; the element is what the reader leaves. */
  readonly goTo: (item: Item, side: Side, from: Element | null) => void;
  /** Opens the panel at an item. */
  readonly showInPanel: (item: Item) => void;
}

const SIDES: readonly Side[] = ['before', 'after'];

/** What may have gone wrong in a refactoring, as sentences; whoever computes it sets it. */
export type DangersOf = (item: Item) => readonly string[];

export class Cards {
  readonly #more: CardAction[] = [];
  #dangersOf: DangersOf = () => [];

  constructor(private readonly parts: CardParts) {}

  /** Adds a control to all cards. */
  addAction(action: CardAction): void {
    this.#more.push(action);
  }

  /** Says where dangers come from. */
  setDangers(dangersOf: DangersOf): void {
    this.#dangersOf = dangersOf;
  }

  /** Opens the card of a badge. */
  open(badge: HTMLButtonElement): void {
    if (this.parts.host.owner === badge && this.parts.host.open !== null) return;
    const entries = this.parts.marks.entries(badge);
    if (entries.length > 0)
      this.#open(
        badge,
        entries.map((entry) => this.#entry(entry)),
      );
  }

  /** Opens the card of a badge, with the keyboard in it. */
  enter(badge: HTMLButtonElement): void {
    this.open(badge);
    this.parts.host.focusCard();
  }

  /** Opens a card about an end that the page does not show, at the foot of the window. */
  openUnshown(item: Item, side: Side): void {
    this.#open(null, [this.#entry({ item, side: OTHER[side] })]);
  }

  #open(badge: HTMLButtonElement | null, entries: readonly CardEntry[]): void {
    const { host, marks, store, goTo, showInPanel } = this.parts;
    const cell = badge?.closest('td') ?? null;
    host.openCard(
      badge,
      entries,
      { goTo: (item, side) => goTo(item, side, cell), copyLink: ({ href }) => copy(href), showInPanel },
      {
        actions: this.#more,
        onShow: (item) => marks.activate(item),
        onClose: () => marks.activate(store.items.value.find(({ id }) => id === store.selected.value) ?? null, 'chosen'),
      },
    );
  }

  #entry({ item, side }: BadgeEntry): CardEntry {
    const { excerpts, files, tables, oldLine } = this.parts;
    const ends = SIDES.flatMap((each) => {
      const place = endOf(item.refactoring, each);
      if (!place) return [];
      const old = each === 'before' ? oldLine(place) : null;
      return [{ side: each, place, href: addressOf(item, each), ...(old && { old }) }];
    });
    const dangers = this.#dangersOf(item);
    return { item, side, ends, code: excerpts.lines(item, OTHER[side], files, tables), ...(dangers.length > 0 && { dangers }) };
  }
}

const addressOf = (item: Item, side: Side): string =>
  `${location.origin}${location.pathname}${location.search}${fragmentOf(item.refactoring, side)}`;

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The page, or the reader, does not allow it.
    return false;
  }
}
