import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOf, ReflensError, type FailureCode } from '../../../github/failures.js';
import { GithubSource } from '../../../github/github-source.js';
import { UnreadableFile } from '../../../github/source.js';
import { readFile } from '../../support/read-file.js';

const PAGE = { kind: 'commit', host: 'github.com', owner: 'owner', repository: 'project', commit: 'abcdef0' } as const;
const AFTER = 'a'.repeat(40);
const BEFORE = 'b'.repeat(40);
const ANONYMOUS = { place: 'Reflens’ settings' };
const NEVER = new AbortController().signal;

interface Asked {
  readonly url: string;
  readonly headers: Headers;
}

let asked: Asked[];
let answer: (url: string, count: number) => Response | Promise<Response>;

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    asked.push({ url, headers: new Headers(init?.headers) });
    return Promise.resolve(answer(url, asked.length));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const json = (data: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(data), { ...init, headers: { 'content-type': 'application/json; charset=utf-8', ...init.headers } });

const commit = (files: readonly Record<string, unknown>[], parents = [{ sha: BEFORE }]): Record<string, unknown> => ({
  sha: AFTER,
  parents,
  files,
});

const failsWith = async (work: Promise<unknown>): Promise<readonly [FailureCode, string, number?]> => {
  try {
    await work;
  } catch (error) {
    if (error instanceof ReflensError) {
      const { code, sentence, retryAt } = error.failure;
      return retryAt === undefined ? [code, sentence] : [code, sentence, retryAt];
    }
    throw error;
  }
  throw new Error('did not fail');
};

describe('the list of files', () => {
  it('tells both versions of each file', async () => {
    answer = () =>
      json(
        commit([
          { filename: 'A.java', status: 'modified', sha: '1' },
          { filename: 'B.java', status: 'added', sha: '2' },
          { filename: 'C.java', status: 'removed', sha: '3' },
          { filename: 'E.java', status: 'renamed', sha: '4', previous_filename: 'D.java' },
          { filename: 'F.java', status: 'copied', sha: '5', previous_filename: 'A.java' },
          { filename: 'lib', status: 'modified', sha: null },
        ]),
      );
    expect(await new GithubSource(PAGE, ANONYMOUS).list(NEVER)).toMatchObject({
      files: [
        { before: { commit: BEFORE, path: 'A.java' }, after: { commit: AFTER, path: 'A.java', blob: '1' } },
        { after: { commit: AFTER, path: 'B.java', blob: '2' } },
        { before: { commit: BEFORE, path: 'C.java', blob: '3' } },
        { before: { commit: BEFORE, path: 'D.java' }, after: { commit: AFTER, path: 'E.java', blob: '4' } },
        { after: { commit: AFTER, path: 'F.java', blob: '5' } },
        { before: { commit: BEFORE, path: 'lib' }, after: { commit: AFTER, path: 'lib' } },
      ],
    });
  });

  it('compares a merge with its first parent, and the first commit of all with nothing', async () => {
    const file = { filename: 'A.java', status: 'added', sha: '1' };
    answer = () => json(commit([{ ...file, status: 'modified' }], [{ sha: BEFORE }, { sha: 'c'.repeat(40) }]));
    expect((await new GithubSource(PAGE, ANONYMOUS).list(NEVER)).files[0]?.before?.commit).toBe(BEFORE);
    answer = () => json(commit([file], []));
    expect((await new GithubSource(PAGE, ANONYMOUS).list(NEVER)).files).toEqual([{ after: { commit: AFTER, path: 'A.java', blob: '1' } }]);
  });

  it('follows the pages to the end, and says when GitHub lists no more', async () => {
    const page = (number: number): Response => {
      const files = Array.from({ length: 300 }, (_, index) => ({
        filename: `F${number * 300 + index}.java`,
        status: 'modified',
        sha: String(number * 300 + index),
      }));
      const next = `<https://api.github.com/repositories/1/commits/abcdef0?page=${number + 1}>; rel="next"`;
      return json(commit(files), number < 10 ? { headers: { link: next } } : {});
    };
    answer = (url) => page(Number(new URL(url).searchParams.get('page') ?? '1'));
    const list = await new GithubSource(PAGE, ANONYMOUS).list(NEVER);
    expect(asked).toHaveLength(10);
    expect(list.files).toHaveLength(3_000);
    expect(list.missing).toBe('GitHub lists only the first 3000 changed files of a commit');
  });

  it.each([
    [404, {}, 'Not Found', 'not-found'],
    [422, {}, 'No commit found for SHA', 'not-found'],
    [401, {}, 'Bad credentials', 'unauthorised'],
    [403, {}, 'Resource not accessible', 'forbidden'],
    [451, {}, 'Unavailable', 'forbidden'],
    [
      403,
      { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(Math.floor(Date.now() / 1_000) + 1_800) },
      'API rate limit exceeded',
      'rate-limit',
    ],
    [403, { 'retry-after': '60' }, 'You have exceeded a secondary rate limit', 'rate-limit'],
    [429, { 'retry-after': '60' }, 'Too many requests', 'rate-limit'],
  ] as const)('fails with a sentence on %i', async (status, headers, message, code) => {
    answer = () => json({ message }, { status, headers });
    const [failed, sentence, retryAt] = await failsWith(new GithubSource(PAGE, ANONYMOUS).list(NEVER));
    expect(failed).toBe(code);
    expect(sentence).toMatch(/GitHub/);
    expect(retryAt !== undefined).toBe(code === 'rate-limit');
    expect(asked).toHaveLength(1);
  });

  it('tries once more on errors that may pass', async () => {
    answer = (_url, count) => (count === 1 ? json({ message: 'Bad gateway' }, { status: 502 }) : json(commit([])));
    expect((await new GithubSource(PAGE, ANONYMOUS).list(NEVER)).files).toEqual([]);
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect((await failsWith(new GithubSource(PAGE, ANONYMOUS).list(NEVER)))[0]).toBe('network');
  });

  it.each([
    ['nothing', new Response('', { headers: { 'content-type': 'application/json' } })],
    ['half an answer', new Response('{"sha":"aaaa","parents":[{"sha', { headers: { 'content-type': 'application/json' } })],
    ['a page', new Response('<html></html>', { headers: { 'content-type': 'text/html' } })],
    ['a list', json([])],
    ['files of another form', json(commit([{ filename: 3, status: 'modified', sha: '1' }]))],
    ['no parents', json({ sha: AFTER, files: [] })],
  ])('does not take %s for an answer', async (_what, response) => {
    answer = () => response;
    expect((await failsWith(new GithubSource(PAGE, ANONYMOUS).list(NEVER)))[0]).toBe('unexpected-answer');
  });
});

describe('the token', () => {
  it('goes to the API alone', async () => {
    const source = new GithubSource(PAGE, { token: 'secret', place: 'Reflens’ settings' });
    answer = (url) =>
      url.endsWith('/graphql') ? json({ data: null }) : url.includes('/contents/') ? new Response('class A {}') : json(commit([]));
    await source.list(NEVER);
    // A query without an answer: the file is then asked for by itself.
    const bytes = await readFile(source, { commit: AFTER, path: 'src/A b.java' });
    expect(new TextDecoder().decode(bytes)).toBe('class A {}');
    expect(asked.at(-1)?.url).toBe(`https://api.github.com/repos/owner/project/contents/src/A%20b.java?ref=${AFTER}`);
    expect(new Set(asked.map(({ url }) => new URL(url).host))).toEqual(new Set(['api.github.com']));
    for (const { url, headers } of asked) {
      expect(headers.get('authorization')).toMatch(/^(?:token|Bearer) secret$/);
      expect(url).not.toContain('secret');
    }
  });

  it('follows no answer to another host', async () => {
    answer = () => json(commit([]), { headers: { link: '<https://evil.example/repos/owner/project/commits/abcdef0?page=2>; rel="next"' } });
    expect((await failsWith(new GithubSource(PAGE, { token: 'secret', place: '' }).list(NEVER)))[0]).toBe('unexpected-answer');
    expect(asked.map(({ url }) => new URL(url).host)).toEqual(['api.github.com']);
  });

  it('is in no sentence and no failure, whatever goes wrong', async () => {
    const failures = [
      () => Promise.reject(new TypeError('Headers.append: "token secret" is an invalid header value.')),
      () => new Response('secret', { status: 500 }),
      () => json({ message: 'Bad credentials: secret' }, { status: 401 }),
      () => json({ message: 'secret' }, { status: 403 }),
      () => json({ message: 'secret' }, { status: 404 }),
      () => new Response('{"secret', { headers: { 'content-type': 'application/json' } }),
    ];
    for (const fails of failures) {
      answer = fails;
      expect((await failsWith(new GithubSource(PAGE, { token: 'secret', place: '' }).list(NEVER))).join(' ')).not.toContain('secret');
    }
    expect(failureOf(new TypeError('token secret is an invalid header value'), 'secret').sentence).not.toContain('secret');
    expect(failureOf(new TypeError('ghp_0123456789abcdef is wrong')).sentence).not.toContain('ghp_');
    expect(failureOf(new TypeError('github_pat_0123456789abcdef is wrong')).sentence).not.toContain('github_pat_');
  });
});

describe('a file', () => {
  const read = (): Promise<Uint8Array> => readFile(new GithubSource(PAGE, ANONYMOUS), { commit: AFTER, path: 'src/Ünï #1?.java' });

  it('is asked for by its commit and its escaped path', async () => {
    answer = () => new Response('x');
    await read();
    expect(asked[0]?.url).toBe(`https://raw.githubusercontent.com/owner/project/${AFTER}/src/%C3%9Cn%C3%AF%20%231%3F.java`);
  });

  it('that is not there or too large concerns no other file', async () => {
    answer = () => new Response('', { status: 404 });
    await expect(read()).rejects.toBeInstanceOf(UnreadableFile);
    answer = () => new Response('x'.repeat(4_000_001));
    await expect(read()).rejects.toMatchObject({ reason: 'too-large' });
  });

  it('is tried again when the connection breaks, and fails for all files when it stays so', async () => {
    answer = (_url, count) => (count < 3 ? Promise.reject(new TypeError('terminated')) : new Response('x'));
    expect(await read()).toHaveLength(1);
    answer = () => new Response('', { status: 503 });
    expect((await failsWith(read()))[0]).toBe('github');
    answer = () => new Response('', { status: 429, headers: { 'retry-after': '30' } });
    const [code, , retryAt] = await failsWith(read());
    expect(code).toBe('rate-limit');
    expect(retryAt).toBeGreaterThan(Date.now() + 20_000);
  });
});
