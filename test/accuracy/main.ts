/** `npm run accuracy`: runs the engine over benchmarks of validated refactorings and scores what it reports. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { DetectionResult, Refactoring } from '../../engine/results/result.js';
import { typeOfDescription } from './benchmarks.js';
import { figuresOf, loadFigures, saveFigures } from './figures.js';
import { differences, loadLastRun, saveLastRun } from './last-run.js';
import { loadReference, scoreLocations } from './locations.js';
import type { OracleCommit } from './oracle.js';
import { differenceLines, misplacedLines, missLines, summary, typeTable } from './report.js';
import { detectAll, type RunOptions } from './run.js';
import { score, type CommitReport } from './score.js';
import { chosenOf, measuredSets, refuseToShow, SET_OPTIONS, SET_USAGE, type MeasuredSet } from './sets.js';
import type { AccuracyAnswer } from './worker.js';

const USAGE = `usage: npm run accuracy -- ${SET_USAGE}
  --types             one line per refactoring type
  --misses            what was missed and what was reported falsely, per commit
  --type TYPE         only this refactoring type
  --commit SHA        only commits whose id begins so
  --locations         compare places with DIR/../reference; with --misses, what differs
  --diff              findings won and lost against the remembered run (every complete run without --diff is remembered)
  --save              write docs/figures.json and remember the run
  --results FILE      write what was reported, one JSON object a commit
  --rescore FILE      score such a file instead of running the engine
  --jobs N            worker threads (2)
  --budget MS         the engine's time budget per commit (none)
  --limit SECONDS     after which a commit is given up (120)`;

const { values: options } = parseArgs({
  options: {
    ...SET_OPTIONS,
    types: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
    type: { type: 'string' },
    commit: { type: 'string' },
    locations: { type: 'boolean', default: false },
    diff: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
    results: { type: 'string' },
    rescore: { type: 'string' },
    jobs: { type: 'string', default: '2' },
    budget: { type: 'string' },
    limit: { type: 'string', default: '120' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

/** What was reported for a commit, with how long it took and what became of its files. */
interface Report extends CommitReport {
  readonly refactorings: readonly Refactoring[];
  readonly ms: number;
  readonly files: DetectionResult['files'];
  readonly hitTimeout: boolean;
}

const print = (lines: readonly string[]): void => {
  if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`);
};

function reportOf(commit: OracleCommit, answer: AccuracyAnswer): Report {
  const { sha1 } = commit;
  if ('error' in answer) return { sha1, refactorings: [], ms: answer.ms, files: {}, hitTimeout: false, error: answer.error };
  return { sha1, ms: answer.ms, ...answer.result };
}

async function reportAll(folder: string, commits: readonly OracleCommit[]): Promise<Report[]> {
  const reports: Report[] = [];
  const run: RunOptions = {
    worker: new URL('./accuracy-worker.js', import.meta.url),
    jobs: Number(options.jobs),
    limit: Number(options.limit) * 1000,
    budget: options.budget === undefined ? null : Number(options.budget),
    explain: false,
  };
  await detectAll(folder, commits, run, (commit, answer) => reports.push(reportOf(commit, answer)));
  return reports;
}

function readReports(file: string): Report[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ ms: 0, files: {}, hitTimeout: false, ...(JSON.parse(line) as Pick<Report, 'sha1' | 'refactorings'>) }));
}

/** How long the engine took, where it took longest unless commits are not to be shown, and what it could not look at. */
function runLines(reports: readonly Report[], commits: readonly OracleCommit[], wallMs: number, isCounted: boolean): string[] {
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
  const nameOf = new Map(commits.map((commit) => [commit.sha1, `${commit.project}/${commit.sha1.slice(0, 8)}`]));
  const slowest = [...reports].sort((a, b) => b.ms - a.ms).slice(0, 3);
  const statuses = new Map<string, number>();
  for (const { files } of reports) for (const { status } of Object.values(files)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const partial = reports.filter((report) => report.hitTimeout).length;
  return [
    `  ${seconds(wallMs)}; in the engine ${seconds(reports.reduce((sum, { ms }) => sum + ms, 0))}` +
      (isCounted ? '' : `, longest ${slowest.map(({ sha1, ms }) => `${nameOf.get(sha1)} ${seconds(ms)}`).join(', ')}`) +
      (partial > 0 ? `; ${partial} over budget` : ''),
    `  files: ${[...statuses].map(([status, count]) => `${count} ${status}`).join(', ')}`,
  ];
}

/** Options by which a run shows single commits. */
const SHOWING = ['misses', 'diff', 'results'] as const;

async function runSet(set: MeasuredSet): Promise<void> {
  const { commit, type } = options;
  const { benchmark, folder } = set;
  for (const name of SHOWING) if (options[name] !== undefined && options[name] !== false) refuseToShow(folder, `--${name}`);
  const chosen = chosenOf(set, commit);
  if (chosen.length === 0) throw new Error(`${benchmark.name} has no commit ${commit ?? ''}.`);
  const start = performance.now();
  const reports = options.rescore === undefined ? await reportAll(folder, chosen) : readReports(options.rescore);
  const wallMs = performance.now() - start;
  if (options.results !== undefined) {
    writeFileSync(options.results, reports.map(({ files: _files, ...report }) => `${JSON.stringify(report)}\n`).join(''));
  }

  const complete = commit === undefined && type === undefined && options.rescore === undefined;
  const figures = loadFigures();
  const saved = complete ? figures.accuracy?.[benchmark.name] : undefined;
  const result = score(benchmark, reports, { type, commit });
  const reference = options.locations ? await loadReference(join(folder, '..', 'reference', `${benchmark.name}.jsonl`)) : null;
  const locations =
    reference && scoreLocations(result.commits, new Map(reports.map((report) => [report.sha1, report.refactorings])), reference);

  if (options.misses) print(locations ? misplacedLines(locations) : missLines(result));
  else if (!set.isCountedOnly)
    print(result.commits.filter(({ error }) => error !== null).map(({ url, error }) => `at ${url}\n  ERROR ${error}`));
  if (options.types) print(typeTable(result, locations, saved));
  print(summary(result, locations, saved));
  if (options.rescore === undefined) print(runLines(reports, chosen, wallMs, set.isCountedOnly));
  if (options.locations && !reference) print([`  there is no reference for the places of ${benchmark.name}`]);

  if (options.diff) {
    const last = loadLastRun(benchmark.name);
    print(
      last
        ? differenceLines(differences(result, last, (description) => type === undefined || typeOfDescription(description) === type))
        : ['nothing is remembered yet: a complete run without --diff is'],
    );
  }
  if (complete && !set.isCountedOnly && (options.save || !options.diff)) saveLastRun(result);
  if (complete && options.save) {
    saveFigures({
      ...figures,
      accuracy: { ...figures.accuracy, [benchmark.name]: figuresOf(result, locations, figures.accuracy?.[benchmark.name]) },
    });
  }
}

async function main(): Promise<void> {
  const sets = options.help ? null : measuredSets(options);
  if (!sets) {
    print([USAGE]);
    process.exitCode = options.help ? 0 : 2;
    return;
  }
  for (const set of sets) await runSet(set);
}

await main();
