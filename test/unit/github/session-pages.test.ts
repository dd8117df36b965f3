// Pages that are read with the reader's session: what is compared is told as for those of the API, and a page that does not name all files is no whole list.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeSource } from '../../github/git/make.js';
import { startGithub, type GithubStandIn } from '../../github/server.js';
import { defaultSettings, type Settings } from '../../github/settings.js';
import { visit, type Visit } from '../../support/analyse.js';
import { standInFetch } from '../../support/stand-in-fetch.js';

vi.setConfig({ testTimeout: 60_000 });

const java = (name: string, method: string): string => `class ${name} {\n    int ${method}() {\n        return 1;\n    }\n}\n`;

let github: GithubStandIn;
let ids: ReadonlyMap<string, string>;

beforeAll(async () => {
  const made = await makeSource(
    [
      { name: 'root', branch: 'main', files: { 'A.java': java('A', 'first'), 'B.java': java('B', 'first') } },
      { name: 'empty', files: {} },
      { name: 'side', parents: ['root'], files: { 'B.java': java('B', 'second') } },
      { name: 'merge', parents: ['empty', 'side'], files: { 'B.java': java('B', 'second') } },
      { name: 'two', branch: 'topic/two', parents: ['root'], files: { 'A.java': java('A', 'second'), 'B.java': java('B', 'fourth') } },
      { name: 'both', branch: 'feature', parents: ['root'], files: { 'A.java': java('A', 'third'), 'B.java': java('B', 'third') } },
    ],
    { name: 'closed', isPrivate: true, pulls: [{ number: 1, title: 'Both', body: '', base: 'main', head: 'feature' }] },
  );
  ({ ids } = made);
  github = await startGithub({ repositories: [made] });
}, 60_000);

afterAll(async () => {
  vi.unstubAllGlobals();
  await github.close();
});

const id = (name: string): string => ids.get(name) ?? '';

/** Reads a page of which something may be spoilt on its way. */
const see = (path: string, settings: Partial<Settings> = {}, spoil = (html: string): string => html): Promise<Visit> => {
  Object.assign(github.settings, defaultSettings(), { session: 'cookie', filesInFirstPayload: 30 }, settings);
  const honest = standInFetch(github.port, { session: true }).fetch;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const answer = await honest(address, init);
    if (!(answer.headers.get('content-type') ?? '').startsWith('text/html')) return answer;
    return new Response(spoil(await answer.text()), { headers: answer.headers });
  });
  return visit(`https://github.com/sample/closed/${path}`, { useSession: true });
};

describe('a commit', () => {
  it('that is a merge says what it is compared with', async () => {
    const { last } = await see(`commit/${id('merge')}`);
    expect(last.coverage).toMatchObject({
      analysed: 1,
      total: 1,
      note: `This is a merge; it is compared with the first of its 2 parents, ${id('empty').slice(0, 7)}.`,
    });
  });

  it('without a parent, or without a file, is one all the same', async () => {
    expect((await see(`commit/${id('root')}`)).last.coverage).toMatchObject({ analysed: 2, total: 2 });
    expect((await see(`commit/${id('empty')}`)).last.coverage).toMatchObject({ analysed: 0, total: 0, skipped: [] });
  });
});

describe('a classic commit', () => {
  const silent = (html: string): string => html.replaceAll(/(?:show_toc|diffs)\?/g, 'elsewhere?');

  it('names its base in its header, where nothing else does', async () => {
    const { last } = await see(`commit/${id('both')}`, { generation: 'classic' }, silent);
    expect(last.coverage).toMatchObject({ analysed: 2, total: 2, skipped: [] });
    expect((await see(`commit/${id('merge')}`, { generation: 'classic' }, silent)).last.coverage).toMatchObject({
      note: `This is a merge; it is compared with the first of its 2 parents, ${id('empty').slice(0, 7)}.`,
    });
    expect((await see(`commit/${id('root')}`, { generation: 'classic' }, silent)).last.coverage).toMatchObject({ analysed: 2, total: 2 });
  });

  it('whose header says nothing is not taken for a first one', async () => {
    const mute = (html: string): string => silent(html).replaceAll(/href="[^"]*\/commit\//g, 'href="/elsewhere/');
    await expect(see(`commit/${id('both')}`, { generation: 'classic' }, mute)).rejects.toThrow('does not know this commit');
  });
});

describe('a commit by the name of a branch', () => {
  it.each(['classic', 'react-v1'] as const)('is the commit that the branch is at: %s', async (generation) => {
    const { last } = await see('commit/feature', { generation });
    expect(last.coverage).toMatchObject({ analysed: 2, total: 2, skipped: [] });
    expect((await see('commit/topic/two', { generation })).last.coverage).toMatchObject({ analysed: 2, total: 2 });
  });
});

describe('a commit by the name of a branch, from the API', () => {
  it('is the commit that the branch is at', async () => {
    Object.assign(github.settings, defaultSettings());
    vi.stubGlobal('fetch', standInFetch(github.port).fetch);
    const { last } = await visit('https://github.com/sample/closed/commit/topic/two', { token: 'github_pat_standin' });
    expect(last.coverage).toMatchObject({ analysed: 2, total: 2, skipped: [] });
  });
});

describe('a page that does not name all files', () => {
  const further = (detail: string): unknown => ({
    analysed: 2,
    total: 2,
    skipped: [{ path: 'further files', reason: 'not-listed', detail }],
  });

  it('says so by their number', async () => {
    const { last } = await see(`commit/${id('both')}`, {}, (html) => html.replace(/"filesChanged":2/, '"filesChanged":3100'));
    expect(last.coverage).toMatchObject(further('the page names only 2 of 3100 changed files') as object);
  });

  it('says so by its limit', async () => {
    const { last } = await see('pull/1/files', {}, (html) => html.replace(/"filesLimit":3000/, '"filesLimit":2'));
    expect(last.coverage).toMatchObject(further('the page names only 2 of the changed files') as object);
  });

  it('says so by what it is still to load, where it has no tree of files', async () => {
    const noTree = (html: string): string => html.replace(/data-filterable-item-text/g, 'data-something-else');
    const { last } = await see('compare/main...feature', { generation: 'classic', filesInFirstPayload: 1 }, noTree);
    expect(last.coverage).toMatchObject({
      analysed: 1,
      total: 1,
      skipped: [{ path: 'further files', reason: 'not-listed', detail: 'the page names only 1 of the changed files' }],
    });
    expect((await see('compare/main...feature', { generation: 'classic' }, noTree)).last.coverage).toMatchObject({
      analysed: 2,
      skipped: [],
    });
  });
});
