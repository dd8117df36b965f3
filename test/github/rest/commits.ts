// Endpoints for commits and comparisons.
import type { Asked } from '../exchange.js';
import type { Repository } from '../git/repository.js';
import { API, commitObject, fileObject, repositoryUrl } from './objects.js';
import { noCommit, notFound, paginate, type Answer } from './replies.js';

/** Files on one page of a commit's, and in all. */
const FILES_PER_PAGE = 300;
const MOST_FILES = 3000;
/** Files that a comparison lists, all on its first page; commits on a page without paging. */
const COMPARED_FILES = 300;
const COMPARED_COMMITS = 250;

/** `GET /repos/{owner}/{repo}/commits` */
export async function listCommits(repository: Repository, asked: Asked): Promise<Answer> {
  const revision = asked.url.searchParams.get('sha') ?? repository.defaultBranch;
  const oid = await repository.resolve(revision);
  if (oid === null) return notFound();
  const { items, headers } = paginate(asked, await repository.history(oid, MOST_FILES), { perPage: 30, maxPerPage: 100 });
  return { json: items.map((commit) => commitObject(repository, commit)), headers };
}

/** `GET /repos/{owner}/{repo}/commits/{ref}`: the change from the first parent; further files on further pages, for JSON only. */
export async function getCommit(repository: Repository, asked: Asked, ref: string): Promise<Answer> {
  const commit = await repository.commit(ref);
  if (!commit) return noCommit(ref);
  const before = commit.parents[0] ?? null;
  const type = mediaType(asked);
  if (type !== null)
    return { bytes: await repository.rawDiff(before, commit.oid), mediaType: `application/vnd.github.${type}; charset=utf-8` };
  const files = await repository.diff(before, commit.oid, 0);
  const { items, headers } = paginate(asked, files, { perPage: FILES_PER_PAGE, maxPerPage: FILES_PER_PAGE, maxItems: MOST_FILES });
  const additions = files.reduce((sum, file) => sum + file.additions, 0);
  const deletions = files.reduce((sum, file) => sum + file.deletions, 0);
  return {
    json: {
      ...commitObject(repository, commit),
      stats: { total: additions + deletions, additions, deletions },
      files: items.map((file) => fileObject(repository, file, commit.oid)),
    },
    headers,
  };
}

/** `GET /repos/{owner}/{repo}/compare/{basehead}`: `A...B` from their merge base, `A..B` directly; files only on the first page. */
export async function compare(repository: Repository, asked: Asked, basehead: string): Promise<Answer> {
  const match = /^(.+?)(\.{2,3})(.+)$/.exec(basehead);
  const name = (revision: string | undefined): string => (revision ?? '').split(':').at(-1) ?? '';
  const [base, head] = match ? await Promise.all([repository.commit(name(match[1])), repository.commit(name(match[3]))]) : [null, null];
  if (!match || !base || !head) return notFound();
  const mergeBaseId = await repository.mergeBase(base.oid, head.oid);
  const mergeBase = mergeBaseId === null ? null : await repository.commit(mergeBaseId);
  if (!mergeBase)
    return {
      status: 404,
      json: {
        message: `No common ancestor between ${match[1] ?? ''} and ${match[3] ?? ''}.`,
        documentation_url: `${API}/rest`,
        status: '404',
      },
    };
  const from = match[2] === '...' ? mergeBase.oid : base.oid;
  const type = mediaType(asked);
  if (type !== null) return { bytes: await repository.rawDiff(from, head.oid), mediaType: `application/vnd.github.${type}; charset=utf-8` };
  const [ahead, behind, files] = await Promise.all([
    repository.commitsBetween(base.oid, head.oid),
    repository.commitsBetween(head.oid, base.oid),
    repository.diff(from, head.oid, 0),
  ]);
  // Without paging GitHub leaves out the oldest commits, so that the head is always there.
  const isPaged = asked.url.searchParams.has('page') || asked.url.searchParams.has('per_page');
  const { items, headers } = isPaged
    ? paginate(asked, ahead, { perPage: COMPARED_COMMITS, maxPerPage: COMPARED_COMMITS })
    : { items: ahead.slice(-COMPARED_COMMITS), headers: {} };
  const first = (asked.url.searchParams.get('page') ?? '1') === '1';
  const url = `${repositoryUrl(repository)}/compare/${basehead}`;
  const site = `https://github.com/${repository.fullName}/compare`;
  const status = ahead.length ? (behind.length ? 'diverged' : 'ahead') : behind.length ? 'behind' : 'identical';
  return {
    json: {
      url,
      html_url: `${site}/${basehead}`,
      permalink_url: `${site}/${repository.owner}:${base.oid.slice(0, 7)}...${repository.owner}:${head.oid.slice(0, 7)}`,
      diff_url: `${site}/${basehead}.diff`,
      patch_url: `${site}/${basehead}.patch`,
      base_commit: commitObject(repository, base),
      merge_base_commit: commitObject(repository, mergeBase),
      status,
      ahead_by: ahead.length,
      behind_by: behind.length,
      total_commits: ahead.length,
      commits: items.map((commit) => commitObject(repository, commit)),
      files: first ? files.slice(0, COMPARED_FILES).map((file) => fileObject(repository, file, head.oid)) : [],
    },
    headers,
  };
}

/** `diff` or `patch` if one of these media types is asked for. */
export function mediaType(asked: Asked): 'diff' | 'patch' | null {
  const accept = asked.headers['accept'] ?? '';
  return /vnd\.github\.(?:v3\.)?diff/.test(accept) ? 'diff' : /vnd\.github\.(?:v3\.)?patch/.test(accept) ? 'patch' : null;
}
