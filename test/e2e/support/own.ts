// What Reflens' own pages can ask of its background.
import type { Request } from '../../../extension/messages.js';
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
