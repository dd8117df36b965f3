// The stand-in's pages have what GitHub's pages have, traps included: what the extension relies on and what it must not fall for.
import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type Answered } from '../github/ask.js';
import type { DiffsAnswer, EmbeddedData, LoadedEntry } from '../github/client/payload.js';
import { makeSource } from '../github/git/make.js';
import { startGithub, type GithubStandIn } from '../github/server.js';
import { defaultSettings, type Settings } from '../github/settings.js';

const HOSTILE = 'src/<img src=x onerror=alert(1)>"&.java';
const lines = (count: number, changed: readonly number[] = []): string =>
  Array.from({ length: count }, (_, i) => `${changed.includes(i + 1) ? 'changed' : 'line'} ${i + 1}\n`).join('');
const anchor = (path: string): string => `diff-${createHash('sha256').update(path).digest('hex')}`;

let github: GithubStandIn;
let ids: ReadonlyMap<string, string>;

beforeAll(async () => {
  const source = await makeSource(
    [
      { name: 'before', branch: 'main', files: { 'a.txt': lines(100), 'b.txt': lines(10), 'gone.txt': 'x\n', [HOSTILE]: '<b>&amp;\n' } },
      {
        name: 'after',
        files: {
          'a.txt': `${lines(100, [10, 50])}more\n`,
          'b.txt': null,
          'c/b.txt': lines(10),
          'gone.txt': null,
          'new.txt': 'y\n',
          [HOSTILE]: '</script><script>alert(1)</script>\n',
        },
      },
      { name: 'second', branch: 'topic', files: { 'a.txt': lines(100, [10]) }, message: 'Second <b>' },
      { name: 'elsewhere', parents: ['before'], branch: 'main', files: { 'other.txt': 'x\n' } },
    ],
    { name: 'pages', pulls: [{ number: 3, title: 'Pages', body: '', base: 'main', head: 'topic' }] },
  );
  ids = source.ids;
  github = await startGithub({ repositories: [source] });
}, 60_000);

afterAll(() => github.close());

const id = (name: string): string => ids.get(name) ?? '';
const get = (path: string, headers: Record<string, string> = {}): Promise<Answered> =>
  ask(github.port, `https://github.com${path}`, { headers });
const JSON_REQUEST = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };

async function open(path: string, settings: Partial<Settings>): Promise<Document> {
  Object.assign(github.settings, defaultSettings(), { filesInFirstPayload: 100 }, settings);
  const answer = await get(path);
  expect(answer.status).toBe(200);
  return new JSDOM(answer.text).window.document;
}
const commit = (): string => `/sample/pages/commit/${id('after')}`;
const table = (page: Document, path: string): HTMLTableElement => {
  const found = page.querySelector<HTMLTableElement>(`table[data-diff-anchor="${anchor(path)}"]`);
  if (!found) throw new Error(`no table for ${path}`);
  return found;
};
const payload = (page: Document): EmbeddedData =>
  JSON.parse(page.querySelector('script[data-target="react-app.embeddedData"]')?.textContent ?? '') as EmbeddedData;

describe.each(['classic', 'react-v1', 'react-v2'] as const)('a %s commit page', (generation) => {
  it.each(['unified', 'split'] as const)('keys its %s tables by the digest of the path after', async (diffView) => {
    const page = await open(commit(), { generation, diffView });
    const anchors = [...page.querySelectorAll('table[data-diff-anchor]')].map((one) => one.getAttribute('data-diff-anchor'));
    expect(new Set(anchors)).toEqual(new Set(['a.txt', 'gone.txt', 'new.txt', HOSTILE].map(anchor)));
  });

  it('never takes repository text for markup', async () => {
    const page = await open(commit(), { generation });
    expect(page.querySelector('img')).toBeNull();
    expect(
      [...page.querySelectorAll('script')].every((script) => script.getAttribute('src') !== null || script.type === 'application/json'),
    ).toBe(true);
    expect(table(page, HOSTILE).textContent).toContain('</script><script>alert(1)</script>');
  });

  it("sends GitHub's content-security policy", async () => {
    const answer = await get(commit());
    const policy = (answer.headers['content-security-policy'] ?? '').split('; ');
    expect(policy).toContain('script-src github.githubassets.com');
    expect(policy.find((directive) => directive.startsWith('worker-src'))).not.toContain('blob:');
  });
});

describe('classic rows', () => {
  it('carry ids for lines, and look-alikes on hunk rows', async () => {
    const page = await open(commit(), { generation: 'classic' });
    const rows = table(page, 'new.txt');
    expect(rows.querySelector(`#${anchor('new.txt')}R1`)?.getAttribute('data-line-number')).toBe('1');
    expect(rows.querySelector('td.blob-num-hunk')?.getAttribute('data-line-number')).toBe('...');
    expect(rows.querySelector('.blob-num-addition.empty-cell')?.id).toBe('');
    const ends = table(page, 'a.txt').querySelectorAll('tr.js-expandable-line');
    expect(ends.length).toBeGreaterThan(1);
  });

  it('say their side in the split view', async () => {
    const page = await open(`${commit()}?diff=split`, { generation: 'classic' });
    const split = table(page, 'a.txt');
    expect(split.classList.contains('file-diff-split')).toBe(true);
    expect(
      split
        .querySelector(`#${anchor('a.txt')}L10`)
        ?.closest('tr')
        ?.querySelector('[data-split-side="right"]')?.textContent,
    ).toContain('changed 10');
  });

  it('come later for later files, by fragments that name head and base', async () => {
    const page = await open(commit(), { generation: 'classic', filesInFirstPayload: 1, filesPerLoad: 2 });
    const source = page.querySelector('include-fragment.js-diff-progressive-loader')?.getAttribute('src') ?? '';
    expect(new URL(source, 'https://github.com').searchParams.get('sha2')).toBe(id('after'));
    expect(new URL(source, 'https://github.com').searchParams.get('sha1')).toBe(id('before'));
    const more = new JSDOM((await get(source)).text).window.document;
    expect(more.querySelectorAll('.js-file')).toHaveLength(2);
    expect(more.querySelector('include-fragment')).not.toBeNull();
    expect([...page.querySelectorAll('[data-filterable-item-text]')].map((item) => item.textContent)).toContain('new.txt');
  });

  it('are missing for a deferred file until its button is pressed', async () => {
    const page = await open(commit(), { generation: 'classic', deferred: ['a.txt'] });
    const file = page.getElementById(anchor('a.txt'));
    expect(file?.querySelector('table')).toBeNull();
    expect(file?.querySelector('.js-diff-load')?.textContent).toBe('Load diff');
    const loaded = await get(file?.querySelector('[data-fragment-url]')?.getAttribute('data-fragment-url') ?? '');
    expect(loaded.text).toContain(`data-diff-anchor="${anchor('a.txt')}"`);
  });
});

describe('React rows of the first generation', () => {
  it('say side and line only in the anchor of the text', async () => {
    const page = await open(commit(), { generation: 'react-v1' });
    const rows = table(page, 'a.txt');
    expect(rows.querySelector('[data-line-number], [data-diff-side]')).toBeNull();
    expect(rows.querySelector(`td.diff-text-cell[data-line-anchor="${anchor('a.txt')}L10"]`)?.textContent).toBe('-line 10');
    expect(rows.querySelector(`td.diff-text-cell[data-line-anchor="${anchor('a.txt')}R10"]`)?.textContent).toBe('+changed 10');
    // The id of an added row names the line before it, not "empty".
    expect(rows.querySelector(`td[data-line-anchor="${anchor('a.txt')}R10"]`)?.getAttribute('data-grid-cell-id')).toBe(
      `${anchor('a.txt')}-10-10-2`,
    );
    expect(page.querySelector(`#${anchor('a.txt')}`)).toBeNull();
  });
});

describe('React rows of the second generation', () => {
  it('give a context line of the split view two cells with one anchor, and hunk rows an anchor too', async () => {
    const page = await open(commit(), { generation: 'react-v2', diffView: 'split' });
    const rows = table(page, 'a.txt');
    expect(rows.querySelectorAll('col')).toHaveLength(4);
    const context = [...rows.querySelectorAll(`.diff-text-cell[data-line-anchor="${anchor('a.txt')}R12"]`)];
    expect(context.map((cell) => cell.getAttribute('data-diff-side'))).toEqual(['left', 'right']);
    expect(rows.querySelectorAll(`[data-line-anchor="${anchor('a.txt')}R7"]`)).toHaveLength(3);
    expect(rows.querySelector(`[data-line-anchor="${anchor('a.txt')}L12"]`)).toBeNull();
    const end = [...rows.querySelectorAll('td.diff-hunk-cell')].find((cell) =>
      cell.getAttribute('data-grid-cell-id')?.endsWith('-empty-empty-0'),
    );
    expect(end === undefined).toBe(rows.querySelector(`[data-line-anchor="${anchor('a.txt')}R101"]`) !== null);
  });

  it('stand among threads that look like lines', async () => {
    const thread = { side: 'right' as const, line: 10, author: 'reader', body: 'Why?', suggestion: { before: 'a', after: 'b' } };
    const page = await open('/sample/pages/pull/3/changes', { generation: 'react-v2', threads: { 'a.txt': [thread] } });
    const cells = [...table(page, 'a.txt').querySelectorAll('td[data-diff-side="right"][data-line-number="10"]')];
    expect(cells.filter((cell) => cell.matches('.diff-text-cell'))).toHaveLength(1);
    expect(cells.some((cell) => cell.querySelector('table .addition'))).toBe(true);
  });
});

describe('the payload of a commit', () => {
  it('has the first files loaded and the others by name, and the route for the rest', async () => {
    const page = await open(commit(), { generation: 'react-v1', filesInFirstPayload: 1, filesPerLoad: 2 });
    const route = payload(page).payload.commitRoute;
    expect(page.querySelector('react-app')?.getAttribute('initial-path')).toBe(commit());
    expect(route?.commit).toMatchObject({ oid: id('after'), sha1: id('before'), parents: [id('before')] });
    expect(route?.diffEntryData.map((entry) => 'diffLines' in entry)).toEqual([true, ...Array.from({ length: 4 }, () => false)]);
    expect(page.querySelectorAll('table[data-diff-anchor]')).toHaveLength(1);
    const info = route?.asyncDiffLoadInfo;
    const answer = await get(
      `/sample/pages/diffs?commit=${id('after')}&sha2=${id('after')}&sha1=${id('before')}&start_entry=${info?.startIndex ?? ''}&bytes=${info?.byteCount ?? ''}&lines=${info?.lineShownCount ?? ''}`,
      JSON_REQUEST,
    );
    const more = answer.json() as DiffsAnswer;
    expect(more.extraDiffEntries.map((entry) => entry.path)).toEqual(route?.diffEntryData.slice(1, 3).map((entry) => entry.path));
    expect(more.loadMore).toBe(true);
  });

  it('gives an added line the number reached before it', async () => {
    const page = await open(commit(), { generation: 'react-v1' });
    const entry = payload(page).payload.commitRoute?.diffEntryData.find((one) => one.path === 'a.txt') as LoadedEntry;
    expect(entry.diffLines.find((line) => line.type === 'ADDITION')).toMatchObject({
      left: 10,
      right: 10,
      blobLineNumber: 10,
      text: '+changed 10',
    });
  });
});

describe('a pull request', () => {
  it('has the tip of its base branch in the payload, and compares with the merge base', async () => {
    const page = await open('/sample/pages/pull/3/changes', { generation: 'react-v2' });
    const route = payload(page).payload.pullRequestsChangesRoute;
    expect(route?.comparison).toMatchObject({
      fullDiff: { baseOid: id('elsewhere'), headOid: id('second') },
      selectedRange: null,
      viewing: 'FULL',
    });
    expect(route?.diffContents.every((entry) => entry.oldCommitOid === id('before'))).toBe(true);
    expect(route?.diffContents.find((entry) => entry.path === 'c/b.txt')?.oldTreeEntry?.path).toBe('b.txt');
    expect(page.querySelector(`[role="region"]#${anchor('a.txt')}`)).not.toBeNull();
  });

  it('shows a commit and a range of its own', async () => {
    const one = payload(await open(`/sample/pages/pull/3/changes/${id('second')}`, { generation: 'react-v2' })).payload
      .pullRequestsChangesWithRangeRoute;
    expect(one?.comparison).toMatchObject({ viewing: 'COMMIT', selectedRange: { baseOid: id('after'), headOid: id('second') } });
    const range = payload(await open(`/sample/pages/pull/3/changes/${id('before')}..${id('after')}`, { generation: 'react-v2' })).payload
      .pullRequestsChangesWithRangeRoute;
    expect(range?.comparison.viewing).toBe('RANGE');
  });

  it('answers its internal routes only to its own script', async () => {
    const path = encodeURIComponent([HOSTILE, 'a.txt'].map(encodeURIComponent).join(','));
    const route = `/sample/pages/pull/3/page_data/diff_entries?paths=${path}&ctx=:::&w=0&range=${id('second')}`;
    expect((await get(route)).status).toBe(406);
    const { diffEntries } = (await get(route, JSON_REQUEST)).json() as { diffEntries: LoadedEntry[] };
    expect(diffEntries.map((entry) => entry.path).sort()).toEqual([HOSTILE, 'a.txt'].sort());
  });

  it('is classic for readers who are not logged in', async () => {
    Object.assign(github.settings, defaultSettings(), { loggedIn: false });
    const answer = await get('/sample/pages/pull/3/changes');
    expect([answer.status, answer.headers['location']]).toEqual([302, 'https://github.com/sample/pages/pull/3/files']);
    const page = new JSDOM((await get('/sample/pages/pull/3/files')).text).window.document;
    expect(page.querySelector('.js-file')).not.toBeNull();
    expect(page.querySelector('react-app')).toBeNull();
  });
});

describe('a comparison', () => {
  it('is classic, from the merge base with three dots and directly with two', async () => {
    const three = await open('/sample/pages/compare/main...topic', {});
    expect(three.querySelector('.js-file[data-tagsearch-path="other.txt"]')).toBeNull();
    const two = await open('/sample/pages/compare/main..topic', {});
    expect(two.querySelector('.js-file[data-tagsearch-path="other.txt"]')).not.toBeNull();
    expect(three.querySelector('.js-commits-list-item')).not.toBeNull();
  });
});
