/** What a session shows in its page: the panel, the badges, and the ways between them. All of it is gone when the signal is aborted. */
import { batch, effect } from '@preact/signals';
import type { PanelActions } from '../../ui/actions.js';
import type { Store } from '../../ui/store.js';
import type { Item, Side } from '../../ui/work.js';
import { DiffTables } from './diff-tables.js';
import type { FileMap } from './file-map.js';
import { Jump } from './jump.js';
import type { KeyActions } from './key-actions.js';
import { badgeOf, Marks } from './marks.js';
import { removeOwn } from './own-nodes.js';
import { PanelHost } from './panel-host.js';
import { settled } from './settled.js';

/** Milliseconds that a page has for showing a diff before the panel says that it knows none. */
const DIFF_PATIENCE = 5_000;

const OTHER: Readonly<Record<Side, Side>> = { before: 'after', after: 'before' };

/** Events of a badge that GitHub must not take for clicks on its line. */
const BADGE_EVENTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'dblclick', 'keydown', 'keyup', 'keypress'] as const;

export class PageView {
  readonly #tables: DiffTables;
  readonly #marks: Marks;
  readonly #jump: Jump;
  readonly #panel: PanelHost;

  /** Shows a store in the page; `actions` are what the panel asks of the session. */
  constructor(
    private readonly store: Store,
    files: FileMap,
    actions: Omit<PanelActions, 'goTo'>,
    keys: KeyActions,
    private readonly signal: AbortSignal,
  ) {
    this.#tables = new DiffTables(document, () => this.#diffChanged(), signal);
    this.#marks = new Marks(this.#tables, files, signal);
    this.#jump = new Jump(document, this.#tables, this.#marks, files, () => this.#panel.freeMiddle, signal);
    this.#panel = new PanelHost(document, store, { ...actions, goTo: (id, side) => this.#goToItem(id, side) }, signal);
    this.#listenToBadges();
    window.addEventListener('resize', () => this.#marks.rearrange(), { signal, passive: true });
    this.#diffChanged();
    const timer = setTimeout(() => this.#lookForDiff(true), DIFF_PATIENCE);
    let stopShowing = (): void => undefined;
    void settled(document, signal).then(() => {
      if (!signal.aborted) stopShowing = effect(() => this.#marks.show(store.visible.value));
    });
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      stopShowing();
      removeOwn(document);
    });
  }

  #diffChanged(): void {
    this.#lookForDiff(false);
    void this.#marks.refresh();
  }

  #lookForDiff(isLate: boolean): void {
    if (this.#tables.present) this.store.diffView.value = 'found';
    else if (isLate) this.store.diffView.value = 'unknown';
  }

  #listenToBadges(): void {
    const options = { capture: true, signal: this.signal };
    for (const type of BADGE_EVENTS) window.addEventListener(type, (event) => badgeOf(event) && event.stopPropagation(), options);
    window.addEventListener(
      'click',
      (event) => {
        const badge = badgeOf(event);
        if (!badge) return;
        event.stopPropagation();
        event.preventDefault();
        this.#follow(badge);
      },
      options,
    );
  }

  /** From a badge to the other end; with several refactorings the reader chooses. */
  #follow(badge: HTMLButtonElement): void {
    const entries = this.#marks.entries(badge);
    const [only] = entries;
    if (entries.length > 1) this.#panel.openMenu(badge, entries, ({ item, side }) => void this.#goTo(item, OTHER[side]));
    else if (only) void this.#goTo(only.item, OTHER[only.side]);
  }

  #goToItem(id: number, side: Side): void {
    const item = this.store.items.value.find((candidate) => candidate.id === id);
    if (item) void this.#goTo(item, side);
  }

  async #goTo(item: Item, side: Side): Promise<void> {
    batch(() => {
      this.store.selected.value = item.id;
      this.store.notice.value = null;
    });
    const sentence = await this.#jump.goTo(item, side);
    // A jump that another one ended says nothing; the notice is the other one's.
    if (sentence !== null) this.store.notice.value = sentence;
  }
}
