/**
 * GitHub Enterprise hosts. Reflens may run on github.com from the start, and elsewhere only where the reader allows it: host by host, from the settings page or the
 * toolbar. The browser asks the reader itself; the background then registers the loader for that host (`background/host-scripts.ts`).
 */
import browser from 'webextension-polyfill';
import { githubHost } from '../github/host.js';
import { ask } from './ask.js';
import { keepSettings, readSettings } from './settings.js';

/** The addresses that Reflens needs of a host, as the browser's permissions name them. */
export function originsOf(host: string): string[] {
  const { site, api } = githubHost(host);
  return [...new Set([`${site}/*`, `${new URL(api).origin}/*`])];
}

/** Asks the reader for a host (a name as `hostNameOf` gives it) and switches it on. To be called right when the reader presses a button. False when the reader says no. */
export async function switchHostOn(host: string): Promise<boolean> {
  if (!(await browser.permissions.request({ origins: originsOf(host) }))) return false;
  const { hosts } = await readSettings('hosts');
  await keepHosts([...new Set([...hosts, host])].sort());
  return true;
}

/** Switches a host off and gives its permission back. Pages that are open keep what they show until they are loaded again. */
export async function switchHostOff(host: string): Promise<void> {
  const { hosts } = await readSettings('hosts');
  await keepHosts(hosts.filter((name) => name !== host));
  await browser.permissions.remove({ origins: originsOf(host) }).catch(() => false);
}

/** Keeps the hosts, and tells the background, which may be asleep. */
async function keepHosts(hosts: readonly string[]): Promise<void> {
  await keepSettings({ hosts });
  await ask({ kind: 'hosts-changed' });
}

/** The hosts that are switched on and still allowed: a reader can take a permission back in the browser's own settings. */
export async function activeHosts(): Promise<string[]> {
  const { hosts } = await readSettings('hosts');
  const allowed = await Promise.all(hosts.map((host) => browser.permissions.contains({ origins: originsOf(host) }).catch(() => false)));
  return hosts.filter((_, index) => allowed[index]);
}
