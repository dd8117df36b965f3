// What the built folders hold and ask for. The check of Firefox's store is a step of its own in `npm test`.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { GRAMMARS, RUNTIME } from '../../wasm/grammars.js';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/** Bytes that Reflens adds to a page of GitHub, compressed. */
const LARGEST_CONTENT_SCRIPT = 60_000;

interface Manifest {
  readonly permissions: readonly string[];
  readonly host_permissions: readonly string[];
  readonly background: Readonly<Record<string, unknown>>;
  readonly content_security_policy: unknown;
  readonly content_scripts: readonly { readonly matches: readonly string[]; readonly all_frames?: boolean; readonly world?: string }[];
}

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
    expect(parts.content_security_policy).toEqual({ extension_pages: "script-src 'self' 'wasm-unsafe-eval'; object-src 'self'" });
    expect(parts.content_scripts.map(({ matches, all_frames: frames, world }) => [matches, frames, world])).toEqual([
      [['https://github.com/*'], undefined, undefined],
    ]);
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
    const script = (await read('content.js')).toString();
    expect(script).not.toMatch(/\bfetch\(|XMLHttpRequest|EventSource|WebSocket|sendBeacon/);
  });

  it('adds little to a page', async () => {
    expect(gzipSync(await read('content.js')).length + gzipSync(await read('content.css')).length).toBeLessThan(LARGEST_CONTENT_SCRIPT);
  });
});
