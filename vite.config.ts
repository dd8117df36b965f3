import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';
import { build, defineConfig, type InlineConfig, type Plugin } from 'vite';
import { NOTICES, ThirdParty, withoutEval } from './vite.third-party.js';
import { GRAMMARS, RUNTIME } from './wasm/grammars.js';

/**
 * Builds the extension for each browser into a folder that can be loaded as it is. `manifest.json` is written once for all of them; what a browser does not know
 * is taken out here. Pages and workers are modules; what runs in GitHub's pages must be classic scripts, so each has a build of its own.
 */

interface Browser {
  readonly name: 'chrome' | 'firefox';
  /** Engine host in an offscreen document instead of the background page. */
  readonly offscreen: boolean;
  readonly target: string;
}

const BROWSERS: readonly Browser[] = [
  { name: 'chrome', offscreen: true, target: 'chrome123' },
  { name: 'firefox', offscreen: false, target: 'firefox142' },
];

const root = dirname(fileURLToPath(import.meta.url));
const source = join(root, 'extension');

const outOf = (browser: Browser): string => join(root, 'dist', browser.name);

/** A digest of all that results depend on: the engine's sources and the grammars. Kept results of another version are not taken. */
function engineVersion(): string {
  const digest = createHash('sha256');
  const require = createRequire(import.meta.url);
  const sources = readdirSync(join(root, 'engine'), { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  for (const path of sources.sort()) digest.update(path).update(readFileSync(join(root, 'engine', path)));
  for (const { file, package: name } of [RUNTIME, ...GRAMMARS]) digest.update(readFileSync(require.resolve(`${name}/${file}`)));
  return digest.digest('hex').slice(0, VERSION_DIGITS);
}

/** Digits of the engine's version: enough to tell one engine from another. */
const VERSION_DIGITS = 16;

function common(browser: Browser, thirdParty: ThirdParty): InlineConfig {
  return {
    configFile: false,
    root: source,
    // Addresses inside the extension are relative to its pages, whatever its id.
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [thirdParty.collect(), withoutEval()],
    define: {
      __OFFSCREEN__: JSON.stringify(browser.offscreen),
      __ENGINE_VERSION__: JSON.stringify(engineVersion()),
      __VERSION__: JSON.stringify(readManifest().version),
    },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  };
}

/** Background, engine host, worker and pages: modules that share their chunks. */
function modules(browser: Browser, thirdParty: ThirdParty): InlineConfig {
  const scripts = { background: join(source, 'background/main.ts'), worker: join(source, 'worker/main.ts') };
  const pages = {
    options: join(source, 'options.html'),
    popup: join(source, 'popup.html'),
    'first-run': join(source, 'first-run.html'),
    ...(browser.offscreen && { offscreen: join(source, 'offscreen.html') }),
  };
  return {
    ...common(browser, thirdParty),
    build: {
      target: browser.target,
      outDir: outOf(browser),
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: {
        input: { ...scripts, ...pages },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'shared/[name].js',
          // The parser names its .wasm by itself; it is the file that stands there anyway.
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.wasm')) ? 'grammars/[name][extname]' : 'assets/[name][extname]',
        },
      },
    },
  };
}

/** Both browsers have by themselves what the library gives older ones; in a page's script it would be a twentieth of the whole. A global of the page's own cannot stand in for either name. */
const withoutPolyfill = (browser: Browser): Plugin => ({
  name: 'reflens-without-polyfill',
  enforce: 'pre',
  resolveId: (id) => (id === 'webextension-polyfill' ? `\0${id}` : null),
  load: (id) => (id === '\0webextension-polyfill' ? `export default ${browser.name === 'chrome' ? 'chrome' : 'browser'};` : null),
});

/** One classic script of what runs in pages: `content` or `loader`. */
function pageScript(name: string, browser: Browser, thirdParty: ThirdParty): InlineConfig {
  const shared = common(browser, thirdParty);
  return {
    ...shared,
    plugins: [...(shared.plugins ?? []), withoutPolyfill(browser)],
    build: {
      target: browser.target,
      outDir: outOf(browser),
      emptyOutDir: false,
      rolldownOptions: {
        input: { [name]: join(source, name, 'main.ts') },
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  };
}

interface Manifest {
  readonly version: string;
  permissions: readonly string[];
  background: { service_worker?: string; scripts?: readonly string[]; type: string };
  minimum_chrome_version?: string;
}

const readManifest = (): Manifest => JSON.parse(readFileSync(join(root, 'manifest.json'), 'utf8')) as Manifest;

function writeManifest(browser: Browser): void {
  const manifest = readManifest();
  // Chrome's build keeps Firefox's keys, which Chrome ignores; the store checks of both browsers then accept it.
  if (browser.name === 'firefox') {
    const { scripts, type } = manifest.background;
    manifest.permissions = manifest.permissions.filter((permission) => permission !== 'offscreen');
    manifest.background = { ...(scripts && { scripts }), type };
    delete manifest.minimum_chrome_version;
  }
  writeFileSync(join(outOf(browser), 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** WebAssembly files begin with these bytes. */
const WASM_MAGIC = '\0asm';

function copyGrammars(browser: Browser): void {
  const require = createRequire(import.meta.url);
  const folder = join(outOf(browser), 'grammars');
  mkdirSync(folder, { recursive: true });
  for (const { file, package: name } of [RUNTIME, ...GRAMMARS]) {
    const path = require.resolve(`${name}/${file}`);
    if (readFileSync(path).toString('latin1', 0, WASM_MAGIC.length) !== WASM_MAGIC)
      throw new Error(`${path} is no WebAssembly file; is ${name} installed whole?`);
    copyFileSync(path, join(folder, file));
  }
}

/** A style sheet without comments and white space, as Vite writes those that it makes itself. Without targets: nothing is rewritten for older browsers. */
function minified(css: string): Uint8Array {
  return transform({ filename: 'content.css', code: Buffer.from(css), minify: true }).code;
}

async function buildFor(browser: Browser): Promise<void> {
  const thirdParty = new ThirdParty();
  await build(modules(browser, thirdParty));
  await build(pageScript('loader', browser, thirdParty));
  await build(pageScript('content', browser, thirdParty));
  thirdParty.write(outOf(browser));
  const sheets = ['content/content.css', 'styles/colours.css', '../ui/kinds.css'].map((file) => readFileSync(join(source, file), 'utf8'));
  writeFileSync(join(outOf(browser), 'content.css'), minified(sheets.join('\n')));
  cpSync(join(source, 'icons'), join(outOf(browser), 'icons'), { recursive: true, filter: (path) => !/\.(?:svg|mjs)$/.test(path) });
  copyGrammars(browser);
  writeManifest(browser);
  for (const file of [
    'background.js',
    'worker.js',
    'loader.js',
    'content.js',
    'content.css',
    'options.html',
    'popup.html',
    'first-run.html',
    'icons/128.png',
    NOTICES,
  ]) {
    if (!existsSync(join(outOf(browser), file))) throw new Error(`The build for ${browser.name} has no ${file}`);
  }
}

/** `vite build` builds one thing; this one builds all of them when it is asked for its only, empty module. */
function everyBrowser(): Plugin {
  const EMPTY = 'virtual:reflens';
  return {
    name: 'reflens-extension',
    resolveId: (id) => (id === EMPTY ? `\0${EMPTY}` : null),
    load: (id) => (id === `\0${EMPTY}` ? '' : null),
    async buildStart() {
      for (const browser of BROWSERS) await buildFor(browser);
    },
    generateBundle: (_options, bundle) => {
      for (const name of Object.keys(bundle)) delete bundle[name];
    },
  };
}

export default defineConfig({
  root,
  publicDir: false,
  build: { outDir: join(root, 'dist'), emptyOutDir: false, rolldownOptions: { input: 'virtual:reflens' } },
  plugins: [everyBrowser()],
});
