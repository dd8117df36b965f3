/** `npm run fuzz`, the engine's half: analyses changes that nobody would make, and keeps those that it does not take well. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Change } from '../../engine/api.js';
import { Random } from '../support/random.js';
import type { Fault } from './faults.js';
import { mutatedChange } from './mutate.js';
import { reduceChange } from './reduce.js';
import { Runner } from './runner.js';
import { shapeChange } from './shapes.js';

const USAGE = `usage: npm run fuzz:engine -- [--seconds NUMBER] [--seed NUMBER]
Analyses spoilt texts and pathological shapes. Wrong is: an exception, more than twice the budget, more than 1 GiB, a result that is no plain JSON,
places outside of their files, a file that is not in the result, a budget that ran out without a word.
  --seconds NUMBER   for so long (default: 600)
  --seed NUMBER      the same changes for the same number (default: 1)
  --texts DIR        Java files to spoil, with those in folders below; may be given several times (default: test/cases)
  --budget NUMBER    milliseconds that the engine may take for a change (default: 5000)
  --only WHICH       texts or shapes
  --reduce NUMBER    seconds for making a failing change small (default: 60)
  --out DIR          where failing changes are kept, as JSON: { before, after, renames } (default: .cache/fuzz)
  --again FILE       analyses a kept change instead; may be given several times`;

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
    texts: { type: 'string', multiple: true, default: ['test/cases'] },
    budget: { type: 'string', default: '5000' },
    only: { type: 'string' },
    reduce: { type: 'string', default: '60' },
    out: { type: 'string', default: '.cache/fuzz' },
    again: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

/** Characters of a text that is spoilt: larger ones cost time and say nothing more. */
const LONGEST_TEXT = 60_000;

/** Seconds between two lines that tell how far it is. */
const REPORT_EVERY = 60;

function javaFilesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.java'));
  return files.map((path) => join(folder, path)).filter((path) => statSync(path).isFile() && statSync(path).size <= LONGEST_TEXT);
}

const keyOf = ({ kind, detail }: Fault): string => (kind === 'missing file' ? kind : `${kind}: ${detail}`);

const runner = new Runner(new URL('fuzz-worker.js', import.meta.url), Number(options.budget));
const found = new Map<string, { count: number; file: string }>();

async function keep(change: Change, fault: Fault, name: string): Promise<void> {
  const key = keyOf(fault);
  const known = found.get(key);
  if (known && fault.kind !== 'slow') {
    known.count++;
    return;
  }
  const end = performance.now() + Number(options.reduce) * 1000;
  const small = await reduceChange(
    change,
    async (smaller) => (await runner.run(smaller)).some((one) => keyOf(one) === key),
    () => performance.now() > end,
  );
  mkdirSync(options.out, { recursive: true });
  const file = join(options.out, `${name}-${fault.kind.replaceAll(' ', '-')}.json`);
  writeFileSync(file, `${JSON.stringify(small)}\n`);
  found.set(key, { count: (known?.count ?? 0) + 1, file });
  process.stdout.write(`${file}: ${key}\n`);
}

async function fuzz(): Promise<void> {
  const files = options.texts.flatMap(javaFilesIn).sort();
  if (files.length === 0) throw new Error('There is no Java file in the folders given.');
  const random = new Random(Number(options.seed));
  const started = performance.now();
  const seconds = (): number => (performance.now() - started) / 1000;
  let count = 0;
  for (let told = 0; seconds() < Number(options.seconds); count++) {
    const own = new Random(random.below(2 ** 32));
    const isShape = options.only === undefined ? count % 2 === 0 : options.only === 'shapes';
    const texts = Array.from({ length: 4 }, () => readFileSync(own.pick(files), 'utf8'));
    const change = isShape ? shapeChange(own) : mutatedChange(own, texts);
    for (const fault of await runner.run(change)) await keep(change, fault, `${options.seed}-${count}`);
    if (seconds() - told > REPORT_EVERY) {
      told = seconds();
      process.stdout.write(`${Math.round(told)} s, ${count + 1} changes, ${found.size} kinds of faults\n`);
    }
  }
  process.stdout.write(`${count} changes in ${Math.round(seconds())} s, ${found.size} kinds of faults\n`);
}

async function again(): Promise<void> {
  for (const file of options.again) {
    const started = performance.now();
    const faults = await runner.run(JSON.parse(readFileSync(file, 'utf8')) as Change);
    for (const fault of faults) found.set(keyOf(fault), { count: 1, file });
    process.stdout.write(`${file}: ${Math.round(performance.now() - started)} ms, ${faults.map(keyOf).join(', ') || 'well'}\n`);
  }
}

if (options.help) process.stdout.write(`${USAGE}\n`);
else {
  await (options.again.length > 0 ? again() : fuzz());
  for (const [key, { count, file }] of found) process.stdout.write(`${String(count).padStart(5)}  ${key}  ${file}\n`);
  process.exitCode = found.size > 0 ? 1 : 0;
}
runner.close();
