/** `npm run explain`: what the engine looked at in one change, what it took, and what it dropped and why. */
import { parseArgs } from 'node:util';
import type { Change, TraceEvent } from '../../engine/api.js';
import { changeOfFolders } from '../../engine/node/folders.js';
import { changeOfCommit } from '../../engine/node/git.js';
import { createDetector } from '../../engine/node/index.js';
import type { Location, Refactoring } from '../../engine/results/result.js';
import { commitsStartingWith, loadChange, type LoadedBenchmark, type OracleCommit } from '../accuracy/oracle.js';
import { score } from '../accuracy/score.js';
import { measuredSets, refuseToShow, SET_OPTIONS, type SetOptions } from '../accuracy/sets.js';

const USAGE = `usage: npm run explain -- --oracle DIR --commit PROJECT/SHA     a commit of a benchmark; also says what was missed and what is false
       npm run explain -- --corpus DIR [--language NAME] --commit PROJECT/SHA     the same in the part of a corpus that may be read
       npm run explain -- --repo DIR COMMIT                    a commit of a local repository
       npm run explain -- --before DIR --after DIR             two folders, or two files
  --element NAME   only decisions and refactorings that mention this text (an element's name, a piece of a statement)
  --stage NAME     only decisions of stages whose name contains this
  --type TYPE      only refactorings of this type
  --trace          all decisions, without --element or --stage`;

const { values: options, positionals } = parseArgs({
  options: {
    ...SET_OPTIONS,
    commit: { type: 'string' },
    repo: { type: 'string' },
    before: { type: 'string' },
    after: { type: 'string' },
    element: { type: 'string' },
    stage: { type: 'string' },
    type: { type: 'string' },
    trace: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
  allowPositionals: true,
});

const print = (line: string): boolean => process.stdout.write(`${line}\n`);

/** What is to be explained, with the benchmarks that know this commit. */
interface Subject {
  readonly change: Change;
  readonly known: readonly { readonly benchmark: LoadedBenchmark; readonly commit: OracleCommit }[];
}

async function subject(): Promise<Subject | null> {
  const { oracle, corpus, language, commit, repo, before, after } = options;
  if (oracle !== undefined && commit !== undefined) return knownSubject({ oracle, benchmark: 'all' }, commit);
  if (corpus !== undefined && commit !== undefined) return knownSubject({ corpus, language, part: 'look' }, commit);
  if (repo !== undefined && positionals[0] !== undefined) return { change: (await changeOfCommit(repo, positionals[0])).change, known: [] };
  if (before !== undefined && after !== undefined) return { change: changeOfFolders(before, after).change, known: [] };
  return null;
}

function knownSubject(options: SetOptions, name: string): Subject {
  const sets = measuredSets(options) ?? [];
  const slash = name.lastIndexOf('/');
  const [first, another] = [...new Set(sets.map(({ folder }) => folder))].flatMap((folder) => {
    refuseToShow(folder, '`npm run explain`');
    return commitsStartingWith(folder, slash < 0 ? null : name.slice(0, slash), name.slice(slash + 1)).map((id) => ({ folder, id }));
  });
  if (!first) throw new Error(`There is no commit ${name}.`);
  const { folder, id } = first;
  if (another)
    throw new Error(`${name} is not the only one: there are ${id.project}/${id.sha1} and ${another.id.project}/${another.id.sha1}.`);
  const known = sets.flatMap(({ benchmark }) =>
    benchmark.commits.filter(({ sha1 }) => sha1 === id.sha1).map((commit) => ({ benchmark, commit })),
  );
  return { change: loadChange(folder, id), known };
}

const mentions = (text: string): boolean => options.element === undefined || text.includes(options.element);
const ofType = ({ type }: { readonly type: string }): boolean => options.type === undefined || type === options.type;

function printTrace(events: readonly TraceEvent[]): void {
  if (options.element === undefined && options.stage === undefined && !options.trace) {
    const stages = new Map<string, number>();
    for (const { stage } of events) stages.set(stage, (stages.get(stage) ?? 0) + 1);
    print(`${events.length} decisions: ${[...stages].map(([stage, count]) => `${count} ${stage}`).join(', ')}`);
    print('Name one with --element or --stage to see them, or take them all with --trace.');
    return;
  }
  let stage = '';
  for (const event of events) {
    if (options.stage !== undefined && !event.stage.includes(options.stage)) continue;
    if (!mentions(event.subject) && !mentions(event.candidate ?? '')) continue;
    if (event.stage !== stage) print(`\n${event.stage}`);
    stage = event.stage;
    const figures = Object.entries(event.score ?? {}).map(([name, value]) => `${name} ${value}`);
    print(`  ${event.verdict.padEnd(10)} ${event.subject}`);
    if (event.candidate !== undefined) print(`      against  ${event.candidate}`);
    print(`      because  ${event.reason}${figures.length > 0 ? `  (${figures.join(', ')})` : ''}`);
  }
}

function printRefactoring({ description, leftSideLocations, rightSideLocations }: Refactoring): void {
  const place = (side: string) => (location: Location) =>
    print(
      `      ${side}  ${location.filePath}:${location.startLine}-${location.endLine}  ${location.description} (${location.codeElementType})`,
    );
  print(`  ${description}`);
  leftSideLocations.forEach(place('before'));
  rightSideLocations.forEach(place('after '));
}

async function main(): Promise<void> {
  const chosen = options.help ? null : await subject();
  if (!chosen) {
    print(USAGE);
    process.exitCode = options.help ? 0 : 2;
    return;
  }
  const events: TraceEvent[] = [];
  const detector = await createDetector();
  const result = await detector.detect(chosen.change, { trace: (event) => events.push(event) });
  printTrace(events);

  const refactorings = result.refactorings.filter((refactoring) => ofType(refactoring) && mentions(JSON.stringify(refactoring)));
  print(`\n${refactorings.length} refactorings reported${options.element === undefined ? '' : ` that mention ${options.element}`}`);
  refactorings.forEach(printRefactoring);
  for (const { benchmark, commit } of chosen.known) {
    const [scored] = score({ ...benchmark, commits: [commit] }, [{ sha1: commit.sha1, refactorings: result.refactorings }]).commits;
    const list = (title: string, all: readonly { readonly type: string; readonly description: string }[]): void => {
      const listed = all.filter((each) => ofType(each) && mentions(each.description));
      print(`\n${benchmark.name}: ${listed.length} ${title}`);
      for (const { description } of listed) print(`  ${description}`);
    };
    list('missed', scored?.missed ?? []);
    list('reported falsely', scored?.falsely ?? []);
  }
  for (const [path, { status, detail }] of Object.entries(result.files)) {
    if (status !== 'analysed' && status !== 'unchanged') print(`\nnot analysed: ${path} (${detail ?? status})`);
  }
}

await main();
