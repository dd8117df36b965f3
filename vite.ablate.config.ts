/** The engine with a switch in every question of `facts`, `matching` and `detection`, and the tool that turns one after the other off: `npm run ablate`. */
import { writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import type { Question } from './test/ablate/question.js';
import { withSwitches } from './test/ablate/switches.js';
import { withoutEval } from './vite.third-party.js';
import node, { completeFolder, OUT, ROOT } from './vite.node.config.js';

const out = join(OUT, 'ablate');
const SWITCHED = /^engine\/(?:facts|matching|detection)\//;

function switches(): Plugin {
  const questions: Question[] = [];
  return {
    name: 'reflens-switches',
    enforce: 'pre',
    transform(code, id) {
      const file = relative(ROOT, id).replaceAll(sep, '/');
      if (!SWITCHED.test(file) || !file.endsWith('.ts')) return null;
      const switched = withSwitches(file, code, questions.length);
      questions.push(...switched.questions);
      return { code: switched.text, map: null };
    },
    closeBundle() {
      writeFileSync(join(out, 'questions.json'), JSON.stringify(questions));
    },
  };
}

export default defineConfig({
  ...node,
  plugins: [switches(), withoutEval(() => true), completeFolder(join(out, 'node'))],
  build: {
    ...node.build,
    outDir: out,
    sourcemap: false,
    rolldownOptions: {
      input: {
        'node/index': 'engine/node/index.ts',
        'tools/ablate': 'test/ablate/main.ts',
        'tools/ablate-worker': 'test/ablate/worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'node/[name].js' },
    },
  },
});
