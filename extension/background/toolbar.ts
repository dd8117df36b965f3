/** The toolbar's button of a tab: how many refactorings its page has, or that and why there is no result. */
import browser from 'webextension-polyfill';
import type { PageState } from '../../ui/page-state.js';

/** GitHub's colours for something that is there and for something that went wrong; white stands out on both. */
const COUNT_COLOUR = '#0969da';
const FAILURE_COLOUR = '#cf222e';

/** The badge has room for four characters. */
const MOST_SHOWN = 9_999;

/** Shows a page's state on its tab's button; null for a page that shows no change. The tab may be gone by now. */
export async function showState(tabId: number, state: PageState | null): Promise<void> {
  try {
    const failed = state?.phase === 'failed';
    await Promise.all([
      browser.action.setBadgeText({ tabId, text: state === null ? '' : textOf(state) }),
      browser.action.setBadgeBackgroundColor({ tabId, color: failed ? FAILURE_COLOUR : COUNT_COLOUR }),
      browser.action.setBadgeTextColor({ tabId, color: '#ffffff' }),
      browser.action.setTitle({ tabId, title: titleOf(state) }),
    ]);
  } catch {
    // Nobody is there to see it.
  }
}

function textOf({ phase, count }: PageState): string {
  switch (phase) {
    case 'working':
      return '…';
    case 'failed':
      return '!';
    case 'stopped':
      return '';
    case 'finished':
      return count === 0 ? '' : count > MOST_SHOWN ? '9k+' : String(count);
  }
}

const titleOf = (state: PageState | null): string =>
  state === null ? 'Reflens' : `Reflens: ${state.summary === '' ? state.sentence : `${state.sentence}: ${state.summary}`}`;
