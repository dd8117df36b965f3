/** `npm run bench:page`: how long Reflens holds the thread of a page of 300 files and 40,000 lines, and how much memory it takes there. Processor time, so that a busy machine disturbs less. `--split` for two columns, `--generation` for another generation of the page.
 * With `--opening`, how soon a small page has its first mark instead; `--extension DIR` (several times) compares builds in one run. */
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { provideChromium } from '../browsers/provide.js';
import { projectFolder } from '../github/project.js';
import type { Generation } from '../github/settings.js';
import { FILES, shownFiles, LargePage, LINES } from './large-page.js';
import { length, measure, type Step } from './measure.js';
import { measureOpening } from './opening.js';

const GENERATIONS: readonly Generation[] = ['classic', 'react-v1', 'react-v2'];

const { values: options } = parseArgs({
  options: {
    split: { type: 'boolean', default: false },
    generation: { type: 'string', default: 'react-v2' },
    opening: { type: 'boolean', default: false },
    extension: { type: 'string', multiple: true },
  },
});

const ms = (value: number): string => `${value.toFixed(0)} ms`;

function line({ name, tasks, ours }: Step): string {
  const [longest] = tasks;
  if (!longest) return `  ${name.padEnd(36)} none`;
  const { parts } = longest;
  const layout = `style ${ms(parts.style)}, layout ${ms(parts.layout)}, paint ${ms(parts.paint)}`;
  const freed = Math.max(...tasks.map((task) => task.parts.collection));
  return `  ${name.padEnd(36)} ${ms(length(longest)).padStart(7)} ${ms(ours).padStart(7)}   ${layout}${freed > 1 ? `; beside it, freeing memory ${ms(freed)}` : ''}`;
}

const generation = GENERATIONS.find((one) => one === options.generation);
const chromium = provideChromium();
if (!generation) {
  process.stderr.write(`--generation is one of ${GENERATIONS.join(', ')}\n`);
  process.exitCode = 2;
} else if (chromium === null) process.exitCode = 1;
else if (options.opening) {
  process.env['CHROMIUM_PATH'] = chromium;
  const built = options.extension?.map((folder) => resolve(folder)) ?? [join(projectFolder(), 'dist/chrome')];
  process.stdout.write(`from the request to the first mark of a commit whose results are kept; load ${loadavg()[0]?.toFixed(1) ?? ''}\n`);
  for (const { extension, awake, asleep, soft } of await measureOpening(built))
    process.stdout.write(`  ${extension}: ${ms(awake)}, with the background asleep ${ms(asleep)}, by soft navigation ${ms(soft)}\n`);
} else {
  process.env['CHROMIUM_PATH'] = chromium;
  const large = await LargePage.start(join(projectFolder(), 'dist/chrome'));
  try {
    const view = { generation, diffView: options.split ? 'split' : 'unified' } as const;
    const { without, steps, firstMark, memory } = await measure(large, view);
    process.stdout.write(
      `${FILES} files, ${LINES.toLocaleString('en')} lines, ${shownFiles(generation)} files shown; ${view.generation}, ${view.diffView}; load ${loadavg()[0]?.toFixed(1) ?? ''}\n`,
    );
    process.stdout.write(
      'longest task of the page’s thread, processor time, everything that was done in it; the longest of our scripts alone; what the browser did in the first:\n',
    );
    for (const step of [without, ...steps]) process.stdout.write(`${line(step)}\n`);
    process.stdout.write(`first mark ${ms(firstMark)} after the list; memory ${(memory / 1e6).toFixed(1)} MB\n`);
  } finally {
    await large.close();
  }
}
