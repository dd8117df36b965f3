// Makes a repository of described commits, for tests that need a history of a certain shape.
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { git, gitText } from './git.js';
import { Repository, type PullRequest } from './repository.js';
import type { Source } from './sources.js';

/** A file's new content; null removes it, `{ executable }` has another mode, `{ link }` makes a symbolic link, `{ submodule }` an entry that points to another repository's commit. */
export type FileChange =
  string | Uint8Array | null | { readonly executable: string } | { readonly link: string } | { readonly submodule: string };

/** One commit. `parents` name earlier commits (default: the one before); the first of them is the state that `files` changes. */
export interface MadeCommit {
  readonly name: string;
  readonly files: Readonly<Record<string, FileChange>>;
  readonly parents?: readonly string[];
  readonly message?: string;
  /** Branch that shall end here. */
  readonly branch?: string;
}

/** How the repository is named and what is shown of it. */
export interface MakeOptions {
  readonly owner?: string;
  readonly name?: string;
  readonly isPrivate?: boolean;
  readonly pulls?: readonly PullRequest[];
}

const PERSON = {
  GIT_AUTHOR_NAME: 'Sample Author',
  GIT_AUTHOR_EMAIL: 'author@example.com',
  GIT_COMMITTER_NAME: 'Sample Author',
  GIT_COMMITTER_EMAIL: 'author@example.com',
};
const START = Date.parse('2026-02-01T12:00:00Z');
const MINUTE = 60_000;

/** Makes the commits in order; the last one is the source's commit. `ids` gives each commit's id by its name. */
export async function makeSource(
  commits: readonly MadeCommit[],
  options: MakeOptions = {},
): Promise<Source & { readonly ids: ReadonlyMap<string, string> }> {
  const dir = await mkdtemp(join(tmpdir(), 'reflens-made-'));
  await git(dir, ['init', '-q', '-b', 'main']);
  const ids = new Map<string, string>();
  let last: string | null = null;
  for (const [index, commit] of commits.entries()) {
    const parents = commit.parents?.map((name) => ids.get(name) ?? name) ?? (last === null ? [] : [last]);
    await git(dir, parents[0] === undefined ? ['read-tree', '--empty'] : ['read-tree', '--reset', '-u', parents[0]]);
    for (const [path, change] of Object.entries(commit.files)) await apply(dir, path, change);
    const written = Object.entries(commit.files).filter(([, change]) => !isElsewhere(change));
    // One command for all files: a commit of hundreds of them would otherwise start as many processes.
    if (written.length) {
      const paths = written.map(([path]) => path).join('\0');
      await git(dir, ['--literal-pathspecs', 'add', '-f', '--pathspec-from-file=-', '--pathspec-file-nul'], { input: paths });
    }
    const tree = await gitText(dir, ['write-tree']);
    const date = new Date(START + index * MINUTE).toISOString();
    const args = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])];
    last = await gitText(dir, args, {
      input: commit.message ?? commit.name,
      env: { ...PERSON, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    });
    ids.set(commit.name, last);
    if (commit.branch !== undefined) await git(dir, ['update-ref', `refs/heads/${commit.branch}`, last]);
  }
  if (last === null) throw new Error('a repository needs a commit');
  await git(dir, ['update-ref', 'refs/heads/made', last]);
  const repository = new Repository({
    owner: options.owner ?? 'sample',
    name: options.name ?? 'made',
    dir,
    isPrivate: options.isPrivate ?? false,
    pulls: options.pulls ?? [],
  });
  const dispose = async (): Promise<void> => {
    repository.close();
    await rm(dir, { recursive: true, force: true });
  };
  return { repository, commit: last, ids, dispose };
}

/** Changes of the index alone. */
function isElsewhere(change: FileChange): change is null | { readonly submodule: string } {
  return change === null || (typeof change === 'object' && 'submodule' in change);
}

/** Brings a change into the folder, or into the index where there is no file. */
async function apply(dir: string, path: string, change: FileChange): Promise<void> {
  const file = join(dir, path);
  if (change === null) {
    await git(dir, ['--literal-pathspecs', 'rm', '-q', '--cached', '--', path]);
    await rm(file, { force: true });
  } else if (isElsewhere(change)) {
    await git(dir, ['update-index', '--add', '--cacheinfo', `160000,${change.submodule},${path}`]);
  } else {
    await mkdir(dirname(file), { recursive: true });
    await rm(file, { force: true });
    if (typeof change === 'object' && 'link' in change) await symlink(change.link, file);
    else if (typeof change === 'object' && 'executable' in change) await writeFile(file, change.executable, { mode: 0o755 });
    else await writeFile(file, change);
  }
}
