// The page of 300 files and 40,000 lines in Chromium, and what a reader does there.
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { openInChromium } from '../e2e/support/closed-roots.js';
import { largeChange, serveChange } from '../e2e/support/change.js';
import { launchChromium } from '../github/browser.js';
import { startGithub, type GithubStandIn } from '../github/server.js';
import { setPages, type Generation, type Settings } from '../github/settings.js';

export const FILES = 300;
export const LINES = 40_000;

/**
 * Lines that GitHub shows of one change at most; the files beyond have no diff. Its React pages draw what is near the view instead, and are tried with all of the lines.
 * https://docs.github.com/en/repositories/creating-and-managing-repositories/repository-limits#diff-limits
 */
const SHOWN_LINES = 20_000;

/** Files that a page of this generation shows the lines of. */
export const shownFiles = (generation: Generation): number => (generation === 'classic' ? (FILES * SHOWN_LINES) / LINES : FILES);

/** How the stand-in shows the change. */
export type PageView = Pick<Settings, 'generation' | 'diffView'>;

/** Milliseconds for a page of this size, or an analysis of it, on a slow machine. */
const PATIENCE = 120_000;

/** Milliseconds in which the page comes to rest after something. */
const REST = 1_000;

export class LargePage {
  private constructor(
    readonly page: Page,
    readonly session: CDPSession,
    private readonly github: GithubStandIn,
    private readonly paths: readonly string[],
    private readonly closeAll: () => Promise<void>,
  ) {}

  /** Starts a browser with the extension of this folder, or without one. */
  static async start(extensionDir?: string): Promise<LargePage> {
    const [before, after] = largeChange('large', FILES);
    const github = await startGithub({ repositories: [await serveChange(before, after, 'large')] });
    const { context, close } = await launchChromium({ port: github.port, ...(extensionDir !== undefined && { extensionDir }) });
    const page = await context.newPage();
    return new LargePage(page, await sessionOf(context, page), github, Object.keys(after).sort(), async () => {
      await close();
      await github.close();
    });
  }

  close(): Promise<void> {
    return this.closeAll();
  }

  /** Opens the pull request and waits until all its lines are there. GitHub's interface answers nothing, so the extension has no results yet. */
  async open(view: PageView): Promise<void> {
    const shown = shownFiles(view.generation);
    setPages(this.github.settings, {
      rateLimit: { anonymous: 50_000, token: 50_000 },
      filesInFirstPayload: 20,
      filesPerLoad: FILES,
      deferred: this.paths.slice(shown),
      ...view,
    });
    this.github.failures.clear();
    this.github.failures.add({ match: 'api', kind: 'server-error' });
    await this.page.goto(this.github.commitUrl().replace(/\/commit\/.*/, '/pull/1/files'));
    const rows = ((view.diffView === 'split' ? 0.8 : 1) * LINES * shown) / FILES;
    await this.page.waitForFunction(
      ([files, wanted]) =>
        document.querySelectorAll('table[data-diff-anchor]').length === files &&
        document.querySelectorAll('table[data-diff-anchor] tr').length >= (wanted ?? 0),
      [shown, rows],
      { timeout: PATIENCE, polling: 200 },
    );
    await this.rest();
  }

  /** From now on GitHub's interface answers. */
  answer(): void {
    this.github.failures.clear();
  }

  async rest(): Promise<void> {
    await this.page.evaluate((time) => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), time)), REST);
  }

  /** Presses the control of the panel whose name or text begins so. Found without Playwright's locators, which look through the whole page and hold its thread for long. */
  async press(name: string): Promise<void> {
    await openInChromium(this.session);
    const isThere = await this.page.evaluate((wanted) => {
      const controls = document.querySelector('[data-reflens-panel]')?.shadowRoot?.querySelectorAll('button') ?? [];
      const control = [...controls].find((button) => (button.getAttribute('aria-label') ?? button.textContent).trim().startsWith(wanted));
      control?.focus({ preventScroll: true });
      return control !== undefined;
    }, name);
    if (!isThere) throw new Error(`The panel has no ${name}`);
    await this.page.keyboard.press('Space');
  }

  /** Opens the panel, which is a pill. */
  openPanel(): Promise<void> {
    return this.#click('.pill');
  }

  async #click(selector: string): Promise<void> {
    await openInChromium(this.session);
    const isThere = await this.page.evaluate((wanted) => {
      const control = document.querySelector('[data-reflens-panel]')?.shadowRoot?.querySelector<HTMLElement>(wanted);
      control?.focus({ preventScroll: true });
      return control !== null && control !== undefined;
    }, selector);
    if (isThere) await this.page.keyboard.press('Space');
  }

  /** Waits until all is analysed and what is in view is marked. */
  async untilMarked(): Promise<void> {
    await openInChromium(this.session);
    await this.page.evaluate(marked, PATIENCE);
  }

  /** Scrolls from the page's beginning to some way down, in steps of a screen. */
  async scroll(): Promise<void> {
    await this.page.evaluate(async () => {
      const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let top = 0; top < 60_000; top += innerHeight) {
        scrollTo({ top, behavior: 'instant' });
        await frame();
        await frame();
      }
      scrollTo({ top: 0, behavior: 'instant' });
    });
  }

  /** Types into the panel's search box, and takes it away again. */
  async search(query: string): Promise<void> {
    await openInChromium(this.session);
    await this.page.evaluate(() =>
      document.querySelector('[data-reflens-panel]')?.shadowRoot?.querySelector<HTMLElement>('input[type=search]')?.focus(),
    );
    for (const letter of query) await this.page.keyboard.press(letter);
    for (const _letter of query) await this.page.keyboard.press('Backspace');
  }

  /** Begins to wait for the first mark. */
  async watchMarks(): Promise<void> {
    await openInChromium(this.session);
    await this.page.evaluate(watchMarks);
  }

  /** Milliseconds from the list to the first mark, since `watchMarks`. */
  async firstMark(): Promise<number> {
    const { list, mark } = await this.page.evaluate(() => ({ ...document.documentElement.dataset }));
    if (list === undefined || mark === undefined) throw new Error('No list, or no mark');
    // Marks may be there before the list is drawn.
    return Math.max(0, Number(mark) - Number(list));
  }

  /** Bytes of the page's process that are in use: script objects of the page and of the content script, and the document's nodes. */
  async memory(): Promise<number> {
    // What the first collection finds to be unused, the second one frees.
    await this.session.send('HeapProfiler.collectGarbage');
    await this.session.send('HeapProfiler.collectGarbage');
    const usage: { usedSize: number; embedderHeapUsedSize?: number } = await this.session.send('Runtime.getHeapUsage');
    return usage.usedSize + (usage.embedderHeapUsedSize ?? 0);
  }
}

/**
 * Notes from now on when the panel has a list, and when the first mark is there, in attributes of the document's element. Observers tell: to ask again and again would be
 * work of its own on a page of this size. Runs in the page.
 */
export function watchMarks(): void {
  const { dataset } = document.documentElement;
  const root = document.querySelector('[data-reflens-panel]')?.shadowRoot;
  const ofPage = new MutationObserver(() => {
    dataset['mark'] ??= String(performance.now());
    ofPage.disconnect();
  });
  ofPage.observe(document.documentElement, { subtree: true, attributeFilter: ['data-fit'] });
  if (!root) return;
  const ofPanel = new MutationObserver(() => {
    if (!root.querySelector('.finding')) return;
    dataset['list'] ??= String(performance.now());
    ofPanel.disconnect();
  });
  ofPanel.observe(root, { subtree: true, childList: true });
}

/**
 * Resolves when nothing is analysed any more and every table in view has bars; rejects after so many milliseconds. Asks seldom, and an observer which tables are in view:
 * to ask each of them where it is would have all of them laid out. Runs in the page.
 */
export async function marked(patience: number): Promise<void> {
  const seen = (): Promise<readonly Element[]> =>
    new Promise((resolve) => {
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect();
        resolve(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target));
      });
      for (const table of document.querySelectorAll('table[data-diff-anchor]')) observer.observe(table);
    });
  for (const end = performance.now() + patience; performance.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const root = document.querySelector('[data-reflens-panel]')?.shadowRoot;
    if (!root?.querySelector('.finding') || root.querySelector('[role=progressbar]')) continue;
    const tables = await seen();
    if (tables.length > 0 && tables.every((table) => table.querySelector('[data-reflens-range]') !== null)) return;
  }
  throw new Error(`Not marked within ${patience} ms`);
}

const sessionOf = (context: BrowserContext, page: Page): Promise<CDPSession> => context.newCDPSession(page);
