/** The settings of this page's script: told by the background, which is the only one to read and keep them. */
import browser from 'webextension-polyfill';
import { ask } from '../ask.js';
import { isTabMessage } from '../messages.js';
import {
  changedSettings,
  PAGE_SETTINGS,
  settingsFrom,
  type PageSettings,
  type PageSettingsSource,
  type WrittenOnPages,
} from '../setting-values.js';

export const ASKED_SETTINGS: PageSettingsSource = {
  read: async () => settingsFrom(await ask({ kind: 'page-settings' }), PAGE_SETTINGS),
  watch(onChange, signal) {
    const listen = (message: unknown): undefined => {
      if (isTabMessage(message) && message.kind === 'settings') onChange(changedSettings(message.settings, PAGE_SETTINGS));
    };
    try {
      browser.runtime.onMessage.addListener(listen);
      signal.addEventListener('abort', () => browser.runtime.onMessage.removeListener(listen));
    } catch {
      // The script is all that is left of its Reflens.
    }
  },
};

/** Settings out of what was asked for already; asked for anew where that failed. */
export const settingsAsked = (asked: Promise<unknown>): Promise<PageSettings> =>
  asked.then(
    (answer) => settingsFrom(answer, PAGE_SETTINGS),
    () => ASKED_SETTINGS.read(),
  );

/** Has settings kept. Rejects when nobody does, e.g. since this script belongs to a Reflens that was updated. */
export const haveKept = (settings: Partial<WrittenOnPages>): Promise<void> => ask({ kind: 'keep-page-settings', settings });
