/** The reader's settings: the token, and what the panel begins with. */
import { useState } from 'preact/hooks';
import type { JSX } from 'preact';

interface Options {
  readonly token: string;
  readonly showLow: boolean;
}

interface OptionsFormProps {
  readonly initial: Options;
  readonly onKeep: (options: Partial<Options>) => Promise<void>;
}

export function OptionsForm({ initial, onKeep }: OptionsFormProps): JSX.Element {
  const [token, setToken] = useState(initial.token);
  const [showLow, setShowLow] = useState(initial.showLow);
  const [message, setMessage] = useState('');
  const keep = (options: Partial<Options>, sentence: string): void =>
    void onKeep(options).then(
      () => setMessage(sentence),
      () => setMessage('The browser could not keep this setting.'),
    );
  return (
    <>
      <h1>Reflens settings</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          keep({ token: token.trim() }, token.trim() === '' ? 'Token removed.' : 'Token saved.');
        }}
      >
        <label for="token">GitHub token</label>
        <div class="row">
          <input
            id="token"
            type="password"
            autocomplete="off"
            spellcheck={false}
            value={token}
            aria-describedby="token-note"
            onInput={(event) => setToken(event.currentTarget.value)}
          />
          <button type="submit">Save</button>
        </div>
        <p id="token-note" class="quiet">
          Optional. Without one GitHub answers 60 questions an hour and private repositories stay closed. A{' '}
          <a href="https://github.com/settings/personal-access-tokens/new" target="_blank" rel="noreferrer">
            fine-grained token
          </a>{' '}
          with read access to contents is enough.
        </p>
      </form>
      <h2>In the diff</h2>
      <div class="check">
        <input
          id="low"
          type="checkbox"
          checked={showLow}
          onChange={(event) => {
            setShowLow(event.currentTarget.checked);
            keep({ showLow: event.currentTarget.checked }, 'Saved.');
          }}
        />
        <div>
          <label for="low">Show low-level refactorings</label>
          <p class="quiet">Those inside bodies and signatures: variables, parameters, types, modifiers, annotations.</p>
        </div>
      </div>
      <h2>What is sent where</h2>
      <ul class="quiet">
        <li>
          The list of changed files is asked from api.github.com, with the token if there is one. The files are read from
          raw.githubusercontent.com without it; those of private repositories from api.github.com with it.
        </li>
        <li>Everything else happens in this browser. Nothing is sent to anyone but GitHub.</li>
      </ul>
      <p role="status" class="quiet">
        {message}
      </p>
    </>
  );
}
