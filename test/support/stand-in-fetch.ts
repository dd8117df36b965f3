// `fetch` for code under test whose GitHub is the stand-in: real HTTPS to its port, redirects and cookies as in a browser.
import { Agent, request } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { SESSION_COOKIE } from '../github/exchange.js';

export interface StandInFetch {
  readonly fetch: typeof fetch;
  /** Requests under way at once, so far at most. */
  readonly mostAtOnce: () => number;
  /** Requests under way now. */
  readonly atOnce: () => number;
}

const MOST_REDIRECTS = 5;

/** A `fetch` that finds every host at the stand-in's port. With `session` the site's cookie goes along where a request asks for it. */
export function standInFetch(port: number, { session = false } = {}): StandInFetch {
  const agent = new Agent({ keepAlive: true });
  let atOnce = 0;
  let most = 0;
  const ask = (url: URL, init: RequestInit, headers: Headers): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { signal } = init;
      if (signal?.aborted) return reject(signal.reason as Error);
      const own = Object.fromEntries(headers);
      const sends = session && init.credentials === 'include' && url.host === 'github.com';
      const asking = request(
        {
          host: '127.0.0.1',
          port,
          servername: url.host,
          path: url.pathname + url.search,
          method: init.method ?? 'GET',
          headers: { ...own, host: url.host, 'user-agent': 'reflens-test', ...(sends && { cookie: SESSION_COOKIE }) },
          rejectUnauthorized: false,
          agent,
        },
        resolve,
      );
      const abort = (): void => void asking.destroy(signal?.reason instanceof Error ? signal.reason : new Error('aborted'));
      signal?.addEventListener('abort', abort, { once: true });
      asking.on('close', () => signal?.removeEventListener('abort', abort));
      asking.on('error', (error) => reject(signal?.aborted ? (signal.reason as Error) : new TypeError('fetch failed', { cause: error })));
      asking.end(typeof init.body === 'string' ? init.body : undefined);
    });
  const follow = async (address: string, init: RequestInit): Promise<Response> => {
    let url = new URL(address);
    const headers = new Headers(init.headers);
    for (let redirects = 0; ; redirects++) {
      const message = await ask(url, init, headers);
      const { statusCode: status = 0 } = message;
      const { location } = message.headers;
      if (status >= 300 && status < 400 && location !== undefined && redirects < MOST_REDIRECTS) {
        message.resume();
        const next = new URL(location, url);
        if (next.origin !== url.origin) headers.delete('authorization');
        url = next;
        continue;
      }
      const answered = new Headers();
      for (const [name, value] of Object.entries(message.headers))
        if (value !== undefined) answered.set(name, Array.isArray(value) ? value.join(', ') : value);
      if (status === 204 || status === 304) {
        message.resume();
        return from(url, new Response(null, { status, headers: answered }));
      }
      return from(url, new Response(Readable.toWeb(message) as ReadableStream<Uint8Array>, { status, headers: answered }));
    }
  };
  return {
    fetch: async (input, init = {}) => {
      most = Math.max(most, ++atOnce);
      try {
        return await follow(input instanceof Request ? input.url : String(input), init);
      } finally {
        atOnce--;
      }
    },
    mostAtOnce: () => most,
    atOnce: () => atOnce,
  };
}

/** An answer that says where it comes from, which only `fetch` itself can make. */
export const from = (url: URL, response: Response): Response => Object.defineProperty(response, 'url', { value: url.href });
