/** What Reflens keeps for the reader: one table with the defaults. Who may read and write which of it is decided in `settings.ts`. */
import { DEFAULT_KEYS, keySettingsFrom, type KeySettings } from '../ui/keys.js';
import { DEFAULT_PANEL, MOST_NOT_USEFUL, NARROWEST, SORT_ORDERS, WIDEST, type PanelSettings } from '../ui/work.js';
import { PALETTES } from '../ui/palettes.js';
import { PEEK_LAYOUTS } from '../ui/peek-lines.js';
import { hostNameOf } from '../github/host.js';

/** What acts on the pages of a host; its script is told it. */
export interface PageSettings extends PanelSettings {
  /** Colours of marks by kind; see ui/palettes.ts. */
  readonly palette: string;
  /** How code is compared; see ui/peek-lines.ts. */
  readonly peekLayout: string;
  /** Which keys call what on GitHub's pages. */
  readonly keys: KeySettings;
}

/** What decides where the reader's token and session go, and what stays on the computer: for Reflens' own pages and its background alone. */
export interface PrivateSettings {
  /** GitHub Enterprise hosts that Reflens works on besides github.com, e.g. `github.example.com`. */
  readonly hosts: readonly string[];
  /** Read what the API does not tell with the reader's own session on the site. */
  readonly useSession: boolean;
  /** Keep texts and results of private repositories on this computer, too. */
  readonly keepPrivateTexts: boolean;
}

export interface Settings extends PageSettings, PrivateSettings {}

export const PAGE_DEFAULTS: PageSettings = { ...DEFAULT_PANEL, palette: 'plain', peekLayout: 'inline', keys: DEFAULT_KEYS };
export const PRIVATE_DEFAULTS: PrivateSettings = { hosts: [], useSession: true, keepPrivateTexts: true };
export const DEFAULTS: Settings = { ...PAGE_DEFAULTS, ...PRIVATE_DEFAULTS };

const namesOf = <Values extends object>(values: Values): readonly (keyof Values)[] => Object.keys(values) as (keyof Values)[];

export const PAGE_SETTINGS = namesOf(PAGE_DEFAULTS);

/** What a reader changes on a page itself, so that its script may have it kept. */
export const WRITTEN_ON_PAGES = [
  'showLow',
  'collapsed',
  'docked',
  'width',
  'sort',
  'peekLayout',
  'notUseful',
] as const satisfies readonly (keyof PageSettings)[];
export type WrittenOnPages = Pick<PageSettings, (typeof WRITTEN_ON_PAGES)[number]>;

/** Where a part of the extension that marks a page has its settings from. */
export interface PageSettingsSource {
  /** Rejects when the extension does not answer any more. */
  read(): Promise<PageSettings>;
  /** Calls back with whatever is changed elsewhere, until the signal is aborted. */
  watch(onChange: (changed: Partial<PageSettings>) => void, signal: AbortSignal): void;
}

/** The settings of these names among what was kept, or came in a message; what is not there, or has another form, has its default. */
export function settingsFrom<Name extends keyof Settings>(kept: unknown, names: readonly Name[]): Pick<Settings, Name> {
  const values = new Map(typeof kept === 'object' && kept !== null ? Object.entries(kept) : []);
  const settings: Partial<Settings> = Object.fromEntries(
    names.map((name) => {
      const value: unknown = values.get(name);
      return [name, name === 'keys' ? keySettingsFrom(value) : CAN_BE[name](value) ? value : DEFAULTS[name]];
    }),
  );
  return settings as Pick<Settings, Name>;
}

/** Those of these names that are there. */
export function changedSettings<Name extends keyof Settings>(kept: unknown, names: readonly Name[]): Partial<Pick<Settings, Name>> {
  const there = typeof kept === 'object' && kept !== null ? names.filter((name) => Object.hasOwn(kept, name)) : [];
  return settingsFrom(kept, there);
}

type Check = (value: unknown) => boolean;

const isFlag: Check = (value) => typeof value === 'boolean';
const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const listOf =
  (isOne: (text: string) => boolean): Check =>
  (value) =>
    Array.isArray(value) && value.every((one) => typeof one === 'string' && isOne(one));

/** What each setting can be. What was kept may be damaged, or another version's; keys are taken one by one. */
const CAN_BE: Readonly<Record<keyof Settings, Check>> = {
  keys: (value) => typeof value === 'object',
  showLow: isFlag,
  collapsed: isFlag,
  docked: isFlag,
  width: (value) => typeof value === 'number' && value >= NARROWEST && value <= WIDEST,
  sort: oneOf(SORT_ORDERS),
  hiddenTypes: listOf(() => true),
  dangers: isFlag,
  opportunities: isFlag,
  apiChanges: isFlag,
  notUseful: (value) => listOf((name) => /^[\da-z]{14}$/.test(name))(value) && Array.isArray(value) && value.length <= MOST_NOT_USEFUL,
  palette: oneOf(PALETTES),
  peekLayout: oneOf(PEEK_LAYOUTS),
  hosts: listOf((name) => hostNameOf(name) === name),
  useSession: isFlag,
  keepPrivateTexts: isFlag,
};
