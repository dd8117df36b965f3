// The stand-in's pages behave like GitHub's in real browsers: what they show, load, expand, collapse and swap. No extension is loaded.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium, launchFirefox } from '../github/browser.js';
import { makeSource } from '../github/git/make.js';
import { fromSample } from '../github/git/sources.js';
import { startGithub, type GithubStandIn } from '../github/server.js';
import { defaultSettings, type Settings } from '../github/settings.js';

/** What both drivers' pages have in common. */
interface Page {
  goto(url: string): Promise<unknown>;
  evaluate<T>(run: (argument: string) => T, argument: string): Promise<T>;
}

const LINES = 200;
const numbered = (changed: readonly number[]): string =>
  Array.from({ length: LINES }, (_, i) => `${changed.includes(i + 1) ? 'changed' : 'line'} ${i + 1}\n`).join('');
const LONG = 0;
const SAMPLE = 1;
const CHANGED = [50, 60, 150];

let github: GithubStandIn;
beforeAll(async () => {
  const long = await makeSource(
    [
      { name: 'before', branch: 'main', files: { 'long.txt': numbered([]) } },
      { name: 'after', branch: 'topic', files: { 'long.txt': numbered(CHANGED) } },
    ],
    {
      name: 'long',
      pulls: [{ number: 1, title: 'Long', body: '', base: 'main', head: 'topic' }],
    },
  );
  github = await startGithub({ repositories: [long, await fromSample()] });
});
afterAll(() => github.close());

const browsers = {
  Chromium: async (): Promise<{ page: Page; close: () => Promise<void> }> => {
    const { context, close } = await launchChromium({ port: github.port });
    return { page: await context.newPage(), close };
  },
  Firefox: async (): Promise<{ page: Page; close: () => Promise<void> }> => {
    const { browser, close } = await launchFirefox({ port: github.port });
    return { page: await browser.newPage(), close };
  },
};

describe.each(['Chromium', 'Firefox'] as const)('in %s', (name) => {
  let page: Page;
  let close = async (): Promise<void> => undefined;
  beforeAll(async () => {
    ({ page, close } = await browsers[name]());
  });
  afterAll(() => close());

  const set = (settings: Partial<Settings>): unknown => Object.assign(github.settings, defaultSettings(), settings);
  const count = (selector: string): Promise<number> => page.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);
  const click = (selector: string): Promise<boolean> =>
    page.evaluate((wanted) => {
      const element = document.querySelector(wanted);
      if (element instanceof HTMLElement) element.click();
      return element !== null;
    }, selector);
  const until = (selector: string, wanted: number): Promise<void> => expect.poll(() => count(selector), { timeout: 5000 }).toBe(wanted);
  const address = (): Promise<string> => page.evaluate(() => location.pathname + location.hash, '');

  const TABLES = 'table[data-diff-anchor]';
  const GENERATIONS = [
    { generation: 'classic', rows: '.js-file-line', expander: '.js-expand', toggle: '.js-details-target', load: '.js-diff-load' },
    {
      generation: 'react-v1',
      rows: 'tr > .diff-text-cell',
      expander: 'button[data-direction]',
      toggle: '[class*="diff-file-header"] button',
      load: '.diff-message button',
    },
    {
      generation: 'react-v2',
      rows: 'tr > .diff-text-cell',
      expander: 'button[data-direction]',
      toggle: '[class*="diff-file-header"] button',
      load: '.diff-message button',
    },
  ] as const;

  describe.each(GENERATIONS)('a $generation page', ({ generation, rows, expander, toggle, load }) => {
    it('fetches its further files', async () => {
      set({ generation, filesInFirstPayload: 1, filesPerLoad: 4 });
      await page.goto(github.commitUrl(SAMPLE));
      await until(TABLES, 18);
    });

    it('expands to the whole file', async () => {
      set({ generation });
      await page.goto(github.commitUrl(LONG));
      await until(TABLES, 1);
      await expect
        .poll(
          async () => {
            await click(expander);
            return count(expander);
          },
          { timeout: 60_000, interval: 150 },
        )
        .toBe(0);
      expect(await count(rows)).toBe(LINES + CHANGED.length);
    });

    it('collapses a file', async () => {
      set({ generation });
      await page.goto(github.commitUrl(LONG));
      await until(TABLES, 1);
      const visible = (): Promise<boolean> =>
        page.evaluate((wanted) => [...document.querySelectorAll(wanted)].some((table) => table.getClientRects().length > 0), TABLES);
      // React's button does nothing before the script has taken over.
      await expect.poll(async () => (await click(toggle)) && visible(), { timeout: 5000, interval: 300 }).toBe(false);
      expect(await count(TABLES)).toBe(generation === 'classic' ? 1 : 0);
      await click(toggle);
      await expect.poll(visible).toBe(true);
    });

    it('shows a deferred file when it is asked for', async () => {
      set({ generation, deferred: ['long.txt'] });
      await page.goto(github.commitUrl(LONG));
      expect(await count(TABLES)).toBe(0);
      await expect.poll(async () => (await click(load), count(TABLES)), { timeout: 5000, interval: 300 }).toBe(1);
    });

    it('comes and goes without a page load', async () => {
      set({ generation });
      await page.goto('https://github.com/sample/lending/commits');
      await until('html[data-turbo-loaded]', 1);
      await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''), '');
      await click(`a[href="${new URL(github.commitUrl(SAMPLE)).pathname}"]`);
      await until(TABLES, 18);
      expect(await address()).toBe(new URL(github.commitUrl(SAMPLE)).pathname);
      await page.evaluate(() => history.back(), '');
      await until(TABLES, 0);
      expect(await address()).toBe('/sample/lending/commits');
      await page.evaluate(() => history.forward(), '');
      await until(TABLES, 18);
      expect(await count('html[data-same-document]')).toBe(1);
    });
  });

  it('a pull request sends logged-in readers to its React page, and takes far-away files out of it when told to', async () => {
    set({ generation: 'react-v2', virtualized: true });
    await page.goto('https://github.com/sample/lending/pull/1/files');
    expect(await address()).toBe('/sample/lending/pull/1/changes');
    await expect.poll(() => count(TABLES), { timeout: 5000 }).toBeGreaterThan(0);
    expect(await count(TABLES)).toBeLessThan(18);
  });
});
