/** What a session shows in its page: the panel, the marks, the cards, and the ways between them. All of it is gone when the signal is aborted. */
import { batch, effect } from '@preact/signals';
import type { PanelActions } from '../../ui/actions.js';
import { NO_FILTERS } from '../../ui/filters.js';
import type { FindOldLine } from '../../ui/old-line.js';
import type { LookEnd } from '../../ui/look-rows.js';
import { reportAddress } from '../../ui/report.js';
import { canPeek, endOf, itemOfPlace, NO_ITEM, OTHER } from '../../ui/places.js';
import { findItem, type Store } from '../../ui/store.js';
import type { Item, Place, Side } from '../../ui/work.js';
import { listenToBadges } from './badge-events.js';
import { doubts } from '../github/page-reading.js';
import { onReader } from '../loader/on-reader.js';
import { CardHost } from './card-host.js';
import { Cards } from './cards.js';
import { carryOut } from './carry-out.js';
import { DiffTables } from './diff-tables.js';
import { DoneFiles } from './done-files.js';
import type { Excerpts } from './excerpts.js';
import type { FileMap } from './file-map.js';
import { Jump } from './jump.js';
import type { KeyActions } from './key-actions.js';
import { LeftOverView } from './left-over.js';
import { Marks } from './marks.js';
import { NearTables } from './near-tables.js';
import { removeOwn } from './own-nodes.js';
import { readPage } from './page-check.js';
import { PanelHost } from './panel-host.js';
import { Peeks, type PeekWays } from './peeks.js';
import { settled } from './settled.js';
import { Travel } from './travel.js';

/** Milliseconds that a page has for showing a diff before the panel says that it knows none. */
const DIFF_PATIENCE = 5_000;

/** Milliseconds after a change of the page, or of its marks, until what was read of it is checked. */
const CHECK_DELAY = 1_500;

/** What a view needs of its session. */
export interface ViewParts {
  /** Of the page. */
  readonly kind: string;
  readonly files: FileMap;
  readonly excerpts: Excerpts;
  readonly oldLine: FindOldLine;
  readonly keys: KeyActions;
  readonly peeks: PeekWays;
}

/** What the page does itself. */
type PageAction =
  'goTo' | 'goToPlace' | 'goToLook' | 'goToLeftOver' | 'leftOver' | 'listDone' | 'hideDone' | 'tickDone' | 'peek' | 'reportAddress';

export class PageView {
  readonly #tables: DiffTables;
  readonly #marks: Marks;
  readonly #panel: PanelHost;
  readonly #host: CardHost;
  readonly #travel: Travel;
  readonly #cards: Cards;
  readonly #leftOver: LeftOverView;
  readonly #done: DoneFiles;
  readonly #peeks: Peeks;
  #checking: ReturnType<typeof setTimeout> | undefined;

  /** Shows a store in the page; `actions` are what the panel asks of the session. */
  constructor(
    private readonly store: Store,
    private readonly parts: ViewParts,
    private readonly actions: Omit<PanelActions, PageAction>,
    private readonly signal: AbortSignal,
  ) {
    const { files, keys } = parts;
    this.#tables = new DiffTables(document, files, () => this.#diffChanged(), signal);
    const near = new NearTables(signal);
    near.onNear(() => this.#checkSoon());
    this.#marks = new Marks(this.#tables, files, near, signal);
    this.#host = new CardHost(document, signal);
    const jump = new Jump(
      document,
      this.#tables,
      this.#marks,
      files,
      () => this.#panel.freeMiddle,
      (anchor) => this.#done.show(anchor),
      signal,
    );
    this.#travel = new Travel(
      {
        store,
        jump,
        host: this.#host,
        keys,
        oldLine: parts.oldLine,
        // What the page cannot show is shown beside what it became.
        onUnshown: (item, side) =>
          item.id !== NO_ITEM &&
          this.#peeks.open(item, OTHER[side], { takesFocus: false, onNothing: () => this.#cards.openUnshown(item, side) }),
        onLeave: () => this.#host.close(),
        showLow: () => (store.settings.value = { ...store.settings.value, showLow: true }),
      },
      signal,
    );
    this.#cards = new Cards({
      ...parts,
      store,
      host: this.#host,
      marks: this.#marks,
      tables: this.#tables,
      actions,
      goTo: (item, side, from) => this.#travel.goTo(item, side, from),
      showInPanel: (item) => this.#showInPanel(item),
    });
    this.#peeks = new Peeks(
      document,
      {
        ...parts.peeks,
        oldLine: parts.oldLine,
        store,
        marks: this.#marks,
        goTo: (item, side, from) => this.#travel.goTo(item, side, from),
      },
      signal,
    );
    this.#cards.addAction({
      id: 'peek',
      label: 'Compare',
      fits: (item) => canPeek(item.refactoring),
      run: (item) => this.#peekFromCard(item),
    });
    const ways = {
      peek: (id: number) => this.#peekFromPanel(id),
      goTo: (id: number, side: Side) => this.#travel.goToId(id, side),
      goToPlace: (place: Place) => this.#travel.goTo(itemOfPlace(place), 'after'),
      goToLook: ({ item, side }: LookEnd) => this.#travel.goTo(item, side),
      leftOver: (show: boolean) => void (store.fading.value = show),
      goToLeftOver: (step: -1 | 1) => this.#goToLeftOver(step),
      listDone: (listed: boolean) => this.#done.list(listed),
      hideDone: (hides: boolean) => this.#done.hide(hides),
      tickDone: (ticks: boolean) => this.#say(this.#done.tick(ticks)),
      reportAddress: () =>
        reportAddress({
          kind: parts.kind,
          version: __VERSION__,
          doubts: store.misread.value?.doubts ?? [],
          detours: this.#tables.detours,
        }),
    };
    this.#leftOver = new LeftOverView({ document, tables: this.#tables, near, files, aim: () => this.#panel.freeMiddle }, store, signal);
    this.#done = new DoneFiles({ document, tables: this.#tables, files }, store, signal);
    this.#panel = new PanelHost(document, store, { ...actions, ...ways }, signal);
    keys.on('left-over', () => (store.fading.value = !store.fading.value));
    keys.on('next-left-over', () => this.#goToLeftOver(1));
    keys.on('previous-left-over', () => this.#goToLeftOver(-1));
    keys.on('done-files', () => this.#listDone());
    this.#listen();
    this.#diffChanged();
    const timer = setTimeout(() => this.#lookForDiff(true), DIFF_PATIENCE);
    const undo: (() => void)[] = [];
    const show = async (): Promise<void> => {
      await settled(document, signal);
      await this.#tables.takenOver();
      if (signal.aborted) return;
      undo.push(
        effect(() => {
          // First what is to be looked at: it comes first on a line, too.
          this.#marks.show([...store.lookView.value.items, ...store.visible.value]);
          this.#checkSoon();
        }),
      );
      undo.push(effect(() => this.#marks.activate(this.#item(store.selected.value) ?? null, 'chosen')));
      undo.push(this.#openAddress());
    };
    carryOut(show(), signal);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      clearTimeout(this.#checking);
      for (const each of undo) each();
      removeOwn(document);
    });
  }

  #diffChanged(): void {
    this.#lookForDiff(false);
    this.#checkSoon();
    void this.#marks.refresh();
    void this.#peeks.refresh();
    if (this.store.fading.value) void this.#leftOver.refresh();
    this.#done.refresh();
  }

  #lookForDiff(isLate: boolean): void {
    if (this.#tables.present) this.store.diffView.value = 'found';
    else if (isLate) this.store.diffView.value = 'unknown';
  }

  #checkSoon(): void {
    this.#checking ??= setTimeout(() => {
      this.#checking = undefined;
      this.#check();
    }, CHECK_DELAY);
  }

  /** Tells the reader what of the page is not understood. Before the files are known, or React has taken the page over, nobody can say. */
  #check(): void {
    const { files } = this.parts;
    if (this.signal.aborted || files.anchors.size === 0 || !this.#tables.isTakenOver) return;
    const found = doubts(readPage(document, this.#tables, files));
    this.store.misread.value = found.length > 0 ? { doubts: found, ...this.#marks.reach } : null;
  }

  #listen(): void {
    const { signal } = this;
    listenToBadges(
      {
        onFollow: (badge) => this.#follow(badge),
        onEnter: (badge) => this.#cards.enter(badge),
        onRest: (badge) => this.#host.open === 'menu' || this.#host.hasFocus || this.#cards.open(badge),
        onLeave: () => this.#host.open === 'menu' || this.#host.hasFocus || this.#host.owner === null || this.#host.close(),
        keeps: (event) => this.#host.holds(event),
        isOpen: () => this.#host.open === 'card',
      },
      signal,
    );
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      const { activeElement } = document;
      const isPeeking = this.#peeks.item !== null && (this.#peeks.holds(event) || activeElement === document.body || this.#focusedBadge());
      if (this.#host.open === null && !isPeeking) return;
      event.stopImmediatePropagation();
      if (this.#host.open === null) this.#peeks.close();
      else this.#host.close();
    };
    onReader(window, 'keydown', escape, { capture: true, signal });
    window.addEventListener(
      'resize',
      () => (
        this.#host.close(),
        this.#marks.rearrange(),
        void this.#peeks.refresh(),
        void (this.store.fading.value && this.#leftOver.refresh())
      ),
      { signal, passive: true },
    );
    window.addEventListener('hashchange', () => this.#travel.open(location.hash), { signal });
    const { keys } = this.parts;
    keys.on('other-end', () => this.#goToOtherEnd());
    keys.on('card', () => this.#enterCard());
    keys.on('peek', () => this.#peekHere());
    keys.on('next-edit', () => this.#goToEdit(1));
    keys.on('previous-edit', () => this.#goToEdit(-1));
    keys.on('help', () => this.#host.toggleHelp(keys.available, () => this.actions.openOptions()));
  }

  /** From a badge to the other end; with several refactorings the reader chooses. */
  #follow(badge: HTMLButtonElement): void {
    const entries = this.#marks.entries(badge);
    const [only] = entries;
    const cell = badge.closest('td');
    if (entries.length > 1) this.#host.openMenu(badge, entries, ({ item, side }) => this.#travel.goTo(item, OTHER[side], cell));
    // What has one end only says what it is.
    else if (only?.item.danger && !endOf(only.item.refactoring, OTHER[only.side])) this.#cards.enter(badge);
    else if (only) this.#travel.goTo(only.item, OTHER[only.side], cell);
  }

  /** From where the keyboard is, or else from where the reader went last. */
  #goToOtherEnd(): void {
    const badge = this.#host.owner instanceof HTMLButtonElement ? this.#host.owner : this.#focusedBadge();
    if (badge && this.#marks.entries(badge).length > 0) return this.#follow(badge);
    const here = this.#travel.here;
    if (here) this.#travel.goTo(here.item, OTHER[here.side]);
  }

  #enterCard(): void {
    const here = this.#travel.here;
    const badge = this.#focusedBadge() ?? (here && this.#marks.badge(here.item, here.side));
    if (badge) this.#cards.enter(badge);
  }

  /** Opens the peek of where the keyboard is, or of where the reader went last; closes it when it is open. */
  #peekHere(): void {
    const badge = this.#host.owner instanceof HTMLButtonElement ? this.#host.owner : this.#focusedBadge();
    const entries = badge ? this.#marks.entries(badge).filter(({ item }) => canPeek(item.refactoring)) : [];
    const [first] = entries;
    const here = first ?? this.#travel.here;
    if (this.#peeks.hasFocus || (this.#peeks.item !== null && (!here || this.#peeks.item === here.item))) return this.#peeks.close();
    const open = ({ item, side }: { readonly item: Item; readonly side: Side }): void => {
      this.#host.close();
      this.#peeks.open(item, side, { takesFocus: true, opener: badge ?? this.#marks.badge(item, side) ?? null });
    };
    // Of one that came from several places, the peek lets choose.
    const types = new Set(entries.map(({ item }) => item.refactoring.type));
    if (badge && types.size > 1) this.#host.openMenu(badge, entries, open);
    else if (here) open(here);
  }

  /** In the code that is compared; opens it first, as `#peekHere` does, where none is. */
  #goToEdit(step: -1 | 1): void {
    if (this.#peeks.item === null) this.#peekHere();
    else this.#peeks.goToEdit(step);
  }

  #peekFromCard(item: Item): void {
    const owner = this.#host.owner instanceof HTMLButtonElement ? this.#host.owner : null;
    const side = (owner && this.#marks.entries(owner).find((entry) => entry.item === item)?.side) ?? 'after';
    this.#host.close();
    this.#peeks.open(item, side, { takesFocus: true, opener: owner });
  }

  /** Goes to the item first; where that cannot be shown, the peek opens by itself. */
  #peekFromPanel(id: number): void {
    const item = this.#item(id);
    if (!item) return;
    const opener = this.#panel.focused;
    const side: Side = endOf(item.refactoring, 'after') ? 'after' : 'before';
    this.#travel.goTo(item, side, null, () => this.#peeks.open(item, side, { takesFocus: true, opener }));
  }

  #focusedBadge(): HTMLButtonElement | null {
    const { activeElement } = document;
    return activeElement instanceof HTMLButtonElement && this.#marks.entries(activeElement).length > 0 ? activeElement : null;
  }

  #showInPanel(item: Item): void {
    batch(() => {
      // A search or a filter may hide what is to be shown.
      this.store.query.value = '';
      this.store.filters.value = NO_FILTERS;
      this.store.selected.value = item.id;
    });
    this.#host.close();
    if (this.store.collapsed.value) this.actions.collapse(false);
  }

  /** Goes to what the address names as soon as it is found, and once only. Returns how to give that up. */
  #openAddress(): () => void {
    let opened = false;
    return effect(() => {
      const { phase } = this.store.work.value;
      if (opened || phase !== 'finished') return;
      opened = true;
      // Not while a signal is being read: a jump writes some.
      queueMicrotask(() => this.signal.aborted || this.#travel.open(location.hash));
    });
  }

  #goToLeftOver(step: -1 | 1): void {
    this.#say(this.#leftOver.go(step));
  }

  /** In the panel, which is opened for it. */
  #listDone(): void {
    const { collapsed, done, listsDone } = this.store;
    if (done.value.length === 0) this.store.notice.value = 'Something is left to read in every file that Reflens read.';
    const listed = collapsed.value || !listsDone.value;
    if (collapsed.value) this.actions.collapse(false);
    this.#done.list(listed);
  }

  /** Tells the reader what came of something, if that is worth a sentence. */
  #say(outcome: Promise<string | null>): void {
    this.store.notice.value = null;
    const tell = async (): Promise<void> => {
      const sentence = await outcome;
      if (sentence !== null) this.store.notice.value = sentence;
    };
    carryOut(tell(), this.signal);
  }

  #item(id: number | null): Item | undefined {
    return findItem(this.store, id);
  }
}
