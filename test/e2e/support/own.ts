// What Reflens' own pages can ask of its background.
import type { Request } from '../../../extension/messages.js';
import type { PrivateSettings } from '../../../extension/setting-values.js';
import { defaultSettings } from '../../github/settings.js';
import type { Reader } from './reader.js';

/** Sends a request from an own page; the background's answer. */
export const askOwn = (own: Reader, request: Request): Promise<unknown> =>
  own.evaluate(
    (message) =>
      (
        globalThis as unknown as { chrome: { runtime: { sendMessage: (message: unknown) => Promise<unknown> } } }
      ).chrome.runtime.sendMessage(message),
    request,
  );

/** A token that the stand-in accepts. */
export const [TOKEN = ''] = defaultSettings().tokens;

/** Keeps a token for a host, or, empty, forgets it. */
export const keepToken = (own: Reader, token: string, host = 'github.com', forSession = false): Promise<unknown> =>
  askOwn(own, { kind: 'keep-token', host, token, forSession });

/** Writes the settings that pages have no part in as the options page does. */
export async function storeSettings(own: Reader, values: Partial<PrivateSettings>): Promise<void> {
  await own.evaluate(
    (settings) =>
      new Promise<void>((resolve, reject) => {
        const opened = indexedDB.open('reflens-private');
        opened.onerror = () => reject(new Error('not opened'));
        opened.onsuccess = () => {
          const transaction = opened.result.transaction('values', 'readwrite');
          for (const [name, value] of Object.entries(settings)) transaction.objectStore('values').put(value, name);
          transaction.oncomplete = () => {
            opened.result.close();
            resolve();
          };
        };
      }),
    values,
  );
  await askOwn(own, { kind: 'hosts-changed' });
}

/** Presses the control of an own page whose name or text begins so, with the keyboard on it. */
export const pressOwn = (own: Reader, name: string): Promise<void> =>
  own.evaluate((wanted) => {
    const controls = [...document.querySelectorAll<HTMLElement>('button, summary, label, a')];
    const control = controls.find((one) => (one.getAttribute('aria-label') ?? one.textContent).trim().startsWith(wanted));
    if (!control) throw new Error(`nothing is called ${wanted}`);
    control.focus();
    control.click();
  }, name);

/** Tries to keep so many bytes as an own page does: `kept`, or the name of the browser's error. */
export const tryToKeep = (own: Reader, bytes: number): Promise<string> =>
  own.evaluate(
    (size) =>
      new Promise<string>((resolve) => {
        const opened = indexedDB.open('probe', 1);
        opened.onupgradeneeded = () => void opened.result.createObjectStore('probe');
        opened.onsuccess = () => {
          const transaction = opened.result.transaction('probe', 'readwrite');
          // The browser would press together what is all alike.
          const noise = new Uint8Array(size);
          for (let at = 0; at < size; at += 65_536) crypto.getRandomValues(noise.subarray(at, Math.min(at + 65_536, size)));
          transaction.objectStore('probe').put(noise, 'probe');
          const end = (answer: () => string) => (): void => {
            opened.result.close();
            indexedDB.deleteDatabase('probe');
            resolve(answer());
          };
          transaction.oncomplete = end(() => 'kept');
          transaction.onabort = end(() => transaction.error?.name ?? 'aborted');
        };
        opened.onerror = () => resolve(opened.error?.name ?? 'not opened');
      }),
    bytes,
  );
