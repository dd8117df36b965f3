/** Reads a change from a local Git repository. Everything goes through Git's plumbing commands, whose output no configuration alters. */
import { spawn } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import type { Change } from '../api.js';
import { Failure } from './failure.js';
import type { Range } from './options.js';

/** One file that differs between two commits. The ids are null where the file does not exist. */
interface ChangedFile {
  readonly beforePath: string;
  readonly afterPath: string;
  readonly beforeBlob: string | null;
  readonly afterBlob: string | null;
}

/** A commit, or the empty tree that a root commit is compared with. */
type Tree = string;

/** The change that a commit made to its first parent; a root commit's to nothing. Rejects with `Failure`. */
export async function changeOfCommit(
  repository: string,
  revision: string,
  isWanted: (path: string) => boolean = () => true,
): Promise<Change> {
  const commit = await resolveCommit(repository, revision);
  const [, firstParent] = (await git(repository, ['rev-list', '--parents', '--max-count=1', commit])).trim().split(' ');
  return changeBetween(repository, firstParent ?? (await emptyTree(repository)), commit, isWanted);
}

/** A commit of a history, and its first parent, if any. */
export interface ListedCommit {
  readonly commit: string;
  readonly parent: string | null;
  /** ISO 8601, of the committer. */
  readonly date: string;
}

/** The commits of a history, the oldest first, without merges. Rejects with `Failure`. */
export async function listCommits(
  repository: string,
  { since, until, branch }: { readonly since: string | null; readonly until: string | null; readonly branch: string | null },
): Promise<ListedCommit[]> {
  const tip = await resolveCommit(repository, branch ?? 'HEAD');
  const limits = [...(since === null ? [] : [`--since=${since}`]), ...(until === null ? [] : [`--until=${until}`])];
  const log = await git(repository, ['log', '--no-merges', '--reverse', '--format=%H %P %cI', ...limits, tip, '--']);
  return log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [commit = '', ...rest] = line.split(' ').filter((word) => word !== '');
      return { commit, parent: rest.length > 1 ? (rest[0] ?? null) : null, date: rest.at(-1) ?? '' };
    });
}

/** Brings a repository of GitHub into a folder, or what is new in it. The token is handed to Git by its environment: other people on the computer see a command's arguments. */
export async function cloneOrFetch(address: string, folder: string, token: string | undefined): Promise<void> {
  const basic = token === undefined ? '' : Buffer.from(`x-access-token:${token}`).toString('base64');
  const env = {
    GIT_TERMINAL_PROMPT: '0',
    ...(token !== undefined && {
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `http.${new URL(address).origin}/.extraHeader`,
      GIT_CONFIG_VALUE_0: `Authorization: Basic ${basic}`,
    }),
  };
  const isThere = existsSync(folder);
  if (isThere) await requireOrigin(folder, address);
  // Under another name until it is whole: what was cut off is no repository to go on with.
  const part = `${folder}.part`;
  if (!isThere) rmSync(part, { recursive: true, force: true });
  const args = isThere ? ['-C', folder, 'fetch', '--quiet', '--prune', 'origin'] : ['clone', '--quiet', '--mirror', '--', address, part];
  try {
    await runGit(args, '', env);
  } catch (error) {
    if (error instanceof GitError) throw new Failure(`Git could not ${isThere ? 'bring up to date' : 'get'} ${address}: ${error.message}`);
    throw error;
  }
  if (!isThere) renameSync(part, folder);
}

/** Two owners may have repositories of one name. */
async function requireOrigin(folder: string, address: string): Promise<void> {
  const origin = await git(folder, ['config', '--get', 'remote.origin.url']).catch((error: unknown) => {
    if (error instanceof GitError) return 'none';
    throw error;
  });
  if (origin.trim() !== address)
    throw new Failure(`The folder "${folder}" has another repository: ${origin.trim()}. Move it, or go to another folder.`);
}

/** The change between two commits. Rejects with `Failure`. */
export async function changeOfRange(repository: string, range: Range): Promise<Change> {
  const before = await resolveCommit(repository, range.before);
  const after = await resolveCommit(repository, range.after);
  return changeBetween(repository, range.fromMergeBase ? await mergeBase(repository, before, after) : before, after);
}

async function changeBetween(
  repository: string,
  before: Tree,
  after: Tree,
  isWanted: (path: string) => boolean = () => true,
): Promise<Change> {
  const raw = await git(repository, ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--find-renames', before, after]);
  const files = [...parseRawDiff(raw)].filter(({ beforePath, afterPath }) => isWanted(beforePath) || isWanted(afterPath));
  const blobs = await readBlobs(
    repository,
    files.flatMap(({ beforeBlob, afterBlob }) => [beforeBlob, afterBlob]).filter((id) => id !== null),
  );
  const [beforeTexts, afterTexts, renames] = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()];
  for (const { beforePath, afterPath, beforeBlob, afterBlob } of files) {
    if (beforeBlob !== null) beforeTexts.set(beforePath, blobs.get(beforeBlob) ?? '');
    if (afterBlob !== null) afterTexts.set(afterPath, blobs.get(afterBlob) ?? '');
    if (beforePath !== afterPath) renames.set(beforePath, afterPath);
  }
  // Not by assignment: a file may be called `__proto__`.
  return { before: Object.fromEntries(beforeTexts), after: Object.fromEntries(afterTexts), renames: Object.fromEntries(renames) };
}

async function resolveCommit(repository: string, revision: string): Promise<string> {
  await requireRepository(repository);
  try {
    return (await git(repository, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`])).trim();
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    const shallow = (await git(repository, ['rev-parse', '--is-shallow-repository'])).trim() === 'true';
    throw new Failure(
      `The repository "${repository}" has no commit "${revision}"${shallow ? ' (the clone is shallow: git fetch --unshallow gets the rest)' : ''}.`,
    );
  }
}

async function requireRepository(folder: string): Promise<void> {
  try {
    await git(folder, ['rev-parse', '--git-dir']);
  } catch (error) {
    if (error instanceof GitError) throw new Failure(`"${folder}" is not a Git repository (${error.message}).`);
    throw error;
  }
}

async function mergeBase(repository: string, before: string, after: string): Promise<string> {
  try {
    return (await git(repository, ['merge-base', before, after])).trim();
  } catch (error) {
    if (error instanceof GitError) throw new Failure(`${before.slice(0, 10)} and ${after.slice(0, 10)} have no commit in common.`);
    throw error;
  }
}

/** Asked of Git, since the id depends on the repository's hash function. */
async function emptyTree(repository: string): Promise<Tree> {
  return (await git(repository, ['hash-object', '-t', 'tree', '--stdin'])).trim();
}

/** Regular files only: a link's text is a path, and a submodule is a commit. */
function isFile(mode: string): boolean {
  return mode.startsWith('100');
}

/** `:100644 100644 <id> <id> M\0path\0`, and two paths after a rename. */
function* parseRawDiff(raw: string): Generator<ChangedFile> {
  const fields = raw.split('\0');
  for (let at = 0; at + 1 < fields.length;) {
    const [modeBefore = '', modeAfter = '', idBefore = '', idAfter = '', status = ''] = (fields[at++] ?? '').slice(1).split(' ');
    const beforePath = fields[at++] ?? '';
    const afterPath = status.startsWith('R') ? (fields[at++] ?? '') : beforePath;
    const beforeBlob = isFile(modeBefore) ? idBefore : null;
    const afterBlob = isFile(modeAfter) ? idAfter : null;
    if (beforeBlob !== null || afterBlob !== null) yield { beforePath, afterPath, beforeBlob, afterBlob };
  }
}

/** The texts of blobs by id. One Git process reads them all. */
async function readBlobs(repository: string, ids: readonly string[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  if (ids.length === 0) return texts;
  const output = await run(repository, ['cat-file', '--batch'], `${[...new Set(ids)].join('\n')}\n`);
  // Each answer: "<id> blob <size>\n<bytes>\n"
  for (let at = 0; at < output.length;) {
    const end = output.indexOf(0x0a, at);
    const [id = '', kind, size] = output.toString('latin1', at, end).split(' ');
    if (kind !== 'blob')
      throw new Failure(`Git cannot read the object ${id} (${kind ?? 'no answer'}); the repository may be a partial clone or damaged.`);
    const start = end + 1;
    at = start + Number(size) + 1;
    texts.set(id, output.toString('utf8', start, at - 1));
  }
  return texts;
}

/** Git said no; the message is what it said. */
class GitError extends Error {}

async function git(repository: string, args: readonly string[]): Promise<string> {
  return (await run(repository, args, '')).toString('utf8');
}

const run = (repository: string, args: readonly string[], input: string): Promise<Buffer> => runGit(['-C', repository, ...args], input);

function runGit(args: readonly string[], input: string, env: Readonly<Record<string, string>> = {}): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', args, { stdio: 'pipe', env: { ...process.env, ...env } });
    const output: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    child.on('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ENOENT' ? new Failure('Git is not installed, or not in the PATH.') : error);
    });
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(output));
      else
        reject(
          new GitError(
            Buffer.concat(errors)
              .toString('utf8')
              .trim()
              .replace(/^fatal: /, ''),
          ),
        );
    });
    // Git may end before it has read everything; its exit code tells why.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
