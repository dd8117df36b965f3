/**
 * The reader's keys on the page. Parts of a session register what an action does; a key calls the action that the reader's settings give it, unless the reader is
 * typing. A key without a registered action is the page's.
 */
import { actionOf, DEFAULT_KEYS, KEY_ACTIONS, keyName, keyOf, type KeyActionId, type KeySettings } from '../../ui/keys.js';
import { onReader } from '../loader/on-reader.js';
import { keyTarget } from './reader-events.js';

/** Where letters are text, or choose among what is listed. */
const TYPING = [
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable=false])',
  '[role=textbox]',
  '[role=searchbox]',
  '[role=combobox]',
  '[role=listbox]',
  '[role=menu]',
].join(', ');

/** An action that has something to do on this page, with its key at the moment (empty for none). */
export interface AvailableKey {
  readonly id: KeyActionId;
  readonly key: string;
  readonly label: string;
}

export class KeyActions {
  readonly #handlers = new Map<KeyActionId, () => void>();
  #settings: KeySettings = DEFAULT_KEYS;

  /** Listens to the window's keys until the signal is aborted. */
  constructor(private readonly signal: AbortSignal) {
    // Before the page's own listeners, so that a key never does two things.
    onReader(window, 'keydown', (event) => this.#press(event), { capture: true, signal });
  }

  /** The reader's settings from now on. */
  configure(settings: KeySettings): void {
    this.#settings = settings;
  }

  /** Says what an action does. One handler for each action: a later one replaces an earlier one. */
  on(id: KeyActionId, handler: () => void): void {
    this.#handlers.set(id, handler);
  }

  /** The registered actions in the table's order. */
  get available(): readonly AvailableKey[] {
    return KEY_ACTIONS.filter(({ id }) => this.#handlers.has(id)).map(({ id, label }) => ({ id, label, key: keyOf(id, this.#settings) }));
  }

  #press(event: KeyboardEvent): void {
    // An input method that is composing sends keys that are not meant for anybody.
    if (this.signal.aborted || event.defaultPrevented || event.isComposing || isTyping(event)) return;
    const name = keyName(event);
    const id = name === null ? undefined : actionOf(name, this.#settings);
    const handler = id && this.#handlers.get(id);
    if (!handler) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    handler();
  }
}

function isTyping(event: KeyboardEvent): boolean {
  const target = keyTarget(event);
  return target instanceof Element && target.closest(TYPING) !== null;
}
