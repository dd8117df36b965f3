/** The cards of badges: when they open, what stands on them, and what their controls do. */
import type { CardAction, CardEntry } from '../../ui/hover-card.js';
import type { FindOldLine } from '../../ui/old-line.js';
import type { PanelActions } from '../../ui/actions.js';
import { fragmentOf } from '../../ui/links.js';
import { dangersOf, endsOfEntry, entryOf } from '../../ui/look-rows.js';
import { endOf, OTHER } from '../../ui/places.js';
import { findItem, type Store } from '../../ui/store.js';
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
  readonly actions: Pick<PanelActions, 'dismiss' | 'restore'>;
  /** Opens the panel at an item. */
  readonly showInPanel: (item: Item) => void;
}

const SIDES: readonly Side[] = ['before', 'after'];

export class Cards {
  readonly #more: CardAction[] = [];

  constructor(private readonly parts: CardParts) {}

  /** Adds a control to all cards. */
  addAction(action: CardAction): void {
    this.#more.push(action);
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
    const { host, marks, store, goTo, showInPanel, actions } = this.parts;
    const cell = badge?.closest('td') ?? null;
    host.openCard(
      badge,
      entries,
      {
        goTo: (item, side) => goTo(item, side, cell),
        copyLink: ({ href }) => copy(href),
        showInPanel,
        dismiss: (key) => actions.dismiss([key]),
        restore: (key) => actions.restore([key]),
      },
      {
        actions: this.#more,
        onShow: (item) => marks.activate(item),
        onClose: () => marks.activate(findItem(store, store.selected.value) ?? null, 'chosen'),
      },
    );
  }

  #entry({ item, side }: BadgeEntry): CardEntry {
    const { excerpts, files, tables, oldLine, store } = this.parts;
    const view = store.lookView.value;
    if (item.danger) {
      const told = entryOf(view, item);
      return { item, side, ends: [], code: [], ...(told && { look: { key: told.key, ends: endsOfEntry(told) } }) };
    }
    const ends = SIDES.flatMap((each) => {
      const place = endOf(item.refactoring, each);
      if (!place) return [];
      const old = each === 'before' ? oldLine(place) : null;
      return [{ side: each, place, href: addressOf(item, each), ...(old && { old }) }];
    });
    const dangers = dangersOf(view, item);
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
