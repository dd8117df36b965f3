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
      say(
        host === null
          ? 'This is not the name of a server. It should look like github.example.com.'
          : 'Reflens works on github.com already.',
      );
      return;
    }
    actions.switchHostOn(host).then(
      (allowed) => {
        if (!allowed) return say(`Reflens does not work on ${host}: you did not allow it.`);
        setName('');
        change({ hosts: [...new Set([...hosts, host])].sort() }, `Reflens works on ${host} now. Reload the pages that are open.`);
      },
      () => say('The browser could not ask for the permission.'),
    );
  };
  const remove = (host: string): void => {
    actions.switchHostOff(host).then(
      () => change({ hosts: hosts.filter((one) => one !== host) }, `Reflens no longer works on ${host}.`),
      () => say('The browser could not take the permission back.'),
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
          aria-label="Name of the GitHub Enterprise server"
          placeholder="github.example.com"
          spellcheck={false}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" disabled={name.trim() === ''}>
          Add server
        </button>
      </form>
    </>
  );
}
