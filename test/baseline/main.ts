/** `npm run baseline`: keeps all that the engine reports of many commits, and tells later what differs. */
import { parseArgs } from 'node:util';
import { detectAll, type RunOptions } from '../accuracy/run.js';
import { chosenOf, measuredSets, refuseToShow, SET_OPTIONS, SET_USAGE, type MeasuredSet } from '../accuracy/sets.js';
import { BaselineWriter, readBaseline, type SavedSet } from './file.js';
import { failureOf, keptOf, type KeptSet } from './kept.js';
import { SetRun, whyNotComparable } from './set-run.js';

const USAGE = `usage: npm run baseline -- ${SET_USAGE}
  --save FILE         write what is reported, a line a commit; of a part called check digests alone
  --against FILE      compare with what was written: which commits differ, and what came and went by type and by repository
  --findings          with --against, the findings that came and went, of a part that may be read
  --explain           with the explained lines, of which it is told that they differ
  --every N           only each N-th commit, for a quick look
  --jobs N            worker threads (2)
  --limit SECONDS     after which a commit is given up (120)`;

const { values: options } = parseArgs({
  options: {
    ...SET_OPTIONS,
    save: { type: 'string' },
    against: { type: 'string' },
    findings: { type: 'boolean', default: false },
    explain: { type: 'boolean', default: false },
    every: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '2' },
    limit: { type: 'string', default: '120' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const print = (lines: readonly string[]): void => void process.stdout.write(lines.map((line) => `${line}\n`).join(''));

function savedSet(wanted: KeptSet, baseline: ReadonlyMap<string, SavedSet>): SavedSet {
  const saved = baseline.get(wanted.set);
  if (!saved) throw new Error(`${wanted.set} is not in ${options.against ?? ''}.`);
  const why = whyNotComparable(wanted, saved);
  if (why !== null) throw new Error(why);
  return saved;
}

async function runSet(set: MeasuredSet, writer: BaselineWriter | null, saved: SavedSet | null): Promise<void> {
  const every = Number(options.every);
  const commits = chosenOf(set, undefined).filter((_, index) => index % every === 0);
  const run = new SetRun(set, { writer, saved, isListed: options.findings }, print);
  const how: RunOptions = {
    worker: new URL('./accuracy-worker.js', import.meta.url),
    jobs: Number(options.jobs),
    limit: Number(options.limit) * 1000,
    budget: null,
    explain: options.explain,
  };
  writer?.set({ set: set.benchmark.name, every, explain: options.explain });
  await detectAll(set.folder, commits, how, (commit, answer) => {
    run.add('error' in answer ? failureOf(commit, answer.error) : keptOf(commit, answer.result));
  });
  run.close();
  if (writer) print([`${set.benchmark.name}: ${commits.length} commits written`]);
}

async function main(): Promise<void> {
  const { save, against, explain, findings } = options;
  const sets = options.help ? null : measuredSets(options);
  if (!sets || (save === undefined && against === undefined)) {
    print([USAGE]);
    process.exitCode = options.help ? 0 : 2;
    return;
  }
  if (findings) for (const { folder } of sets) refuseToShow(folder, '--findings');
  const baseline = against === undefined ? null : await readBaseline(against);
  // Before anything is run, since a run takes minutes.
  const pairs = sets.map((set) => ({
    set,
    saved: baseline && savedSet({ set: set.benchmark.name, every: Number(options.every), explain }, baseline),
  }));
  const writer = save === undefined ? null : new BaselineWriter(save);
  for (const { set, saved } of pairs) await runSet(set, writer, saved);
  writer?.close();
}

await main();
