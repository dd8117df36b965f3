/** The reader's tokens, one per host. Only the background reads them, and hands each to whoever asks that host's API on its behalf. */
import browser from 'webextension-polyfill';
import { keepPrivate, readPrivate } from './private-store.js';

/** One record by host name, for good, or in `storage.session` for tokens that end with the browser. No script in a page reaches either. */
const KEY = 'tokens';

/** What a token may consist of. Anything else can be no header's value, and browsers quote such values in their errors. */
const TOKEN = /^[\w.-]{1,255}$/;

/** Whether a text can be a token at all. */
export const canBeToken = (text: string): boolean => TOKEN.test(text);

export interface KeptToken {
  readonly token: string;
  readonly forSession: boolean;
}

/** A host's token; null when the reader gave none. */
export async function readToken(host: string): Promise<KeptToken | null> {
  const [session, lasting] = [(await read('session')).get(host), (await read('lasting')).get(host)];
  const token = session ?? lasting;
  return token === undefined ? null : { token, forSession: session !== undefined };
}

/** Keeps a host's token, in one place only; an empty one is forgotten. Throws for what cannot be a token. */
export async function keepToken(host: string, token: string, forSession: boolean): Promise<void> {
  if (token !== '' && !canBeToken(token)) throw new Error('not a token');
  for (const area of ['lasting', 'session'] as const) {
    const kept = await read(area);
    kept.delete(host);
    if (token !== '' && (area === 'session') === forSession) kept.set(host, token);
    const tokens = Object.fromEntries(kept);
    await (area === 'session' ? browser.storage.session.set({ [KEY]: tokens }) : keepPrivate(KEY, tokens));
  }
}

async function read(area: 'lasting' | 'session'): Promise<Map<string, string>> {
  const kept: unknown = area === 'session' ? (await browser.storage.session.get(KEY))[KEY] : await readPrivate(KEY);
  if (typeof kept !== 'object' || kept === null) return new Map();
  return new Map(Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && canBeToken(entry[1])));
}
