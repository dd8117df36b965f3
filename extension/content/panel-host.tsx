/** The place of the panel in the page: a shadow root, so that neither style sheet reaches the other, outside of the body that Turbo replaces. */
import { render } from 'preact';
import type { PanelActions } from '../../ui/actions.js';
import { BadgeMenu, type MenuEntry } from '../../ui/badge-menu.js';
import { Panel } from '../../ui/panel.js';
import { PANEL_STYLE } from '../../ui/panel-style.js';
import type { Store } from '../../ui/store.js';
import { PANEL } from './own-nodes.js';

/** Events that GitHub's hotkeys would take for its own. */
const KEYS = ['keydown', 'keyup', 'keypress'] as const;

/** Pixels between a badge and its menu. */
const MENU_GAP = 4;

export class PanelHost {
  readonly #panel: HTMLElement;
  readonly #menu: HTMLElement;
  #menuOwner: HTMLElement | null = null;

  /** Mounts the panel; the signal takes it away again. */
  constructor(document: Document, store: Store, actions: PanelActions, signal: AbortSignal) {
    const host = document.createElement('div');
    host.setAttribute(PANEL, '');
    const root = host.attachShadow({ mode: 'open' });
    const sheet = document.createElement('style');
    sheet.textContent = PANEL_STYLE;
    this.#panel = document.createElement('div');
    this.#menu = document.createElement('div');
    root.append(sheet, this.#panel, this.#menu);
    for (const type of KEYS) host.addEventListener(type, (event) => event.stopPropagation(), { signal });
    document.documentElement.append(host);
    render(<Panel store={store} actions={actions} />, this.#panel);
    document.addEventListener('pointerdown', (event) => !event.composedPath().includes(host) && this.closeMenu(), {
      signal,
      capture: true,
    });
    document.addEventListener('scroll', () => this.closeMenu(), { signal, passive: true });
    signal.addEventListener('abort', () => {
      render(null, this.#menu);
      render(null, this.#panel);
      host.remove();
    });
  }

  /** Opens the menu of a badge under it; Escape gives the focus back. */
  openMenu(badge: HTMLElement, entries: readonly MenuEntry[], onChoose: (entry: MenuEntry) => void): void {
    const box = badge.getBoundingClientRect();
    const view = badge.ownerDocument.documentElement;
    this.#menuOwner = badge;
    render(
      <BadgeMenu
        entries={entries}
        at={{ top: box.bottom + MENU_GAP, right: Math.max(0, view.clientWidth - box.right) }}
        onChoose={(entry) => {
          this.closeMenu();
          onChoose(entry);
        }}
        onClose={() => {
          const owner = this.#menuOwner;
          this.closeMenu();
          owner?.focus();
        }}
      />,
      this.#menu,
    );
  }

  closeMenu(): void {
    if (!this.#menuOwner) return;
    this.#menuOwner = null;
    render(null, this.#menu);
  }
}
