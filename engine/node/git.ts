/** Reads a change from a local Git repository. Everything goes through Git's plumbing commands, whose output no configuration alters. */
import type { Change } from '../api.js';
import { adapterFor } from '../languages/registry.js';
import type { FileReport } from '../results/result.js';
import { Failure, WrongArgument } from './failure.js';
import { lacks, missingOf, parentsOf, readByLines, readTexts } from './git-objects.js';
import { git, gitBytes, GitError } from './git-process.js';
import type { Range } from './options.js';
import { parseRawDiff, type ChangedFile } from './raw-diff.js';

/** A change of a repository, and what is to be told of its files that are not in it: links, submodules, files in unknown languages, files that are too large. */
export interface RepositoryChange {
  readonly change: Change;
  readonly files: Readonly<Record<string, FileReport>>;
}

/** A commit, or the empty tree that a root commit is compared with. */
type Tree = string;

/** What is compared. */
export interface Trees {
  readonly before: Tree;
  readonly after: Tree;
}

/** A commit and its first parent; a root commit and nothing. Rejects with `Failure`. */
export async function treesOfCommit(repository: string, revision: string): Promise<Trees> {
  const commit = await resolveCommit(repository, revision);
  const [firstParent] = (await parentsOf(repository, [commit])).get(commit) ?? [];
  if (firstParent === undefined) return { before: await emptyTree(repository), after: commit };
  if ((await missingOf(repository, [firstParent])).size > 0) throw new Failure(cutOff(`the parent of ${commit.slice(0, 10)}`));
  return { before: firstParent, after: commit };
}

/** The change that a commit made to its first parent; a root commit's to nothing. Rejects with `Failure`. */
export async function changeOfCommit(repository: string, revision: string): Promise<RepositoryChange> {
  return changeBetween(repository, await treesOfCommit(repository, revision));
}

/** What to say when something lies beyond the point where a clone was cut off. */
export function cutOff(what: string): string {
  return `The clone is shallow and ends before ${what}: "git fetch --deepen=1" gets one commit more, "git fetch --unshallow" all of them; in CI, let the checkout have fetch-depth: 2 for a commit, 0 for a history.`;
}

/** Two commits, or the second and where it left the first. Rejects with `Failure`. */
export async function treesOfRange(repository: string, range: Range): Promise<Trees> {
  const before = await resolveCommit(repository, range.before);
  const after = await resolveCommit(repository, range.after);
  return { before: range.fromMergeBase ? await mergeBase(repository, before, after) : before, after };
}

/** The change between two commits. Rejects with `Failure`. */
export async function changeOfRange(repository: string, range: Range): Promise<RepositoryChange> {
  return changeBetween(repository, await treesOfRange(repository, range));
}

async function changeBetween(repository: string, trees: Trees): Promise<RepositoryChange> {
  const files = await differingFiles(repository, trees);
  const idsOf = (some: readonly ChangedFile[]): readonly string[] =>
    some.flatMap(({ before, after }) => [before, after]).flatMap((version) => (version?.kind === 'file' ? [version.id] : []));
  const texts = await readTexts(repository, idsOf(files.filter(isRead)));
  const lines = await readByLines(repository, idsOf(files.filter((file) => !isRead(file))));
  // Maps, not assignments: a file may be called `__proto__`.
  const [beforeTexts, afterTexts, renames] = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()];
  const reports = new Map<string, FileReport>();
  const report = ({ before, after }: ChangedFile, told: FileReport): void => {
    for (const version of [before, after]) if (version) reports.set(version.path, told);
  };
  for (const file of files) {
    const { before, after } = file;
    if (before && after && before.path !== after.path) renames.set(before.path, after.path);
    if (!isRead(file)) {
      report(file, reportOf(file));
      const versions = [before, after].filter((version) => version !== null);
      if (!versions.every((version) => version.kind === 'file' && lines.has(version.id))) continue;
      if (before) beforeTexts.set(before.path, lines.get(before.id) ?? '');
      if (after) afterTexts.set(after.path, lines.get(after.id) ?? '');
      continue;
    }
    const [textBefore, textAfter] = [before, after].map((version) => (version?.kind === 'file' ? texts.get(version.id) : undefined));
    // A file of which one version cannot be read is left out as a whole: half a file would look like a deletion.
    const unread = [textBefore, textAfter].find((text) => typeof text === 'object');
    if (unread) {
      report(file, unread);
      continue;
    }
    if (before && typeof textBefore === 'string') beforeTexts.set(before.path, textBefore);
    if (after && typeof textAfter === 'string') afterTexts.set(after.path, textAfter);
  }
  return {
    change: { before: Object.fromEntries(beforeTexts), after: Object.fromEntries(afterTexts), renames: Object.fromEntries(renames) },
    files: Object.fromEntries(reports),
  };
}

/** All that differs: files, links, submodules. Rejects with `Failure`. */
export async function differingFiles(repository: string, { before, after }: Trees): Promise<readonly ChangedFile[]> {
  try {
    const how = ['-r', '-z', '--raw', '--no-abbrev', '--find-renames', '--no-ext-diff', '--no-textconv'];
    return parseRawDiff(await gitBytes(repository, ['diff-tree', ...how, '--end-of-options', before, after, '--']));
  } catch (error) {
    throw error instanceof GitError ? await lacks(repository, error) : error;
  }
}

/** Files of which neither version is in a known language need not be read: a video may be larger than the memory. */
function isRead({ before, after }: ChangedFile): boolean {
  return [before, after].some((version) => version?.kind === 'file' && adapterFor(version.path) !== null);
}

function reportOf({ before, after }: ChangedFile): FileReport {
  const kind = after?.kind ?? before?.kind;
  if (kind === 'link') return { status: 'not-a-file', detail: 'a symbolic link' };
  if (kind === 'submodule') return { status: 'not-a-file', detail: 'a submodule' };
  // Only whether it may be run differs.
  if (before && after && before.path === after.path && before.id === after.id) return { status: 'unchanged' };
  return { status: 'unknown-language' };
}

/** The full id of a commit. Rejects with `Failure`. */
export async function resolveCommit(repository: string, revision: string): Promise<string> {
  await requireRepository(repository);
  try {
    const commit = (await git(repository, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`])).trim();
    // `^x` is everything but x.
    if (/^[0-9a-f]+$/.test(commit)) return commit;
  } catch (error) {
    // It says nothing when there is no such commit.
    if (!(error instanceof GitError) || error.said !== '') throw error;
  }
  const hint = ' (the clone is shallow: "git fetch --unshallow" gets the rest; in CI, let the checkout have fetch-depth: 0)';
  const sentence = `The repository "${repository}" has no commit "${revision}"`;
  throw (await isShallow(repository)) ? new Failure(`${sentence}${hint}.`) : new WrongArgument(`${sentence}.`);
}

async function isShallow(repository: string): Promise<boolean> {
  return (await git(repository, ['rev-parse', '--is-shallow-repository'])).trim() === 'true';
}

async function requireRepository(folder: string): Promise<void> {
  try {
    await git(folder, ['rev-parse', '--git-dir']);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    if (error.said.includes('dubious ownership'))
      throw new Failure(
        `"${folder}" belongs to another user, so Git does not read it. If you trust them: git config --global --add safe.directory followed by its full path.`,
      );
    throw new WrongArgument(`"${folder}" is not a Git repository (${error.said}).`);
  }
}

async function mergeBase(repository: string, before: string, after: string): Promise<string> {
  try {
    return (await git(repository, ['merge-base', before, after])).trim();
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    const between = `${before.slice(0, 10)} and ${after.slice(0, 10)}`;
    throw new Failure(
      (await isShallow(repository)) ? cutOff(`a commit that ${between} have in common`) : `${between} have no commit in common.`,
    );
  }
}

/** Asked of Git, since the id depends on the repository's hash function. */
async function emptyTree(repository: string): Promise<Tree> {
  return (await git(repository, ['hash-object', '-t', 'tree', '--stdin'])).trim();
}
