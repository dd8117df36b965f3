/** The pictures: what is on the page, and what the reader did before. */
import type { Page } from 'playwright-core';
import type { Failure } from '../github/failures.js';
import type { Settings } from '../github/settings.js';

export interface Shot {
  /** The file's name, without its ending. */
  readonly name: string;
  readonly scheme: 'light' | 'dark';
  /** How the stand-in's pages are. */
  readonly github?: Partial<Settings>;
  /** What goes wrong. */
  readonly failure?: Failure;
  /** A page of the extension instead of GitHub's. */
  readonly page?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Brings the page into the state. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Presses the control of the panel whose name begins so. */
const press = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();

const openPanel = (page: Page): Promise<void> => page.locator('.pill').click();

const lowLevel = (page: Page): Promise<void> => page.getByRole('switch', { name: /^Low-level/ }).click();

/** The sample's badges are there. */
const untilMarked = (page: Page): Promise<void> => page.locator('[data-reflens-badge]').nth(3).waitFor({ timeout: 20_000 });

export const SHOTS: readonly Shot[] = [
  { name: 'pill-light', scheme: 'light' },
  { name: 'docked-light', scheme: 'light', prepare: openPanel },
  {
    name: 'docked-split-dark',
    scheme: 'dark',
    github: { diffView: 'split' },
    viewport: { width: 1440, height: 800 },
    prepare: async (page) => {
      await openPanel(page);
      await lowLevel(page);
    },
  },
  {
    name: 'filters-light',
    scheme: 'light',
    prepare: async (page) => {
      await openPanel(page);
      await lowLevel(page);
      await press(page, 'Filter and order');
      await page.locator('.fold').first().click();
    },
  },
  {
    name: 'floating-dark',
    scheme: 'dark',
    prepare: async (page) => {
      await openPanel(page);
      await press(page, 'More');
      await page.getByRole('menuitemcheckbox', { name: 'Beside the page' }).click();
    },
  },
  { name: 'narrow-light', scheme: 'light', viewport: { width: 640, height: 800 }, prepare: openPanel },
  { name: 'failure-light', scheme: 'light', failure: { match: 'api', kind: 'rate-limit' }, prepare: openPanel },
  { name: 'first-run-light', scheme: 'light', page: 'first-run.html', viewport: { width: 1280, height: 900 }, prepare: untilMarked },
  {
    name: 'first-run-dark',
    scheme: 'dark',
    page: 'first-run.html',
    viewport: { width: 1280, height: 900 },
    prepare: async (page) => {
      await untilMarked(page);
      await openPanel(page);
    },
  },
  { name: 'options-light', scheme: 'light', page: 'options.html', viewport: { width: 900, height: 1000 } },
  {
    name: 'options-dark',
    scheme: 'dark',
    page: 'options.html',
    viewport: { width: 900, height: 1000 },
    prepare: async (page) => {
      await page.locator('#keys').scrollIntoViewIfNeeded();
    },
  },
  { name: 'popup-light', scheme: 'light', page: 'popup.html', viewport: { width: 352, height: 220 } },
];
