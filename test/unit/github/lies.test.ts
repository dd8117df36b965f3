// Every request that Reflens makes of GitHub, whatever the way, meets a server that leads elsewhere, and one that sends without end. Which requests there are is not
// listed here: an honest visit shows them.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOf } from '../../../github/failures.js';
import { checkToken } from '../../../github/token-check.js';
import { makeSource } from '../../github/git/make.js';
import { startGithub, type GithubStandIn } from '../../github/server.js';
import { defaultSettings, MANY_CALLS } from '../../github/settings.js';
import { MemoryRecords, visit, type VisitOptions } from '../../support/analyse.js';
import { from, standInFetch } from '../../support/stand-in-fetch.js';

vi.setConfig({ testTimeout: 120_000 });

const TOKEN = 'github_pat_standin';
const EVIL = 'evil.example';
/** Bytes that may be taken of one answer without end: the largest that are ever wanted, and what is on its way. */
const MOST_TAKEN = 70_000_000;

const java = (name: string, method: string): string => `class ${name} {\n    int ${method}() {\n        return ${name.length};\n    }\n}\n`;

let github: GithubStandIn;
let head = '';

beforeAll(async () => {
  const files = (method: string): Record<string, string> => ({
    'A.java': java('A', method),
    'film.mp4': `${method} \0 film`,
    'Latin.java': `// caf\u00e9\n${java('Latin', method)}`,
  });
  const pulls = [{ number: 1, title: 'One', body: '', base: 'main', head: 'feature' }];
  const made = await makeSource(
    [
      { name: 'base', branch: 'main', files: files('count') },
      { name: 'head', branch: 'feature', files: files('measure') },
    ],
    { name: 'shop', pulls },
  );
  head = made.ids.get('head') ?? '';
  github = await startGithub({ repositories: [made] });
}, 60_000);

afterAll(() => github.close());

beforeEach(() => {
  Object.assign(github.settings, defaultSettings(), { rateLimit: MANY_CALLS, session: 'cookie' });
});

afterEach(() => {
  github.failures.clear();
  vi.unstubAllGlobals();
});

type Fetch = (address: string, init?: RequestInit) => Promise<Response>;

/** An answer without end; counts the bytes that are taken of it. */
function endless(taken: { bytes: number }): ReadableStream<Uint8Array> {
  const part = new Uint8Array(1_000_000).fill('x'.charCodeAt(0));
  return new ReadableStream({
    pull: (controller) => {
      taken.bytes += part.length;
      // Memory has an end, should nobody else set one.
      if (taken.bytes > 2 * MOST_TAKEN) controller.close();
      else controller.enqueue(part);
    },
  });
}

const WAYS: readonly (readonly [string, (host: string) => Promise<unknown>])[] = [
  ['a commit, with a token', (host) => see(host, `commit/${head}`, { token: TOKEN })],
  ['a commit, without one', (host) => see(host, `commit/${head}`, {})],
  ['a commit, with the session', (host) => see(host, `commit/${head}`, { useSession: true })],
  ['a pull request, with a token', (host) => see(host, 'pull/1/files', { token: TOKEN })],
  ['a pull request, with the session', (host) => see(host, 'pull/1/files', { useSession: true })],
  ['a comparison of tips', (host) => see(host, 'compare/main..feature', {})],
  ['a token that is tried', async (host) => checkToken(host, TOKEN)],
];

const see = (host: string, path: string, options: VisitOptions): Promise<unknown> =>
  visit(`https://${host}/sample/shop/${path}`, { ...options, records: new MemoryRecords() });

describe.each(['github.com', 'github.example.com'])('on %s', (host) => {
  it.each(WAYS)('%s: no request takes another host’s word, nor bytes without end', async (way, work) => {
    const honest: Fetch = standInFetch(github.port, { session: true }).fetch;
    if (way.endsWith('session')) github.failures.add({ match: 'api', kind: 'not-found' });
    const asked = new Set<string>();
    const words: string[] = [];
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
      asked.add(address);
      words.push(address, typeof init?.body === 'string' ? init.body : '');
      return honest(address, init);
    });
    await work(host);
    expect(asked.size).toBeGreaterThan(0);
    // What no language is known of is not asked for, be it small or 600 MB.
    expect(words.filter((word) => word.includes('film'))).toEqual([]);
    for (const lied of asked) {
      const lie = async (make: () => Response): Promise<string> => {
        vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
          address === lied ? Promise.resolve(make()) : honest(address, init),
        );
        return JSON.stringify(await work(host).catch((error: unknown) => failureOf(error)));
      };
      const told = await lie(() => from(new URL(`https://${EVIL}/`), new Response(java('Planted', 'planted'))));
      expect(told, lied).not.toContain('planted');
      const taken = { bytes: 0 };
      await lie(() => from(new URL(lied), new Response(endless(taken), { headers: { 'content-type': 'application/json' } })));
      expect(taken.bytes, lied).toBeLessThan(MOST_TAKEN);
    }
  });
});
