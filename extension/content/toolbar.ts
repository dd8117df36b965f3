/** Tells the toolbar how the page stands, and does what its popup asks. */
import { effect } from '@preact/signals';
import browser from 'webextension-polyfill';
import { pageState, type PageState } from '../../ui/page-state.js';
import type { Store } from '../../ui/store.js';
import { ask } from '../ask.js';
import { isTabMessage } from '../messages.js';

interface ToolbarActions {
  showList(): void;
  retry(): void;
}

/** Keeps the toolbar informed until the signal is aborted, which empties it. */
export function informToolbar(store: Store, actions: ToolbarActions, signal: AbortSignal): void {
  let told = '';
  const tell = (state: PageState | null): void => {
    const text = JSON.stringify(state);
    if (text === told) return;
    told = text;
    // A Reflens that is gone has no toolbar button either.
    ask({ kind: 'page-state', state }).catch(() => undefined);
  };
  const stop = effect(() => tell(pageState(store)));
  const listen = (message: unknown, _sender: unknown, answer: (state: PageState | null) => void): true => {
    const isOurs = isTabMessage(message) && message.kind !== 'settings';
    if (isOurs && message.kind === 'show-list') actions.showList();
    if (isOurs && message.kind === 'retry') actions.retry();
    answer(isOurs ? pageState(store) : null);
    return true;
  };
  try {
    browser.runtime.onMessage.addListener(listen);
  } catch {
    // The script is all that is left of its Reflens.
  }
  signal.addEventListener('abort', () => {
    stop();
    tell(null);
    try {
      browser.runtime.onMessage.removeListener(listen);
    } catch {
      // As above.
    }
  });
}
