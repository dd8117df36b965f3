/** Room for the docked panel: the page gets a margin as wide as the panel, so that no code is under it. The one thing of GitHub's layout that ever moves, and only because the reader asked. */
import { effect } from '@preact/signals';
import type { Store } from '../../ui/store.js';

const ROOM = 'data-reflens-room';

/** CSS pixels of the window: in a narrower one the panel is under the page. The same figure is in ui/panel.css. */
const WIDE = 900;

/** Gives the page its margin while the panel is docked and open, until the signal is aborted. To be called early, so that the page is laid out once. */
export function makeRoom(document: Document, store: Store, signal: AbortSignal): void {
  // What a script of an earlier version left.
  for (const leftOver of document.querySelectorAll(`style[${ROOM}]`)) leftOver.remove();
  const sheet = document.createElement('style');
  sheet.setAttribute(ROOM, '');
  const set = (rules: string): void => {
    if (sheet.isConnected ? sheet.textContent === rules : rules === '') return;
    sheet.textContent = rules;
    if (rules === '') sheet.remove();
    else document.documentElement.append(sheet);
    // Whoever measures the page has to look again, badges as well as GitHub's own parts.
    window.dispatchEvent(new Event('resize'));
  };
  const stop = effect(() => {
    const { docked, width } = store.settings.value;
    set(docked && !store.collapsed.value ? rulesOf(width) : '');
  });
  signal.addEventListener('abort', () => {
    stop();
    sheet.remove();
  });
}

const rulesOf = (width: number): string =>
  `@media screen and (min-width: ${WIDE}px) { html { margin-right: ${Math.round(width)}px !important } }
@media screen and (max-width: ${WIDE - 1}px) { body { padding-bottom: 45vh !important } }`;
