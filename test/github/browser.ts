// Starts real browsers, with the extension or without, for which GitHub's host names lead to the stand-in.
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import type { Browser } from 'puppeteer-core';
import { HOSTS } from './certificate.js';

/** How a browser is started. */
export interface LaunchOptions {
  /** Folder of the unpacked extension; none is loaded if not given. */
  readonly extensionDir?: string;
  /** Port of the stand-in. */
  readonly port: number;
  /** Without a window, unless told otherwise. */
  readonly headless?: boolean;
  /** Lets the extension's own pages be opened, too: Firefox hides them from automation unless it is told otherwise when it starts. */
  readonly ownPages?: boolean;
  /** What the reader's system prefers. */
  readonly colorScheme?: 'light' | 'dark';
  /** Whether the reader's system asks for less motion. */
  readonly reducedMotion?: boolean;
  /** Whether the reader's system has every page use its own few colours. */
  readonly forcedColors?: boolean;
  /** Folder that gets what the reader saves. */
  readonly downloads?: string;
  /** Milliseconds without an event after which Firefox ends an extension's background; its own half a minute if not given. */
  readonly backgroundIdle?: number;
  /** Pages of 64 KiB that a WebAssembly module may have in Chromium; some gigabytes if not given. */
  readonly wasmPages?: number;
  /** Kilobytes of room that Firefox has for what all sites and extensions keep; as much as the disk gives if not given. */
  readonly storageRoom?: number;
  /** Size of the page in CSS pixels. */
  readonly viewport?: { readonly width: number; readonly height: number };
}

/** A running Chromium; `close` also removes its profile. */
export interface LaunchedChromium {
  readonly context: BrowserContext;
  /** Address of the extension's own pages, with a slash at the end; null when none was loaded, or it did not show its first page. */
  readonly ownPages: string | null;
  readonly close: () => Promise<void>;
}

/** A running Firefox; `extensionId` is null when none was loaded. */
export interface LaunchedFirefox {
  readonly browser: Browser;
  readonly extensionId: string | null;
  /** As of {@link LaunchedChromium}. */
  readonly ownPages: string | null;
  readonly close: () => Promise<void>;
}

/** A browser that was wanted is not on this machine. The message says how to get it. */
export class BrowserMissing extends Error {
  constructor(name: string, variable: string, packages: string) {
    super(
      `No ${name} was found. Install one (Debian: apt-get install ${packages}; others: npx playwright-core install ${name === 'Firefox' ? 'firefox' : 'chromium'}), or name its executable in ${variable}.`,
    );
    this.name = 'BrowserMissing';
  }
}

const VIEWPORT = { width: 1280, height: 900 };

const CHROMIUM_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
  'msedge',
];
const CHROMIUM_PLACES = [
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/opt/microsoft/msedge/msedge',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
const FIREFOX_NAMES = ['firefox-esr', 'firefox'];
const FIREFOX_PLACES = [
  '/usr/lib/firefox-esr/firefox-esr',
  '/usr/lib/firefox/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** Path of a Chromium, Chrome or Edge: from CHROMIUM_PATH, the search path, the usual places, or Playwright's own. Null if there is none. */
export function findChromium(): string | null {
  return find('CHROMIUM_PATH', CHROMIUM_NAMES, CHROMIUM_PLACES, 'chromium-', [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win/chrome.exe',
  ]);
}

/** Path of a stock Firefox: from FIREFOX_PATH, the search path or the usual places. Playwright's is patched and speaks no WebDriver BiDi. */
export function findFirefox(): string | null {
  return find('FIREFOX_PATH', FIREFOX_NAMES, FIREFOX_PLACES, null, []);
}

/** Starts a Chromium with an empty profile. Rejects with {@link BrowserMissing} if there is none. */
export async function launchChromium(options: LaunchOptions): Promise<LaunchedChromium> {
  const executablePath = findChromium();
  if (executablePath === null) throw new BrowserMissing('Chromium', 'CHROMIUM_PATH', 'chromium');
  const { chromium } = await import('playwright-core');
  const profile = await mkdtemp(join(tmpdir(), 'reflens-chromium-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: options.headless ?? true,
    viewport: options.viewport ?? VIEWPORT,
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: options.reducedMotion === true ? 'reduce' : 'no-preference',
    forcedColors: options.forcedColors === true ? 'active' : 'none',
    ignoreHTTPSErrors: true,
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      // Containers and root have no sandbox; the browser sees nothing but the stand-in.
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(options.extensionDir === undefined
        ? []
        : [`--disable-extensions-except=${options.extensionDir}`, `--load-extension=${options.extensionDir}`]),
      ...(options.wasmPages === undefined ? [] : [`--js-flags=--wasm-max-mem-pages=${options.wasmPages}`]),
      `--host-resolver-rules=MAP * 127.0.0.1:${options.port}`,
      '--ignore-certificate-errors',
    ],
  });
  const { downloads } = options;
  if (downloads !== undefined)
    context.on('page', (page) =>
      page.on('download', (download) => void download.saveAs(join(downloads, download.suggestedFilename())).catch(() => undefined)),
    );
  const ownPages =
    options.extensionDir === undefined
      ? null
      : await closeFirstRun(async () => context.pages().find((page) => page.url().endsWith('/first-run.html')));
  const close = async (): Promise<void> => {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  };
  return { context, ownPages, close };
}

/** Milliseconds that the extension may take to show its first page. */
const FIRST_RUN = 5_000;

/** Part of the address of the extension's pages in Firefox; any will do. */
const FIREFOX_UUID = '5d3f0c1e-7a52-4c59-9b1e-3f2f6f1e8a10';

interface ClosablePage {
  url(): string;
  close(): Promise<void>;
}

/** Waits for the page that the extension shows once after it was installed, and closes it, so that it does not come over another page later. The address of its folder. */
async function closeFirstRun(find: () => Promise<ClosablePage | undefined>): Promise<string | null> {
  const end = Date.now() + FIRST_RUN;
  while (Date.now() < end) {
    const page = await find();
    if (page) {
      const url = page.url();
      await page.close();
      return url.slice(0, url.lastIndexOf('/') + 1);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return null;
}

/** Starts a Firefox with an empty profile. Rejects with {@link BrowserMissing} if there is none. */
export async function launchFirefox(options: LaunchOptions): Promise<LaunchedFirefox> {
  const executablePath = findFirefox();
  if (executablePath === null) throw new BrowserMissing('Firefox', 'FIREFOX_PATH', 'firefox-esr');
  const { default: puppeteer } = await import('puppeteer-core');
  const viewport = options.viewport ?? VIEWPORT;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: options.headless ?? true,
    acceptInsecureCerts: true,
    defaultViewport: { ...viewport },
    args: [
      `--width=${viewport.width}`,
      `--height=${viewport.height}`,
      ...(options.ownPages === true ? ['--remote-allow-system-access'] : []),
    ],
    extraPrefsFirefox: {
      // The address of the extension's pages, which is another one in every profile.
      'extensions.webextensions.uuids': JSON.stringify({ 'reflens@reflens.dev': FIREFOX_UUID }),
      // 2: always the system's colours instead of the page's.
      ...(options.forcedColors === true && { 'browser.display.document_color_use': 2 }),
      'network.dns.localDomains': HOSTS.join(','),
      'network.dns.forceResolve': '127.0.0.1',
      'network.socket.forcePort': `443=${options.port}`,
      'security.cert_pinning.enforcement_level': 0,
      'network.stricttransportsecurity.preloadlist': false,
      // 2: the folder of the next line
      'browser.download.folderList': 2,
      // The list of downloads would take the keys.
      'browser.download.alwaysOpenPanel': false,
      ...(options.downloads !== undefined && { 'browser.download.dir': options.downloads }),
      'ui.prefersReducedMotion': options.reducedMotion === true ? 1 : 0,
      // 0: dark, 1: light
      'layout.css.prefers-color-scheme.content-override': options.colorScheme === 'dark' ? 0 : 1,
      'ui.systemUsesDarkTheme': options.colorScheme === 'dark' ? 1 : 0,
      ...(options.storageRoom !== undefined && { 'dom.quotaManager.temporaryStorage.fixedLimit': options.storageRoom }),
      ...(options.backgroundIdle !== undefined && { 'extensions.background.idle.timeout': options.backgroundIdle }),
    },
  });
  try {
    const extensionId = options.extensionDir === undefined ? null : await browser.installExtension(options.extensionDir);
    // Firefox tells the address of such pages to nobody, but every new page is the first one's.
    if (extensionId !== null) await closeFirstRun(async () => (await browser.pages()).at(1));
    const ownPages = extensionId === null ? null : `moz-extension://${FIREFOX_UUID}/`;
    return { browser, extensionId, ownPages, close: () => browser.close() };
  } catch (error) {
    await browser.close();
    throw error;
  }
}

function find(
  variable: string,
  names: readonly string[],
  places: readonly string[],
  cached: string | null,
  inCache: readonly string[],
): string | null {
  const told = process.env[variable];
  if (told !== undefined && told !== '') {
    if (!existsSync(told)) throw new Error(`${variable} names ${told}, which does not exist.`);
    return told;
  }
  const path = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => path.map((folder) => join(folder, process.platform === 'win32' ? `${name}.exe` : name)));
  return (
    [...onPath, ...places, ...(cached === null ? [] : playwrightCache(cached, inCache))].find((candidate) => existsSync(candidate)) ?? null
  );
}

/** Executables that `playwright install` left, newest first. */
function playwrightCache(prefix: string, inside: readonly string[]): string[] {
  const roots = [
    process.env['PLAYWRIGHT_BROWSERS_PATH'],
    join(homedir(), '.cache', 'ms-playwright'),
    join(homedir(), 'Library', 'Caches', 'ms-playwright'),
    join(homedir(), 'AppData', 'Local', 'ms-playwright'),
  ];
  return roots
    .filter((root): root is string => root !== undefined && existsSync(root))
    .flatMap((root) =>
      readdirSync(root)
        .filter((folder) => folder.startsWith(prefix) && !folder.includes('headless'))
        .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
        .flatMap((folder) => inside.map((file) => join(root, folder, file))),
    );
}
