// Badges and bars in the diff: on commit, pull request and comparison pages, in every generation of them, through everything that GitHub does to its pages.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSource } from '../github/git/make.js';
import { startGithub, type GithubStandIn } from '../github/server.js';
import { defaultSettings, type Settings } from '../github/settings.js';
import { AFTER, BEFORE } from './support/change.js';
import { badgesOnCode, bars, untilBar } from './support/marks.js';
import { badges, traces, untilBadges } from './support/page.js';
import { BROWSERS, startBrowser, type Reader, type RunningBrowser } from './support/reader.js';

type View = Pick<Settings, 'generation' | 'diffView'> & { readonly path: string };

const COMMIT = 'commit/main';
const PULL = 'pull/1/files';

const VIEWS: readonly View[] = [
  ...(['classic', 'react-v1', 'react-v2'] as const).flatMap((generation) =>
    (['unified', 'split'] as const).map((diffView) => ({ generation, diffView, path: COMMIT })),
  ),
  { generation: 'classic', diffView: 'unified', path: PULL },
  { generation: 'classic', diffView: 'split', path: PULL },
  { generation: 'react-v2', diffView: 'unified', path: PULL },
  { generation: 'react-v2', diffView: 'split', path: PULL },
  { generation: 'classic', diffView: 'unified', path: 'compare/base...main' },
  { generation: 'classic', diffView: 'split', path: 'compare/base...main' },
];

/** Lines that were extracted, and the method that they became. */
const EXTRACTED = ['printer.open("Invoice");', 'printer.text("Customer number: " + lines.size());', 'printer.rule(40);'];
const METHOD = 'private void printHeader(Printer printer) {';
const RENAMED = 'private int grandTotal;';

/** Unchanged but for its indentation, so that it is a change on some pages only. */
const SPACED = 'src/shop/Address.java';

let github: GithubStandIn;
let commit = '';

beforeAll(async () => {
  const after = { ...AFTER, [SPACED]: (AFTER[SPACED] ?? '').replace('    public boolean isComplete', '      public boolean isComplete') };
  const changed = Object.fromEntries(
    [...new Set([...Object.keys(BEFORE), ...Object.keys(after)])]
      .filter((path) => BEFORE[path] !== (after as Readonly<Record<string, string>>)[path])
      .map((path) => [path, (after as Readonly<Record<string, string>>)[path] ?? null]),
  );
  const source = await makeSource(
    [
      { name: 'base', branch: 'base', files: BEFORE },
      { name: 'tip', branch: 'main', message: 'Tidy up', files: changed },
    ],
    { name: 'shop', pulls: [{ number: 1, title: 'Tidy up', body: '', base: 'base', head: 'main' }] },
  );
  commit = source.ids.get('tip') ?? '';
  github = await startGithub({ repositories: [source] });
});

afterAll(async () => {
  await github?.close();
});

describe.each(BROWSERS)('%s', (name) => {
  let browser: RunningBrowser;
  let reader: Reader;

  const show = async (path: string, settings: Partial<Settings> = {}): Promise<void> => {
    Object.assign(github.settings, defaultSettings(), { rateLimit: { anonymous: 5_000, token: 5_000 }, filesInFirstPayload: 20 }, settings);
    await reader.open(`https://github.com/sample/shop/${path.replace(COMMIT, `commit/${commit}`)}`);
  };

  const isMarked = async (): Promise<void> => {
    await untilBar(reader, METHOD);
    await untilBar(reader, RENAMED);
    const seen = await bars(reader);
    for (const code of EXTRACTED)
      expect(
        seen.some((one) => one.code === code && one.bar.includes('before')),
        code,
      ).toBe(true);
    expect(seen).toContainEqual({ code: METHOD, bar: 'after first', drawn: true });
    expect((await badges(reader)).map(({ code }) => code)).toEqual(expect.arrayContaining([EXTRACTED[0], METHOD, RENAMED]));
  };

  beforeAll(async () => {
    browser = await startBrowser(name, { port: github.port });
    reader = await browser.newReader();
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
  });

  it.each(VIEWS)('bars along the lines that take part: $path, $generation, $diffView', async (view) => {
    await show(view.path, view);
    await isMarked();
    const seen = await bars(reader);
    expect(seen.every(({ drawn }) => drawn)).toBe(true);
    // The lines extracted are before, those of the new method after; the method that they came from has no bar.
    expect(seen.filter(({ code, bar }) => code === EXTRACTED[0] && bar.includes('before'))).toHaveLength(1);
    expect(seen.filter(({ code, bar }) => code === EXTRACTED[0] && bar.includes('after'))).toHaveLength(1);
    expect(seen.map(({ code }) => code)).not.toContain('public void print(Printer printer) {');
    expect(await badgesOnCode(reader)).toEqual([]);
  });

  it.each(['react-v1', 'react-v2'] as const)('stay when React draws its rows anew: %s', async (generation) => {
    await show(generation === 'react-v2' ? PULL : COMMIT, { generation });
    await isMarked();
    for (const split of ['true', 'false']) {
      await reader.evaluate(() => document.querySelector<HTMLElement>('.diff-view-switch')?.click(), undefined);
      await reader.until(
        'the view is another one',
        (wanted) => document.querySelector('.diff-view-switch')?.getAttribute('aria-pressed') === wanted,
        split,
      );
      await isMarked();
    }
  });

  it.each([
    { generation: 'classic', path: PULL },
    { generation: 'classic', path: COMMIT },
    { generation: 'react-v1', path: COMMIT },
    { generation: 'react-v2', path: PULL },
  ] as const)('go with the reader to another view, back and forward: $generation, $path', async ({ generation, path }) => {
    await show(path, { generation });
    await isMarked();
    await reader.evaluate(() => document.documentElement.setAttribute('data-same-document', ''), undefined);
    github.settings.hideWhitespace = true;
    await reader.evaluate(() => {
      const link = document.body.appendChild(document.createElement('a'));
      link.href = `${location.pathname}?diff=split&w=1`;
      link.click();
    }, undefined);
    const isSplit = (wanted: boolean): Promise<void> =>
      reader.until(
        `the view is ${wanted ? 'split' : 'unified'}`,
        (split) =>
          location.search.includes('diff=split') === split &&
          (document.querySelector('table[data-diff-anchor] col:nth-child(4)') !== null) === split,
        wanted,
      );
    await isSplit(true);
    await isMarked();
    const spaced = await reader.evaluate(
      () =>
        [...document.querySelectorAll('td.blob-code-deletion, td:has(> code.deletion)')].filter((cell) =>
          cell.textContent.includes('public boolean isComplete'),
        ).length,
      undefined,
    );
    expect(spaced).toBe(0);
    await reader.back();
    await isSplit(false);
    await isMarked();
    await reader.evaluate(() => history.forward(), undefined);
    await isSplit(true);
    await isMarked();
    expect(await reader.evaluate(() => document.documentElement.hasAttribute('data-same-document'), undefined)).toBe(true);
  });

  it.each([
    { generation: 'classic', path: PULL },
    { generation: 'react-v1', path: COMMIT },
    { generation: 'react-v2', path: PULL },
  ] as const)('stay and come while GitHub shows more: $generation', async ({ generation, path }) => {
    await show(path, { generation, filesInFirstPayload: 1, filesPerLoad: 2, collapsed: ['src/shop/Customer.java'], lateHighlight: true });
    await isMarked();
    const before = (await bars(reader)).length;
    // All expanders of the page, once.
    const pressed = await reader.evaluate(() => {
      const expanders = [...document.querySelectorAll<HTMLElement>('.diff-hunk-cell button[data-direction], a.js-expand')];
      for (const expander of expanders) expander.click();
      return expanders.length;
    }, undefined);
    expect(pressed).toBeGreaterThan(0);
    await reader.until(
      'more lines are shown',
      () => document.body.textContent.includes('add("item-45", 315);') || document.body.textContent.includes('add("item-80", 560);'),
      undefined,
    );
    await isMarked();
    expect((await bars(reader)).length).toBeGreaterThanOrEqual(before);
    // Closed and opened again: React makes another table of it.
    for (const opened of [false, true]) {
      await reader.evaluate(() => {
        const block = [...document.querySelectorAll('.file, [role="region"]')].find((one) => one.textContent.includes('Invoice.java'));
        block
          ?.querySelector<HTMLElement>(
            'button.js-details-target, button:has(svg.octicon-chevron-down), button:has(svg.octicon-chevron-right)',
          )
          ?.click();
      }, undefined);
      await reader.until(
        opened ? 'the file is open' : 'the file is closed',
        ([wanted, code]) =>
          [...document.querySelectorAll('td')].some(
            (cell) => cell.getClientRects().length > 0 && cell.textContent.includes(code as string),
          ) === wanted,
        [opened, RENAMED],
      );
    }
    await isMarked();
  });

  it('cover no code in a narrow window either, in every view', async () => {
    const narrow = await startBrowser(name, { port: github.port, viewport: { width: 620, height: 800 } });
    try {
      reader = await narrow.newReader();
      for (const view of VIEWS) {
        await show(view.path, view);
        await untilBadges(reader, 8);
        await reader.until('badges have places', () => document.querySelector('[data-reflens-badge][data-fit]') !== null, undefined);
        const seen = new Set<string>();
        for (let screen = 0; screen < 6; screen++) {
          await reader.evaluate((top) => scrollTo({ top, behavior: 'instant' }), screen * 900);
          await new Promise((resolve) => setTimeout(resolve, 250));
          for (const covered of await badgesOnCode(reader)) seen.add(covered);
        }
        expect([...seen], JSON.stringify(view)).toEqual([]);
      }
    } finally {
      await narrow.close();
      reader = await browser.newReader();
    }
  });

  it('leave nothing behind', async () => {
    await show(PULL);
    await isMarked();
    await reader.evaluate(() => document.querySelector<HTMLElement>('nav a[href$="/pull/1/commits"]')?.click(), undefined);
    await reader.until(
      'nothing of ours is left',
      () => document.querySelector('[data-reflens-range], [data-reflens-card]') === null,
      undefined,
    );
    expect(await traces(reader)).toBe(0);
  });
});
