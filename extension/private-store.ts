/**
 * What no script in a page may read or write: the reader's tokens, and the settings that decide where tokens and the session go. It is in IndexedDB, which belongs to
 * an origin: a content script's is its page's. The browser's storage for extensions is open to content scripts, in Firefox always.
 */
import { openDB, type IDBPDatabase } from 'idb';
import browser from 'webextension-polyfill';

const NAME = 'reflens-private';
const STORE = 'values';

/** Where the names below were kept by 0.1.0. */
const FORMER = ['tokens', 'hosts', 'useSession', 'keepPrivateTexts'] as const;
type Name = (typeof FORMER)[number];

/** Kept when nothing is where it was before. */
const MOVED = 'moved';

/** Milliseconds for one answer: browsers have been seen to give none, and nobody should wait for them. */
const PATIENCE = 15_000;

/** What is kept under a name; undefined when nothing is. Rejects when the browser gives nothing. */
export const readPrivate = (name: Name): Promise<unknown> => withStore((store) => store.get(STORE, name));

/** Keeps something. Rejects when the browser does not. */
export async function keepPrivate(name: Name, value: unknown): Promise<void> {
  await withStore((store) => store.put(STORE, value, name));
}

async function withStore<Result>(work: (store: IDBPDatabase) => Promise<Result>): Promise<Result> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PATIENCE);
  const tooLate = new Promise<never>((_, reject) => {
    late.signal.addEventListener('abort', () => reject(new Error('The browser’s store does not answer')));
  });
  try {
    return await Promise.race([tooLate, opened(work)]);
  } finally {
    clearTimeout(timer);
  }
}

async function opened<Result>(work: (store: IDBPDatabase) => Promise<Result>): Promise<Result> {
  const store = await openDB(NAME, 1, { upgrade: (made) => void made.createObjectStore(STORE) });
  try {
    if ((await store.get(STORE, MOVED)) !== true) await takeOver(store);
    return await work(store);
  } finally {
    store.close();
  }
}

/** Once, when the extension starts with an empty store: before any page's script had the time to put something there. */
async function takeOver(store: IDBPDatabase): Promise<void> {
  const former = await browser.storage.local.get([...FORMER]);
  for (const name of FORMER) if (former[name] !== undefined) await store.put(STORE, former[name], name);
  await store.put(STORE, true, MOVED);
  await browser.storage.local.remove([...FORMER]);
}
