/** The list of Reflens' keys on this page, as a dialog over it. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact';
import { Icon } from './icons.js';
import { shownKey } from './keys.js';

interface KeyHelpProps {
  readonly keys: readonly { readonly id: string; readonly key: string; readonly label: string }[];
  readonly onClose: () => void;
  readonly onSettings: () => void;
}

export function KeyHelp({ keys, onClose, onSettings }: KeyHelpProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  // The browser keeps the focus inside, and gives it back.
  useLayoutEffect(() => dialog.current?.showModal?.(), []);
  const on = keys.filter(({ key }) => key !== '');
  return (
    <dialog
      ref={dialog}
      class="help"
      aria-labelledby="reflens-help"
      onClose={onClose}
      onClick={(event) => {
        // What is beside the dialog's content is the dialog itself.
        if (event.target === event.currentTarget) dialog.current?.close();
      }}
    >
      <div class="help-content">
        <div class="card-head">
          <h2 id="reflens-help">Reflens’ keys</h2>
          <button type="button" class="icon-button" aria-label="Close" onClick={() => dialog.current?.close()}>
            <Icon name="close" size={14} />
          </button>
        </div>
        {on.length > 0 ? (
          <dl>
            {on.map(({ id, key, label }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>
                  {shownKey(key)
                    .split('+')
                    .map((part) => (
                      <kbd key={part}>{part}</kbd>
                    ))}
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <p class="note">All keys are turned off.</p>
        )}
        <div class="card-foot">
          <button type="button" class="button" onClick={onSettings}>
            Change keys
          </button>
        </div>
      </div>
    </dialog>
  );
}
