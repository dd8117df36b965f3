/** Keeps the loader registered for exactly the hosts that the reader switched on. */
import browser from 'webextension-polyfill';
import { activeHosts, originsOf } from '../hosts.js';

/** One registration per host, by this beginning and the host's name. */
const ID = 'host ';

let work: Promise<void> = Promise.resolve();

/** Registers what is missing and takes away what is too much. */
export function updateHostScripts(): Promise<void> {
  work = work.then(update).catch(() => undefined);
  return work;
}

/** Does so whenever the browser or the reader's permissions begin anew; whoever changes the hosts tells. To be called while the background starts. */
export function keepHostScripts(): void {
  const again = (): void => void updateHostScripts();
  browser.runtime.onInstalled.addListener(again);
  browser.runtime.onStartup.addListener(again);
  browser.permissions.onAdded.addListener(again);
  browser.permissions.onRemoved.addListener(again);
}

async function update(): Promise<void> {
  const registered = (await browser.scripting.getRegisteredContentScripts()).map(({ id }) => id).filter((id) => id.startsWith(ID));
  const hosts = await activeHosts();
  const gone = registered.filter((id) => !hosts.includes(id.slice(ID.length)));
  if (gone.length > 0) await browser.scripting.unregisterContentScripts({ ids: gone });
  const missing = hosts.filter((host) => !registered.includes(ID + host));
  if (missing.length === 0) return;
  await browser.scripting.registerContentScripts(
    missing.map((host) => ({
      id: ID + host,
      matches: originsOf(host).slice(0, 1),
      js: ['loader.js'],
      runAt: 'document_start' as const,
      persistAcrossSessions: true,
    })),
  );
}
