/** Figures of time and memory, in this process. They want a quiet machine, and a process that did nothing before. */
import { chosenOf, type MeasuredSet } from '../accuracy/sets.js';
import type { Measurement } from '../bench/measure.js';
import { bySize, measureAll } from '../bench/run.js';
import { distribution, ratios } from '../bench/statistics.js';
import { atMost, type Figure } from './figure.js';

/** The set whose whole time is compared with parsing. */
const COMPARED_SET = 'java-1';

const WHOLE_TO_PARSING = atMost(2.5, 1.8);

/** What the engine is given for a commit, and what it may take with what is left to do when the time is up. */
const BUDGET_MS = 20_000;
const LONGEST = atMost(25);

/** What one process may take for all commits, one after the other. */
const MEMORY = atMost(700);

/** The figures of sets' measurements, each with its set's name. */
export function timeFigures(measured: ReadonlyMap<string, readonly Measurement[]>): Figure[] {
  const compared = measured.get(COMPARED_SET) ?? [];
  const totals = ratios(distribution(compared.map(({ total }) => total)), distribution(compared.map(({ parsingAlone }) => parsingAlone)));
  const all = [...measured].flatMap(([set, some]) => some.map((one) => ({ set, ...one })));
  const longest = all.reduce<(typeof all)[number] | null>((one, other) => (one && one.total >= other.total ? one : other), null);
  const peak = Math.max(0, ...all.map(({ peakMemory }) => peakMemory));
  const sets = [...measured.keys()].join(', ');
  return [
    {
      name: `${COMPARED_SET}: whole / parsing, in all`,
      form: 'times',
      now: compared.length === 0 ? null : totals.total,
      ...WHOLE_TO_PARSING,
      note: `${compared.length} commits`,
    },
    {
      name: `longest commit, budget ${BUDGET_MS / 1000} s`,
      form: 'seconds',
      now: longest && longest.total / 1000,
      ...LONGEST,
      note: longest ? `in ${longest.set}, of ${sets}` : '',
    },
    { name: 'largest memory', form: 'MiB', now: all.length === 0 ? null : peak / 2 ** 20, ...MEMORY, note: `of ${sets}` },
  ];
}

/** Measures every N-th commit of each set by size. */
export async function measureSets(sets: readonly MeasuredSet[], every: number): Promise<ReadonlyMap<string, readonly Measurement[]>> {
  const measured = new Map<string, readonly Measurement[]>();
  for (const set of sets) {
    const commits = bySize(set.folder, chosenOf(set, undefined), every);
    measured.set(set.benchmark.name, await measureAll(set.folder, commits, { budget: BUDGET_MS, explain: false }));
  }
  return measured;
}
