/**
 * The changed files of a pull request: from the merge base, not from the tip of its base branch, where others may have gone on. Two calls for up to 300 files, one
 * more for each further hundred.
 */
import { readFiles, readPull, type FileAnswer } from './answers.js';
import type { GithubApi } from './api.js';
import { changedFiles } from './changed-files.js';
import { compare, listComparison, MOST_COMPARED } from './list-comparison.js';
import type { RepositoryPlace } from './walk-trees.js';
import { canBeName, type ChangeList } from './source.js';

/** The most that the API gives on one page. */
const FILES_PER_PAGE = 100;

/** Lists up to the 3,000 files that GitHub tells of. */
export async function listPull(api: GithubApi, place: RepositoryPlace, pull: number, signal: AbortSignal): Promise<ChangeList> {
  const parameters = { ...place, pull_number: pull };
  const answer = readPull(await api.get('GET /repos/{owner}/{repo}/pulls/{pull_number}', parameters, signal, 'changing'));
  // Only a comparison names the merge base; it lists the files, too, as long as there are few.
  const comparison = await compare(api, place, { before: answer.base.sha, after: answer.head.sha }, signal);
  let list = comparison.files ?? [];
  if (list.length >= MOST_COMPARED && list.length < answer.changed_files) list = await pullFiles(api, place, pull, signal);
  const files = changedFiles(list, comparison.merge_base_commit.sha, answer.head.sha);
  const [owner = '', repository = ''] = answer.head.repo?.full_name.split('/') ?? [];
  const isFork = canBeName(owner) && canBeName(repository) && `${owner}/${repository}` !== `${place.owner}/${place.repo}`;
  return {
    files,
    commits: { before: comparison.merge_base_commit.sha, after: answer.head.sha },
    ...(isFork && { elsewhere: { commit: answer.head.sha, owner, repository } }),
    ...(files.length < answer.changed_files && {
      missing: `GitHub lists only ${files.length} of the ${answer.changed_files} changed files of this pull request`,
    }),
  };
}

/** A range of a pull request whose one end is the pull request's own. */
export async function listPullRange(
  api: GithubApi,
  place: RepositoryPlace,
  { pull, before, after }: { readonly pull: number; readonly before: string | null; readonly after: string | null },
  signal: AbortSignal,
): Promise<ChangeList> {
  if (before !== null && after !== null) return listComparison(api, place, { before, after }, false, signal);
  const answer = readPull(
    await api.get('GET /repos/{owner}/{repo}/pulls/{pull_number}', { ...place, pull_number: pull }, signal, 'changing'),
  );
  const ends = { before: before ?? answer.base.sha, after: after ?? answer.head.sha };
  return listComparison(api, place, ends, before === null, signal);
}

async function pullFiles(api: GithubApi, place: RepositoryPlace, pull: number, signal: AbortSignal): Promise<FileAnswer[]> {
  const files: FileAnswer[] = [];
  const parameters = { ...place, pull_number: pull, per_page: FILES_PER_PAGE };
  for await (const data of api.pages('GET /repos/{owner}/{repo}/pulls/{pull_number}/files', parameters, signal, 'changing'))
    for (const file of readFiles(data)) files.push(file);
  return files;
}
