/** The changed files of a commit, against its first parent as on GitHub's page. */
import { readCommit } from './answers.js';
import type { GithubApi } from './api.js';
import { changedFiles } from './changed-files.js';
import type { RepositoryPlace } from './walk-trees.js';
import type { ChangedFile, ChangeList } from './source.js';

/** Files that the API lists at most for one commit, over all pages. */
const MOST_LISTED = 3_000;

/** Digits of a commit's id in sentences. */
const SHORT_ID = 7;

/** What the reader is told of a merge's page. `before` is its first parent. */
export const mergeNote = (parents: number, before: string): string =>
  `This is a merge; it is compared with the first of its ${parents} parents, ${before.slice(0, SHORT_ID)}.`;

/** Lists the files page by page, 300 at a time. */
export async function listCommit(api: GithubApi, place: RepositoryPlace, commit: string, signal: AbortSignal): Promise<ChangeList> {
  const files: ChangedFile[] = [];
  let note: string | undefined;
  let commits: ChangeList['commits'];
  for await (const data of api.pages('GET /repos/{owner}/{repo}/commits/{ref}', { ...place, ref: commit }, signal)) {
    const answer = readCommit(data);
    // The first commit of all has no parent.
    const before = answer.parents[0]?.sha;
    commits = { before: before ?? null, after: answer.sha };
    for (const file of changedFiles(answer.files ?? [], before, answer.sha)) files.push(file);
    if (before !== undefined && answer.parents.length > 1) note = mergeNote(answer.parents.length, before);
  }
  return {
    files,
    ...(commits && { commits }),
    ...(files.length >= MOST_LISTED && { missing: `GitHub lists only the first ${files.length} changed files of a commit` }),
    ...(note !== undefined && { note }),
  };
}
