// github.githubassets.com: the page's script, bundled from `client/` when first asked for, and its style sheet.
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectFolder } from './project.js';
import { text, type Reply } from './exchange.js';

/** Assets are loaded across origins, as GitHub's are. */
const HEADERS = { 'access-control-allow-origin': '*', 'cache-control': 'no-cache' };

/** Serves the assets of one server. */
export class Assets {
  #script: Promise<string> | null = null;

  /** Bundles the script, so that the first page does not have to wait for it. */
  prepare(): Promise<string> {
    this.#script ??= bundle(join(projectFolder(), 'test', 'github', 'client', 'main.ts'));
    return this.#script;
  }

  /** The asset at a path of the host, or 404. */
  async answer(path: string): Promise<Reply> {
    if (path === '/assets/main.js') {
      return { status: 200, headers: { ...HEADERS, 'content-type': 'text/javascript; charset=utf-8' }, body: await this.prepare() };
    }
    if (path === '/assets/github.css') {
      return { status: 200, headers: { ...HEADERS, 'content-type': 'text/css; charset=utf-8' }, body: await styles() };
    }
    return text(404, 'Not Found\n', HEADERS);
  }
}

async function styles(): Promise<string> {
  const read = (name: string): Promise<string> => readFile(join(projectFolder(), 'test', 'github', 'styles', name), 'utf8');
  const dark = await read('theme-dark.css');
  const following = `@media (prefers-color-scheme: dark) {\n${dark.replace("[data-color-mode='dark']", "[data-color-mode='auto']")}}`;
  return [await read('theme.css'), dark, following, await read('themes.css'), await read('page.css'), await read('diff.css')].join('\n');
}

async function bundle(entry: string): Promise<string> {
  const { build } = await import('vite');
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: dirname(entry),
    define: { 'process.env.NODE_ENV': '"production"' },
    // Under a test runner Vite would take the development form, which React's production build does not have.
    oxc: { jsx: { development: false } },
    build: { write: false, minify: false, target: 'es2022', modulePreload: false, lib: { entry, formats: ['es'], fileName: 'main' } },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunk = outputs.flatMap((output) => ('output' in output ? output.output : [])).find((one) => one.type === 'chunk' && one.isEntry);
  if (chunk?.type !== 'chunk') throw new Error('bundling the page script gave no script');
  return chunk.code;
}
