/** A host's token: enter, check, forget. A kept token is never shown again. */
import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import type { OptionsActions, TokenAnswer, TokenInfo } from './model.js';

interface TokenFormProps {
  readonly host: string;
  readonly actions: OptionsActions;
  readonly say: (sentence: string) => void;
}

export function TokenForm({ host, actions, say }: TokenFormProps): JSX.Element {
  const [info, setInfo] = useState<TokenInfo | null>(null);
  const [token, setToken] = useState('');
  const [forSession, setForSession] = useState(false);
  const [answer, setAnswer] = useState<TokenAnswer | null>(null);
  const id = `token-${host}`;
  useEffect(() => {
    actions.tokenOf(host).then(setInfo, () => setInfo({ present: false, forSession: false }));
  }, [host, actions]);
  const ask = (question: Promise<TokenAnswer>): void => {
    setAnswer(null);
    question
      .then(setAnswer, () => say('Reflens did not answer. Reload this page.'))
      .then(
        () => actions.tokenOf(host).then(setInfo),
        () => undefined,
      )
      .catch(() => undefined);
  };
  const keep = (text: string): void => {
    setToken('');
    ask(actions.keepToken(host, text, forSession));
  };
  return (
    <form
      class="token"
      onSubmit={(event) => {
        event.preventDefault();
        if (token.trim() !== '') keep(token.trim());
      }}
    >
      <label for={id}>Token for {host}</label>
      <div class="row">
        <input
          id={id}
          type="password"
          autocomplete="off"
          spellcheck={false}
          value={token}
          placeholder={
            info?.present === true ? (info.forSession ? 'A token is kept until the browser is closed' : 'A token is kept') : 'No token'
          }
          aria-describedby={`${id}-note`}
          onInput={(event) => setToken(event.currentTarget.value)}
        />
        <button type="submit" class="primary" disabled={token.trim() === ''}>
          Save
        </button>
        <button type="button" onClick={() => ask(actions.checkToken(host))}>
          Check
        </button>
        {info?.present === true && (
          <button type="button" class="danger" onClick={() => keep('')}>
            Forget
          </button>
        )}
      </div>
      <div class="check">
        <input id={`${id}-session`} type="checkbox" checked={forSession} onChange={(event) => setForSession(event.currentTarget.checked)} />
        <label for={`${id}-session`}>Keep it only until the browser is closed</label>
      </div>
      <p role="status" class={answer === null ? 'answer' : answer.ok ? 'answer good' : 'answer bad'}>
        {answer?.sentence}
      </p>
      <p id={`${id}-note`} class="quiet">
        Optional. Without a token GitHub answers 60 requests an hour; with a token, 5,000.{' '}
        <a href={`https://${host}/settings/personal-access-tokens/new`} target="_blank" rel="noreferrer">
          Create a fine-grained token
        </a>{' '}
        that may read repository contents; it needs no other permission.
      </p>
    </form>
  );
}
