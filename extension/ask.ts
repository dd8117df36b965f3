/** Requests from Reflens' own pages and scripts to the background. */
import browser from 'webextension-polyfill';
import type { Request, RequestKind, Requests } from './messages.js';

/** How the library in the background hands on a rejection; a page's script is without the library that would make one of it again. */
const REJECTED = '__mozWebExtensionPolyfillReject__';

/** Asks the background. Rejects when this script's Reflens is gone, or when the answer is not for whoever asks. */
export async function ask<Kind extends RequestKind>(request: Extract<Request, { kind: Kind }>): Promise<Requests[Kind]['response']> {
  const answer: unknown = await browser.runtime.sendMessage(request);
  if (typeof answer === 'object' && answer !== null && REJECTED in answer) throw new Error('the background could not answer');
  return answer as Requests[Kind]['response'];
}
