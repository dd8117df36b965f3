// What the built folders hold and ask for. The check of Firefox's store is a step of its own in `npm test`.
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { GRAMMARS, RUNTIME } from '../../wasm/grammars.js';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/** Bytes, not compressed, that Reflens adds to every page of GitHub: a browser reads them before it reads the page. */
const LARGEST_LOADER = 4 * 1024;

/**
 * Bytes that Reflens adds to a page that shows a change, compressed: script and style sheet. They had 59.2 KiB when the loader took them from the other pages; room for
 * moved lines in any language, and no more: what is parsed there still comes before the first mark.
 */
const LARGEST_CONTENT_SCRIPT = 72 * 1024;

/** Bytes, not compressed, of the settings page's scripts. They show every type of refactoring; with the detectors, which they do not need, they had 450,000. */
const LARGEST_SETTINGS = 100_000;

interface Manifest {
  readonly permissions: readonly string[];
  readonly host_permissions: readonly string[];
  readonly background: Readonly<Record<string, unknown>>;
  readonly content_security_policy: unknown;
  readonly content_scripts: readonly {
    readonly matches: readonly string[];
    readonly js: readonly string[];
    readonly css?: readonly string[];
    readonly all_frames?: boolean;
    readonly world?: string;
  }[];
}

/** The names in a package's notices, each with what stands below it. */
async function notices(folder: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(`${dist}${folder}/THIRD-PARTY-NOTICES.txt`, 'utf8');
  const entries = text.replace(/^.*\n\n/, '').split(`\n\n${'-'.repeat(80)}\n\n`);
  return new Map(entries.map((entry) => [entry.slice(0, entry.indexOf(' ')), entry]));
}

const nameOf = (path: string): string | undefined => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];

const grammars = [RUNTIME, ...GRAMMARS].map(({ package: name }) => name);

describe.each(['chrome', 'firefox', 'node'])('the package %s', (folder) => {
  it('has the licences of what it is made of', async () => {
    for (const [name, entry] of await notices(folder)) {
      expect(entry, name).toMatch(/^\S+ \d+\.\d+\.\d+\S* \([\w.-]+\)\n/);
      expect(entry, name).toMatch(/Permission (?:is hereby granted|to use)|Apache License|Mozilla Public License/);
    }
  });

  it('evaluates no text', async () => {
    const scripts = (await readdir(`${dist}${folder}`, { recursive: true })).filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(2);
    for (const file of scripts)
      expect(await readFile(`${dist}${folder}/${file}`, 'utf8'), file).not.toMatch(/(?<![.\w$])(?:eval\(|new Function\()/);
  });
});

it('the package for Node names everybody whose code its source maps know', async () => {
  const maps = (await readdir(`${dist}node`)).filter((file) => file.endsWith('.js.map'));
  const sources = await Promise.all(
    maps.map(async (file) => (JSON.parse(await readFile(`${dist}node/${file}`, 'utf8')) as { sources: string[] }).sources),
  );
  const bundled = new Set([...sources.flat().map(nameOf), ...grammars].filter((name) => name !== undefined));
  expect(bundled.size).toBeGreaterThan(grammars.length + 5);
  expect([...(await notices('node')).keys()].sort()).toEqual([...bundled].sort());
});

describe.each(['chrome', 'firefox'] as const)('the build for %s', (browser) => {
  const read = (file: string): Promise<Buffer> => readFile(`${dist}${browser}/${file}`);
  const manifest = async (): Promise<Manifest> => JSON.parse((await read('manifest.json')).toString()) as Manifest;

  it('asks for the smallest permissions that work', async () => {
    const { permissions, host_permissions: hosts } = await manifest();
    expect(permissions).toEqual(
      browser === 'chrome' ? ['activeTab', 'storage', 'offscreen', 'scripting'] : ['activeTab', 'storage', 'scripting'],
    );
    expect(hosts).toEqual(['https://github.com/*', 'https://api.github.com/*', 'https://raw.githubusercontent.com/*']);
  });

  it('lets nobody talk to it or load parts of it, and runs no script but its own', async () => {
    const parts = await manifest();
    for (const open of ['externally_connectable', 'web_accessible_resources', 'sandbox', 'update_url'])
      expect(Object.keys(parts)).not.toContain(open);
    // Servers that the reader allows may be any: their names are not known when this is written.
    expect(parts.content_security_policy).toEqual({
      extension_pages:
        "script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; connect-src 'self' https:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    });
    expect(parts.content_scripts.map(({ matches, all_frames: frames, world }) => [matches, frames, world])).toEqual([
      [['https://github.com/*'], undefined, undefined],
    ]);
  });

  it('names everybody whose code it has', async () => {
    const face = JSON.parse(await readFile(`${dist}../package.json`, 'utf8')) as { dependencies: Record<string, string> };
    const { dependencies } = face;
    // Of the client for GitHub's API the package is a list of others.
    const names = new Set((await notices(browser)).keys());
    expect([...Object.keys(dependencies), ...grammars, '@octokit/core', '@preact/signals-core'].filter((name) => !names.has(name))).toEqual(
      [],
    );
  });

  it('has a background of its browser’s kind', async () => {
    const { background } = await manifest();
    if (browser === 'chrome') expect(background.service_worker).toBe('background.js');
    else expect(background).toEqual({ scripts: ['background.js'], type: 'module' });
  });

  it('carries the parser and every grammar', async () => {
    for (const { file } of [RUNTIME, ...GRAMMARS]) expect((await read(`grammars/${file}`)).toString('latin1', 0, 4)).toBe('\0asm');
  });

  it('asks for nothing from within a page', async () => {
    const script = `${(await read('loader.js')).toString()}${(await read('content.js')).toString()}`;
    expect(script).not.toMatch(/\bfetch\(|XMLHttpRequest|EventSource|WebSocket|sendBeacon/);
  });

  it('loads no detector for the settings', async () => {
    const loaded = new Set(['options.js']);
    let size = 0;
    for (const file of loaded) {
      const text = (await read(file)).toString();
      size += text.length;
      for (const [, path = ''] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g))
        loaded.add(file.includes('/') ? `shared/${path}` : path);
    }
    expect(loaded.size).toBeGreaterThan(3);
    expect(size).toBeLessThan(LARGEST_SETTINGS);
  });

  it('adds next to nothing to pages that show no change', async () => {
    const { content_scripts: scripts } = await manifest();
    expect(scripts.map(({ js, css }) => [js, css])).toEqual([[['loader.js'], undefined]]);
    expect((await read('loader.js')).length).toBeLessThanOrEqual(LARGEST_LOADER);
  });

  it('adds little to a page that shows one', async () => {
    expect(gzipSync(await read('content.js')).length + gzipSync(await read('content.css')).length).toBeLessThan(LARGEST_CONTENT_SCRIPT);
  });
});
