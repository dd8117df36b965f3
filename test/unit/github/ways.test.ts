// Which way list and texts come, what it costs, and what the reader is told: over HTTP, against the stand-in.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JobReport } from '../../../extension/messages.js';
import { ReflensError } from '../../../github/failures.js';
import { makeSource } from '../../github/git/make.js';
import { startGithub, type GithubStandIn, type LoggedRequest } from '../../github/server.js';
import { defaultSettings, type Settings } from '../../github/settings.js';
import { MemoryRecords, MemoryTexts, visit } from '../../support/analyse.js';
import { standInFetch, type StandInFetch } from '../../support/stand-in-fetch.js';

// A machine that is busy with other things takes its time for six hundred requests.
vi.setConfig({ testTimeout: 60_000 });

const TOKEN = 'github_pat_standin';

const java = (name: string, method: string): string =>
  `package many;\n\nclass ${name} {\n    int ${method}(int value) {\n        int scaled = value * 31;\n        return scaled - ${name.length};\n    }\n}\n`;

const many = (count: number, method: string): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`many/F${String(index).padStart(3, '0')}.java`, java(`F${index}`, method)]),
  );

type Made = Awaited<ReturnType<typeof makeSource>>;

/** What a page of each kind costs is the same question as for a commit: how many calls of the API. */
type PageKind = readonly [kind: string, path: (branch: 'large' | 'thirty') => string];

const KINDS: readonly PageKind[] = [
  ['a commit', (branch) => `commit/${id(large, branch === 'large' ? 'head' : branch)}`],
  ['a pull request', (branch) => `pull/${branch === 'large' ? 1 : 3}/files`],
  [
    'a commit of a pull request',
    (branch) => `pull/${branch === 'large' ? 1 : 3}/commits/${id(large, branch === 'large' ? 'head' : branch)}`,
  ],
  ['a range', (branch) => `pull/1/files/${id(large, 'base')}..${id(large, branch === 'large' ? 'head' : branch)}`],
  ['a comparison', (branch) => `compare/main...${branch}`],
  ['a comparison of tips', (branch) => `compare/other..${branch}`],
];

let github: GithubStandIn;
let large: Made;
let closed: Made;
let network: StandInFetch;

beforeAll(async () => {
  large = await makeSource(
    [
      { name: 'base', branch: 'main', files: { ...many(300, 'count'), 'Renamed.java': java('Renamed', 'same') } },
      { name: 'head', branch: 'large', files: many(300, 'measure') },
      { name: 'pushed', branch: 'pushed', parents: ['head'], files: { 'many/F007.java': java('F7', 'weigh') } },
      // A branch that went on, so that its tip is not the merge base.
      { name: 'other', branch: 'other', parents: ['base'], files: { 'other.txt': 'x\n' } },
      { name: 'thirty', branch: 'thirty', parents: ['base'], files: many(30, 'tally') },
      {
        name: 'moved',
        branch: 'moved',
        parents: ['base'],
        files: { 'Renamed.java': null, 'there/Renamed.java': java('Renamed', 'same'), 'notes.txt': 'x\n' },
      },
    ],
    {
      name: 'large',
      pulls: [
        { number: 1, title: 'Large', body: '', base: 'main', head: 'large' },
        { number: 2, title: 'Pushed', body: '', base: 'main', head: 'pushed' },
        { number: 3, title: 'Thirty', body: '', base: 'main', head: 'thirty' },
      ],
    },
  );
  closed = await makeSource(
    [
      {
        name: 'base',
        branch: 'main',
        files: { ...many(12, 'count'), 'Gone.java': java('Gone', 'gone'), 'Old.java': java('Moved', 'first') },
      },
      {
        name: 'head',
        branch: 'feature',
        files: {
          ...many(12, 'measure'),
          'Gone.java': null,
          'New.java': 'package many;\n\nclass New {\n    String fresh() {\n        return "new";\n    }\n}\n',
          'Old.java': null,
          'moved/Moved.java': `${java('Moved', 'first')}// moved\n`,
        },
      },
    ],
    { name: 'closed', isPrivate: true, pulls: [{ number: 1, title: 'Closed', body: '', base: 'main', head: 'feature' }] },
  );
  github = await startGithub({ repositories: [large, closed] });
}, 60_000);

afterAll(() => github.close());

const use = (options?: { session?: boolean }): void => {
  network = standInFetch(github.port, options);
  vi.stubGlobal('fetch', network.fetch);
};

beforeEach(() => {
  Object.assign(github.settings, defaultSettings(), { session: 'cookie' } satisfies Partial<Settings>);
  github.requests.length = 0;
  github.rateLimits.clear();
  github.load.most = 0;
  use();
});

afterEach(() => {
  github.failures.clear();
  vi.unstubAllGlobals();
});

const apiCalls = (): LoggedRequest[] => github.requests.filter(({ host }) => host === 'api.github.com');
const id = (made: Made, name: string): string => made.ids.get(name) ?? '';

describe('with a token', () => {
  it('a pull request of 300 files costs at most 12 calls, a second visit a conditional one', async () => {
    const kept = { cache: new MemoryTexts(), records: new MemoryRecords() };
    const first = await visit('https://github.com/sample/large/pull/1/files', { token: TOKEN, ...kept });
    expect(first.last.coverage).toMatchObject({ analysed: 300, total: 300, skipped: [], way: 'Read from GitHub’s API with your token.' });
    expect(first.descriptions).toHaveLength(300);
    console.info(`300 files with a token: ${apiCalls().length} calls, ${network.mostAtOnce()} at once`);
    expect(apiCalls().length).toBeLessThanOrEqual(12);
    expect(github.requests.length).toBe(apiCalls().length);
    expect(network.mostAtOnce()).toBeLessThanOrEqual(10);

    github.requests.length = 0;
    const used = github.rateLimits.state(TOKEN).used;
    const second = await visit('https://github.com/sample/large/pull/1/files', { token: TOKEN, ...kept });
    expect(github.requests.map(({ path, status }) => [path, status])).toEqual([['/repos/sample/large/pulls/1', 304]]);
    expect(github.rateLimits.state(TOKEN).used).toBe(used);
    expect(second.descriptions).toEqual(first.descriptions);
    expect(second.last.coverage).toMatchObject({ analysed: 300, total: 300, skipped: [] });
  });

  it.each(KINDS)('%s of 300 files costs at most 12 calls, again a conditional one', async (_kind, path) => {
    const kept = { cache: new MemoryTexts(), records: new MemoryRecords() };
    const address = `https://github.com/sample/large/${path('large')}`;
    const first = await visit(address, { token: TOKEN, ...kept });
    expect(first.last.coverage.analysed).toBe(300);
    expect(apiCalls().length).toBeLessThanOrEqual(12);
    expect(github.requests.length).toBe(apiCalls().length);
    expect(github.load.most).toBeLessThanOrEqual(10);
    const { used } = github.rateLimits.state(TOKEN);
    github.requests.length = 0;
    const second = await visit(address, { token: TOKEN, ...kept });
    expect(github.requests.map(({ status }) => status)).toEqual([304]);
    expect(github.rateLimits.state(TOKEN).used).toBe(used);
    expect(second.descriptions).toEqual(first.descriptions);
  });

  it('first results come before the last text', async () => {
    github.failures.add({ match: 'graphql', kind: 'slow', delay: 300 });
    let askedAtPreview = 0;
    const onReport = ({ kind }: JobReport): void => {
      if (kind === 'preview' && askedAtPreview === 0) askedAtPreview = apiCalls().length;
    };
    await visit('https://github.com/sample/large/pull/1/files', { token: TOKEN, onReport });
    expect(askedAtPreview).toBeGreaterThan(0);
    expect(askedAtPreview).toBeLessThan(apiCalls().length);
  });

  it('a push has only the changed files read again', async () => {
    const kept = { cache: new MemoryTexts(), records: new MemoryRecords() };
    await visit('https://github.com/sample/large/pull/1/files', { token: TOKEN, ...kept });
    github.requests.length = 0;
    const pushed = await visit('https://github.com/sample/large/pull/2/files', { token: TOKEN, ...kept });
    expect(pushed.last.coverage.analysed).toBe(300);
    expect(pushed.descriptions.some((description) => description.includes('weigh'))).toBe(true);
    expect(kept.cache.texts.size).toBe(601);
    expect(apiCalls().map(({ path }) => path.replace(/[0-9a-f]{40}/g, 'ID'))).toEqual([
      '/repos/sample/large/pulls/2',
      '/repos/sample/large/compare/ID...ID',
      '/graphql',
    ]);
  });

  it('a query that takes GitHub too long is asked in halves', async () => {
    github.failures.add({ match: 'graphql', kind: 'server-error', times: 2 });
    const { last } = await visit(`https://github.com/sample/large/commit/${id(large, 'thirty')}`, { token: TOKEN });
    expect(last.coverage.analysed).toBe(30);
  });

  it('files come from the API one by one where there is no GraphQL', async () => {
    github.failures.add({ match: 'graphql', kind: 'not-found' });
    const { last } = await visit(`https://github.com/sample/large/commit/${id(large, 'thirty')}`, { token: TOKEN });
    expect(last.coverage.analysed).toBe(30);
    expect(network.mostAtOnce()).toBeLessThanOrEqual(10);
  });

  it('the limit is told as one where files come from the API one by one', async () => {
    github.failures.add({ match: 'graphql', kind: 'not-found' });
    github.failures.add({ match: /contents/, kind: 'rate-limit', resetAfter: 40 });
    const failure = await visit(`https://github.com/sample/large/commit/${id(large, 'thirty')}`, { token: TOKEN }).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ failure: { code: 'rate-limit' } });
    expect(failure instanceof ReflensError ? failure.failure.retryAt : 0).toBeGreaterThan(Date.now() + 30_000);
  });

  it('private repositories are read, and kept only if the reader wants it', async () => {
    for (const [keep, texts] of [
      ['all', 28],
      ['public', 0],
      ['nothing', 0],
    ] as const) {
      const kept = { cache: new MemoryTexts(), records: new MemoryRecords() };
      const { last } = await visit('https://github.com/sample/closed/pull/1/files', { token: TOKEN, keep, ...kept });
      expect(last.coverage.analysed).toBe(15);
      expect([keep, kept.cache.texts.size, kept.records.records.size > 0]).toEqual([keep, texts, keep === 'all']);
    }
    const kept = { cache: new MemoryTexts(), records: new MemoryRecords() };
    await visit(`https://github.com/sample/large/commit/${id(large, 'thirty')}`, { token: TOKEN, keep: 'public', ...kept });
    expect(kept.cache.texts.size).toBe(60);
  });
});

describe('without a token', () => {
  it('a commit of 30 files costs one call besides raw files, and no more than ten requests at once', async () => {
    const { last } = await visit(`https://github.com/sample/large/commit/${id(large, 'thirty')}`);
    expect(last.coverage).toMatchObject({
      analysed: 30,
      way: 'Read without a token, as everybody may.',
      rate: { limit: 60, remaining: 59 },
    });
    expect(apiCalls()).toHaveLength(1);
    expect(github.requests.filter(({ host }) => host === 'raw.githubusercontent.com')).toHaveLength(60);
    expect(network.mostAtOnce()).toBeLessThanOrEqual(10);
  });

  it.each(KINDS)('%s of 30 files costs at most two calls besides raw files, again a conditional one', async (_kind, path) => {
    const kept = { cache: new MemoryTexts(), records: new MemoryRecords() };
    const address = `https://github.com/sample/large/${path('thirty')}`;
    const { last } = await visit(address, kept);
    expect(last.coverage.analysed).toBe(30);
    expect(apiCalls().length).toBeLessThanOrEqual(2);
    expect(github.requests.filter(({ host }) => host === 'raw.githubusercontent.com')).toHaveLength(60);
    expect(github.load.most).toBeLessThanOrEqual(10);
    github.requests.length = 0;
    await visit(address, kept);
    expect(github.requests.map(({ status }) => status)).toEqual([304]);
  });

  it('texts of 300 files come with at most ten requests at once, and first results before the last text', async () => {
    github.failures.add({ match: 'raw', kind: 'slow', delay: 20 });
    let askedAtPreview = 0;
    const onReport = ({ kind }: JobReport): void => {
      if (kind === 'preview' && askedAtPreview === 0) askedAtPreview = github.requests.length;
    };
    const { descriptions, reports } = await visit('https://github.com/sample/large/pull/1/files', { onReport });
    expect(network.mostAtOnce()).toBeLessThanOrEqual(10);
    expect(askedAtPreview).toBeGreaterThan(0);
    expect(askedAtPreview).toBeLessThan(500);
    const preview = reports.find((report) => report.kind === 'preview');
    const early = preview?.kind === 'preview' ? preview.refactorings.map(({ description }) => description) : [];
    expect(early.length).toBeGreaterThan(3);
    expect(descriptions).toEqual(expect.arrayContaining(early));
  });

  it('a file that was moved and nothing else is read once, one of an unknown language never', async () => {
    const { last } = await visit(`https://github.com/sample/large/commit/${id(large, 'moved')}`);
    expect(last.coverage).toMatchObject({ analysed: 1, total: 2, skipped: [{ path: 'notes.txt', reason: 'unknown-language' }] });
    expect(github.requests.filter(({ host }) => host === 'raw.githubusercontent.com').map(({ path }) => path)).toEqual([
      expect.stringContaining('Renamed.java'),
    ]);
  });

  it('a second visit costs one conditional call', async () => {
    const kept = { cache: new MemoryTexts(), records: new MemoryRecords() };
    const address = `https://github.com/sample/large/commit/${id(large, 'thirty')}`;
    await visit(address, kept);
    github.requests.length = 0;
    await visit(address, kept);
    expect(github.requests.map(({ status }) => status)).toEqual([304]);
  });

  it('asks for no texts before the time that GitHub named, and shows what was kept', async () => {
    const kept = { cache: new MemoryTexts(), records: new MemoryRecords() };
    github.failures.add({ match: /F029\.java/, kind: 'too-many-requests', retryAfter: 30 });
    const address = `https://github.com/sample/large/commit/${id(large, 'thirty')}`;
    const first = await visit(address, kept);
    const { retryAt = 0 } = first.last.coverage;
    expect(first.last.coverage).toMatchObject({ analysed: 29, total: 30, skipped: [{ path: 'many/F029.java', reason: 'not-read' }] });
    expect(retryAt - Date.now()).toBeGreaterThan(25_000);
    github.failures.clear();
    github.requests.length = 0;
    const second = await visit(address, { ...kept, textsFrom: retryAt });
    expect(github.requests.map(({ host, status }) => [host, status])).toEqual([['api.github.com', 304]]);
    expect(second.last.coverage).toMatchObject({ analysed: 29, total: 30, retryAt });
    expect(second.last.coverage.skipped[0]?.detail).toContain('limits how many files');
    const third = await visit(address, { ...kept, textsFrom: Date.now() - 1 });
    expect(third.last.coverage).toMatchObject({ analysed: 30, total: 30, skipped: [] });
  });

  it('the rate limit is told with its time, and nothing more is asked', async () => {
    github.settings.rateLimit = { anonymous: 0, token: 0 };
    const failure = await visit(`https://github.com/sample/large/commit/${id(large, 'thirty')}`).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      failure: { code: 'rate-limit', sentence: expect.stringContaining('Without a token it allows 60 an hour') as string },
    });
    expect(failure instanceof ReflensError ? failure.failure.retryAt : 0).toBeGreaterThan(Date.now());
    expect(github.requests).toHaveLength(1);
  });
});

describe('with the reader’s session', () => {
  const HEAD = (): string => id(closed, 'head');
  const PAGES: readonly (readonly [what: string, path: () => string, settings: Partial<Settings>])[] = [
    ['a commit', () => `commit/${HEAD()}`, {}],
    ['a commit of a pull request', () => `pull/1/changes/${HEAD()}`, {}],
    ['a commit that shows many files at once', () => `commit/${HEAD()}`, { filesInFirstPayload: 30 }],
    ['a pull request', () => 'pull/1/files', {}],
    ['a pull request of which no file is loaded', () => 'pull/1/files', { filesInFirstPayload: 0 }],
    ['a range', () => `pull/1/files/${id(closed, 'base')}..${HEAD()}`, {}],
  ];

  beforeEach(() => use({ session: true }));

  it.each(PAGES)('%s of a private repository is read from the page', async (_what, path, settings) => {
    Object.assign(github.settings, settings);
    const kept = { cache: new MemoryTexts(), records: new MemoryRecords() };
    const { last, descriptions } = await visit(`https://github.com/sample/closed/${path()}`, { useSession: true, ...kept });
    expect(last.coverage).toMatchObject({
      analysed: 15,
      total: 15,
      skipped: [],
      way: expect.stringMatching(/read from github\.com as you are signed in/) as string,
    });
    expect(descriptions.filter((description) => description.startsWith('Rename Method'))).toHaveLength(12);
    expect(kept.cache.texts.size).toBeGreaterThan(0);
    expect(github.requests.some(({ authorized }) => authorized)).toBe(false);
  });

  it.each([
    ['a commit', () => `commit/${HEAD()}`],
    ['a comparison', () => 'compare/main...feature'],
    ['a pull request', () => 'pull/1/files'],
  ])('%s on a classic page, too', async (_what, path) => {
    Object.assign(github.settings, { generation: 'classic', filesInFirstPayload: 30 });
    const { last, descriptions } = await visit(`https://github.com/sample/closed/${path()}`, { useSession: true });
    expect(last.coverage).toMatchObject({ analysed: 15, total: 15, skipped: [] });
    expect(descriptions.filter((description) => description.startsWith('Rename Method'))).toHaveLength(12);
    expect(last.coverage.note).toContain('does not tell of all files');
  });

  it('nothing is kept of it when the reader keeps public texts only', async () => {
    const kept = { cache: new MemoryTexts(), records: new MemoryRecords() };
    await visit(`https://github.com/sample/closed/commit/${HEAD()}`, { useSession: true, keep: 'public', ...kept });
    expect([kept.cache.texts.size, kept.records.records.size]).toEqual([0, 0]);
  });

  it('is not used when the reader does not want it, nor when the API shows the repository', async () => {
    await expect(visit(`https://github.com/sample/closed/commit/${HEAD()}`)).rejects.toThrow('does not know this commit');
    github.requests.length = 0;
    await visit(`https://github.com/sample/large/commit/${id(large, 'thirty')}`, { useSession: true });
    expect(github.requests.filter(({ host }) => host === 'github.com')).toEqual([]);
  });

  it('that does not show the page either leaves the API’s sentence', async () => {
    use({ session: false });
    await expect(visit(`https://github.com/sample/closed/commit/${HEAD()}`, { useSession: true })).rejects.toThrow(
      'a token in Reflens’ settings is needed',
    );
  });
});

describe('on an Enterprise server', () => {
  it.each([
    ['with a token', { token: TOKEN }],
    ['without one', {}],
  ])('%s all requests go to that server alone', async (_what, options) => {
    // Servers have no limit unless somebody sets one.
    github.settings.rateLimit = { anonymous: 5_000, token: 5_000 };
    const { last } = await visit(`https://github.example.com/sample/large/commit/${id(large, 'thirty')}`, options);
    expect(last.coverage.analysed).toBe(30);
    expect(new Set(github.requests.map(({ host }) => host))).toEqual(new Set(['github.example.com']));
    expect(github.requests.every(({ path }) => path.startsWith('/api/'))).toBe(true);
  });
});
