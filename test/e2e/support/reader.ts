// One interface to both browsers, with what a reader does and sees, so that every test runs in both.
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CDPSession } from 'playwright-core';
import { openInChromium, openInFirefox } from './closed-roots.js';
import { watchTroubles } from './troubles.js';
import { launchChromium, launchFirefox, type LaunchOptions } from '../../github/browser.js';

export const BROWSERS = ['chromium', 'firefox'] as const;
export type BrowserName = (typeof BROWSERS)[number];

/** A page, in either browser. Functions given to `evaluate` run in the page and see nothing from outside. */
export interface Reader {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Makes this the tab that the reader looks at. */
  front(): Promise<void>;
  evaluate<Argument, Result>(inPage: (argument: Argument) => Result | Promise<Result>, argument: Argument): Promise<Result>;
  /** Opens the extension's closed roots to what is evaluated from now on; what names `shadowRoot` has them opened by itself. */
  openRoots(): Promise<void>;
  /** Runs a script in the page, whatever the page's policy says. */
  run(script: string): Promise<void>;
  /** Waits until something in the page is true, and fails with `what` otherwise. `between` is done before each look. */
  until<Argument>(
    what: string,
    inPage: (argument: Argument) => boolean,
    argument: Argument,
    patience?: number,
    between?: () => Promise<void>,
  ): Promise<void>;
  press(key: string): Promise<void>;
  /** Moves the mouse, in pixels of the window. */
  pointAt(x: number, y: number): Promise<void>;
  /** Presses the mouse's button, in pixels of the window: what a reader does, and no script can. */
  pressAt(x: number, y: number): Promise<void>;
  screenshot(path: string): Promise<void>;
  close(): Promise<void>;
}

export interface RunningBrowser {
  /** Address of the extension's own pages, with a slash at the end. */
  readonly ownPages: string;
  newReader(): Promise<Reader>;
  /** Ends the extension's background, as the browser does with an idle one. Only Chromium can be told to. */
  endBackground?(): Promise<void>;
  /** Ends the extension itself, as an update or turning it off does; pages that are open keep the script they have. Only Chromium can be told to. */
  endExtension?(): Promise<void>;
  /** Leaves the extension this many bytes of room for what it keeps, or, with null, as much as it has. Only Chromium can be told to. */
  limitStorage?(bytes: number | null): Promise<void>;
  close(): Promise<void>;
}

/** Where the extension's pages are not: it opened none after it was installed. */
const NO_FIRST_PAGE = 'about:blank#the-extension-did-not-open-its-first-page/';

/** Milliseconds for a page of the extension to be there. */
const OWN_PAGE = 1_000;

/** Milliseconds until something that should happen counts as not happening. */
const PATIENCE = 10_000;

const dist = fileURLToPath(new URL('../../../dist/', import.meta.url));

export interface StartOptions extends Omit<LaunchOptions, 'extensionDir'> {
  /** Hosts that the reader has allowed already: nobody can answer the browser's question without a window. The extension's code is as built. */
  readonly allowedHosts?: readonly string[];
  /** Has errors and rejections that nobody handles told, see `troubles.ts`. */
  readonly watched?: boolean;
  /** What a part (`worker.js`) of a copy of the extension does before all else. */
  readonly before?: Readonly<Record<string, string>>;
}

/** Starts a browser with the built extension. */
export async function startBrowser(
  name: BrowserName,
  { allowedHosts = [], watched = false, before = {}, ...options }: StartOptions,
): Promise<RunningBrowser> {
  const built = join(dist, name === 'chromium' ? 'chrome' : 'firefox');
  if (!existsSync(join(built, 'manifest.json'))) throw new Error('The extension is not built: npm run build:extension');
  const isAsBuilt = allowedHosts.length === 0 && !watched && Object.keys(before).length === 0;
  const extensionDir = isAsBuilt ? built : await withHosts(built, allowedHosts);
  if (watched) await watchTroubles(extensionDir);
  for (const [part, script] of Object.entries(before)) {
    const file = join(extensionDir, part);
    const text = await readFile(file, 'utf8');
    // What runs in GitHub's pages is no module.
    const isModule = part !== 'content.js' && part !== 'loader.js';
    if (isModule) await writeFile(join(extensionDir, `before-${part}`), script);
    await writeFile(file, isModule ? `import './before-${part}';\n${text}` : `${script}\n${text}`);
  }
  return name === 'chromium' ? startChromium({ ...options, extensionDir }) : startFirefox({ ...options, extensionDir });
}

/** A copy of the built extension whose permissions have these hosts from the start. */
async function withHosts(built: string, hosts: readonly string[]): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'reflens-extension-'));
  await cp(built, copy, { recursive: true });
  const file = join(copy, 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as { host_permissions: string[] };
  manifest.host_permissions.push(...hosts.map((host) => `https://${host}/*`));
  await writeFile(file, JSON.stringify(manifest));
  return copy;
}

async function startChromium(options: LaunchOptions): Promise<RunningBrowser> {
  const { context, ownPages, close } = await launchChromium(options);
  let limit: CDPSession | null = null;
  return {
    ownPages: ownPages ?? NO_FIRST_PAGE,
    close,
    async endBackground() {
      const background = context.serviceWorkers()[0];
      if (!background) throw new Error('The extension has no background');
      const page = await context.newPage();
      await page.goto(new URL('/options.html', background.url()).href);
      const session = await context.newCDPSession(page);
      await session.send('ServiceWorker.enable');
      await session.send('ServiceWorker.stopAllWorkers');
      await page.close();
    },
    async limitStorage(bytes) {
      // The limit lasts as long as who set it.
      await limit?.detach();
      limit = null;
      if (bytes === null || ownPages === null) return;
      const page = context.pages().find((one) => one.url().startsWith(ownPages));
      if (!page) throw new Error('None of the extension’s pages is open');
      limit = await context.newCDPSession(page);
      await limit.send('Storage.overrideQuotaForOrigin', { origin: ownPages.replace(/\/$/, ''), quotaSize: bytes });
    },
    async endExtension() {
      const [background] = context.serviceWorkers();
      if (!background) throw new Error('The extension has no background');
      await background.evaluate('setTimeout(() => chrome.runtime.reload(), 0); undefined');
    },
    async newReader() {
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      const openRoots = (): Promise<void> => openInChromium(session);
      const evaluate: Reader['evaluate'] = async (inPage, argument) => {
        const text = inPage.toString();
        if (text.includes(LOOKS_INSIDE)) await openRoots();
        return page.evaluate(`(${text})(${JSON.stringify(argument) ?? 'undefined'})`);
      };
      return {
        openRoots,
        open: async (url) => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        back: async () => void (await page.goBack()),
        front: () => page.bringToFront(),
        evaluate,
        run: async (script) => void (await page.evaluate(`${script};undefined`)),
        until: untilWith(evaluate),
        press: (key) => page.keyboard.press(key),
        pointAt: (x, y) => page.mouse.move(x, y, { steps: 3 }),
        pressAt: (x, y) => page.mouse.click(x, y),
        screenshot: async (path) => void (await page.screenshot({ path })),
        close: () => page.close(),
      };
    },
  };
}

async function startFirefox(options: LaunchOptions): Promise<RunningBrowser> {
  const { browser, ownPages, close } = await launchFirefox(options);
  return {
    ownPages: ownPages ?? NO_FIRST_PAGE,
    close,
    async newReader() {
      const page = await browser.newPage();
      const openRoots = (): Promise<void> => openInFirefox(page);
      const evaluate: Reader['evaluate'] = async <Argument, Result>(
        inPage: (argument: Argument) => Result | Promise<Result>,
        argument: Argument,
      ) => {
        const text = inPage.toString();
        if (text.includes(LOOKS_INSIDE)) await openRoots();
        return (await page.evaluate(`(${text})(${JSON.stringify(argument) ?? 'undefined'})`)) as Result;
      };
      return {
        openRoots,
        open: async (url) => {
          // Of an extension's page Firefox does not tell that it was loaded.
          const loads = page.goto(url, url.startsWith('moz-extension:') ? { timeout: OWN_PAGE } : {});
          await loads.catch((error: unknown) => {
            if (!url.startsWith('moz-extension:')) throw error;
          });
        },
        reload: async () => void (await page.reload()),
        back: async () => void (await page.goBack()),
        front: () => page.bringToFront(),
        evaluate,
        run: async (script) => void (await page.evaluate(`${script};undefined`)),
        until: untilWith(evaluate),
        press: async (key) => {
          // Playwright writes keys pressed together as one.
          const keys = key.split('+') as Parameters<typeof page.keyboard.press>[0][];
          const last = keys.pop();
          for (const held of keys) await page.keyboard.down(held);
          if (last) await page.keyboard.press(last);
          for (const held of keys.reverse()) await page.keyboard.up(held);
        },
        pointAt: (x, y) => page.mouse.move(x, y, { steps: 3 }),
        pressAt: (x, y) => page.mouse.click(x, y),
        screenshot: async (path) => void (await page.screenshot({ path })),
        close: () => page.close(),
      };
    },
  };
}

const STEP = 50;

/** What a function has in it that looks into a closed root. */
const LOOKS_INSIDE = 'shadowRoot';

/** What a test that waited in vain saw instead. Sent into the page as text. */
function shown(): string {
  const root = document.querySelector('[data-reflens-panel]')?.shadowRoot;
  const texts = [...(root?.children ?? [])]
    .filter(({ localName }) => localName !== 'style')
    .map(({ textContent }) => textContent.slice(0, 400));
  return root ? `The panel says: ${texts.join(' ')}` : `No panel on ${location.href}`;
}

function untilWith(evaluate: Reader['evaluate']): Reader['until'] {
  return async (what, inPage, argument, patience = PATIENCE, between = async () => undefined) => {
    const end = Date.now() + patience;
    for (;;) {
      // A navigation under way takes the page's world away for a moment.
      if (
        await between()
          .then(() => evaluate(inPage, argument))
          .catch(() => false)
      )
        return;
      if (Date.now() > end) throw new Error(`Not within ${patience} ms: ${what}. ${await evaluate(shown, undefined).catch(String)}`);
      await new Promise((resolve) => setTimeout(resolve, STEP));
    }
  };
}
