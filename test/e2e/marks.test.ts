// Badges and bars in the diff: on commit, pull request and comparison pages, in every generation of them, through everything that GitHub does to its pages.
import { describe, expect, it } from 'vitest';
import type { Settings } from '../github/settings.js';
import { PAGE_VIEWS, useChangePages, type PageView } from './support/change-pages.js';
import { AFTER, BEFORE } from './support/change.js';
import { badgesOnCode, bars, looks, untilBar } from './support/marks.js';
import { badges, click, goToSplit, showMoreLines, traces, untilBadges, untilNothing } from './support/page.js';
import { BROWSERS, startBrowser } from './support/reader.js';
import { useBrowser } from './support/running.js';

/** Lines that were extracted, and the method that they became. */
const EXTRACTED = ['printer.open("Invoice");', 'printer.text("Customer number: " + lines.size());', 'printer.rule(40);'];
const METHOD = 'private void printHeader(Printer printer) {';
const RENAMED = 'private int grandTotal;';

/** Unchanged but for its indentation, so that it is a change on some pages only. */
const SPACED = 'src/shop/Address.java';

const pages = useChangePages(BEFORE, {
  ...AFTER,
  [SPACED]: (AFTER[SPACED] ?? '').replace('    public boolean isComplete', '      public boolean isComplete'),
});

const COMMIT_V1: PageView = { kind: 'commit', generation: 'react-v1', diffView: 'unified' };
const COMMIT_CLASSIC: PageView = { ...COMMIT_V1, generation: 'classic' };
const PULL_V2: PageView = { kind: 'pull request', generation: 'react-v2', diffView: 'unified' };
const PULL_CLASSIC: PageView = { ...PULL_V2, generation: 'classic' };

describe.each(BROWSERS)('%s', (name) => {
  const { reader: first } = useBrowser(name, pages.github);
  let reader = first;

  const show = (view: PageView, settings: Partial<Settings> = {}): Promise<void> =>
    reader.open(pages.urlOf(view, { filesInFirstPayload: 20, ...settings }));

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

  it.each(PAGE_VIEWS)('bars along the lines that take part: $kind, $generation, $diffView', async (view) => {
    await show(view);
    await isMarked();
    const seen = await bars(reader);
    expect(seen.every(({ drawn }) => drawn)).toBe(true);
    // The lines extracted are before, those of the new method after; the method that they came from has no bar.
    expect(seen.filter(({ code, bar }) => code === EXTRACTED[0] && bar.includes('before'))).toHaveLength(1);
    expect(seen.filter(({ code, bar }) => code === EXTRACTED[0] && bar.includes('after'))).toHaveLength(1);
    expect(seen.map(({ code }) => code)).not.toContain('public void print(Printer printer) {');
    expect(await badgesOnCode(reader)).toEqual([]);
  });

  it.each([COMMIT_V1, PULL_V2])('stay when React draws its rows anew: $generation', async (view) => {
    await show(view);
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

  it.each([PULL_CLASSIC, COMMIT_CLASSIC, COMMIT_V1, PULL_V2])(
    'go with the reader to another view, back and forward: $generation, $kind',
    async (view) => {
      await show(view);
      await isMarked();
      await reader.evaluate(() => document.documentElement.setAttribute('data-same-document', ''), undefined);
      pages.github.settings.hideWhitespace = true;
      await goToSplit(reader, '&w=1');
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
    },
  );

  it.each([PULL_CLASSIC, COMMIT_V1, PULL_V2])('stay and come while GitHub shows more: $generation', async (view) => {
    await show(view, { filesInFirstPayload: 1, filesPerLoad: 2, collapsed: ['src/shop/Customer.java'], lateHighlight: true });
    await isMarked();
    const before = (await bars(reader)).length;
    expect(await showMoreLines(reader)).toBeGreaterThan(0);
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
    const narrow = await startBrowser(name, { port: pages.github.port, viewport: { width: 620, height: 800 } });
    try {
      reader = await narrow.newReader();
      for (const view of PAGE_VIEWS) {
        await show(view);
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
      reader = first;
    }
  });

  it.each(['beside', 'compact', 'handle'])('tell before from after on lines next to each other: %s', async (fit) => {
    await show(COMMIT_V1);
    await isMarked();
    const [before, after] = await looks(reader, ['private int total;', RENAMED], fit);
    expect(before).not.toBe(after);
    // of two that end on the same side nothing but the words differs
    const [one, other] = await looks(reader, [RENAMED, METHOD], fit);
    expect(one?.replace('attribute renamed', '')).toBe(other?.replace('method extracted', ''));
  });

  it('leave nothing behind', async () => {
    await show(PULL_V2);
    await isMarked();
    await click(reader, 'nav a[href$="/pull/1/commits"]');
    await untilNothing(reader);
    expect(await traces(reader)).toBe(0);
  });
});
