// Asks the stand-in as a client would whose name resolution leads to it; for tests that need no browser.
import { request } from 'node:https';

/** An answer with its body as text. */
export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
  readonly bytes: Buffer;
  readonly json: () => unknown;
}

/** What to ask with. */
export interface AskOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Asks for `url` (of any host that the stand-in plays) at `port`; redirects are not followed. Rejects if the connection breaks. */
export function ask(port: number, url: string, options: AskOptions = {}): Promise<Answered> {
  const { host, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const asking = request(
      {
        host: '127.0.0.1',
        port,
        servername: host,
        path: pathname + search,
        method: options.method ?? 'GET',
        headers: { host, 'user-agent': 'reflens-test', ...options.headers },
        rejectUnauthorized: false,
        agent: false,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('aborted', () => reject(new Error('the answer was cut off')));
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const headers = Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
          );
          const text = bytes.toString('utf8');
          resolve({ status: response.statusCode ?? 0, headers, text, bytes, json: () => JSON.parse(text) as unknown });
        });
      },
    );
    asking.on('error', reject);
    asking.end(options.body);
  });
}
