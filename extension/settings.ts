/** What Reflens keeps for the reader, in the browser's local storage: one table with the defaults. */
import browser from 'webextension-polyfill';
import { DEFAULT_KEYS, keySettingsFrom, type KeySettings } from '../ui/keys.js';
import { DEFAULT_PANEL, type PanelSettings } from '../ui/work.js';

export interface Settings extends PanelSettings {
  /** Colours of marks by kind; see ui/palettes.ts. */
  readonly palette: string;
  /** How code is compared; see ui/peek-view.tsx. */
  readonly peekLayout: string;
  /** Which keys call what on GitHub's pages. */
  readonly keys: KeySettings;
  /** GitHub Enterprise hosts that Reflens works on besides github.com, e.g. `github.example.com`. */
  readonly hosts: readonly string[];
  /** Read what the API does not tell with the reader's own session on the site. */
  readonly useSession: boolean;
  /** Keep texts and results of private repositories on this computer, too. */
  readonly keepPrivateTexts: boolean;
}

export const DEFAULTS: Settings = {
  ...DEFAULT_PANEL,
  palette: 'plain',
  peekLayout: 'inline',
  hosts: [],
  useSession: true,
  keepPrivateTexts: true,
  keys: DEFAULT_KEYS,
};

type Key = keyof Settings;

/** Reads settings; what was never kept, or kept in another form, has its default. */
export async function readSettings<Name extends Key>(...names: readonly Name[]): Promise<Pick<Settings, Name>> {
  const kept = await browser.storage.local.get([...names]);
  return pick(kept, names);
}

/** The settings of the panel. */
export const PANEL_SETTINGS = Object.keys(DEFAULT_PANEL) as readonly (keyof PanelSettings)[];

/** Keeps settings. Rejects when the browser does not, e.g. since this script belongs to a Reflens that was updated. */
export async function keepSettings(settings: Partial<Settings>): Promise<void> {
  await browser.storage.local.set({ ...settings });
}

/** Calls back with every setting of `names` that changes anywhere in the browser, until the signal is aborted. */
export function watchSettings<Name extends Key>(
  names: readonly Name[],
  onChange: (changed: Partial<Pick<Settings, Name>>) => void,
  signal: AbortSignal,
): void {
  const listen = (changes: Record<string, { newValue?: unknown }>, area: string): void => {
    const touched = names.filter((name) => name in changes);
    if (area !== 'local' || touched.length === 0) return;
    const values = Object.fromEntries(touched.map((name) => [name, changes[name]?.newValue]));
    onChange(pick(values, touched));
  };
  browser.storage.onChanged.addListener(listen);
  signal.addEventListener('abort', () => browser.storage.onChanged.removeListener(listen));
}

function pick<Name extends Key>(kept: Readonly<Record<string, unknown>>, names: readonly Name[]): Pick<Settings, Name> {
  const settings: Partial<Settings> = Object.fromEntries(
    names.map((name) => [
      name,
      name === 'keys' ? keySettingsFrom(kept[name]) : isLike(kept[name], DEFAULTS[name]) ? kept[name] : DEFAULTS[name],
    ]),
  );
  return settings as Pick<Settings, Name>;
}

/** Lists among settings are lists of strings. */
const isLike = (value: unknown, example: unknown): boolean =>
  Array.isArray(example) ? Array.isArray(value) && value.every((one) => typeof one === 'string') : typeof value === typeof example;
