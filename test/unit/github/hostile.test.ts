// What somebody would send who wants Reflens to ask for what is none of its business, or to hang: paths that lead elsewhere, endless files, markup in code.
import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchFile } from '../../../github/http.js';
import { readPage } from '../../../github/page-data.js';
import { canBeName } from '../../../github/source.js';
import { visit } from '../../support/analyse.js';

const BEFORE = 'b'.repeat(40);
const AFTER = 'a'.repeat(40);
const ADDRESS = `https://github.com/owner/project/commit/${AFTER}`;
const NEVER = new AbortController().signal;

/** Paths that browsers would read as others. */
const ELSEWHERE = [
  '../../../victim/secret/raw/HEAD/Key.java',
  'src/../../../../victim/secret/HEAD/Key.java',
  './Key.java',
  'src//Key.java',
  '/Key.java',
  '..',
];

/** Odd, and paths all the same. */
const WITHIN = ['.../Key.java', '..a/Key.java', '%2e%2e/Key.java', '..\\..\\Key.java', 'new\nline.java', 'right\u202Eavaj.java'];

let asked: string[];

beforeEach(() => {
  asked = [];
});

afterEach(() => vi.unstubAllGlobals());

describe('a path that leads elsewhere', () => {
  const answer = (list: () => Response): void =>
    void vi.stubGlobal('fetch', (address: string) => {
      // As browsers do: the address is normal when it is sent.
      asked.push(new URL(address).href);
      return Promise.resolve(/api\.github\.com|\/commit\//.test(address) ? list() : new Response('class A { int a() { return 1; } }'));
    });
  const entries = (paths: readonly string[]): unknown => ({
    sha: AFTER,
    parents: [{ sha: BEFORE }],
    files: paths.map((filename) => ({ filename, status: 'modified', sha: null, changes: 2 })),
  });
  const json = (data: unknown): Response => new Response(JSON.stringify(data), { headers: { 'content-type': 'application/json' } });

  it('is not followed, and told', async () => {
    answer(() => json(entries([...ELSEWHERE, 'src/Good.java'])));
    const { last } = await visit(ADDRESS);
    expect(asked.filter((address) => !/\/owner\/project\/(?:commits\/)?[ab]{40}(?:\/|$)/.test(address))).toEqual([]);
    expect(last.coverage.skipped.filter(({ reason }) => reason === 'not-read').map(({ path }) => path)).toEqual(ELSEWHERE.slice(0, -1));
    expect(last.coverage.skipped[0]?.detail).toBe('this is no path of a file');
    expect(last.coverage.analysed).toBe(1);
  });

  it('is not followed with a token', async () => {
    answer(() => json(entries([...ELSEWHERE, 'src/Good.java'])));
    const { last } = await visit(ADDRESS, { token: 'secret' });
    // Without data from GraphQL each file is asked for by itself.
    const contents = asked.filter((address) => !address.endsWith('/graphql') && !address.includes('/commits/'));
    expect(contents.every((address) => address.startsWith('https://api.github.com/repos/owner/project/contents/src/Good.java?'))).toBe(
      true,
    );
    expect(last.coverage.analysed + last.coverage.skipped.length).toBe(ELSEWHERE.length + 1);
  });

  it('is read as it stands, whatever the language’s own objects have by that name', () => {
    const names = ['src/&valueOf;.java', 'src/&toString;.java', 'src/&amp;.java'];
    const list = names.map((path) => `<span data-filterable-item-text>${path}</span>`).join('\n');
    const data = readPage(`<a href="/o/r/diffs?sha1=${BEFORE}&amp;sha2=${AFTER}"></a>${list}`);
    expect(data?.entries.map(({ path }) => path)).toEqual(['src/&valueOf;.java', 'src/&toString;.java', 'src/&.java']);
  });

  it('is not followed with the reader’s session, wherever a page names it', async () => {
    const list = [...ELSEWHERE, 'src/Good.java'].map((path) => `<span data-filterable-item-text>${path}</span>`).join('\n');
    const page = `<a href="/owner/project/diffs?sha1=${BEFORE}&amp;sha2=${AFTER}"></a>${list}`;
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(new URL(address).href);
      if (address.includes('api.github.com')) return Promise.resolve(new Response('{"message":"Not Found"}', { status: 404 }));
      return Promise.resolve(new Response(address.includes('/commit/') ? page : 'class A {}'));
    });
    const { last } = await visit(ADDRESS, { useSession: true });
    const files = asked.filter((address) => address.includes('/raw/'));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((address) => !/^https:\/\/github\.com\/owner\/project\/raw\/[ab]{40}\//.test(address))).toEqual([]);
    expect(asked.some((address) => address.includes('victim'))).toBe(false);
    expect(last.coverage.skipped.filter(({ reason }) => reason === 'not-read').length).toBe(ELSEWHERE.length - 1);
  });

  it('is another thing than an odd name', async () => {
    answer(() => json(entries(WITHIN)));
    const { last } = await visit(ADDRESS);
    expect(last.coverage).toMatchObject({ analysed: WITHIN.length, skipped: [] });
    expect(asked.filter((address) => !/\/owner\/project\/(?:commits\/)?[ab]{40}(?:\/|$)/.test(address))).toEqual([]);
  });

  it.each([
    ['octo-cat', true],
    ['a.b_c', true],
    ['.github', true],
    ['..', false],
    ['.', false],
    ['', false],
    ['a/b', false],
    ['a%2f', false],
  ])('is not made of an owner’s name: %s', (word, can) => {
    expect(canBeName(word)).toBe(can);
  });
});

describe('a file of fifty megabytes in one line', () => {
  const SIZE = 50_000_000;
  let server: Server;
  let sent = 0;

  beforeAll(async () => {
    const part = Buffer.alloc(100_000, 'x');
    server = createServer((request, response) => {
      if (request.url === '/announced') response.setHeader('content-length', SIZE);
      const send = (): void => {
        while (sent < SIZE && !response.destroyed) {
          sent += part.length;
          if (!response.write(part)) return void response.once('drain', send);
        }
        response.end();
      };
      send();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each(['announced', 'not announced'])('is not taken in: its length is %s', async (how) => {
    sent = 0;
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const url = `http://127.0.0.1:${port}/${how.replace(' ', '-')}`;
    await expect(fetchFile(url, {}, NEVER)).rejects.toMatchObject({ reason: 'too-large', detail: 'more than 4 MB' });
    // Some more may be on its way when the reading ends.
    expect(sent).toBeLessThan(SIZE / 2);
  });
});

describe('a page with code that looks like markup', () => {
  /** Milliseconds for what takes some; a search that begins anew at each character would take minutes. */
  const SOON = 2_000;

  it.each([
    ['spaces', `data-filterable-item-text<span>${' '.repeat(1_000_000)}x</span>`],
    ['tags without an end', '<div class="file-header" '.repeat(50_000)],
    ['titles without an arrow', `title="${' → '.repeat(10)}`.repeat(20_000)],
    ['arrows', `title="${' → '.repeat(300_000)}"`],
    ['ampersands', `<span data-filterable-item-text>${'&#'.repeat(500_000)}</span>`],
    ['entries', 'data-filterable-item-text '.repeat(40_000)],
    ['scripts', '<script data-target="react-app.embeddedData">'.repeat(200)],
    ['data in data', `<script data-target="react-app.embeddedData">${'['.repeat(500_000)}</script>`],
  ])('is read soon: %s', (_what, part) => {
    const start = performance.now();
    readPage(`<a href="/o/r/diffs?sha1=${BEFORE}&amp;sha2=${AFTER}"></a>${part}`);
    expect(performance.now() - start).toBeLessThan(SOON);
  });
});
