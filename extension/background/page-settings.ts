/** Settings of pages: their scripts have them from here, and hear from here when something was changed elsewhere. */
import browser from 'webextension-polyfill';
import { activeHosts } from '../hosts.js';
import type { TabMessage } from '../messages.js';
import { changedSettings, PAGE_SETTINGS, WRITTEN_ON_PAGES, type PageSettings } from '../setting-values.js';
import { keepSettings, readSettings, watchPageSettings } from '../settings.js';

/** What a page's script may know. */
export const pageSettings = (): Promise<PageSettings> => readSettings(...PAGE_SETTINGS);

/** Keeps what a page's script wants to be kept, as far as readers change it on pages. */
export const keepPageSettings = (settings: unknown): Promise<void> => keepSettings(changedSettings(settings, WRITTEN_ON_PAGES));

/** Tells the scripts of all tabs about changes. To be called while the background starts. */
export function tellPages(): void {
  closeToScripts();
  watchPageSettings((settings) => void tellAll({ kind: 'settings', settings }).catch(() => undefined), new AbortController().signal);
}

async function tellAll(message: TabMessage): Promise<void> {
  const hosts = ['github.com', ...(await activeHosts().catch(() => []))];
  const tabs = await browser.tabs.query({ url: hosts.map((host) => `https://${host}/*`) });
  // There may be no script in a tab.
  await Promise.allSettled(tabs.map(async ({ id }) => id !== undefined && browser.tabs.sendMessage(id, message)));
}

/** Chrome can take the whole storage away from content scripts; what is in there are settings of pages anyway. */
function closeToScripts(): void {
  if (!__OFFSCREEN__) return;
  void Promise.resolve()
    .then(() => chrome.storage.local.setAccessLevel({ accessLevel: chrome.storage.AccessLevel.TRUSTED_CONTEXTS }))
    .catch(() => undefined);
}
