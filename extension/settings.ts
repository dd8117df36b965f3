/**
 * Settings, read and kept, for Reflens' own pages and its background. What acts on pages is in the browser's storage for extensions; what decides where the reader's
 * token and session go is where no script in a page can reach it. Such a script asks the background, which gives and takes its own settings only.
 */
import browser from 'webextension-polyfill';
import { keepPrivate, readPrivate } from './private-store.js';
import {
  changedSettings,
  PAGE_SETTINGS,
  PRIVATE_DEFAULTS,
  settingsFrom,
  type PageSettings,
  type PageSettingsSource,
  type PrivateSettings,
  type Settings,
} from './setting-values.js';

const isPrivate = (name: keyof Settings): name is keyof PrivateSettings => Object.hasOwn(PRIVATE_DEFAULTS, name);

/** Reads settings; what was never kept, or kept in another form, has its default. Rejects when the browser does not give them. */
export async function readSettings<Name extends keyof Settings>(...names: readonly Name[]): Promise<Pick<Settings, Name>> {
  const wanted: readonly (keyof Settings)[] = names;
  const open = wanted.filter((name) => !isPrivate(name));
  const kept = new Map(open.length > 0 ? Object.entries(await browser.storage.local.get([...open])) : []);
  for (const name of wanted.filter(isPrivate)) kept.set(name, await readPrivate(name));
  return settingsFrom(Object.fromEntries(kept), names);
}

/** Keeps settings. Rejects when the browser does not. */
export async function keepSettings(settings: Partial<Settings>): Promise<void> {
  const open: Partial<Record<keyof Settings, unknown>> = {};
  for (const [name, value] of Object.entries(settings) as [keyof Settings, unknown][]) {
    if (isPrivate(name)) await keepPrivate(name, value);
    else open[name] = value;
  }
  if (Object.keys(open).length > 0) await browser.storage.local.set(open);
}

/** Calls back with what changes anywhere in the browser of the settings that pages have, until the signal is aborted. */
export function watchPageSettings(onChange: (changed: Partial<PageSettings>) => void, signal: AbortSignal): void {
  const listen = (changes: Record<string, { newValue?: unknown }>, area: string): void => {
    if (area !== 'local') return;
    const values = Object.fromEntries(Object.entries(changes).map(([name, { newValue }]) => [name, newValue]));
    const changed = changedSettings(values, PAGE_SETTINGS);
    if (Object.keys(changed).length > 0) onChange(changed);
  };
  browser.storage.onChanged.addListener(listen);
  signal.addEventListener('abort', () => browser.storage.onChanged.removeListener(listen));
}

/** For Reflens' own pages that mark something. */
export const OWN_SETTINGS: PageSettingsSource = { read: () => readSettings(...PAGE_SETTINGS), watch: watchPageSettings };
