/** `npm run figures`: every figure that the engine is asked for, beside what is asked. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createDetector } from '../../engine/node/index.js';
import { figuresOf, type BenchmarkFigures } from '../accuracy/figures.js';
import { measuredSets, type MeasuredSet } from '../accuracy/sets.js';
import type { RunOptions } from '../accuracy/run.js';
import { gainFigures, scoreSet, setFigures, singleTypeFigures, type ScoredSet } from './accuracy-figures.js';
import { caseFigures } from './case-figures.js';
import { dangerFigures } from './danger-figures.js';
import { figureLine, headLine, valuesOf, type Figure, type Values } from './figure.js';
import { timeGrowth } from './growth.js';
import { sizeFigures } from './size-figures.js';
import { measureSets, timeFigures } from './time-figures.js';

/** In the order of work. Memory is measured before anything else took some. */
const PARTS = ['size', 'time', 'accuracy', 'cases', 'dangers', 'grow'] as const;
type Part = (typeof PARTS)[number];

const USAGE = `usage: npm run figures -- [--oracle DIR] [--corpus DIR] [--faults DIR] [--dangers DIR]
One line a figure: what is asked, what is aimed at, what it is now. A part called check is counted, and nothing of its commits is shown.
  --oracle DIR      accuracy and time on java-1 and java-2
  --reference DIR   their places, java-1.jsonl and java-2.jsonl (DIR/../reference of the oracle)
  --corpus DIR      accuracy and time on java, look and check
  --faults DIR      cases and grow: fault-cases.mjs judges DIR/cases, grow.mjs makes changes of any size
  --dangers DIR     bugs of engines, and approved refactorings, as npm run dangers -- --data takes them
  --only PART,…     of ${PARTS.join(', ')}
  --quick           samples of the commits, and no size that takes long
  --save FILE       write the figures as JSON
  --since FILE      what changed since such a file, and what was won on look for what was won on check
  --jobs N          worker threads of accuracy (2)`;

const { values: options } = parseArgs({
  options: {
    oracle: { type: 'string' },
    reference: { type: 'string' },
    corpus: { type: 'string' },
    faults: { type: 'string' },
    dangers: { type: 'string' },
    only: { type: 'string', default: PARTS.join(',') },
    quick: { type: 'boolean', default: false },
    save: { type: 'string' },
    since: { type: 'string' },
    jobs: { type: 'string', default: '2' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

/** Of the commits, with `--quick`, each so manieth. */
const SAMPLED = 8;

/** Milliseconds after which a commit is given up. */
const LIMIT_MS = 300_000;

/** Seconds that a size of a shape may take: what grows with its size is done long before. */
const GROWN_LIMIT = 120;
const QUICK_GROWN_LIMIT = 15;

/** What `--save` keeps. */
interface SavedFigures {
  /** A sample's figures are no whole set's. */
  readonly every: number;
  readonly figures: Values;
  readonly sets: Readonly<Record<string, BenchmarkFigures>>;
}

const every = options.quick ? SAMPLED : 1;
const tools = dirname(fileURLToPath(import.meta.url));
const print = (line: string): void => void process.stdout.write(`${line}\n`);

function readSince(file: string): SavedFigures {
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  const saved = JSON.parse(readFileSync(file, 'utf8')) as SavedFigures;
  if (saved.every !== every) throw new Error(`${file} was saved ${saved.every === 1 ? 'without' : 'with'} --quick.`);
  return saved;
}

function chosenSets(): readonly MeasuredSet[] {
  const { oracle, corpus } = options;
  return [
    ...(oracle === undefined ? [] : (measuredSets({ oracle, benchmark: 'java-1,java-2' }) ?? [])),
    ...(corpus === undefined ? [] : (measuredSets({ corpus, language: 'java' }) ?? [])),
  ];
}

async function scoreSets(
  sets: readonly MeasuredSet[],
  tell: (figures: readonly Figure[]) => void,
): Promise<ReadonlyMap<string, ScoredSet>> {
  const run: RunOptions = {
    worker: new URL('./accuracy-worker.js', import.meta.url),
    jobs: Number(options.jobs),
    limit: LIMIT_MS,
    budget: null,
    explain: false,
  };
  const { oracle } = options;
  const reference = options.reference ?? (oracle === undefined ? null : join(oracle, '..', 'reference'));
  const scored = new Map<string, ScoredSet>();
  for (const set of sets) {
    const one = await scoreSet(set, every, reference, run);
    scored.set(set.benchmark.name, one);
    tell(setFigures(one));
  }
  const parts = ['java look', 'java check'].flatMap((name) => scored.get(name)?.score ?? []);
  if (parts.length === 2) tell(singleTypeFigures(parts));
  return scored;
}

async function main(parts: readonly Part[]): Promise<void> {
  const { faults, dangers, save, since } = options;
  const sets = chosenSets();
  const then = since === undefined ? null : readSince(since).figures;
  const figures: Figure[] = [];
  const tell = (some: readonly Figure[]): void => {
    figures.push(...some);
    for (const figure of some) print(figureLine(figure, then));
  };
  print(headLine(then !== null));
  let scored: ReadonlyMap<string, ScoredSet> = new Map();
  if (parts.includes('size')) tell(sizeFigures('engine'));
  if (parts.includes('time') && sets.length > 0) tell(timeFigures(await measureSets(sets, every)));
  if (parts.includes('accuracy') && sets.length > 0) {
    scored = await scoreSets(sets, tell);
    if (then) tell(gainFigures(valuesOf(figures), then));
  }
  if (parts.includes('cases') && faults !== undefined) tell(caseFigures(join(faults, 'fault-cases.mjs'), join(faults, 'cases')));
  if (parts.includes('dangers') && dangers !== undefined) tell(await dangerFigures(await createDetector(), dangers));
  if (parts.includes('grow') && faults !== undefined) {
    const limit = options.quick ? QUICK_GROWN_LIMIT : GROWN_LIMIT;
    const wishes = { cli: join(tools, '..', 'node', 'cli.js'), program: join(faults, 'grow.mjs'), limit };
    await timeGrowth(wishes, (figure) => tell([figure]));
  }
  if (save !== undefined) {
    const kept = [...scored].map(([name, { score, locations }]) => [name, figuresOf(score, locations, undefined)] as const);
    const saved: SavedFigures = { every, figures: valuesOf(figures), sets: Object.fromEntries(kept) };
    writeFileSync(save, `${JSON.stringify(saved, null, 1)}\n`);
  }
}

const isPart = (name: string): name is Part => PARTS.some((part) => part === name);
const wanted = options.only.split(',');
if (options.help || !wanted.every(isPart)) {
  print(USAGE);
  process.exitCode = options.help ? 0 : 2;
} else await main(wanted.filter(isPart));
