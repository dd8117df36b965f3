// github.githubassets.com: the page's script, bundled from `client/` when first asked for, and its style sheet.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { text, type Reply } from './exchange.js';

/** Assets are loaded across origins, as GitHub's are. */
const HEADERS = { 'access-control-allow-origin': '*', 'cache-control': 'no-cache' };

/** Serves the assets of one server. */
export class Assets {
  #script: Promise<string> | null = null;

  /** The asset at a path of the host, or 404. */
  async answer(path: string): Promise<Reply> {
    if (path === '/assets/main.js') {
      this.#script ??= bundle(join(sourceFolder(), 'client', 'main.ts'));
      return { status: 200, headers: { ...HEADERS, 'content-type': 'text/javascript; charset=utf-8' }, body: await this.#script };
    }
    if (path === '/assets/github.css') {
      const css = await Promise.all(
        ['theme.css', 'page.css', 'diff.css'].map((name) => readFile(join(sourceFolder(), 'styles', name), 'utf8')),
      );
      return { status: 200, headers: { ...HEADERS, 'content-type': 'text/css; charset=utf-8' }, body: css.join('\n') };
    }
    return text(404, 'Not Found\n', HEADERS);
  }
}

/** `test/github/` of the project, from the sources as well as from the bundled tool in `dist/`. */
function sourceFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const candidate = join(folder, 'test', 'github');
    if (existsSync(join(candidate, 'client', 'main.ts'))) return candidate;
    if (folder === dirname(folder)) throw new Error('the sources of the stand-in (test/github) were not found');
  }
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
