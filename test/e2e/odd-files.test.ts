// Each kind of odd file on each kind of page, in both browsers: the right count, the right sentence for those that cannot be analysed, marks on those that can.
import { afterEach, describe, expect, it } from 'vitest';
import { SKIP_REASONS } from '../../ui/labels.js';
import { makeSource } from '../github/git/make.js';
import { setPages, type Settings } from '../github/settings.js';
import { ODD_FILES, oddChange, oddFiles } from '../support/odd-files.js';
import type { MadeSource } from './support/change.js';
import { askOwn, keepToken, TOKEN } from './support/own.js';
import { badges, pressInPanel, skippedFiles, untilPanelSays } from './support/page.js';
import { BROWSERS } from './support/reader.js';
import { useBrowser, useGithub, useOwnPage } from './support/running.js';

/** Milliseconds for a change with a file of nine megabytes. */
const PATIENCE = 30_000;

/** Files of the repositories that are larger than GitHub's lists; few of them are in a language that Reflens knows. */
const HUGE = 3_040;
const WIDE = 330;
/** Every so many files is code: of the 3,000 and the 300 that GitHub lists each twelve, of the wide repository's all one more. */
const STEP: Readonly<Record<number, number>> = { [HUGE]: 253, [WIDE]: 27 };
const LISTED_CODE = 12;
const WIDE_CODE = 13;

const java = (name: string, method: string): string =>
  `class ${name} {\n    int ${method}(int value) {\n        return value * 31 + 7;\n    }\n}\n`;

/** Notes in folders, some of which are code; in order, so that the last ones are those that GitHub leaves out. */
const many = (count: number, method: string): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const number = String(index).padStart(4, '0');
      const isCode = index % (STEP[count] ?? 1) === 0;
      return [`part${number.slice(0, 2)}/F${number}.${isCode ? 'java' : 'txt'}`, isCode ? java(`F${number}`, method) : `${method}\n`];
    }),
  );

/** Files of which the page shows no lines: too long for it, or, being UTF-16, binary to Git. */
const NOT_SHOWN = ['OverOneMegabyte.java', 'Wide.java', 'WideBig.java'];

let odd: MadeSource;
let huge: MadeSource;

const github = useGithub(async () => {
  const pulls = [{ number: 1, title: 'Change', body: '', base: 'main', head: 'feature' }];
  odd = await makeSource(
    [
      { name: 'before', files: oddFiles('before') },
      { name: 'tip', branch: 'main', files: { 'Tip.md': 'Elsewhere the work goes on.\n' } },
      { name: 'after', branch: 'feature', parents: ['before'], files: oddChange() },
    ],
    { name: 'odd', pulls },
  );
  const pair = (count: number): Parameters<typeof makeSource>[0] => [
    { name: 'before', branch: 'main', files: many(count, 'count') },
    { name: 'after', branch: 'feature', files: many(count, 'measure') },
  ];
  huge = await makeSource(pair(HUGE), { name: 'huge', pulls });
  // Browsers keep the API's answers for a minute: each limit of trees has a repository of its own.
  const wide = await Promise.all(['wide', 'cut', 'closed'].map((name) => makeSource(pair(WIDE), { name, pulls })));
  return [odd, huge, ...wide];
});

const before = (): string => odd.ids.get('before') ?? '';

type Way = 'token' | 'raw' | 'session';
type PageCase = readonly [what: string, path: () => string, way: Way, settings: Partial<Settings>];

const PAGES: readonly PageCase[] = [
  ['a commit, with a token', () => `commit/${odd.commit}`, 'token', {}],
  ['a commit, without one', () => `commit/${odd.commit}`, 'raw', {}],
  ['a classic commit', () => `commit/${odd.commit}`, 'raw', { generation: 'classic', diffView: 'split' }],
  ['a commit, with the reader’s session', () => `commit/${odd.commit}`, 'session', {}],
  ['a pull request, with a token', () => 'pull/1/files', 'token', {}],
  ['a pull request, without one', () => 'pull/1/files', 'raw', { diffView: 'split' }],
  ['a pull request, with the reader’s session', () => 'pull/1/files', 'session', {}],
  ['a commit of a pull request', () => `pull/1/commits/${odd.commit}`, 'raw', {}],
  ['a range', () => `pull/1/files/${before()}..${odd.commit}`, 'raw', {}],
  ['a comparison', () => 'compare/main...feature', 'raw', {}],
  ['a comparison of tips', () => 'compare/main..feature', 'raw', {}],
];

describe.each(BROWSERS)('%s', (name) => {
  const { browser, reader } = useBrowser(name, github, () => ({ ownPages: true }));
  const own = useOwnPage(browser);

  afterEach(() => github.failures.clear());

  /** Opens a page whose texts were never read, in one of the ways. */
  const show = async (path: string, way: Way, settings: Partial<Settings> = {}): Promise<void> => {
    setPages(github.settings, settings);
    await askOwn(own, { kind: 'empty-cache' });
    await keepToken(own, way === 'token' ? TOKEN : '');
    if (way === 'session') github.failures.add({ match: 'api', kind: 'not-found' });
    await reader.open(`https://github.com/sample/${path}`);
  };

  it.each(PAGES)('%s', async (what, path, way, settings) => {
    await show(`odd/${path()}`, way, { filesInFirstPayload: 50, deferred: ['Huge.java', 'OverOneMegabyte.java'], ...settings });
    // Between tips the file that only one of them has is a change, too.
    const others = what.endsWith('tips') ? [{ path: 'Tip.md', reason: 'unknown-language' as const, detail: undefined }] : [];
    const skipped = [...ODD_FILES.filter(({ reason }) => reason !== undefined), ...others];
    const total = ODD_FILES.length + others.length;
    await untilPanelSays(reader, `${total - skipped.length} of ${total} changed files analysed`, PATIENCE);
    await pressInPanel(reader, `${total - skipped.length} of ${total}`);
    await untilPanelSays(reader, SKIP_REASONS['not-text']);
    const told = await skippedFiles(reader);
    for (const reason of new Set(skipped.map((file) => file.reason ?? 'not-read'))) {
      const files = skipped.filter((file) => file.reason === reason);
      const section = told.find(({ heading }) => heading === `${SKIP_REASONS[reason]} ${files.length}`);
      expect(section?.files.map(({ path: file }) => file).sort(), reason).toEqual(files.map(({ path: file }) => file).sort());
      for (const { path: file, detail } of files)
        if (detail) expect(section?.files.find((one) => one.path === file)?.detail, file).toMatch(detail);
    }
    expect(told).toHaveLength(new Set(skipped.map(({ reason }) => reason)).size);
    // What can be analysed has its marks, whatever it is called and however it is written.
    const found = ODD_FILES.filter(({ finds, path: file }) => finds !== undefined && !NOT_SHOWN.includes(file)).map((file) => file.path);
    const marked = async (): Promise<ReadonlySet<string>> => new Set((await badges(reader)).map(({ file }) => file));
    const end = Date.now() + PATIENCE;
    for (let seen = await marked(); Date.now() < end && !found.every((file) => seen.has(file)); seen = await marked())
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect([...(await marked())].sort()).toEqual(expect.arrayContaining([...found].sort()));
  });

  it('a comparison of more than 300 files: the others are found, and the reader is told', async () => {
    await show('wide/compare/main...feature', 'raw', { loadMore: 'never' });
    await untilPanelSays(reader, `${WIDE_CODE} of ${WIDE} changed files analysed`, PATIENCE);
    await untilPanelSays(reader, 'GitHub lists only 300 changed files of a comparison. Reflens found 30 more');
  });

  it('a comparison in a repository whose trees are cut short: folder by folder', async () => {
    await show('cut/compare/main...feature', 'token', { loadMore: 'never', limits: { treeEntries: 200, fileBytes: 1e8 } });
    await untilPanelSays(reader, 'Reflens found 30 more', PATIENCE);
    expect(github.requests.filter(({ path }) => path.includes('/git/trees/')).length).toBeGreaterThan(4);
    await show('closed/compare/main...feature', 'token', { loadMore: 'never', limits: { treeEntries: 2, fileBytes: 1e8 } });
    await untilPanelSays(reader, 'changed files analysed', PATIENCE);
    await pressInPanel(reader, `${LISTED_CODE} of 300`);
    await untilPanelSays(reader, 'its repository is too large to look for the others; the pages of its single commits show the rest');
    await untilPanelSays(reader, `${SKIP_REASONS['not-listed']} 1`);
  });

  it.each([
    ['a commit', () => `commit/${huge.commit}`, 'GitHub lists only the first 3000 changed files of a commit'],
    ['a pull request', () => 'pull/1/files', `GitHub lists only 3000 of the ${HUGE} changed files of this pull request`],
  ])('%s of more than 3,000 files', async (_what, path, sentence) => {
    await show(`huge/${path()}`, 'raw', { loadMore: 'never' });
    await untilPanelSays(reader, `${LISTED_CODE} of 3000 changed files analysed`, PATIENCE);
    await pressInPanel(reader, `${LISTED_CODE} of 3000`);
    await untilPanelSays(reader, sentence);
    await untilPanelSays(reader, `${SKIP_REASONS['not-listed']} 1`);
    await untilPanelSays(reader, `${SKIP_REASONS['unknown-language']} ${3_000 - LISTED_CODE}`);
    await untilPanelSays(reader, `${LISTED_CODE} refactorings`);
  });
});
