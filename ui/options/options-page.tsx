/** The settings page. Everything acts at once; a line at the bottom says what was kept. */
import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { DiffSection } from './diff-section.js';
import { HostsSection } from './hosts-section.js';
import { KeysSection } from './keys-section.js';
import type { OptionsActions, OptionsData, PageSettings } from './model.js';
import { LookSection } from './look-section.js';
import { StorageSection } from './storage-section.js';
import { TokenForm } from './token-form.js';
import { TypesSection } from './types-section.js';

export function OptionsPage({
  settings: initial,
  catalogue,
  firstRun,
  actions,
}: OptionsData & { readonly actions: OptionsActions }): JSX.Element {
  const [settings, setSettings] = useState(initial);
  const [message, say] = useState('');
  const change = (changed: Partial<PageSettings>, sentence = 'Saved.'): void => {
    setSettings({ ...settings, ...changed });
    actions.keep(changed).then(
      () => say(sentence),
      () => say('The browser could not keep this setting.'),
    );
  };
  const section = { settings, actions, change, say };
  return (
    <>
      <h1>Reflens settings</h1>
      <p class="quiet">
        <a href={firstRun}>See what the marks mean, on an example</a>
      </p>
      <section aria-labelledby="access">
        <h2 id="access">Access to GitHub</h2>
        <TokenForm host="github.com" actions={actions} say={say} />
        <HostsSection {...section} />
      </section>
      <DiffSection {...section} />
      <LookSection {...section} />
      <TypesSection {...section} catalogue={catalogue} />
      <KeysSection {...section} />
      <StorageSection {...section} />
      <section aria-labelledby="sent">
        <h2 id="sent">What is sent where</h2>
        <ul>
          <li>
            <b>api.github.com</b> is asked which files a change has, with your token if you gave one. Files of private repositories come
            from there, too.
          </li>
          <li>
            <b>raw.githubusercontent.com</b> gives the files of public repositories. It gets no token.
          </li>
          <li>
            <b>github.com</b> itself is asked, with your login, for what the API does not give, unless you switch that off. GitHub
            Enterprise servers are asked only about their own pages.
          </li>
          <li>
            Everything else happens in this browser. Nothing is sent to anyone else: Reflens has no server and collects no statistics.
          </li>
        </ul>
      </section>
      <p role="status" class={message === '' ? 'toast' : 'toast said'}>
        {message}
      </p>
    </>
  );
}
