/** What the reader calls not useful: no more shown at its place, and shown again by one press. */
import { batch } from '@preact/signals';
import type { PanelActions } from './actions.js';
import type { Store } from './store.js';
import { MOST_NOT_USEFUL } from './work.js';

/** The panel's actions for it; `keep` has the list kept, and takes it over into the store's settings. */
export function dismissing(store: Store, keep: (notUseful: readonly string[]) => void): Pick<PanelActions, 'dismiss' | 'restore'> {
  const others = (keys: readonly string[]): readonly string[] => store.settings.value.notUseful.filter((key) => !keys.includes(key));
  return {
    dismiss: (keys) =>
      batch(() => {
        store.dismissed.value = keys;
        keep([...keys, ...others(keys)].slice(0, MOST_NOT_USEFUL));
      }),
    restore: (keys) =>
      batch(() => {
        store.dismissed.value = [];
        keep(others(keys));
      }),
  };
}
