// Errors and rejections that nobody handles, in every part of the extension: a copy of the built one, before whose scripts a watcher runs.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reader } from './reader.js';

const CHANNEL = 'reflens-troubles';

/** Where the content script's troubles are kept: it has no channel in common with the other parts, and is loaded anew with each page. */
const KEPT = 'reflens-troubles';

/** What is done on order, to see that the watchers see it. */
const PLANT = 'plant';

/** The parts of the extension that run by themselves. Chrome's have an offscreen document besides. */
const MODULES = ['background.js', 'worker.js', 'offscreen.js'] as const;

/** Milliseconds that a trouble may take from one part to another. */
const ON_THE_WAY = 500;

const moduleWatcher = (part: string): string => `
const reflensChannel = new BroadcastChannel('${CHANNEL}');
const reflensTell = (what) => reflensChannel.postMessage('${part}: ' + what);
addEventListener('unhandledrejection', ({ reason }) => reflensTell(String(reason) + ' ' + (reason?.stack ?? '')));
addEventListener('error', ({ message }) => reflensTell(message));
reflensChannel.onmessage = ({ data }) => { if (data === '${PLANT}') void Promise.reject(new Error('planted')); };
`;

const contentWatcher = `
{
  const keep = (what) => sessionStorage.setItem('${KEPT}', JSON.stringify([...JSON.parse(sessionStorage.getItem('${KEPT}') ?? '[]'), 'content.js: ' + what]));
  addEventListener('unhandledrejection', ({ reason }) => keep(String(reason) + ' ' + (reason?.stack ?? '')));
  addEventListener('error', ({ message }) => keep(message));
  addEventListener('${PLANT}', () => void Promise.reject(new Error('planted')));
}
`;

/** Puts watchers into an unpacked extension, which should be a copy. */
export async function watchTroubles(folder: string): Promise<void> {
  for (const part of MODULES) {
    const file = join(folder, part);
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) continue;
    // A module of its own, imported first: what goes wrong while the others are loaded counts, too.
    await writeFile(join(folder, `watch-${part}`), moduleWatcher(part));
    await writeFile(file, `import './watch-${part}';\n${text}`);
  }
  const content = join(folder, 'content.js');
  await writeFile(content, contentWatcher + (await readFile(content, 'utf8')));
}

/** Begins to collect; `own` is one of the extension's own pages, and stays open. */
export const collectTroubles = (own: Reader): Promise<void> =>
  own.evaluate((name) => {
    const kept: unknown[] = [];
    new BroadcastChannel(name).onmessage = ({ data }) => kept.push(data);
    Object.assign(globalThis, { reflensTroubles: kept });
  }, CHANNEL);

/** What was collected so far, of all parts. */
export async function troubles(own: Reader, reader: Reader): Promise<readonly string[]> {
  await new Promise((resolve) => setTimeout(resolve, ON_THE_WAY));
  const ofParts = await own.evaluate(() => (globalThis as unknown as { reflensTroubles: string[] }).reflensTroubles, undefined);
  const ofPage = await reader.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? '[]') as string[], KEPT);
  return [...ofParts, ...ofPage].filter((trouble) => trouble !== PLANT);
}

/** Has every part that runs reject a promise that nobody handles. */
export async function plantTroubles(own: Reader, reader: Reader): Promise<void> {
  await own.evaluate(({ channel, plant }) => new BroadcastChannel(channel).postMessage(plant), { channel: CHANNEL, plant: PLANT });
  await reader.evaluate((plant) => void dispatchEvent(new Event(plant)), PLANT);
}
