/** Requests from Reflens' own pages and scripts to the background. */
import browser from 'webextension-polyfill';
import type { Request, RequestKind, Requests } from './messages.js';

/** Asks the background. Rejects when this script's Reflens is gone, or when the answer is not for whoever asks. */
export async function ask<Kind extends RequestKind>(request: Extract<Request, { kind: Kind }>): Promise<Requests[Kind]['response']> {
  return browser.runtime.sendMessage(request);
}
