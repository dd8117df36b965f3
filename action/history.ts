/** Gets the commits of a change that a checkout did not get: it fetches one commit, and a comparison needs two, and a pull request also the one that it began at. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Failure } from '../engine/node/failure.js';
import { onlineFor } from '../engine/node/clones.js';
import { missingOf, parentsOf } from '../engine/node/git-objects.js';
import { git, GitError, gitOnline, type Online } from '../engine/node/git-process.js';
import { resolveCommit } from '../engine/node/git.js';
import type { Wanted } from './event.js';

/** Commits that are asked for, from each end, one after the other until it is enough; then everything. */
const DEPTHS = [50, 250, 1_250];

/** What to write when nothing helps. */
const WAY_ON = 'Give actions/checkout "fetch-depth: 0", so that it gets the whole history.';

/** Sees to it that what is wanted is in the repository. Rejects with `Failure`, which says what to write in the workflow. */
export async function fetchHistory(repository: string, wanted: Wanted, token: string | undefined): Promise<void> {
  if (await isEnough(repository, wanted)) return;
  const remote = await remoteOf(repository, token);
  for (const depth of await depthsFor(repository, wanted)) {
    const trouble = await fetched(repository, wanted, remote, depth);
    if (await isEnough(repository, wanted)) return;
    // With more depth it would be the same.
    if (trouble !== null && depth === null) throw new Failure(`The commits of this change could not be fetched: ${trouble} ${WAY_ON}`);
  }
  throw new Failure(
    `The commits of this change are not to be had any more; a forced push may have replaced them. Run again on what is there now. ${WAY_ON}`,
  );
}

/** The depths to try: what is complete needs no depth, and would be cut by one; what is cut is never cut shorter. */
async function depthsFor(repository: string, { length, change }: Wanted): Promise<readonly (number | null)[]> {
  if ((await shallowCommits(repository)).size === 0) return [null];
  const known = Number((await git(repository, ['rev-list', '--count', 'HEAD'])).trim());
  const needsBase = change.kind === 'range' && change.range.fromMergeBase;
  const first = needsBase ? (length ?? 0) + 2 : 2;
  return [
    ...[first, ...DEPTHS].filter((depth, at, all) => at === 0 || depth > (all[at - 1] ?? 0)).map((depth) => Math.max(depth, known)),
    null,
  ];
}

/** Fetches the ends of the change; what went wrong, or null. */
async function fetched(repository: string, wanted: Wanted, { online, name }: Remote, depth: number | null): Promise<string | null> {
  const isShallow = (await shallowCommits(repository)).size > 0;
  const how = depth === null ? (isShallow ? ['--unshallow'] : []) : [`--depth=${depth}`];
  const fetch = (what: readonly string[]): Promise<void> =>
    gitOnline(
      ['-C', repository, 'fetch', '--quiet', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head', ...how, name, ...what],
      online,
    );
  const commits = await endsOf(repository, wanted);
  let said: string | null = null;
  // One by one: a server refuses all of them for one that it does not give.
  for (const what of [...commits.filter((one) => /^[0-9a-f]{40,}$/.test(one)), ...wanted.references]) {
    try {
      await fetch([what]);
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      said = error.said;
    }
  }
  return said;
}

/** Both ends as the change names them. Of one commit, also what it names as its parent. */
async function endsOf(repository: string, { change }: Wanted): Promise<readonly string[]> {
  if (change.kind === 'range') return [change.range.before, change.range.after];
  const commit = await resolveCommit(repository, change.revision);
  return [commit];
}

async function isEnough(repository: string, wanted: Wanted): Promise<boolean> {
  const { change } = wanted;
  try {
    if (change.kind === 'commit') {
      const commit = await resolveCommit(repository, change.revision);
      const [parent] = (await parentsOf(repository, [commit])).get(commit) ?? [];
      return parent === undefined || (await missingOf(repository, [parent])).size === 0;
    }
    const [before, after] = [await resolveCommit(repository, change.range.before), await resolveCommit(repository, change.range.after)];
    return !change.range.fromMergeBase || (await isMergeBaseSure(repository, before, after));
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

/** Whether the commit that both began at is known, and no history that was cut off can hold a nearer one. */
async function isMergeBaseSure(repository: string, before: string, after: string): Promise<boolean> {
  const base = (await git(repository, ['merge-base', before, after])).trim();
  const cutAt = await shallowCommits(repository);
  if (cutAt.size === 0) return true;
  const between = (await git(repository, ['rev-list', before, after, `^${base}`])).split('\n');
  return !between.some((commit) => cutAt.has(commit));
}

/** Commits whose parents the repository does not have, as it says itself. */
async function shallowCommits(repository: string): Promise<ReadonlySet<string>> {
  const file = resolve(repository, (await git(repository, ['rev-parse', '--git-path', 'shallow'])).trim());
  return new Set(
    existsSync(file)
      ? readFileSync(file, 'utf8')
          .split('\n')
          .filter((line) => line !== '')
      : [],
  );
}

interface Remote {
  readonly name: string;
  readonly online: Online;
}

/** Where the checkout came from. Its own credentials are in the repository's configuration; the token is asked for where they are not. */
async function remoteOf(repository: string, token: string | undefined): Promise<Remote> {
  const address = await git(repository, ['config', '--get', 'remote.origin.url']).then(
    (told) => told.trim(),
    () => '',
  );
  if (address === '')
    throw new Failure(`The commits of this change are not there, and the repository names no origin to get them from. ${WAY_ON}`);
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol === 'https:') return { name: 'origin', online: onlineFor(url, token) };
  const protocols = url === null ? ['ssh', 'file'] : [url.protocol.slice(0, -1)].filter((one) => ['http', 'ssh', 'file'].includes(one));
  return { name: 'origin', online: { protocols, settings: [], env: {} } };
}
