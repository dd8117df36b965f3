/** Room for the docked panel: the page gets a margin as wide as the panel, so that no code is under it. The one thing of GitHub's layout that ever moves, and only because the reader asked. */
import { effect } from '@preact/signals';
import type { Store } from '../../ui/store.js';
import { CLASSIC_CODE_CLASS } from '../github/selectors.js';

const ROOM = 'data-reflens-room';

/** CSS pixels of the window: in a narrower one the panel is under the page. The same figure is in ui/panel.css. */
const WIDE = 900;

/** Rows of a classic page, beyond which it takes the browser more than a quarter of a second to lay it out anew: all of its rows, those that nobody sees among them. */
const MOST_ROWS = 5_000;

/**
 * Gives the page its margin while the panel is docked and open, until the signal is aborted. To be called early, so that the page is laid out once. On a long classic page that has
 * no margin yet the panel comes over the page instead, until the reader asks for it beside the page.
 */
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
    const { width } = store.settings.value;
    const wanted = store.docked.value && !store.collapsed.value;
    // The panel is drawn with what this decides: the same signal is what it reads.
    if (wanted && !sheet.isConnected && store.floats.peek() === null && isLong(document)) store.floats.value = true;
    else set(wanted ? rulesOf(width) : '');
  });
  signal.addEventListener('abort', () => {
    stop();
    sheet.remove();
  });
}

const isLong = (document: Document): boolean => document.getElementsByClassName(CLASSIC_CODE_CLASS).length > MOST_ROWS;

const rulesOf = (width: number): string =>
  `@media screen and (min-width: ${WIDE}px) { html { margin-right: ${Math.round(width)}px !important } }
@media screen and (max-width: ${WIDE - 1}px) { body { padding-bottom: 45vh !important } }`;
