/**
 * The changed files of a comparison. GitHub's API compares from the merge base only:
 *
 *     A...B   M -> B   one call
 *     A..B    A -> B   the same call when A is the merge base; else A -> M and M -> B put together, two calls
 */
import { readComparison, type CompareAnswer, type FileAnswer } from './answers.js';
import type { GithubApi } from './api.js';
import { changedFiles, isNew, isSubmodule, pairVersions, SUBMODULE } from './changed-files.js';
import { listTrees } from './list-trees.js';
import { canBeName, pathOf, type ChangedFile, type ChangeList, type FileVersion } from './source.js';
import type { RepositoryPlace } from './walk-trees.js';

/** Files that the API lists of a comparison; there is no further page. */
export const MOST_COMPARED = 300;

/** Folders that a sentence names. */
const NAMED_FOLDERS = 5;

/** A commit's id. Anything shorter may be a branch. */
const WHOLE_ID = /^[0-9a-f]{40}$/;

/** Two ends of a comparison, as the API takes them: commits, branches, tags, `owner:branch`. */
export interface Ends {
  readonly before: string;
  readonly after: string;
}

/** Asks for a comparison from the merge base. */
export async function compare(
  api: GithubApi,
  place: RepositoryPlace,
  { before, after }: Ends,
  signal: AbortSignal,
): Promise<CompareAnswer> {
  const parameters = { ...place, basehead: `${before}...${after}` };
  const freshness = WHOLE_ID.test(before) && WHOLE_ID.test(after) ? 'lasting' : 'changing';
  return readComparison(await api.get('GET /repos/{owner}/{repo}/compare/{basehead}', parameters, signal, freshness));
}

/** The files that differ between two ends, or between their merge base and the second. */
export async function listComparison(
  api: GithubApi,
  place: RepositoryPlace,
  ends: Ends,
  fromMergeBase: boolean,
  signal: AbortSignal,
): Promise<ChangeList> {
  const list = await listBetween(api, place, ends, fromMergeBase, signal);
  const fork = forkOf(place, ends.after);
  return fork && list.commits ? { ...list, elsewhere: { commit: list.commits.after, ...fork } } : list;
}

/** The repository of an end that is written `owner:branch` or `owner:repository:branch`; null for the page's own. */
function forkOf(place: RepositoryPlace, end: string): { owner: string; repository: string } | null {
  const [owner, ...rest] = end.split(':');
  if (rest.length === 0 || owner === undefined) return null;
  const repository = rest.length > 1 ? (rest[0] ?? place.repo) : place.repo;
  return canBeName(owner) && canBeName(repository) && owner !== place.owner ? { owner, repository } : null;
}

async function listBetween(
  api: GithubApi,
  place: RepositoryPlace,
  ends: Ends,
  fromMergeBase: boolean,
  signal: AbortSignal,
): Promise<ChangeList> {
  const forth = await compare(api, place, ends, signal);
  const mergeBase = forth.merge_base_commit.sha;
  const first = forth.base_commit.sha;
  if (fromMergeBase || mergeBase === first) {
    const commits = { before: mergeBase, after: headOf(forth) };
    return completed(api, place, commits, changedFiles(forth.files ?? [], mergeBase, commits.after), isCut(forth), signal);
  }
  const back = await compare(api, place, { before: ends.after, after: ends.before }, signal);
  const commits = { before: first, after: back.base_commit.sha };
  return completed(api, place, commits, putTogether(back.files ?? [], forth.files ?? [], commits), isCut(forth) || isCut(back), signal);
}

/** The newest commit; a head that has no commit of its own is the merge base. */
const headOf = ({ commits, merge_base_commit }: CompareAnswer): string => commits.at(-1)?.sha ?? merge_base_commit.sha;

const isCut = ({ files = [] }: CompareAnswer): boolean => files.length >= MOST_COMPARED;

async function completed(
  api: GithubApi,
  place: RepositoryPlace,
  commits: Ends,
  files: readonly ChangedFile[],
  cut: boolean,
  signal: AbortSignal,
): Promise<ChangeList> {
  if (!cut) return { files, commits };
  const { files: others, unseen } = await listTrees(api, place, commits, files, signal);
  return {
    files: [...files, ...others],
    commits,
    ...(others.length > 0 && {
      note: `GitHub lists only ${MOST_COMPARED} changed files of a comparison. Reflens found ${others.length} more; among them, a file that was moved and edited counts as removed and added.`,
    }),
    ...(unseen.length > 0 && { missing: missingIn(unseen) }),
  };
}

/** What is not listed, and the way to it all the same. */
function missingIn(unseen: readonly string[]): string {
  const begin = `GitHub lists only ${MOST_COMPARED} changed files of a comparison`;
  const way = 'the pages of its single commits show the rest';
  if (unseen.includes('')) return `${begin}, and its repository is too large to look for the others; ${way}`;
  const named = unseen.slice(0, NAMED_FOLDERS).join(', ');
  const more = unseen.length > NAMED_FOLDERS ? ` and ${unseen.length - NAMED_FOLDERS} more` : '';
  return `${begin}; looking into all folders for the others would take too many calls, so there may be more in ${named}${more}; ${way}`;
}

/** What one end did to the files of the merge base. */
interface Deeds {
  /** By path in the merge base; null for a removed file. */
  readonly kept: ReadonlyMap<string, FileVersion | null>;
  readonly added: ReadonlyMap<string, FileVersion>;
}

function deedsOf(files: readonly FileAnswer[], commit: string): Deeds {
  const kept = new Map<string, FileVersion | null>();
  const added = new Map<string, FileVersion>();
  for (const file of files) {
    const version = { commit, path: file.filename, ...(file.sha !== null && { blob: file.sha }) };
    if (isNew(file)) added.set(file.filename, version);
    else if (file.status === 'removed') kept.set(file.filename, null);
    else kept.set(file.previous_filename ?? file.filename, version);
  }
  return { kept, added };
}

/** From the changes M -> A and M -> B those from A to B. What an end did not touch is there as it was in M. */
function putTogether(toBefore: readonly FileAnswer[], toAfter: readonly FileAnswer[], commits: Ends): ChangedFile[] {
  const deeds = { before: deedsOf(toBefore, commits.before), after: deedsOf(toAfter, commits.after) };
  const before = new Map(deeds.before.added);
  const after = new Map(deeds.after.added);
  const renames = new Map<string, string>();
  for (const path of new Set([...deeds.before.kept.keys(), ...deeds.after.kept.keys()])) {
    const versionIn = ({ kept }: Deeds, commit: string): FileVersion | null => {
      const version = kept.get(path);
      return version === undefined ? { commit, path } : version;
    };
    const was = versionIn(deeds.before, commits.before);
    const is = versionIn(deeds.after, commits.after);
    if (was) before.set(was.path, was);
    if (is) after.set(is.path, is);
    if (was && is && was.path !== is.path) renames.set(was.path, is.path);
  }
  const submodules = new Set([...toBefore, ...toAfter].filter(isSubmodule).map(({ filename }) => filename));
  return pairVersions({ before, after, renames }).map((file) => (submodules.has(pathOf(file)) ? { ...file, unreadable: SUBMODULE } : file));
}
