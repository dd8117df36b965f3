// Pull request and comparison pages with the extension, in every generation of GitHub's page and in both browsers: each is compared with its own base.
import { describe, expect, it } from 'vitest';
import { makeSource } from '../github/git/make.js';
import { setPages, type Settings } from '../github/settings.js';
import { viewsOf } from './support/change-pages.js';
import { AFTER, BEFORE, changedFiles, lineOf, type Files, type MadeSource } from './support/change.js';
import {
  badges,
  click,
  clickBadge,
  goToBefore,
  lit,
  panelText,
  traces,
  untilBadges,
  untilNothing,
  untilPanelSays,
} from './support/page.js';
import { BROWSERS, startBrowser } from './support/reader.js';
import { useBrowser, useGithub } from './support/running.js';

/** Files that the first of the two commits changes; the second one changes the rest. */
const FIRST = ['src/shop/Invoice.java', 'src/shop/Address.java', 'src/shop/Client.java', 'src/shop/Customer.java'];

const PART = 'src/shop/part/Part1.java';
const INVOICE = 'src/shop/Invoice.java';
const CATALOGUE = 'src/shop/Catalogue.java';

/** What the base branch became after the branching: a method has another name, and the lines of a file that the pull request changes are others. */
const TIP: Files = {
  ...BEFORE,
  [PART]: (BEFORE[PART] ?? '').replace('label', 'caption'),
  [INVOICE]: `// one\n// two\n// three\n${BEFORE[INVOICE] ?? ''}`,
};

interface End {
  readonly file: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

const TOTAL: End = { file: INVOICE, label: 'attribute renamed', before: 'private int total;', after: 'private int grandTotal;' };
const PRICE: End = {
  file: CATALOGUE,
  label: 'method renamed',
  before: 'public int priceOf(int id) {',
  after: 'public int priceFor(int item) {',
};
const LABEL: End = { file: PART, label: 'method renamed', before: 'public String caption() {', after: 'public String label() {' };

/** A pull request whose branch goes on while it is looked at. */
const growing = { number: 2, title: 'Tidy up step by step', body: '', base: 'main', head: '' };

let source: MadeSource;

const github = useGithub(async () => {
  const isFirst = (path: string): boolean => FIRST.includes(path);
  source = await makeSource(
    [
      { name: 'base', files: BEFORE },
      { name: 'tip', branch: 'main', files: changedFiles(BEFORE, TIP) },
      { name: 'first', parents: ['base'], message: 'Tidy up invoices', files: changedFiles(BEFORE, AFTER, isFirst) },
      { name: 'second', branch: 'feature', message: 'Tidy up the rest', files: changedFiles(BEFORE, AFTER, (path) => !isFirst(path)) },
    ],
    { name: 'shop', pulls: [{ number: 1, title: 'Tidy up', body: 'Please look.', base: 'main', head: 'feature' }, growing] },
  );
  return [source];
});

const id = (name: string): string => source.ids.get(name) ?? '';

const VIEWS = viewsOf('pull request');

describe.each(BROWSERS)('%s', (name) => {
  const { reader } = useBrowser(name, github);

  const show = async (path: string, settings: Partial<Settings> = {}): Promise<void> => {
    setPages(github.settings, settings);
    await reader.open(`https://github.com/sample/shop/${path}`);
  };

  /** Both ends of a refactoring have a badge, on the line that they have in their version. */
  const bothEnds = async ({ file, label, before, after }: End, [beforeFiles, afterFiles]: readonly [Files, Files]): Promise<void> => {
    await reader.until(
      `a badge on ${after}`,
      (code) => [...document.querySelectorAll('[data-reflens-badge]')].some((badge) => badge.closest('td')?.textContent.includes(code)),
      after,
    );
    const seen = await badges(reader);
    for (const [files, code] of [
      [beforeFiles, before],
      [afterFiles, after],
    ] as const) {
      const badge = seen.find((candidate) => candidate.code === code);
      expect(badge, code).toMatchObject({ label, file });
      expect(badge?.numbers, code).toContain(String(lineOf(files, file, code)));
    }
  };

  it.each(VIEWS)('a pull request, from the merge base: $generation, $diffView', async (view) => {
    await show('pull/1/files', view);
    await bothEnds(TOTAL, [BEFORE, AFTER]);
    await bothEnds(PRICE, [BEFORE, AFTER]);
    expect((await badges(reader)).filter(({ file }) => file === 'src/shop/Customer.java').map(({ code }) => code)).toEqual(
      expect.arrayContaining(['public class Client {', 'public class Customer {']),
    );
    await untilPanelSays(reader, '10 of 11 changed files analysed');
    const text = await panelText(reader);
    expect(text).not.toContain('caption');
    expect((await clickBadge(reader, 'printer.open("Invoice");'))[0]).toBe('private void printHeader(Printer printer) {');
  });

  it('a pull request costs two calls of the API', async () => {
    const fresh = await startBrowser(name, { port: github.port });
    try {
      const from = github.requests.length;
      const other = await fresh.newReader();
      setPages(github.settings);
      await other.open('https://github.com/sample/shop/pull/1/files');
      await untilBadges(other, 8);
      const asked = github.requests.slice(from).filter(({ host, method }) => host === 'api.github.com' && method === 'GET');
      expect(asked.map(({ path }) => path)).toEqual([
        '/repos/sample/shop/pulls/1',
        `/repos/sample/shop/compare/${id('tip')}...${id('second')}`,
      ]);
    } finally {
      await fresh.close();
    }
  });

  it('a pull request with a new push, seen again at once', async () => {
    growing.head = id('first');
    await show('pull/2/files');
    await untilPanelSays(reader, '3 of 3 changed files analysed');
    await bothEnds(TOTAL, [BEFORE, AFTER]);
    growing.head = id('second');
    await reader.reload();
    await untilPanelSays(reader, '10 of 11 changed files analysed');
    await bothEnds(PRICE, [BEFORE, AFTER]);
  });

  it.each([
    { generation: 'react-v2', collapsed: [CATALOGUE] },
    { generation: 'react-v2', deferred: [CATALOGUE] },
    { generation: 'react-v2', loadMore: 'on-scroll', filesInFirstPayload: 1, filesPerLoad: 1 },
    { generation: 'classic', collapsed: [CATALOGUE] },
    { generation: 'classic', deferred: [CATALOGUE] },
  ] as const)('goes to a file that the pull request does not show yet: %j', async (settings) => {
    await show('pull/1/files', settings);
    await untilPanelSays(reader, 'Rename Method');
    await goToBefore(reader, 'priceFor');
    expect((await lit(reader))[0]).toBe(PRICE.before);
    await bothEnds(PRICE, [BEFORE, AFTER]);
  });

  it.each(VIEWS)('one commit of a pull request, from its parent: $generation, $diffView', async (view) => {
    await show(`pull/1/commits/${id('second')}`, view);
    await bothEnds(PRICE, [BEFORE, AFTER]);
    const text = await panelText(reader);
    expect(text).toContain('7 of 8 changed files analysed');
    expect(text).not.toContain('grandTotal');
  });

  it('a range in a pull request, from its beginning', async () => {
    const range = `${id('base').slice(0, 8)}..${id('first').slice(0, 8)}`;
    for (const [path, generation] of [
      [`pull/1/changes/${range}`, 'react-v2'],
      [`pull/1/files/${range}`, 'classic'],
    ] as const) {
      await show(path, { generation });
      await bothEnds(TOTAL, [BEFORE, AFTER]);
      const text = await panelText(reader);
      expect(text).toContain('3 of 3 changed files analysed');
      expect(text).not.toContain('priceFor');
    }
  });

  it.each(['main...feature', 'sample:main...sample:feature', 'main...feature?diff=split'])(
    'compares %s from the merge base',
    async (spec) => {
      await show(`compare/${spec}`);
      await bothEnds(TOTAL, [BEFORE, AFTER]);
      await bothEnds(PRICE, [BEFORE, AFTER]);
      await untilPanelSays(reader, '10 of 11 changed files analysed');
      const text = await panelText(reader);
      expect(text).not.toContain('caption');
    },
  );

  it.each(['main..feature', 'main..feature?diff=split'])('compares %s from the tip itself', async (spec) => {
    await show(`compare/${spec}`);
    await bothEnds(TOTAL, [TIP, AFTER]);
    await bothEnds(LABEL, [TIP, AFTER]);
    await untilPanelSays(reader, '10 of 11 changed files analysed');
  });

  it('says so when the ends of a comparison are not known', async () => {
    await show('compare/feature~1...nothing');
    await untilPanelSays(reader, 'does not know what is compared here');
  });

  it('marks files that a virtualised pull request takes in and out of the page', async () => {
    await show('pull/1/changes', { virtualized: true });
    await untilPanelSays(reader, 'Rename Method');
    await goToBefore(reader, 'priceFor');
    await bothEnds(PRICE, [BEFORE, AFTER]);
    await reader.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight), undefined);
    await reader.evaluate(() => window.scrollTo(0, 0), undefined);
    await untilBadges(reader, 1);
  });

  it.each(['classic', 'react-v2'] as const)('goes with the reader from tab to tab and leaves nothing behind: %s', async (generation) => {
    await show('pull/1', { generation });
    await reader.until('the page has its script', () => document.documentElement.hasAttribute('data-turbo-loaded'), undefined);
    await reader.evaluate(() => document.documentElement.setAttribute('data-same-document', ''), undefined);
    expect(await traces(reader)).toBe(0);

    await click(reader, 'nav a[href$="/pull/1/files"]');
    await bothEnds(TOTAL, [BEFORE, AFTER]);

    await click(reader, 'nav a[href$="/pull/1/commits"]');
    await reader.until('the list of commits is shown', () => location.pathname.endsWith('/commits'), undefined);
    await untilNothing(reader);
    expect(await traces(reader)).toBe(0);

    await click(reader, `a[href$="/pull/1/commits/${id('second')}"]`);
    await bothEnds(PRICE, [BEFORE, AFTER]);
    expect(await panelText(reader)).toContain('7 of 8 changed files analysed');
    expect((await badges(reader)).filter(({ file }) => file === INVOICE)).toEqual([]);

    // From one view of the pull request to another: the session is another one, too.
    await click(reader, 'nav a[href$="/pull/1/files"]');
    await bothEnds(TOTAL, [BEFORE, AFTER]);
    await untilPanelSays(reader, '10 of 11 changed files analysed');

    await reader.back();
    await untilPanelSays(reader, '7 of 8 changed files analysed');
    await bothEnds(PRICE, [BEFORE, AFTER]);
    expect((await badges(reader)).filter(({ file }) => file === INVOICE)).toEqual([]);

    await click(reader, 'nav a[href$="/pull/1"]');
    await reader.until('the conversation is shown', () => location.pathname.endsWith('/pull/1'), undefined);
    await untilNothing(reader);
    expect(await traces(reader)).toBe(0);
    expect(await reader.evaluate(() => document.documentElement.hasAttribute('data-same-document'), undefined)).toBe(true);
  });
});
