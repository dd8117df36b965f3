/** `npm run screenshots`: pictures of every state, from the built extension on the stand-in GitHub, into docs/screenshots/. `--only TEXT` takes those whose name contains it, `--png FOLDER` leaves them there as PNG, too. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { provideChromium } from '../browsers/provide.js';
import { launchChromium } from '../github/browser.js';
import { fromFolders, fromSample } from '../github/git/sources.js';
import { projectFolder } from '../github/project.js';
import { startGithub, type GithubStandIn } from '../github/server.js';
import { defaultSettings, setPages } from '../github/settings.js';
import { SHOTS, type Shot } from './shots.js';

const root = projectFolder();
const FOLDER = join(root, 'docs/screenshots');

/** Pictures for the stores, which want PNG. */
const STORE_FOLDER = join(root, 'docs/store');

/** CSS pixels: the size that the stores want. */
const VIEWPORT = { width: 1280, height: 800 };

/** Bytes of a picture: more than this and a page full of them takes long to load. */
const LARGEST = 150_000;

/** Of 100: small text is still clean. */
const QUALITY = 85;

/** Milliseconds for scrolling, fading and the panel to come to rest. */
const SETTLE = 600;

const { values: options } = parseArgs({ options: { only: { type: 'string', default: '' }, png: { type: 'string' } } });

async function photograph(page: Page, github: GithubStandIn, shot: Shot, extension: string): Promise<void> {
  // With as many calls as GitHub itself allows: the panel tells of them.
  setPages(github.settings, { colorMode: shot.scheme, rateLimit: defaultSettings().rateLimit, ...shot.github });
  github.failures.clear();
  if (shot.failure) github.failures.add(shot.failure);
  await page.setViewportSize(shot.viewport ?? VIEWPORT);
  await page.emulateMedia({ colorScheme: shot.scheme, reducedMotion: 'reduce' });
  const [sample, lines] = [github.commitUrl(), github.commitUrl(1)];
  const commit = shot.lines ? lines : sample;
  const url = shot.pull ? commit.replace(/\/commit\/.*/, '/pull/1/files') : commit;
  await page.goto(shot.page === undefined ? url : `${extension}${shot.page}`);
  if (shot.page === undefined && !shot.failure) await page.locator('[data-reflens-badge]').first().waitFor({ timeout: 30_000 });
  await shot.prepare?.(page);
  await page.waitForTimeout(SETTLE);
  if (options.png !== undefined) await page.screenshot({ path: join(options.png, `${shot.name}.png`) });
  if (shot.store !== undefined) await page.screenshot({ path: join(STORE_FOLDER, `${shot.store}.png`) });
  const picture = await capture(page);
  process.stdout.write(`  ${shot.name}.webp: ${Math.round(picture.length / 1000)} kB\n`);
  if (picture.length > LARGEST) throw new Error(`${shot.name} is larger than ${LARGEST / 1000} kB; show less of the page.`);
  writeFileSync(join(FOLDER, `${shot.name}.webp`), picture);
}

/** The page as WebP, which is a third of a PNG's size. */
async function capture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await session.detach();
  return Buffer.from(data, 'base64');
}

async function main(): Promise<void> {
  const chromium = provideChromium();
  if (chromium === null) {
    process.exitCode = 1;
    return;
  }
  process.env['CHROMIUM_PATH'] = chromium;
  mkdirSync(FOLDER, { recursive: true });
  const lines = join(root, 'test/sample-lines');
  const harbour = await fromFolders(join(lines, 'before'), join(lines, 'after'), {
    name: 'harbour',
    commit: { message: 'Scales have a file of their own' },
  });
  const github = await startGithub({ repositories: [await fromSample(), harbour] });
  try {
    // A browser of its own for each picture: what one leaves in the settings is not in the next.
    for (const shot of SHOTS.filter(({ name }) => name.includes(options.only))) {
      const { context, ownPages, close } = await launchChromium({
        port: github.port,
        extensionDir: join(root, 'dist/chrome'),
        colorScheme: shot.scheme,
      });
      try {
        if (ownPages === null) throw new Error('The extension did not open its first page.');
        await photograph(await context.newPage(), github, shot, ownPages);
      } finally {
        await close();
      }
    }
  } finally {
    await github.close();
  }
}

await main();
