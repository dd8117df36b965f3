/** The place of the panel in the page: a shadow root, so that neither style sheet reaches the other, outside of the body that Turbo replaces. */
import { render } from 'preact';
import type { PanelActions } from '../../ui/actions.js';
import { Panel } from '../../ui/panel.js';
import { PANEL_STYLE } from '../../ui/panel-style.js';
import type { Store } from '../../ui/store.js';
import { PANEL } from './own-nodes.js';
import { closedRoot, silence } from './reader-events.js';

/** Events that GitHub's hotkeys would take for its own. */
const KEYS = ['keydown', 'keyup', 'keypress'] as const;

/** Pixels: a panel of less than this height is a pill, which hides nothing worth speaking of. */
const SMALL = 80;

/** Pixels at the top of the window that GitHub's sticky headers may take, and a line below them. */
const HEADERS = 140;

export class PanelHost {
  readonly #root: ShadowRoot;
  readonly #panel: HTMLElement;

  /** Mounts the panel; the signal takes it away again. */
  constructor(document: Document, store: Store, actions: PanelActions, signal: AbortSignal) {
    const host = document.createElement('div');
    host.setAttribute(PANEL, '');
    this.#root = closedRoot(host);
    const sheet = document.createElement('style');
    sheet.textContent = PANEL_STYLE;
    this.#panel = document.createElement('div');
    this.#root.append(sheet, this.#panel);
    silence(host, KEYS, { signal });
    document.documentElement.append(host);
    render(<Panel store={store} actions={actions} />, this.#panel);
    signal.addEventListener('abort', () => {
      render(null, this.#panel);
      host.remove();
    });
  }

  /** What of the panel has the keyboard. */
  get focused(): HTMLElement | null {
    const { activeElement } = this.#root;
    return activeElement instanceof HTMLElement ? activeElement : null;
  }

  /** The middle, in pixels of the window, of the height that the open panel leaves free over it. */
  get freeMiddle(): number {
    const { innerHeight, innerWidth } = window;
    const box = this.#panel.firstElementChild?.getBoundingClientRect();
    // Beside the page it hides nothing.
    if (!box || (box.height >= innerHeight && box.width < innerWidth)) return innerHeight / 2;
    const { top, height } = box;
    return height < SMALL ? innerHeight / 2 : Math.min(innerHeight / 2, Math.max(top / 2, HEADERS));
  }
}
