/** `npm run ablate`: what each question of the engine is worth, by letting one after the other answer “no”. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { OracleCommit } from '../accuracy/oracle.js';
import { runInPool } from '../accuracy/pool.js';
import { score, type CommitReport } from '../accuracy/score.js';
import { chosenOf, measuredSets, refuseToShow, SET_OPTIONS, SET_USAGE, type MeasuredSet } from '../accuracy/sets.js';
import type { Question } from './question.js';
import { addDifference, isWorthless, lineOf, type Worth } from './worth.js';
import type { AblateAnswer, AblateTask, AblateWorkerData } from './worker.js';

const USAGE = `usage: npm run ablate -- ${SET_USAGE}
  --only TEXT         only questions whose file or name has this in it
  --most N            leave out what answers yes in more commits than this: the mechanisms themselves (300)
  --results FILE      write what was found, one JSON object a question
  --jobs N            worker threads (2)
  --limit SECONDS     after which a commit is given up (30)`;

const { values: options } = parseArgs({
  options: {
    ...SET_OPTIONS,
    only: { type: 'string', default: '' },
    most: { type: 'string', default: '300' },
    results: { type: 'string' },
    jobs: { type: 'string', default: '2' },
    limit: { type: 'string', default: '30' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

/** A commit of a set. */
interface Place {
  readonly set: MeasuredSet;
  readonly commit: OracleCommit;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs the engine over places, each with one question off or none. */
async function runAll<T extends Place & { readonly off: number | null }>(
  tasks: readonly T[],
  questions: readonly Question[],
  onAnswer: (task: T, answer: AblateAnswer) => void,
): Promise<void> {
  const workerData: AblateWorkerData = { neutral: questions.map(({ neutral }) => neutral) };
  const messages = new Map<AblateTask, T>();
  for (const task of tasks) {
    const { project, sha1 } = task.commit;
    messages.set({ folder: task.set.folder, commit: { project, sha1 }, off: task.off }, task);
  }
  await runInPool<AblateTask, AblateAnswer>(
    [...messages.keys()],
    {
      worker: new URL('./ablate-worker.js', import.meta.url),
      workerData,
      jobs: Number(options.jobs),
      limit: Number(options.limit) * 1000,
    },
    (message, answer) => onAnswer(messages.get(message) as T, answer),
    (error) => ({ error }),
  );
}

const reportOf = ({ commit: { sha1 } }: Place, answer: AblateAnswer): CommitReport =>
  'error' in answer ? { sha1, refactorings: [], error: answer.error } : { sha1, refactorings: answer.refactorings };

/** Which questions answer something where, and how each commit is scored with all of them. */
async function asItIs(
  places: readonly Place[],
  questions: readonly Question[],
): Promise<{ readonly answeredIn: ReadonlyMap<number, readonly Place[]>; readonly reports: ReadonlyMap<Place, CommitReport> }> {
  const answeredIn = new Map<number, Place[]>();
  const reports = new Map<Place, CommitReport>();
  await runAll(
    places.map((place) => ({ ...place, place, off: null })),
    questions,
    ({ place }, answer) => {
      reports.set(place, reportOf(place, answer));
      for (const id of 'error' in answer ? [] : answer.answered) {
        const among = answeredIn.get(id) ?? [];
        answeredIn.set(id, among);
        among.push(place);
      }
    },
  );
  return { answeredIn, reports };
}

/** How one commit of a set is scored by itself. */
function scored({ set, commit }: Place, report: CommitReport): ReturnType<typeof score> {
  const { name, types } = set.benchmark;
  return score({ name, types, commits: [commit] }, [report]);
}

async function ablate(sets: readonly MeasuredSet[]): Promise<void> {
  const all = JSON.parse(readFileSync(new URL('../questions.json', import.meta.url), 'utf8')) as readonly Question[];
  const places = sets.flatMap((set) => chosenOf(set, undefined).map((commit) => ({ set, commit })));
  const { answeredIn, reports } = await asItIs(places, all);
  const failed = [...reports.values()].flatMap(({ error }) => error ?? []);
  if (failed.length > 0) print(`${failed.length} commits fail with all questions on: ${failed[0] ?? ''}`);
  const wanted = all
    .filter(({ file, name }) => `${file} ${name}`.includes(options.only))
    .map((question) => ({ question, where: answeredIn.get(question.id) ?? [] }))
    .sort((a, b) => a.where.length - b.where.length);
  const most = Number(options.most);
  const rare = wanted.filter(({ where }) => where.length > 0 && where.length <= most);
  print(
    `${wanted.length} questions over ${places.length} commits: ${wanted.filter(({ where }) => where.length === 0).length} never answer anything, ` +
      `${wanted.length - rare.length} in all are left out, ${rare.reduce((sum, { where }) => sum + where.length, 0)} runs`,
  );
  for (const { question, where } of wanted) if (where.length === 0) print(`never    ${question.name}  ${question.file}:${question.line}`);
  const worths: Worth[] = [];
  const tasks = rare.flatMap(({ question, where }) => {
    const open = { worth: { question, commits: where.length, sets: {} }, left: where.length };
    return where.map((place) => ({ ...place, place, off: question.id, open }));
  });
  await runAll(tasks, all, ({ place, open }, answer) => {
    const before = reports.get(place);
    const { set, commit } = place;
    if (before)
      addDifference(open.worth, [set.benchmark.name, commit.project], scored(place, before), scored(place, reportOf(place, answer)));
    if (--open.left > 0) return;
    worths.push(open.worth);
    print(lineOf(open.worth));
  });
  print(`${worths.filter(isWorthless).length} of ${worths.length} win nothing`);
  if (options.results !== undefined) writeFileSync(options.results, worths.map((one) => `${JSON.stringify(one)}\n`).join(''));
}

async function main(): Promise<void> {
  const { oracle, benchmark, ...corpus } = options;
  // Benchmarks and a part of a corpus at once, since a question is worth what it wins in all of them.
  const sets = options.help ? [] : [measuredSets({ oracle, benchmark }), measuredSets(corpus)].flatMap((some) => some ?? []);
  if (sets.length === 0) {
    print(USAGE);
    process.exitCode = options.help ? 0 : 2;
    return;
  }
  for (const { folder } of sets) refuseToShow(folder, 'ablate');
  await ablate(sets);
}

await main();
