/** The pictures: what is on the page, and what the reader did before. */
import type { Page } from 'playwright-core';
import type { Failure } from '../github/failures.js';
import type { Settings } from '../github/settings.js';
import { pressInside, untilInside } from './inside.js';

export interface Shot {
  /** The file's name, without its ending. */
  readonly name: string;
  readonly scheme: 'light' | 'dark';
  /** How the stand-in's pages are. */
  readonly github?: Partial<Settings>;
  /** The name of the picture for the stores that it is as well; it has their size then. */
  readonly store?: string;
  /** What goes wrong. */
  readonly failure?: Failure;
  /** The change of which nothing is Java, instead of the sample's. */
  readonly lines?: true;
  /** The change as a pull request instead of a commit. */
  readonly pull?: true;
  /** A page of the extension instead of GitHub's. */
  readonly page?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Brings the page into the state. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const openPanel = (page: Page): Promise<void> => pressInside(page, '', '.pill');

const lowLevel = (page: Page): Promise<void> => pressInside(page, 'Low-level');

/** The sample's badges are there. */
const untilMarked = (page: Page): Promise<void> => page.locator('[data-reflens-badge]').nth(3).waitFor({ timeout: 20_000 });

/** Brings a badge with these words to the middle of the window. */
const showBadge = async (page: Page, label: string): Promise<void> => {
  const badge = page.locator(`[data-reflens-badge][data-label="${label}"]`).first();
  await badge.waitFor({ state: 'attached' });
  await badge.evaluate((one) => one.scrollIntoView({ block: 'center' }));
};

/** Points at a badge with these words until its card is open. */
const openCard = async (page: Page, label: string): Promise<void> => {
  await showBadge(page, label);
  const badge = page.locator(`[data-reflens-badge][data-label="${label}"][data-fit]`).first();
  await badge.waitFor();
  await badge.hover();
  await untilInside(page, '.card');
};

/** Goes to the other end of a badge with these words. */
const jump = async (page: Page, label: string): Promise<void> => {
  await showBadge(page, label);
  await page.locator(`[data-reflens-badge][data-label="${label}"][data-fit]`).first().click();
  await page.locator('[data-reflens-flash]').first().waitFor();
};

const leftOver = async (page: Page): Promise<void> => {
  await openPanel(page);
  await pressInside(page, 'Only what is left');
  await page.locator('[data-reflens-explained]').first().waitFor();
};

/** Opens the peek of a badge with these words, and makes it as wide as both versions want when they are to be beside each other. */
const peek = async (page: Page, label: string, layout: 'Inline' | 'Side by side'): Promise<void> => {
  await showBadge(page, label);
  await page.evaluate((words) => {
    [...document.querySelectorAll<HTMLElement>('[data-reflens-badge]')].find(({ dataset }) => dataset['label'] === words)?.focus();
  }, label);
  await page.keyboard.press('Shift+C');
  await untilInside(page, '.scroller');
  await pressInside(page, layout);
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.querySelector('tr[data-reflens-peek]')?.previousElementSibling?.scrollIntoView({ block: 'center' }));
  await page.evaluate(() => window.scrollBy({ top: innerHeight / 4 }));
};

export const SHOTS: readonly Shot[] = [
  { name: 'moved-lines-light', scheme: 'light', lines: true, prepare: openPanel },
  { name: 'moved-lines-dark', scheme: 'dark', lines: true, prepare: (page) => openCard(page, 'lines moved') },
  {
    name: 'look-here-light',
    scheme: 'light',
    prepare: async (page) => {
      await openPanel(page);
      await showBadge(page, 'look here');
    },
  },
  {
    name: 'look-here-dark',
    scheme: 'dark',
    prepare: async (page) => {
      await openPanel(page);
      await openCard(page, 'look here');
    },
  },
  { name: 'pill-light', scheme: 'light', prepare: (page) => showBadge(page, 'method extracted') },
  {
    name: 'docked-light',
    scheme: 'light',
    viewport: { width: 1600, height: 900 },
    prepare: async (page) => {
      await openPanel(page);
      await showBadge(page, 'attribute renamed');
    },
  },
  {
    name: 'docked-split-dark',
    scheme: 'dark',
    store: '2-split-dark',
    github: { diffView: 'split' },
    prepare: async (page) => {
      await openPanel(page);
      await lowLevel(page);
      await showBadge(page, 'attribute renamed');
    },
  },
  {
    name: 'bundles-light',
    scheme: 'light',
    store: '1-panel',
    prepare: async (page) => {
      await openPanel(page);
      await pressInside(page, '10 members');
      // the mouse is over the list: to the members
      await page.mouse.wheel(0, 410);
      await showBadge(page, 'method extracted');
    },
  },
  {
    name: 'filters-dark',
    scheme: 'dark',
    prepare: async (page) => {
      await openPanel(page);
      await lowLevel(page);
      await pressInside(page, 'Filter and order');
      await pressInside(page, 'Pull Up Attribute', '.chip');
      await showBadge(page, 'attribute pulled up');
    },
  },
  {
    name: 'floating-light',
    scheme: 'light',
    prepare: async (page) => {
      await openPanel(page);
      await pressInside(page, 'More');
      await pressInside(page, 'Beside the page', '[role=menuitemcheckbox]');
      await showBadge(page, 'method extracted');
    },
  },
  {
    name: 'high-contrast-light',
    scheme: 'light',
    github: { theme: 'high-contrast' },
    prepare: async (page) => {
      await openPanel(page);
      await showBadge(page, 'attribute renamed');
    },
  },
  {
    name: 'dimmed',
    scheme: 'dark',
    github: { theme: 'dimmed' },
    prepare: async (page) => {
      await openPanel(page);
      await showBadge(page, 'attribute renamed');
    },
  },
  { name: 'card-light', scheme: 'light', prepare: (page) => openCard(page, 'method extracted') },
  { name: 'card-dark', scheme: 'dark', pull: true, github: { diffView: 'split' }, prepare: (page) => openCard(page, 'method moved') },
  { name: 'jump-light', scheme: 'light', pull: true, prepare: (page) => jump(page, 'method moved') },
  {
    name: 'keys-dark',
    scheme: 'dark',
    prepare: async (page) => {
      await page.keyboard.press('Shift+H');
      await untilInside(page, 'dialog');
    },
  },
  {
    name: 'places-dark',
    scheme: 'dark',
    prepare: async (page) => {
      await openPanel(page);
      await pressInside(page, '2 places, 1 with other edits');
      await pressInside(page, '3 places in 2 files');
      // the mouse is over the list: to the places
      await page.mouse.wheel(0, 100);
      await showBadge(page, 'attribute renamed');
    },
  },
  {
    name: 'high-contrast-dark',
    scheme: 'dark',
    github: { theme: 'high-contrast', generation: 'classic' },
    prepare: async (page) => {
      await openPanel(page);
      await showBadge(page, 'attribute renamed');
    },
  },
  { name: 'narrow-dark', scheme: 'dark', viewport: { width: 640, height: 800 }, prepare: openPanel },
  {
    name: 'left-over-light',
    scheme: 'light',
    github: { diffView: 'split' },
    viewport: { width: 1440, height: 800 },
    prepare: leftOver,
  },
  { name: 'left-over-dark', scheme: 'dark', github: { generation: 'classic' }, viewport: { width: 1440, height: 800 }, prepare: leftOver },
  {
    name: 'peek-light',
    scheme: 'light',
    prepare: async (page) => {
      await peek(page, 'class renamed', 'Inline');
      await pressInside(page, 'Next edit');
      await pressInside(page, 'Next edit');
    },
  },
  {
    name: 'peek-sides-dark',
    scheme: 'dark',
    github: { diffView: 'split' },
    viewport: { width: 1440, height: 800 },
    prepare: (page) => peek(page, 'class renamed', 'Side by side'),
  },
  {
    name: 'peek-high-contrast',
    scheme: 'light',
    github: { theme: 'high-contrast', generation: 'classic' },
    prepare: (page) => peek(page, '2 × method pulled up', 'Inline'),
  },
  { name: 'failure-light', scheme: 'light', failure: { match: 'api', kind: 'server-error' }, prepare: openPanel },
  { name: 'failure-dark', scheme: 'dark', failure: { match: 'api', kind: 'rate-limit' }, prepare: openPanel },
  {
    name: 'working-light',
    scheme: 'light',
    failure: { match: 'raw', kind: 'slow', delay: 20_000 },
    prepare: async (page) => {
      await openPanel(page);
      await untilInside(page, '[role=progressbar]');
    },
  },
  { name: 'first-run-light', scheme: 'light', page: 'first-run.html', store: '3-first-run', prepare: untilMarked },
  {
    name: 'first-run-dark',
    scheme: 'dark',
    page: 'first-run.html',
    prepare: async (page) => {
      await untilMarked(page);
      await openPanel(page);
    },
  },
  { name: 'options-light', scheme: 'light', page: 'options.html', store: '4-settings' },
  {
    name: 'options-dark',
    scheme: 'dark',
    page: 'options.html',
    prepare: (page) => page.locator('#keys').evaluate((heading) => heading.scrollIntoView()),
  },
  { name: 'popup-light', scheme: 'light', page: 'popup.html', viewport: { width: 320, height: 176 } },
  { name: 'popup-dark', scheme: 'dark', page: 'popup.html', viewport: { width: 320, height: 176 } },
];
