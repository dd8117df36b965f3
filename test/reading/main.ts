/** `npm run reading`: how many changed lines of a benchmark's commits the engine explains, and whether the explanations hold. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { commitSize, type OracleCommit } from '../accuracy/oracle.js';
import { runInPool } from '../accuracy/pool.js';
import { chosenOf, measuredSets, refuseToShow, SET_OPTIONS, SET_USAGE } from '../accuracy/sets.js';
import { readingLines, type CommitReading } from './report.js';
import type { ReadingAnswer, ReadingWorkerData } from './worker.js';

const USAGE = `usage: npm run reading -- ${SET_USAGE}
  --types             the shares per refactoring type
  --left              what stands on the lines that are left
  --commit SHA        only commits whose id begins so
  --every N           only each N-th commit, for a quick look
  --no-check          do not check the explanations
  --lines FILE        write the result of each commit, one JSON object a line
  --jobs N            worker threads (2)
  --limit SECONDS     after which a commit is given up (300)`;

const { values: options } = parseArgs({
  options: {
    ...SET_OPTIONS,
    types: { type: 'boolean', default: false },
    left: { type: 'boolean', default: false },
    commit: { type: 'string' },
    every: { type: 'string', default: '1' },
    'no-check': { type: 'boolean', default: false },
    lines: { type: 'string' },
    jobs: { type: 'string', default: '2' },
    limit: { type: 'string', default: '300' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

async function read(oracle: string, commits: readonly OracleCommit[]): Promise<CommitReading[]> {
  const queue = commits.map((commit) => ({ commit, size: commitSize(oracle, commit) })).sort((a, b) => b.size - a.size);
  const workerData: ReadingWorkerData = { oracle, check: !options['no-check'] };
  const readings: CommitReading[] = [];
  await runInPool<OracleCommit, ReadingAnswer>(
    queue.map(({ commit }) => commit),
    {
      worker: new URL('./reading-worker.js', import.meta.url),
      workerData,
      jobs: Number(options.jobs),
      limit: Number(options.limit) * 1000,
    },
    (commit, answer) => {
      readings.push({ name: `${commit.project}/${commit.sha1.slice(0, 8)}`, answer });
      if (process.stderr.isTTY) process.stderr.write(`\r${String(readings.length)}/${String(queue.length)} `);
    },
    (error) => ({ error }),
  );
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  return readings.sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function main(): Promise<void> {
  const { commit, lines } = options;
  const sets = options.help ? null : measuredSets(options);
  if (!sets) {
    process.stdout.write(`${USAGE}\n`);
    process.exitCode = options.help ? 0 : 2;
    return;
  }
  let wrong = 0;
  for (const set of sets) {
    if (lines !== undefined) refuseToShow(set.folder, '--lines');
    const chosen = chosenOf(set, commit).filter((_, at) => at % Number(options.every) === 0);
    const readings = await read(set.folder, chosen);
    if (lines !== undefined) writeFileSync(lines, readings.map((one) => `${JSON.stringify(one)}\n`).join(''));
    process.stdout.write(`${readingLines(set.benchmark.name, readings, { ...options, isCountedOnly: set.isCountedOnly }).join('\n')}\n`);
    for (const { answer } of readings) if (!('error' in answer)) wrong += answer.contradictions.length;
  }
  if (wrong > 0) process.exitCode = 1;
}

await main();
