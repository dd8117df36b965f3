/**
 * Reflens' keys on GitHub's pages: one table of actions. The settings form, the help list and the page's key listener derive from it.
 *
 * Every default is Shift and a letter. GitHub's own single keys on pages with a diff are plain letters or two of them (`t`, `c`, `g p`), and those with Shift are
 * combined with Ctrl or Command; see `GITHUB_KEYS`.
 */

/** All actions that a key can call. Ids are kept in the reader's settings, so they never change. */
export const KEY_ACTIONS = [
  { id: 'next-finding', key: 'Shift+N', label: 'Next refactoring' },
  { id: 'previous-finding', key: 'Shift+P', label: 'Previous refactoring' },
  { id: 'other-end', key: 'Shift+O', label: 'Go to its other end' },
  { id: 'back', key: 'Shift+B', label: 'Back to where you were' },
  { id: 'card', key: 'Shift+I', label: 'What happened here' },
  { id: 'peek', key: 'Shift+C', label: 'Compare with its origin' },
  { id: 'next-edit', key: 'Shift+E', label: 'Next edit in the code compared' },
  { id: 'previous-edit', key: 'Shift+W', label: 'Previous edit in the code compared' },
  { id: 'next-look', key: 'Shift+K', label: 'Next place to look at' },
  { id: 'panel', key: 'Shift+R', label: 'Open or close the panel' },
  { id: 'low-level', key: 'Shift+D', label: 'Show or hide low-level refactorings' },
  { id: 'left-over', key: 'Shift+L', label: 'Show only what is left to read' },
  { id: 'next-left-over', key: 'Shift+U', label: 'Next place left to read' },
  { id: 'previous-left-over', key: 'Shift+Y', label: 'Previous place left to read' },
  { id: 'done-files', key: 'Shift+V', label: 'List the files with nothing left to read' },
  { id: 'help', key: 'Shift+H', label: 'List these keys' },
] as const satisfies readonly KeyAction[];

export interface KeyAction {
  readonly id: string;
  /** The key as `keyName` writes it, unless the reader chose another one. */
  readonly key: string;
  /** What it does, for lists: an imperative without a full stop. */
  readonly label: string;
}

export type KeyActionId = (typeof KEY_ACTIONS)[number]['id'];

/** What the reader chose. `bindings` has only what differs from the table; an empty text means no key. */
export interface KeySettings {
  readonly enabled: boolean;
  readonly bindings: Readonly<Partial<Record<KeyActionId, string>>>;
}

export const DEFAULT_KEYS: KeySettings = { enabled: true, bindings: {} };

/** Keys that GitHub documents for pages with a diff, by the name that `keyName` gives them; the first key of those that are two. docs.github.com, keyboard shortcuts (2026-10) */
export const GITHUB_KEYS: Readonly<Record<string, string>> = {
  '?': 'lists GitHub’s keys',
  '/': 'goes to the search field',
  s: 'goes to the search field',
  g: 'begins GitHub’s ways to other pages',
  t: 'finds a file',
  c: 'chooses commits',
  i: 'shows or hides comments',
  a: 'shows or hides annotations, or assigns people',
  b: 'opens blame',
  l: 'sets labels or goes to a line',
  m: 'sets a milestone',
  p: 'opens the parent commit',
  q: 'asks for a review',
  r: 'quotes the selection',
  w: 'switches the branch',
  x: 'links an issue',
  y: 'makes the address permanent',
  '.': 'opens the editor',
  '>': 'opens the editor in another tab',
  'Shift+J': 'highlights the line',
  'Alt+Shift+C': 'opens the menu of a line',
  'Ctrl+K': 'opens the command palette',
  'Meta+K': 'opens the command palette',
};

/** What `keyName` reads of a keyboard event. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Keys with a meaning everywhere; none of them may call an action without a modifier. */
const EVERYWHERE: readonly string[] = ['Tab', 'Enter', 'Escape', ' ', 'Backspace', 'Delete'];

const MODIFIERS: readonly string[] = [
  'Shift',
  'Control',
  'Alt',
  'AltGraph',
  'Meta',
  'CapsLock',
  'NumLock',
  'Dead',
  'Process',
  'Unidentified',
];

/** A key press in one spelling: `n`, `Shift+N`, `Ctrl+Alt+ArrowDown`, `?`. Null for modifiers alone and for keys that mean something everywhere. */
export function keyName({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyPress): string | null {
  if (key === '' || MODIFIERS.includes(key)) return null;
  const isLetter = key.toLowerCase() !== key.toUpperCase() && key.length === 1;
  const modified = ctrlKey || altKey || metaKey;
  if (!modified && EVERYWHERE.includes(key)) return null;
  // Of signs, Shift is how they are typed.
  const withShift = shiftKey && (isLetter || key.length > 1);
  const name = isLetter ? (shiftKey || modified ? key.toUpperCase() : key.toLowerCase()) : key;
  return [ctrlKey && 'Ctrl', altKey && 'Alt', metaKey && 'Meta', withShift && 'Shift', name].filter((part) => part !== false).join('+');
}

/** The key of an action now; empty when it has none. */
export function keyOf(id: KeyActionId, { enabled, bindings }: KeySettings): string {
  if (!enabled) return '';
  return bindings[id] ?? KEY_ACTIONS.find((action) => action.id === id)?.key ?? '';
}

/** The action of a key; undefined when it calls none. The first of the table has it when two have the same key. */
export function actionOf(key: string, settings: KeySettings): KeyActionId | undefined {
  return key === '' ? undefined : KEY_ACTIONS.find(({ id }) => keyOf(id, settings) === key)?.id;
}

/** Why a key should not be given to an action, as a sentence for the reader; null when nothing speaks against it. */
export function keyProblem(id: KeyActionId, key: string, settings: KeySettings): string | null {
  const github = Object.hasOwn(GITHUB_KEYS, key) ? GITHUB_KEYS[key] : undefined;
  if (github !== undefined) return `On GitHub this key ${github}.`;
  const other = KEY_ACTIONS.find((action) => action.id !== id && key !== '' && keyOf(action.id, { ...settings, enabled: true }) === key);
  return other ? `“${other.label}” has this key.` : null;
}

/** Settings with another key for an action; an empty text takes its key away, `null` gives it its own back. */
export function withKey(settings: KeySettings, id: KeyActionId, key: string | null): KeySettings {
  const { [id]: _replaced, ...bindings } = settings.bindings;
  return { ...settings, bindings: key === null ? bindings : { ...bindings, [id]: key } };
}

/** Settings out of what was kept, whatever that is. */
export function keySettingsFrom(kept: unknown): KeySettings {
  if (typeof kept !== 'object' || kept === null) return DEFAULT_KEYS;
  const enabled = 'enabled' in kept && typeof kept.enabled === 'boolean' ? kept.enabled : DEFAULT_KEYS.enabled;
  const bindings: Partial<Record<KeyActionId, string>> = {};
  const given: Readonly<Record<string, unknown>> =
    'bindings' in kept && typeof kept.bindings === 'object' && kept.bindings !== null ? { ...kept.bindings } : {};
  for (const { id } of KEY_ACTIONS) {
    const key = given[id];
    if (typeof key === 'string') bindings[id] = key;
  }
  return { enabled, bindings };
}

/** A key as a reader writes it: `⇧N` would need explaining, so `Shift+N` stays; arrows and the space are named. */
export const shownKey = (key: string): string => key.replace('Arrow', '').replace('Meta', 'Cmd');
