/**
 * Reads benchmarks in the layout of RefactoringMiner's `src/test/resources/oracle` folder: the validated refactorings per commit, and for each
 * commit `commits/<project>-<sha>.json` with the changed files' paths, whose texts lie in `commits/<project>-<parent sha>/` and `commits/<project>-<sha>/`.
 */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from '../../engine/api.js';
import { BENCHMARKS, typeOfDescription, type Benchmark } from './benchmarks.js';

/** A refactoring as far as scoring looks at it. */
export interface Named {
  readonly type: string;
  readonly description: string;
}

export interface OracleCommit {
  readonly project: string;
  readonly sha1: string;
  readonly url: string;
  /** The validated refactorings of the types that the benchmark covers. */
  readonly refactorings: readonly Named[];
}

export interface LoadedBenchmark {
  readonly name: string;
  /** The types it covers; null when it covers every type. */
  readonly types: ReadonlySet<string> | null;
  readonly commits: readonly OracleCommit[];
}

/** What identifies a commit's files in the oracle's folder. */
export type CommitId = Pick<OracleCommit, 'project' | 'sha1'>;

/** Tabs and outer white space carry no meaning in a description. */
export function canonicalDescription(description: string): string {
  return description.replace(/\t/g, ' ').trim();
}

interface RawCommit {
  readonly repository: string;
  readonly sha1: string;
  readonly url: string;
}

/** `data.json`: `validation` holds TP for a true one, with the names of the tools that found it. */
interface ListedCommit extends RawCommit {
  readonly refactorings: readonly { readonly description: string; readonly validation: string }[];
}

type Validated = readonly { readonly description: string; readonly validation: boolean }[];

/** `tse-dataset/*.json`: what both tools report, what only one of them does. */
interface ComparedCommit extends RawCommit {
  readonly commonRefactoring?: Validated;
  readonly ourApproach?: Validated;
  readonly baseline?: Validated;
}

interface CommitFiles {
  readonly parentCommitId: string;
  readonly currentCommitId: string;
  readonly filesBefore: readonly string[];
  readonly filesCurrent: readonly string[];
  readonly renamedFilesHint?: Readonly<Record<string, string>>;
}

/** The only place that trusts the oracle's files to have the form that they are said to have. */
function readJson<Form>(path: string): Form {
  return JSON.parse(readFileSync(path, 'utf8')) as Form;
}

function projectOf(repository: string): string {
  return (
    repository
      .replace(/\.git$/, '')
      .split('/')
      .pop() ?? repository
  );
}

function* rawCommits(folder: string, benchmark: Benchmark): Generator<{ commit: RawCommit; descriptions: string[] }> {
  if (benchmark.file !== undefined) {
    for (const commit of readJson<ListedCommit[]>(join(folder, benchmark.file))) {
      yield { commit, descriptions: commit.refactorings.filter((r) => r.validation.includes('TP')).map((r) => r.description) };
    }
  } else if (benchmark.folder !== undefined) {
    for (const file of readdirSync(join(folder, benchmark.folder)).sort()) {
      for (const commit of readJson<{ results: ComparedCommit[] }>(join(folder, benchmark.folder, file)).results) {
        const reports = [...(commit.commonRefactoring ?? []), ...(commit.ourApproach ?? []), ...(commit.baseline ?? [])];
        yield { commit, descriptions: reports.filter((r) => r.validation).map((r) => r.description) };
      }
    }
  }
}

function filesPath(folder: string, { project, sha1 }: CommitId): string {
  return join(folder, 'commits', `${project}-${sha1}.json`);
}

/**
 * The commits of a benchmark whose texts are in the folder; `benchmark` says where it has its answers, when it is none of RefactoringMiner's. Throws when there is no
 * such benchmark or its file cannot be read.
 */
export function loadBenchmark(folder: string, name: string, benchmark: Benchmark | undefined = BENCHMARKS[name]): LoadedBenchmark {
  if (!benchmark) throw new Error(`There is no benchmark "${name}"; there are ${Object.keys(BENCHMARKS).join(', ')}.`);
  const types = benchmark.types && new Set(benchmark.types);
  const commits: OracleCommit[] = [];
  for (const { commit, descriptions } of rawCommits(folder, benchmark)) {
    const id = { project: projectOf(commit.repository), sha1: commit.sha1 };
    if (!existsSync(filesPath(folder, id))) continue;
    const refactorings = [...new Set(descriptions.map(canonicalDescription))]
      .map((description) => ({ type: typeOfDescription(description), description }))
      .filter(({ type }) => !types || types.has(type));
    commits.push({ ...id, url: commit.url, refactorings });
  }
  return { name, types, commits };
}

/** The commits whose id begins so, of one project or of any. */
export function commitsStartingWith(folder: string, project: string | null, sha: string): CommitId[] {
  return readdirSync(join(folder, 'commits')).flatMap((file) => {
    const name = /^(.+)-([0-9a-f]{40})\.json$/.exec(file);
    const id = { project: name?.[1] ?? '', sha1: name?.[2] ?? '' };
    return name && (project === null || project === id.project) && id.sha1.startsWith(sha) ? [id] : [];
  });
}

/** The texts of a commit's changed files, as the engine takes them. */
export function loadChange(folder: string, id: CommitId): Change {
  const files = readJson<CommitFiles>(filesPath(folder, id));
  const texts = (commit: string, paths: readonly string[]): Record<string, string> =>
    Object.fromEntries(
      paths
        .map((path) => ({ path, file: join(folder, 'commits', `${id.project}-${commit}`, path) }))
        .filter(({ file }) => existsSync(file))
        .map(({ path, file }) => [path, readFileSync(file, 'utf8')]),
    );
  return {
    before: texts(files.parentCommitId, files.filesBefore),
    after: texts(files.currentCommitId, files.filesCurrent),
    renames: files.renamedFilesHint ?? {},
  };
}

/** Bytes of a commit's changed files on both sides: a good guess at how long it takes. */
export function commitSize(folder: string, id: CommitId): number {
  const files = readJson<CommitFiles>(filesPath(folder, id));
  const bytes = (commit: string, paths: readonly string[]): number =>
    paths.reduce(
      (sum, path) => sum + (statSync(join(folder, 'commits', `${id.project}-${commit}`, path), { throwIfNoEntry: false })?.size ?? 0),
      0,
    );
  return bytes(files.parentCommitId, files.filesBefore) + bytes(files.currentCommitId, files.filesCurrent);
}
