// Where the served repositories come from: a repository on disk, two folders, or one commit of a benchmark in RefactoringMiner's layout.
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { git, gitText } from './git.js';
import { projectFolder } from '../project.js';
import { Repository, type Person, type PullRequest } from './repository.js';

/** A repository made for serving, with the commit that is worth showing; `dispose` ends its processes and removes temporary folders. */
export interface Source {
  readonly repository: Repository;
  /** Full id of the commit to show. */
  readonly commit: string;
  readonly dispose: () => Promise<void>;
}

/** What a commit made from folders says of itself. */
export interface CommitText {
  readonly message: string;
  readonly author: string;
  readonly email: string;
  /** ISO 8601. */
  readonly date: string;
}

/** How a repository from folders is named and shown. */
export interface FolderOptions {
  readonly owner?: string;
  readonly name?: string;
  readonly isPrivate?: boolean;
  readonly commit?: Partial<CommitText>;
}

const DEFAULT_TEXT: CommitText = { message: 'Change', author: 'Sample Author', email: 'author@example.com', date: '2026-03-02T09:30:00Z' };

/** Serves a commit of a git repository on disk, which is only read. */
export async function fromRepository(
  dir: string,
  commit: string,
  options: { owner?: string; name?: string; isPrivate?: boolean; pulls?: readonly PullRequest[] } = {},
): Promise<Source> {
  const root = await gitText(dir, ['rev-parse', '--absolute-git-dir']);
  const repository = new Repository({
    owner: options.owner ?? 'sample',
    name: options.name ?? basename(resolve(dir)),
    dir: root,
    isPrivate: options.isPrivate ?? false,
    pulls: options.pulls ?? [],
    defaultBranch: await defaultBranch(dir),
  });
  const oid = await repository.resolve(commit);
  if (!oid) throw new Error(`${dir} has no commit ${commit}`);
  return { repository, commit: oid, dispose: () => Promise.resolve(repository.close()) };
}

/**
 * Makes a repository of two folders: a commit with `before`, on a branch `feature` a commit with `after`, and on `main` one more commit that
 * does not touch the same files. So pull request 1 (feature into main) has a merge base that is not the tip of its base branch.
 */
export async function fromFolders(before: string, after: string, options: FolderOptions = {}): Promise<Source> {
  const text = { ...DEFAULT_TEXT, ...options.commit };
  const made = await makeRepository(text, [
    { folder: before, message: 'Import' },
    { folder: after, message: text.message },
  ]);
  return serve(made, {
    owner: options.owner ?? 'sample',
    name: options.name ?? 'project',
    isPrivate: options.isPrivate ?? false,
    title: text.message,
  });
}

/** The sample project: a lending library and one commit that mixes refactorings of many kinds with real changes. */
export async function fromSample(): Promise<Source> {
  const sample = join(projectFolder(), 'test', 'sample');
  const commit = JSON.parse(await readFile(join(sample, 'commit.json'), 'utf8')) as CommitText;
  return fromFolders(join(sample, 'before'), join(sample, 'after'), { owner: 'sample', name: 'lending', commit });
}

/**
 * Serves one commit of a benchmark: `dir` holds `commits/<project>-<sha>.json` and the texts; `name` is `<project>/<sha>`, shortened as you like.
 * The original ids are shown, although only the changed files are known. Throws if no or more than one commit has that name.
 */
export async function fromOracle(dir: string, name: string): Promise<Source> {
  const [project = '', sha = ''] = name.split('/');
  const commits = join(dir, 'commits');
  const files = (await readdir(commits)).filter((file) => file.startsWith(`${project}-${sha}`) && file.endsWith('.json'));
  const file = files[0];
  if (file === undefined || files.length > 1) throw new Error(`${files.length} commits in ${commits} are named ${name}`);
  const info = JSON.parse(await readFile(join(commits, file), 'utf8')) as {
    parentCommitId: string;
    currentCommitId: string;
    filesBefore: string[];
    filesCurrent: string[];
  };
  const text: CommitText = { ...DEFAULT_TEXT, message: `${project} ${info.currentCommitId.slice(0, 8)}` };
  const made = await makeRepository(text, [
    // A folder may hold files of other commits as well: the same commit can be one's parent and another's own.
    { folder: join(commits, `${project}-${info.parentCommitId}`), message: 'Before', only: info.filesBefore },
    { folder: join(commits, `${project}-${info.currentCommitId}`), message: text.message, only: info.filesCurrent },
  ]);
  const [parent = '', commit = ''] = made.commits;
  const shownIds = new Map([
    [parent, info.parentCommitId],
    [commit, info.currentCommitId],
  ]);
  return serve(made, {
    owner: await ownerOf(dir, project, info.currentCommitId),
    name: project,
    isPrivate: false,
    title: text.message,
    shownIds,
  });
}

/** A commit to make: a folder's content, or only some of its files. */
interface Step {
  readonly folder: string;
  readonly message: string;
  readonly only?: readonly string[];
}

interface Made {
  readonly dir: string;
  readonly commits: readonly string[];
}

/** Commits the folders one after the other, so that equal folders give equal ids on every machine. */
async function makeRepository(text: CommitText, steps: readonly Step[]): Promise<Made> {
  const dir = await mkdtemp(join(tmpdir(), 'reflens-github-'));
  await git(dir, ['init', '-q', '-b', 'main']);
  const commits: string[] = [];
  const commit = async (message: string, minutes: number): Promise<string> => {
    const author: Person = { name: text.author, email: text.email, date: new Date(Date.parse(text.date) + minutes * 60_000).toISOString() };
    const env = {
      GIT_AUTHOR_NAME: author.name,
      GIT_AUTHOR_EMAIL: author.email,
      GIT_AUTHOR_DATE: author.date,
      GIT_COMMITTER_NAME: author.name,
      GIT_COMMITTER_EMAIL: author.email,
      GIT_COMMITTER_DATE: author.date,
    };
    await git(dir, ['add', '-A', '-f', '.']);
    await git(dir, ['commit', '-q', '--allow-empty', '-F', '-'], { input: message, env });
    return gitText(dir, ['rev-parse', 'HEAD']);
  };
  for (const [index, step] of steps.entries()) {
    if (index === 1) await git(dir, ['checkout', '-q', '-b', 'feature']);
    if (index > 0) await git(dir, ['rm', '-r', '-q', '--ignore-unmatch', '.']);
    if (step.only) for (const file of step.only) await cp(join(step.folder, file), join(dir, file), { verbatimSymlinks: true });
    else await cp(step.folder, dir, { recursive: true, verbatimSymlinks: true });
    commits.push(await commit(step.message, (index + 1 - steps.length) * 60));
  }
  await git(dir, ['checkout', '-q', 'main']);
  // The base branch goes on by itself after the fork, as base branches do.
  await writeFile(join(dir, 'NOTES.md'), 'Work that went on while the change was in review.\n');
  await commit('Go on elsewhere', 30);
  return { dir, commits };
}

async function serve(
  made: Made,
  options: { owner: string; name: string; isPrivate: boolean; title: string; shownIds?: ReadonlyMap<string, string> },
): Promise<Source> {
  const [title = ''] = options.title.split('\n');
  const repository = new Repository({
    owner: options.owner,
    name: options.name,
    dir: made.dir,
    isPrivate: options.isPrivate,
    pulls: [{ number: 1, title, body: '', base: 'main', head: 'feature' }],
    ...(options.shownIds ? { shownIds: options.shownIds } : {}),
  });
  const last = made.commits.at(-1) ?? '';
  const commit = (await repository.resolve(last)) ?? last;
  const dispose = async (): Promise<void> => {
    repository.close();
    await rm(made.dir, { recursive: true, force: true });
  };
  return { repository, commit, dispose };
}

async function defaultBranch(dir: string): Promise<string> {
  try {
    return await gitText(dir, ['symbolic-ref', '--short', 'HEAD']);
  } catch {
    return 'main'; // a detached HEAD names no branch
  }
}

/** The owner of a benchmark's repository, from the list that names this commit; `oracle` when none does. */
async function ownerOf(dir: string, project: string, sha: string): Promise<string> {
  const lists = (await readdir(dir, { recursive: true })).filter((file) => file.endsWith('.json') && !file.startsWith('commits'));
  for (const list of lists) {
    const text = await readFile(join(dir, list), 'utf8');
    if (!text.includes(sha)) continue;
    const owner = new RegExp(`github\\.com/([\\w.-]+)/${project}(?:\\.git|/|")`).exec(
      text.slice(Math.max(0, text.indexOf(sha) - 2000), text.indexOf(sha) + 500),
    )?.[1];
    if (owner !== undefined) return owner;
  }
  return 'oracle';
}
