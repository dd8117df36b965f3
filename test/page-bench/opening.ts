// How long after a page is asked for it has its first mark, in Chromium: of one build of the extension, or of several in turns, so that a busy machine is busy for all of them.
import type { CDPSession, Page } from 'playwright-core';
import { serveChange, variant } from '../e2e/support/change.js';
import { launchChromium } from '../github/browser.js';
import { startGithub } from '../github/server.js';

/** Openings of each kind; the median counts. */
const ROUNDS = 15;

/** Milliseconds in which a page that was opened comes to rest. */
const REST = 400;

/** Milliseconds for a mark. */
const PATIENCE = 20_000;

/** Medians of milliseconds from the request to the first mark, of a commit whose results are kept: what is left is the extension's own way. */
export interface Opening {
  readonly extension: string;
  readonly awake: number;
  /** The browser had ended the background. */
  readonly asleep: number;
  /** From the address by soft navigation, out of a page that shows no change. */
  readonly soft: number;
}

interface Tab {
  readonly page: Page;
  /** Of a page of the extension: ends its background. */
  readonly own: CDPSession;
  readonly close: () => Promise<void>;
}

async function start(port: number, extensionDir: string): Promise<Tab> {
  const { context, ownPages, close } = await launchChromium({ port, extensionDir });
  if (ownPages === null) throw new Error(`${extensionDir} did not start`);
  const options = await context.newPage();
  await options.goto(`${ownPages}options.html`);
  const own = await context.newCDPSession(options);
  await own.send('ServiceWorker.enable');
  const page = await context.newPage();
  await page.addInitScript(noteFirstMark);
  return { page, own, close };
}

/** Notes when the first mark comes, from the request on or since `from` was written. Runs in the page. */
function noteFirstMark(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[data-reflens-badge]')) return;
    const { dataset } = document.documentElement;
    dataset['first'] ??= String(performance.now() - Number(dataset['from'] ?? 0));
  });
  observer.observe(document, { subtree: true, childList: true });
}

async function firstMark(page: Page): Promise<number> {
  await page.waitForFunction(() => document.documentElement.dataset['first'] !== undefined, undefined, { timeout: PATIENCE });
  const time = await page.evaluate(() => Number(document.documentElement.dataset['first']));
  await page.waitForTimeout(REST);
  return time;
}

async function softly(page: Page, address: string): Promise<number> {
  await page.goto(new URL(address).origin + new URL(address).pathname.replace(/\/commit\/.*/, '/commits'));
  await page.waitForTimeout(REST);
  await page.evaluate((href) => {
    document.documentElement.dataset['from'] = String(performance.now());
    document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
  }, new URL(address).pathname);
  return firstMark(page);
}

/** Measures builds of the extension, by their folders. */
export async function measureOpening(extensions: readonly string[]): Promise<readonly Opening[]> {
  const github = await startGithub({
    repositories: [await serveChange(...variant('opening'), 'opening')],
    settings: { rateLimit: { anonymous: 50_000, token: 50_000 } },
  });
  const address = github.commitUrl(0);
  const tabs: Tab[] = [];
  try {
    for (const extension of extensions) tabs.push(await start(github.port, extension));
    const times = tabs.map(() => ({ awake: [] as number[], asleep: [] as number[], soft: [] as number[] }));
    for (let round = -1; round < ROUNDS; round++)
      for (const [index, { page, own }] of tabs.entries()) {
        const of = times[index];
        await page.bringToFront();
        await page.goto(address);
        const awake = await firstMark(page);
        await own.send('ServiceWorker.stopAllWorkers');
        await page.goto(address);
        const asleep = await firstMark(page);
        const soft = await softly(page, address);
        // The first round is the one that has nothing kept.
        if (round < 0) continue;
        of?.awake.push(awake);
        of?.asleep.push(asleep);
        of?.soft.push(soft);
      }
    return extensions.map((extension, index) => {
      const of = times[index];
      return { extension, awake: median(of?.awake), asleep: median(of?.asleep), soft: median(of?.soft) };
    });
  } finally {
    for (const { close } of tabs) await close();
    await github.close();
  }
}

const median = (values: readonly number[] = []): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
