// Where GitHub refuses, trips, or sends something else in the place of a text: the reader is told what it was, and no more is given up than has to be.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReflensError } from '../../../github/failures.js';
import { makeSource } from '../../github/git/make.js';
import { startGithub, type GithubStandIn } from '../../github/server.js';
import { defaultSettings, MANY_CALLS } from '../../github/settings.js';
import { visit, type Visit, type VisitOptions } from '../../support/analyse.js';
import { standInFetch } from '../../support/stand-in-fetch.js';

vi.setConfig({ testTimeout: 60_000 });

const TOKEN = 'github_pat_standin';
const FILES = 12;
const MINUTE = 60_000;

const java = (name: string, method: string): string =>
  `class ${name} {\n    int ${method}(int value) {\n        int scaled = value * 31;\n        return scaled - ${name.length};\n    }\n}\n`;

const files = (method: string): Record<string, string> =>
  Object.fromEntries(Array.from({ length: FILES }, (_, index) => [`F${index}.java`, java(`F${index}`, method)]));

const HISTORY = [
  { name: 'base', branch: 'main', files: files('count') },
  { name: 'head', branch: 'feature', files: files('measure') },
];

let github: GithubStandIn;
let ids: ReadonlyMap<string, string>;

beforeAll(async () => {
  const pull = { body: '', base: 'main', head: 'feature' };
  const pulls = [
    { ...pull, number: 1, title: 'Own' },
    { ...pull, number: 2, title: 'Of a fork', fork: 'stranger/shop' },
    { ...pull, number: 3, title: 'Of a fork that is gone', fork: null },
  ];
  const made = await makeSource(HISTORY, { name: 'shop', pulls });
  ({ ids } = made);
  // The same commits, since they are made at the same times.
  github = await startGithub({ repositories: [made, await makeSource(HISTORY, { owner: 'stranger', name: 'shop' })] });
}, 60_000);

afterAll(() => github.close());

beforeEach(() => {
  Object.assign(github.settings, defaultSettings(), { rateLimit: MANY_CALLS });
  github.requests.length = 0;
  vi.stubGlobal('fetch', standInFetch(github.port, { session: true }).fetch);
});

afterEach(() => {
  github.failures.clear();
  vi.unstubAllGlobals();
});

const head = (): string => ids.get('head') ?? '';
const see = (path: string, options: VisitOptions = {}, host = 'github.com'): Promise<Visit> =>
  visit(`https://${host}/sample/shop/${path}`, options);
const failure = async (work: Promise<unknown>): Promise<ReflensError['failure']> => {
  const error: unknown = await work.catch((reason: unknown) => reason);
  if (error instanceof ReflensError) return error.failure;
  throw new Error(`no failure: ${String(error)}`);
};

describe('a refusal', () => {
  it('of a server that tells nobody anything without a token is no word about a token, and leaves the session', async () => {
    github.failures.add({ match: /^github\.example\.com\/api\//, kind: 'unauthorized' });
    const path = `commit/${head()}`;
    const { code, sentence } = await failure(see(path, {}, 'github.example.com'));
    expect([code, sentence]).toEqual([
      'unauthorised',
      'GitHub’s API answers nobody here without a token. One can be kept in Reflens’ settings.',
    ]);
    const { last, descriptions } = await see(path, { useSession: true }, 'github.example.com');
    expect(last.coverage).toMatchObject({ analysed: FILES, total: FILES });
    expect(last.coverage.way).toContain('as you are signed in there');
    expect(descriptions).toHaveLength(FILES);
  });

  it('of a token leaves neither session nor others’ ways', async () => {
    github.failures.add({ match: 'api', kind: 'unauthorized' });
    const { code, sentence } = await failure(see(`commit/${head()}`, { token: TOKEN, useSession: true }));
    expect([code, sentence]).toEqual(['unauthorised', 'GitHub did not accept the token from Reflens’ settings; it may have expired.']);
    expect(github.requests.every(({ host }) => host === 'api.github.com')).toBe(true);
  });

  it('for want of a single sign-on says so, where there is no session to read with', async () => {
    github.failures.add({ match: 'api', kind: 'single-sign-on' });
    const { code, sentence } = await failure(see(`commit/${head()}`, { token: TOKEN }));
    expect(code).toBe('forbidden');
    expect(sentence).toBe(
      'This organisation wants its single sign-on: let the token from Reflens’ settings pass it, in GitHub’s list of your tokens.',
    );
    expect((await see(`commit/${head()}`, { token: TOKEN, useSession: true })).last.coverage.analysed).toBe(FILES);
  });

  it('stays the API’s when the site leads to a sign-on where Reflens may not follow', async () => {
    github.failures.add({ match: 'api', kind: 'not-found' });
    github.failures.add({ match: 'page', kind: 'no-answer' });
    expect((await failure(see(`commit/${head()}`, { useSession: true }))).code).toBe('not-found');
  });

  it('of too many at once without a time is one for a minute, not until the hour’s count begins anew', async () => {
    const honest = globalThis.fetch;
    const reset = String(Math.floor(Date.now() / 1_000) + 3_000);
    github.failures.add({ match: 'api', kind: 'secondary-limit', retryAfter: null });
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      const answer = await honest(address, init);
      const headers = new Headers(answer.headers);
      headers.set('x-ratelimit-remaining', '4711');
      headers.set('x-ratelimit-reset', reset);
      return new Response(answer.body, { status: answer.status, headers });
    });
    const { code, retryAt = 0 } = await failure(see(`commit/${head()}`));
    expect(code).toBe('rate-limit');
    expect(Math.abs(retryAt - Date.now() - MINUTE)).toBeLessThan(10_000);
  });
});

describe('a page in the place of a text', () => {
  it('is not taken for one: nobody says that there are no refactorings', async () => {
    github.failures.add({ match: 'api', kind: 'not-found' });
    github.failures.add({ match: 'raw', kind: 'sign-in' });
    expect(await failure(see(`commit/${head()}`, { useSession: true }))).toEqual({
      code: 'unexpected-answer',
      sentence: 'In the place of a file came a page from github.com. Perhaps you have to sign in there again.',
    });
  });
});

describe('one file', () => {
  it.each([
    ['an error of the server', 'unavailable', {}],
    ['a name that it does not take', 'bad-request', {}],
    ['a broken connection', 'no-answer', {}],
    ['an error of the API', 'server-error', { token: TOKEN }],
  ] as const)('takes no other with it: %s', async (_what, kind, options) => {
    if ('token' in options) github.failures.add({ match: 'graphql', kind: 'not-found' });
    github.failures.add({ match: /F3\.java/, kind });
    const { last } = await see(`commit/${head()}`, options);
    expect(last.coverage).toMatchObject({ analysed: FILES - 1, total: FILES, skipped: [{ path: 'F3.java', reason: 'not-read' }] });
  });

  it('after the other is too many: then it is all of them, and nothing more is asked', async () => {
    github.failures.add({ match: 'raw', kind: 'unavailable' });
    expect((await failure(see(`commit/${head()}`))).sentence).toBe('GitHub answered with an error (503 from raw.githubusercontent.com).');
    // Three tries for each of those that were under way.
    expect(github.requests.filter(({ host }) => host === 'raw.githubusercontent.com').length).toBeLessThanOrEqual(45);
  });

  it('alone is all there is', async () => {
    github.failures.add({ match: /contents/, kind: 'server-error' });
    github.failures.add({ match: 'graphql', kind: 'not-found' });
    expect((await failure(see(`commit/${head()}`, { token: TOKEN }))).code).toBe('github');
  });
});

describe('GraphQL', () => {
  /** Spoils what it answers. */
  const spoil = (change: (answer: { data: { repository: Record<string, unknown> | null }; errors?: unknown }) => void): void => {
    const honest = globalThis.fetch;
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      const answer = await honest(address, init);
      if (!address.endsWith('/graphql')) return answer;
      const data = (await answer.json()) as Parameters<typeof change>[0];
      change(data);
      return new Response(JSON.stringify(data), { headers: { 'content-type': 'application/json' } });
    });
  };

  it.each<[string, Parameters<typeof spoil>[0]]>([
    ['the repository', (answer) => (answer.data.repository = null)],
    ['a commit', (answer) => answer.data.repository && (answer.data.repository['c1'] = null)],
    [
      'a file, of which something went wrong',
      (answer) => {
        for (const commit of Object.values(answer.data.repository ?? {}))
          if (typeof commit === 'object' && commit !== null && 'f1' in commit) commit.f1 = null;
        answer.errors = [{ message: 'Timeout on validation of query', path: ['repository', 'c0', 'f1'] }];
      },
    ],
  ])('that does not tell %s leaves it to be asked for by itself', async (_what, change) => {
    spoil(change);
    const { last } = await see(`commit/${head()}`, { token: TOKEN });
    expect(last.coverage).toMatchObject({ analysed: FILES, total: FILES, skipped: [] });
    expect(github.requests.some(({ path }) => path.includes('/contents/'))).toBe(true);
  });

  it.each(['github.com', 'github.example.com'])('has limits, too, and is not asked in halves then: %s', async (host) => {
    const honest = globalThis.fetch;
    let queries = 0;
    const errors = [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded for user ID 1.' }];
    const headers = {
      'content-type': 'application/json',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(Math.floor(Date.now() / 1_000) + 600),
    };
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
      if (!address.endsWith('/graphql')) return honest(address, init);
      queries++;
      return Promise.resolve(new Response(JSON.stringify({ errors }), { headers }));
    });
    expect((await failure(see(`commit/${head()}`, { token: TOKEN }, host))).code).toBe('rate-limit');
    // Three may be under way at once.
    expect(queries).toBeLessThanOrEqual(3);
  });
});

describe('a fork', () => {
  /** Where GitHub does not keep the fork's commits with the page's own repository. */
  const apart = (): void => github.failures.add({ match: new RegExp(`/sample/shop/(?:contents/.*ref=)?${head()}`), kind: 'not-found' });
  const PAGES = [
    ['a pull request', 'pull/2/files'],
    ['a comparison', 'compare/main...stranger:feature'],
    ['a comparison with a fork of another name', 'compare/main...stranger:shop:feature'],
  ] as const;

  it.each(PAGES)('gives the texts that the page’s repository has not: %s', async (_what, path) => {
    apart();
    const { last } = await see(path);
    expect(last.coverage).toMatchObject({ analysed: FILES, total: FILES, skipped: [] });
    expect(github.requests.some(({ path: asked }) => asked.startsWith(`/stranger/shop/${head()}/`))).toBe(true);
  });

  it.each(PAGES)('gives them with a token: %s', async (_what, path) => {
    apart();
    const honest = globalThis.fetch;
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      const answer = await honest(address, init);
      if (!address.endsWith('/graphql')) return answer;
      const { data } = (await answer.json()) as { data: { repository: Record<string, unknown> } };
      const repository = { ...data.repository, c1: null };
      return new Response(JSON.stringify({ data: { repository } }), { headers: { 'content-type': 'application/json' } });
    });
    expect((await see(path, { token: TOKEN })).last.coverage).toMatchObject({ analysed: FILES, total: FILES, skipped: [] });
  });

  it('that is gone is no trouble: GitHub keeps what a pull request shows', async () => {
    expect((await see('pull/3/files')).last.coverage).toMatchObject({ analysed: FILES, total: FILES, skipped: [] });
  });
});
