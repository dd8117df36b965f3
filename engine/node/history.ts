/** The commits of a local Git repository's history. */
import { parentsOf } from './git-objects.js';
import { resolveCommit } from './git.js';
import { git, GitError } from './git-process.js';
import { UsageError } from './options.js';

/** A commit of a history, and its first parent, if any. */
export interface ListedCommit {
  readonly commit: string;
  readonly parent: string | null;
  /** ISO 8601, of the committer. */
  readonly date: string;
}

export interface History {
  /** The oldest first, without merges. */
  readonly commits: readonly ListedCommit[];
  /** How many merges there are among them. */
  readonly merges: number;
  /** Those at which a shallow clone ends: what they changed is not known here. */
  readonly cutOff: readonly ListedCommit[];
}

/** Which commits are wanted. */
export interface Stretch {
  /** Git's own words for dates: `2026-01-01`, `3 months ago`. */
  readonly since: string | null;
  readonly until: string | null;
  /** Where the history ends; what is checked out if not given. */
  readonly branch: string | null;
}

/** Lists a history. Rejects with `Failure`, and with `UsageError` when a date is none. */
export async function listCommits(repository: string, { since, until, branch }: Stretch): Promise<History> {
  const tip = await resolveCommit(repository, branch ?? 'HEAD');
  await requireDate(repository, '--since', since);
  await requireDate(repository, '--until', until);
  const limits = [...(since === null ? [] : [`--since=${since}`]), ...(until === null ? [] : [`--until=${until}`])];
  const listed = await git(repository, ['rev-list', '--reverse', '--format=tformat:%H %cI %P', ...limits, '--end-of-options', tip, '--']);
  const all = listed
    .split('\n')
    // Each is preceded by a line that names it.
    .filter((line) => line !== '' && !line.startsWith('commit '))
    .map((line) => {
      const [commit = '', date = '', ...parents] = line.split(' ').filter((word) => word !== '');
      return { commit, date, parents };
    });
  const ends = all.filter(({ parents }) => parents.length === 0).map(({ commit }) => commit);
  const real = await parentsOf(repository, ends);
  const commits: ListedCommit[] = [];
  const cutOff: ListedCommit[] = [];
  let merges = 0;
  for (const { commit, date, parents } of all) {
    const [parent = null, ...others] = real.get(commit) ?? parents;
    if (others.length > 0) merges++;
    else if (parent !== null && parents.length === 0) cutOff.push({ commit, parent, date });
    else commits.push({ commit, parent, date });
  }
  return { commits, merges, cutOff };
}

/** Git takes whatever it cannot read for this very moment; only where a setting is a date does it say so. */
async function requireDate(repository: string, option: string, date: string | null): Promise<void> {
  if (date === null) return;
  try {
    await git(repository, ['-c', `reflens.date=${date}`, 'config', '--type=expiry-date', '--get', 'reflens.date']);
  } catch (error) {
    if (error instanceof GitError)
      throw new UsageError(`${option} takes a date in Git's words (2026-01-01, "3 months ago"), not "${date}".`);
    throw error;
  }
}
