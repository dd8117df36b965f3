// What Reflens' own pages can ask of its background.
import type { Request } from '../../../extension/messages.js';
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

/** Writes settings as the options page does. */
export const storeSettings = (own: Reader, values: Readonly<Record<string, unknown>>): Promise<void> =>
  own.evaluate(
    (settings) =>
      (globalThis as unknown as { chrome: { storage: { local: { set: (values: unknown) => Promise<void> } } } }).chrome.storage.local.set(
        settings,
      ),
    values,
  );

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
