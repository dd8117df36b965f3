import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { defineConfig, type Plugin } from 'vite';
import { ThirdParty, withoutEval } from './vite.third-party.js';
import { GRAMMARS, RUNTIME } from './wasm/grammars.js';

const root = dirname(fileURLToPath(import.meta.url));
const out = join(root, 'dist');
export { root as ROOT, out as OUT };

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

/** What this build makes, by its path below `dist/`. */
const ENTRIES: Readonly<Record<string, string>> = {
  'node/index': 'engine/node/index.ts',
  'node/cli': 'engine/node/cli.ts',
  'node/detect-worker': 'engine/node/detect-worker.ts',
  'tools/accuracy': 'test/accuracy/main.ts',
  'tools/accuracy-worker': 'test/accuracy/worker.ts',
  'tools/bench': 'test/bench/main.ts',
  'tools/baseline': 'test/baseline/main.ts',
  'tools/figures': 'test/figures/main.ts',
  'tools/reading': 'test/reading/main.ts',
  'tools/reading-worker': 'test/reading/worker.ts',
  'tools/explain': 'test/explain/main.ts',
  'tools/moved': 'test/moved/main.ts',
  'tools/receipts': 'test/receipts/main.ts',
  'tools/purity': 'test/purity/main.ts',
  'tools/dangers': 'test/dangers/main.ts',
  'tools/opportunities': 'test/opportunities/main.ts',
  'tools/api': 'test/api/main.ts',
  'tools/calibrate': 'test/calibrate/main.ts',
  'tools/serve': 'test/github/main.ts',
  'tools/demo': 'test/demo.ts',
  'tools/browsers': 'test/browsers/main.ts',
  'tools/screenshots': 'test/screenshots/main.ts',
  'tools/page-bench': 'test/page-bench/main.ts',
  'tools/releases': 'test/releases/main.ts',
  'tools/reduce': 'test/reduce/main.ts',
  'tools/differential': 'test/differential/main.ts',
  'tools/fuzz': 'test/fuzz/main.ts',
  'tools/fuzz-worker': 'test/fuzz/worker.ts',
};

/** The library's public face, below `engine/`. */
const PUBLIC_FACE = 'node/index';

/** The declarations of a module and of all that they import, by path below `engine/`. Everything a stranger's compiler asks for is there. */
function declarationsFrom(path: string, made = new Map<string, string>()): ReadonlyMap<string, string> {
  if (made.has(path)) return made;
  const { outputText } = ts.transpileDeclaration(readFileSync(join(root, 'engine', `${path}.ts`), 'utf8'), { fileName: `${path}.ts` });
  made.set(path, outputText);
  for (const [, imported = ''] of outputText.matchAll(/from '(\.[^']+)\.js'/g))
    declarationsFrom(posix.join(posix.dirname(path), imported), made);
  return made;
}

const thirdParty = new ThirdParty();
const isPackaged = (fileName: string): boolean => fileName.startsWith('node/');

/** Makes a package of `dist/node`: the grammars next to the library, which reads them from there, declarations, and an executable command line. */
export function completeFolder(folder = join(out, 'node')): Plugin {
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  return {
    name: 'reflens-node-folder',
    closeBundle() {
      const require = createRequire(import.meta.url);
      mkdirSync(join(folder, 'grammars'), { recursive: true });
      for (const { file, package: name } of [RUNTIME, ...GRAMMARS])
        copyFileSync(require.resolve(`${name}/${file}`), join(folder, 'grammars', file));

      rmSync(join(folder, 'types'), { recursive: true, force: true });
      for (const [path, text] of declarationsFrom(PUBLIC_FACE)) write(`types/${path}.d.ts`, text);
      write('index.d.ts', "export * from './types/node/index.js';\n");
      const face = {
        name: 'reflens',
        version,
        private: true,
        type: 'module',
        exports: './index.js',
        types: './index.d.ts',
        bin: { reflens: './cli.js' },
      };
      write('package.json', `${JSON.stringify(face, null, 2)}\n`);

      // The command line's help leads there.
      write('docs/json.md', readFileSync(join(root, 'docs/json.md'), 'utf8'));
      thirdParty.write(folder);
      const cli = join(folder, 'cli.js');
      if (existsSync(cli)) chmodSync(cli, 0o755);
    },
  };
}

/** Packages that become part of what is built, so that it works wherever it is copied to. */
export const BUNDLED = [
  'web-tree-sitter',
  /^@octokit\//,
  'before-after-hook',
  'bottleneck',
  'content-type',
  'json-with-bigint',
  'universal-user-agent',
];

/** The engine for Node, the command line, and the tools that measure. `vite.config.ts` builds the extension. */
export default defineConfig({
  publicDir: false,
  define: { REFLENS_VERSION: JSON.stringify(version) },
  build: {
    ssr: true,
    target: 'node20',
    outDir: out,
    // The extension's builds stand in the same folder.
    emptyOutDir: false,
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(Object.entries(ENTRIES).filter(([, file]) => existsSync(join(root, file)))),
      output: {
        entryFileNames: '[name].js',
        // One folder for shared code, the library's own: it finds the grammars by its own address.
        chunkFileNames: 'node/[name].js',
      },
    },
  },
  // Bundled, so that dist/node works wherever it is copied to.
  ssr: {
    noExternal: BUNDLED,
  },
  plugins: [withoutEval(isPackaged), thirdParty.collect(isPackaged), completeFolder()],
});
