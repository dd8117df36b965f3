/** The keys on GitHub's pages: change one by pressing another, take it away, or switch all of them off. */
import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { KEY_ACTIONS, keyName, keyOf, keyProblem, shownKey, withKey, type KeyActionId } from '../keys.js';
import { Check } from './diff-section.js';
import type { SectionProps } from './model.js';

export function KeysSection({ settings: { keys }, change }: SectionProps): JSX.Element {
  const [listening, setListening] = useState<KeyActionId | null>(null);
  const press = (id: KeyActionId, event: KeyboardEvent): void => {
    if (listening !== id) return;
    if (event.key === 'Escape' || event.key === 'Tab') return setListening(null);
    const name = keyName(event);
    if (event.key === 'Backspace' || event.key === 'Delete') change({ keys: withKey(keys, id, '') });
    else if (name !== null) change({ keys: withKey(keys, id, name) });
    else return;
    event.preventDefault();
    setListening(null);
  };
  return (
    <section aria-labelledby="keys">
      <h2 id="keys">Keys on GitHub’s pages</h2>
      <Check id="keys-on" label="Use keys" checked={keys.enabled} onChange={(enabled) => change({ keys: { ...keys, enabled } })}>
        GitHub uses none of them, and they do nothing while you type.
      </Check>
      {keys.enabled && (
        <table class="keys">
          <thead>
            <tr>
              <th scope="col">Action</th>
              <th scope="col">Key</th>
            </tr>
          </thead>
          <tbody>
            {KEY_ACTIONS.map(({ id, label, key: own }) => {
              const key = keyOf(id, keys);
              const problem = key === '' ? null : keyProblem(id, key, keys);
              return (
                <tr key={id}>
                  <th scope="row">{label}</th>
                  <td>
                    <button
                      type="button"
                      class="key"
                      aria-label={`${label}: ${key === '' ? 'no key' : shownKey(key)}. Change`}
                      onClick={() => setListening(id)}
                      onBlur={() => setListening(null)}
                      onKeyDown={(event) => press(id, event)}
                    >
                      {listening === id ? 'press a key, or Delete for none' : key === '' ? 'none' : <kbd>{shownKey(key)}</kbd>}
                    </button>
                    {key !== own && (
                      <button
                        type="button"
                        class="link"
                        aria-label={`${label}: back to ${shownKey(own)}`}
                        onClick={() => change({ keys: withKey(keys, id, null) })}
                      >
                        back to {shownKey(own)}
                      </button>
                    )}
                    {problem !== null && <p class="problem">{problem}</p>}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}
