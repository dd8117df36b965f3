/** `npm run bench`: how long the engine takes on real commits, stage by stage, against parsing alone and against a peer. */
import { parseArgs } from 'node:util';
import { loadFigures, saveFigures } from '../accuracy/figures.js';
import { chosenOf, measuredSets, refuseToShow, SET_OPTIONS, type MeasuredSet } from '../accuracy/sets.js';
import { STAGES, wasmMemory, type Measurement } from './measure.js';
import { runPeer } from './peer.js';
import { bySize, measureAll, warmUpCommits } from './run.js';
import { distribution, ratios, type Distribution } from './statistics.js';

const USAGE = `usage: npm run bench -- --oracle DIR [--benchmark NAME[,NAME…|all]]     whose commits (java-1)
       npm run bench -- --corpus DIR [--language NAME] [--part look|check]     a part called check is counted, and nothing of its commits is shown
  --commit SHA       only commits whose id begins so
  --every N          only every Nth commit, by size
  --budget MS        the engine's time budget per commit (none)
  --explain          with the explained lines, which the page asks for and the peer has not
  --peer COMMAND     run "COMMAND commits DIR" on the same commits and print the ratios
  --save             write docs/figures.json`;

const { values: options } = parseArgs({
  options: {
    ...SET_OPTIONS,
    benchmark: { type: 'string', default: 'java-1' },
    commit: { type: 'string' },
    every: { type: 'string', default: '1' },
    budget: { type: 'string' },
    peer: { type: 'string' },
    explain: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const SLOWEST_SHOWN = 10;

/** What `docs/figures.json` keeps, in milliseconds and MiB. */
interface SpeedFigures {
  readonly commits: number;
  readonly whole: Distribution;
  readonly toParsingAlone: Distribution;
  readonly toPeer?: Distribution;
  readonly peakMemoryMiB: number;
}

const print = (line: string): boolean => process.stdout.write(`${line}\n`);
const mebibytes = (bytes: number): number => Math.round(bytes / 2 ** 20);
const rounded = (figures: Distribution, digits: number): Distribution => {
  const round = (value: number): number => Number(value.toFixed(digits));
  return { median: round(figures.median), p95: round(figures.p95), max: round(figures.max), total: round(figures.total) };
};

function row(name: string, figures: Distribution, digits: number): string {
  const cells = [figures.median, figures.p95, figures.max, figures.total].map((value) => value.toFixed(digits).padStart(10));
  return `${name.padEnd(24)}${cells.join('')}`;
}

/** The commit at which the process grew to its final size. */
function largest(measurements: readonly Measurement[]): Measurement | undefined {
  const peak = Math.max(...measurements.map((measurement) => measurement.peakMemory));
  return measurements.find((measurement) => measurement.peakMemory === peak);
}

/** Prints what was measured; no commit by name where they are only counted. */
function report({ benchmark, isCountedOnly }: MeasuredSet, measurements: readonly Measurement[]): SpeedFigures {
  const saved = (loadFigures()['speed'] as Record<string, SpeedFigures> | undefined)?.[benchmark.name];
  const whole = distribution(measurements.map(({ total }) => total));
  const alone = distribution(measurements.map(({ parsingAlone }) => parsingAlone));
  const peak = Math.max(0, ...measurements.map((measurement) => measurement.peakMemory));

  print(
    `${benchmark.name}: ${measurements.length} commits${measurements.some((m) => m.hitTimeout) ? `, ${measurements.filter((m) => m.hitTimeout).length} over budget` : ''}`,
  );
  print(`${'milliseconds'.padEnd(24)}${['median', 'p95', 'max', 'total'].map((title) => title.padStart(10)).join('')}`);
  for (const stage of STAGES) print(row(stage, distribution(measurements.map(({ stages }) => stages[stage])), 1));
  print(row('whole', whole, 1));
  if (saved) print(row('  saved', saved.whole, 1));
  print(row('parsing alone', alone, 1));
  print(row('whole / parsing alone', ratios(whole, alone), 2));
  print(
    `memory: peak ${mebibytes(peak)} MiB${isCountedOnly ? '' : ` at ${name(largest(measurements) ?? { project: '?', sha1: '?' })}`}, WASM ${mebibytes(wasmMemory())} MiB of it`,
  );
  if (!isCountedOnly) printSlowest(measurements);
  return {
    commits: measurements.length,
    whole: rounded(whole, 1),
    toParsingAlone: rounded(ratios(whole, alone), 3),
    peakMemoryMiB: mebibytes(peak),
  };
}

const name = ({ project, sha1 }: Pick<Measurement, 'project' | 'sha1'>): string => `${project}/${sha1.slice(0, 8)}`;

function printSlowest(measurements: readonly Measurement[]): void {
  print('slowest:');
  for (const measurement of [...measurements].sort((a, b) => b.total - a.total).slice(0, SLOWEST_SHOWN)) {
    const stages = STAGES.map((stage) => `${stage} ${measurement.stages[stage].toFixed(0)}`).join(', ');
    print(
      `  ${name(measurement).padEnd(32)}${measurement.total.toFixed(0).padStart(8)} ms  ${(measurement.total / measurement.parsingAlone).toFixed(1).padStart(6)} x parsing  (${stages})`,
    );
  }
}

/** Compares on the commits that the peer managed. */
function reportPeer(measurements: readonly Measurement[], peerTimes: ReadonlyMap<string, number>): Distribution {
  const common = measurements.filter(({ sha1 }) => peerTimes.has(sha1));
  const ours = distribution(common.map(({ total }) => total));
  const theirs = distribution(common.map(({ sha1 }) => peerTimes.get(sha1) ?? 0));
  print(
    `the peer, on ${common.length} commits${common.length < measurements.length ? ` (it failed on ${measurements.length - common.length})` : ''}`,
  );
  print(row('ours', ours, 1));
  print(row('peer', theirs, 1));
  print(row('ours / peer', ratios(ours, theirs), 3));
  return rounded(ratios(ours, theirs), 4);
}

async function benchSet(set: MeasuredSet): Promise<void> {
  const { peer } = options;
  const { folder, benchmark } = set;
  // The peer says what it does with each commit.
  if (peer !== undefined) refuseToShow(folder, '--peer');
  const commits = bySize(folder, chosenOf(set, options.commit), Number(options.every));
  if (commits.length === 0) throw new Error('No commit is left to measure.');
  const warmUp = warmUpCommits(commits);
  const budget = options.budget === undefined ? null : Number(options.budget);
  const measurements = await measureAll(folder, commits, { budget, explain: options.explain });
  const figures = report(set, measurements);
  const toPeer = peer === undefined ? undefined : reportPeer(measurements, await runPeer(peer, folder, warmUp, commits));
  if (options.save) {
    const all = loadFigures();
    const speed = {
      ...(all['speed'] as Record<string, SpeedFigures> | undefined),
      [benchmark.name]: { ...figures, ...(toPeer ? { toPeer } : {}) },
    };
    saveFigures({ ...all, speed });
  }
}

async function main(): Promise<void> {
  const sets = options.help ? null : measuredSets(options);
  if (!sets) {
    print(USAGE);
    process.exitCode = options.help ? 0 : 2;
    return;
  }
  for (const set of sets) await benchSet(set);
}

await main();
