// The API's objects: users, commits, files. Shapes are those of GitHub's OpenAPI description, against which a test checks them.
import { createHash } from 'node:crypto';
import type { DiffFile } from '../git/diff.js';
import type { CommitInfo, Person, Repository } from '../git/repository.js';

/** Root of the API's addresses. */
export const API = 'https://api.github.com';
/** Root of the site's addresses. */
export const SITE = 'https://github.com';

/** A stable number for a name, as GitHub's ids are. */
export function idOf(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0);
}

/** A stable opaque id. */
export function nodeId(kind: string, name: string): string {
  return `${kind}_${Buffer.from(name).toString('base64url').slice(0, 24)}`;
}

/** A user by login. */
export function simpleUser(login: string): Record<string, unknown> {
  const url = `${API}/users/${encodeURIComponent(login)}`;
  return {
    login,
    id: idOf(login),
    node_id: nodeId('U', login),
    avatar_url: `https://avatars.githubusercontent.com/u/${idOf(login)}?v=4`,
    gravatar_id: '',
    url,
    html_url: `${SITE}/${encodeURIComponent(login)}`,
    followers_url: `${url}/followers`,
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
    type: 'User',
    user_view_type: 'public',
    site_admin: false,
  };
}

/** Address of a repository in the API. */
export function repositoryUrl(repository: Repository): string {
  return `${API}/repos/${repository.fullName}`;
}

/** A commit as lists of commits have it: without its files. */
export function commitObject(repository: Repository, commit: CommitInfo): Record<string, unknown> {
  const url = `${repositoryUrl(repository)}/commits/${commit.oid}`;
  return {
    sha: commit.oid,
    node_id: nodeId('C', commit.oid),
    commit: {
      author: person(commit.author),
      committer: person(commit.committer),
      message: commit.message,
      tree: { sha: commit.tree, url: `${repositoryUrl(repository)}/git/trees/${commit.tree}` },
      url: `${repositoryUrl(repository)}/git/commits/${commit.oid}`,
      comment_count: 0,
      verification: { verified: false, reason: 'unsigned', signature: null, payload: null, verified_at: null },
    },
    url,
    html_url: `${SITE}/${repository.fullName}/commit/${commit.oid}`,
    comments_url: `${url}/comments`,
    author: null,
    committer: null,
    parents: commit.parents.map((parent) => ({
      sha: parent,
      url: `${repositoryUrl(repository)}/commits/${parent}`,
      html_url: `${SITE}/${repository.fullName}/commit/${parent}`,
    })),
  };
}

/** A commit as the git database has it. */
export function gitCommitObject(repository: Repository, commit: CommitInfo): Record<string, unknown> {
  return {
    sha: commit.oid,
    node_id: nodeId('C', commit.oid),
    url: `${repositoryUrl(repository)}/git/commits/${commit.oid}`,
    html_url: `${SITE}/${repository.fullName}/commit/${commit.oid}`,
    author: person(commit.author),
    committer: person(commit.committer),
    tree: { sha: commit.tree, url: `${repositoryUrl(repository)}/git/trees/${commit.tree}` },
    message: commit.message,
    parents: commit.parents.map((parent) => ({
      sha: parent,
      url: `${repositoryUrl(repository)}/git/commits/${parent}`,
      html_url: `${SITE}/${repository.fullName}/commit/${parent}`,
    })),
    verification: { verified: false, reason: 'unsigned', signature: null, payload: null, verified_at: null },
  };
}

/** Length of a patch in characters beyond which the API leaves it out. */
const LONGEST_PATCH = 1_000_000;

/** A changed file as commits, comparisons and pull requests list it; `patch` is missing for binary and very large changes. */
export function fileObject(repository: Repository, file: DiffFile, after: string): Record<string, unknown> {
  const path = file.path.split('/').map(encodeURIComponent).join('/');
  return {
    sha: file.afterOid ?? file.beforeOid,
    filename: file.path,
    status: file.status,
    additions: file.additions,
    deletions: file.deletions,
    changes: file.additions + file.deletions,
    blob_url: `${SITE}/${repository.fullName}/blob/${after}/${path}`,
    raw_url: `${SITE}/${repository.fullName}/raw/${after}/${path}`,
    contents_url: `${repositoryUrl(repository)}/contents/${path}?ref=${after}`,
    ...(file.patch !== null && file.patch.length <= LONGEST_PATCH ? { patch: file.patch } : {}),
    ...(file.previousPath === null ? {} : { previous_filename: file.previousPath }),
  };
}

function person(who: Person): Record<string, unknown> {
  return { name: who.name, email: who.email, date: who.date };
}
