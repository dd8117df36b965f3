import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { ThirdParty, withoutEval } from './vite.third-party.js';
import { BUNDLED } from './vite.node.config.js';
import { GRAMMARS, RUNTIME } from './wasm/grammars.js';

const root = dirname(fileURLToPath(import.meta.url));
const out = join(root, 'action', 'dist');

const thirdParty = new ThirdParty();

/** What the bundle reads, and who made it: a runner has nothing but this folder. */
function completeFolder(): Plugin {
  return {
    name: 'reflens-action-folder',
    closeBundle() {
      const require = createRequire(import.meta.url);
      mkdirSync(join(out, 'grammars'), { recursive: true });
      for (const { file, package: name } of [RUNTIME, ...GRAMMARS])
        copyFileSync(require.resolve(`${name}/${file}`), join(out, 'grammars', file));
      writeFileSync(join(out, 'package.json'), '{ "type": "module" }\n');
      thirdParty.write(out);
    },
  };
}

/** The GitHub Action, as one folder. It is not committed but for releases: .github/workflows/release.yml. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: out,
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: { main: join(root, 'action/main.ts'), 'detect-worker': join(root, 'engine/node/detect-worker.ts') },
      // Flat: shared code finds the grammars, and the worker, by its own address.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: BUNDLED },
  plugins: [withoutEval(), thirdParty.collect(), completeFolder()],
});
