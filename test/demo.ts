/**
 * `npm run demo`: shows the extension at work on the sample project. The stand-in GitHub serves one of its commits; a browser opens there with the extension loaded.
 * Without a display the browsers run headless and leave screenshots, and what was found is listed here.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatResult } from '../engine/node/format.js';
import { changeOfCommit } from '../engine/node/git.js';
import { createDetector } from '../engine/node/index.js';
import type { DetectionResult } from '../engine/results/result.js';
import { provideChromium, provideFirefox } from './browsers/provide.js';
import { launchChromium, launchFirefox, type LaunchOptions } from './github/browser.js';
import { fromSample, type Source } from './github/git/sources.js';
import { projectFolder } from './github/project.js';
import { startGithub, type GithubStandIn } from './github/server.js';

const root = projectFolder();
const SCREENSHOTS = 'dist/demo';
/** CSS pixels: wide enough for the panel to stand beside the code. */
const VIEWPORT = { width: 1600, height: 1000 };
/** Milliseconds until a page without badges counts as broken. */
const PATIENCE = 30_000;
/** Milliseconds for scrolling and the panel's transitions to come to rest. */
const SETTLE = 500;

const USAGE = `usage: npm run demo [-- --headless]
  --headless   take screenshots, also where there is a display`;

const { values: options } = parseArgs({
  options: { headless: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
});

const say = (text: string): boolean => process.stdout.write(`${text}\n`);

/** What both browsers' pages can do, as far as the demonstration needs it. */
interface Page {
  goto(url: string): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  screenshot(path: string): Promise<unknown>;
  readonly keyboard: { down(key: 'Shift'): Promise<unknown>; press(key: 'R'): Promise<unknown>; up(key: 'Shift'): Promise<unknown> };
}

function hasDisplay(): boolean {
  if (options.headless) return false;
  return process.platform !== 'linux' || Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']);
}

function extensionDir(browser: 'chrome' | 'firefox'): string {
  const folder = join(root, 'dist', browser);
  if (!existsSync(join(folder, 'manifest.json'))) throw new Error(`${folder} is not built: npm run build`);
  return folder;
}

/** Reads the commit from the repository that the stand-in serves, so that the list counts files as the page does. */
async function printList({ repository, commit }: Source): Promise<void> {
  const { change, files } = await changeOfCommit(repository.dir, commit);
  const detector = await createDetector();
  const colour = process.stdout.isTTY && process.stdout.hasColors();
  const found = await detector.detect(change, { dangers: true, opportunities: true, apiChanges: true });
  say(`\n${formatResult({ ...found, files: { ...found.files, ...files } }, { colour, lowLevel: true, renames: change.renames })}\n`);
  say(`${countsSentence(found.refactorings)}\n`);
}

/** What the panel's number counts, and what this list counts, from one result. */
function countsSentence(refactorings: DetectionResult['refactorings']): string {
  const high = refactorings.filter(({ level }) => level === 'high').length;
  return `${refactorings.length} refactorings. The page shows ${high} of them at first: the other ${refactorings.length - high} are low-level, and hidden until the panel is asked for them.`;
}

/** Opens a window and waits until the reader closes it. */
async function showWindow(github: GithubStandIn): Promise<void> {
  const { context, close } = await launchChromium({ port: github.port, extensionDir: extensionDir('chrome'), headless: false });
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(github.commitUrl());
  say(
    'The browser shows the commit. Badges stand on the lines that take part in a refactoring; a click on one goes to its other end. Close the window to end.',
  );
  await new Promise<void>((resolve) => context.once('close', () => resolve()));
  await close();
}

async function photograph(page: Page, url: string, path: string): Promise<void> {
  await page.goto(url);
  const badges = `document.querySelectorAll('[data-reflens-badge]').length`;
  const end = Date.now() + PATIENCE;
  while (!(await page.evaluate(`${badges} > 0`))) {
    if (Date.now() > end) throw new Error(`No badge appeared on ${url} within ${PATIENCE / 1000} s.`);
    await rest(100);
  }
  // The panel opens as it does for a reader; the page makes room for it.
  await page.keyboard.down('Shift');
  await page.keyboard.press('R');
  await page.keyboard.up('Shift');
  await rest(SETTLE);
  await page.evaluate(`document.querySelector('[data-reflens-badge]').scrollIntoView({ block: 'center' })`);
  await rest(SETTLE);
  await page.screenshot(join(root, path));
  say(
    `  ${path}: ${String(await page.evaluate(badges))} badges, one on each line where a refactoring that is shown begins or ends, or where a danger is`,
  );
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function chromiumPage(launch: LaunchOptions, use: (page: Page) => Promise<void>): Promise<void> {
  const { context, close } = await launchChromium({ ...launch, extensionDir: extensionDir('chrome') });
  try {
    const page = await context.newPage();
    await use({
      goto: (url) => page.goto(url),
      evaluate: (expression) => page.evaluate(expression),
      screenshot: (path) => page.screenshot({ path }),
      keyboard: page.keyboard,
    });
  } finally {
    await close();
  }
}

async function firefoxPage(launch: LaunchOptions, use: (page: Page) => Promise<void>): Promise<void> {
  const { browser, close } = await launchFirefox({ ...launch, extensionDir: extensionDir('firefox') });
  try {
    const page = await browser.newPage();
    const screenshot = (path: string): Promise<unknown> => page.screenshot({ path });
    await use({ goto: (url) => page.goto(url), evaluate: (expression) => page.evaluate(expression), screenshot, keyboard: page.keyboard });
  } finally {
    await close();
  }
}

async function takeScreenshots(github: GithubStandIn, withFirefox: boolean): Promise<void> {
  mkdirSync(join(root, SCREENSHOTS), { recursive: true });
  say('There is no display, so here are screenshots:');
  const browsers = { chromium: chromiumPage, ...(withFirefox ? { firefox: firefoxPage } : {}) };
  for (const [name, open] of Object.entries(browsers)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      github.settings.colorMode = colorScheme;
      await open({ port: github.port, colorScheme, viewport: VIEWPORT }, (page) =>
        photograph(page, github.commitUrl(), `${SCREENSHOTS}/${name}-${colorScheme}.png`),
      );
    }
  }
}

async function main(): Promise<void> {
  if (options.help) {
    say(USAGE);
    return;
  }
  const chromium = provideChromium();
  if (chromium === null) {
    process.exitCode = 1;
    return;
  }
  process.env['CHROMIUM_PATH'] = chromium;
  const display = hasDisplay();
  const firefox = display ? null : provideFirefox();
  if (firefox !== null) process.env['FIREFOX_PATH'] = firefox;

  const sample = await fromSample();
  const github = await startGithub({ repositories: [sample] });
  try {
    await printList(sample);
    if (display) await showWindow(github);
    else await takeScreenshots(github, firefox !== null);
  } finally {
    await github.close();
  }
}

await main();
