/** Who sends a message. What a message says of its sender is worth nothing: a page's process may say anything; the browser's word counts. */
import browser from 'webextension-polyfill';
import { changePageOf, pageKey, type ChangePage } from '../../github/page.js';

/** Milliseconds between two looks at a tab, and how often it is looked at: the browser learns of a soft navigation a moment after the page's script. */
const STEP = 50;
const LOOKS = 20;

/** Whether a message comes from a page of Reflens itself, such as the settings. */
export const isOwnPage = (sender: browser.Runtime.MessageSender | undefined): boolean =>
  sender?.id === browser.runtime.id && (sender.url ?? '').startsWith(browser.runtime.getURL(''));

/** Whether a message comes from Reflens' script in a tab's page, not from one in a frame. */
export const isPageScript = (sender: browser.Runtime.MessageSender | undefined): boolean =>
  sender?.id === browser.runtime.id && sender.tab?.id !== undefined && sender.frameId === 0 && !isOwnPage(sender);

/** The page that a tab shows, if it is the one that its script says (`pageKey`); null when the tab has gone on, or shows no change. */
export async function pageShown(sender: browser.Runtime.MessageSender, key: string): Promise<ChangePage | null> {
  const fits = (address: string | undefined): ChangePage | null => {
    if (address === undefined || !URL.canParse(address)) return null;
    const url = new URL(address);
    const page = url.protocol === 'https:' ? changePageOf(url) : null;
    return page !== null && pageKey(page) === key ? page : null;
  };
  const told = fits(sender.url) ?? fits(sender.tab?.url);
  if (told) return told;
  for (let look = 0; look < LOOKS; look++) {
    const tab = await browser.tabs.get(sender.tab?.id ?? browser.tabs.TAB_ID_NONE).catch(() => null);
    const page = fits(tab?.url);
    if (page) return page;
    if (!tab) return null;
    await new Promise((resolve) => setTimeout(resolve, STEP));
  }
  return null;
}

/** Whether a tab's cookies are those that the background has, and whether anything of it may be kept. */
export const isPrivateTab = ({ tab }: browser.Runtime.MessageSender): boolean =>
  tab === undefined ||
  tab.incognito ||
  !(tab.cookieStoreId === undefined || tab.cookieStoreId === 'firefox-default' || tab.cookieStoreId === '0');
