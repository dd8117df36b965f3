/** GitHub Enterprise: hosts that Reflens works on, each with its own token. The browser asks before a host is added. */
import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import type { SectionProps } from './model.js';
import { TokenForm } from './token-form.js';

export function HostsSection({ settings, actions, change, say }: SectionProps): JSX.Element {
  const [name, setName] = useState('');
  const { hosts } = settings;
  const add = (): void => {
    const host = actions.hostNameOf(name);
    if (host === null || host === 'github.com') {
      say(host === null ? 'This is no name of a host, such as github.example.com.' : 'Reflens works on github.com anyway.');
      return;
    }
    actions.switchHostOn(host).then(
      (allowed) => {
        if (!allowed) return say(`Reflens may not work on ${host}: the browser was told no.`);
        setName('');
        change(
          { hosts: [...new Set([...hosts, host])].sort() },
          `Reflens works on ${host} now. Pages that are open have to be loaded again.`,
        );
      },
      () => say('The browser did not ask for the permission.'),
    );
  };
  const remove = (host: string): void => {
    actions.switchHostOff(host).then(
      () => change({ hosts: hosts.filter((one) => one !== host) }, `Reflens works on ${host} no more.`),
      () => say('The browser did not take the permission back.'),
    );
  };
  return (
    <>
      <h3>GitHub Enterprise</h3>
      {hosts.map((host) => (
        <div key={host} class="host">
          <TokenForm host={host} actions={actions} say={say} />
          <button type="button" class="danger" onClick={() => remove(host)}>
            Remove {host}
          </button>
        </div>
      ))}
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <input
          type="text"
          aria-label="Host of GitHub Enterprise"
          placeholder="github.example.com"
          spellcheck={false}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" disabled={name.trim() === ''}>
          Add host
        </button>
      </form>
    </>
  );
}
