// Endpoints for repositories, their pull requests, and the reader.
import type { Asked } from '../exchange.js';
import type { CommitInfo, PullRequest, Repository } from '../git/repository.js';
import { mediaType } from './commits.js';
import { commitObject, fileObject, idOf, nodeId, repositoryUrl, SITE, simpleUser } from './objects.js';
import { notFound, paginate, type Answer } from './replies.js';

/** A repository's addresses below its own, by their property: the API lists them all. */
const ADDRESSES: Readonly<Record<string, string>> = {
  archive_url: '/{archive_format}{/ref}',
  assignees_url: '/assignees{/user}',
  blobs_url: '/git/blobs{/sha}',
  branches_url: '/branches{/branch}',
  collaborators_url: '/collaborators{/collaborator}',
  comments_url: '/comments{/number}',
  commits_url: '/commits{/sha}',
  compare_url: '/compare/{base}...{head}',
  contents_url: '/contents/{+path}',
  contributors_url: '/contributors',
  deployments_url: '/deployments',
  downloads_url: '/downloads',
  events_url: '/events',
  forks_url: '/forks',
  git_commits_url: '/git/commits{/sha}',
  git_refs_url: '/git/refs{/sha}',
  git_tags_url: '/git/tags{/sha}',
  hooks_url: '/hooks',
  issue_comment_url: '/issues/comments{/number}',
  issue_events_url: '/issues/events{/number}',
  issues_url: '/issues{/number}',
  keys_url: '/keys{/key_id}',
  labels_url: '/labels{/name}',
  languages_url: '/languages',
  merges_url: '/merges',
  milestones_url: '/milestones{/number}',
  notifications_url: '/notifications{?since,all,participating}',
  pulls_url: '/pulls{/number}',
  releases_url: '/releases{/id}',
  stargazers_url: '/stargazers',
  statuses_url: '/statuses/{sha}',
  subscribers_url: '/subscribers',
  subscription_url: '/subscription',
  tags_url: '/tags',
  teams_url: '/teams',
  trees_url: '/git/trees{/sha}',
};

/** When the served repositories came to be; their real dates do not matter to anyone. */
const CREATED = '2026-01-05T08:00:00Z';

/** A repository as pull requests carry it. */
export function repositoryObject(repository: Repository): Record<string, unknown> {
  const url = repositoryUrl(repository);
  const site = `${SITE}/${repository.fullName}`;
  return {
    id: idOf(repository.fullName),
    node_id: nodeId('R', repository.fullName),
    name: repository.name,
    full_name: repository.fullName,
    private: repository.isPrivate,
    owner: simpleUser(repository.owner),
    html_url: site,
    description: null,
    fork: false,
    url,
    ...Object.fromEntries(Object.entries(ADDRESSES).map(([property, path]) => [property, url + path])),
    created_at: CREATED,
    updated_at: CREATED,
    pushed_at: CREATED,
    git_url: `git://github.com/${repository.fullName}.git`,
    ssh_url: `git@github.com:${repository.fullName}.git`,
    clone_url: `${site}.git`,
    svn_url: site,
    homepage: null,
    size: 100,
    stargazers_count: 0,
    watchers_count: 0,
    language: null,
    has_issues: true,
    has_projects: false,
    has_downloads: true,
    has_wiki: false,
    has_pages: false,
    has_discussions: false,
    forks_count: 0,
    mirror_url: null,
    archived: false,
    disabled: false,
    open_issues_count: repository.pulls.length,
    license: null,
    allow_forking: true,
    is_template: false,
    web_commit_signoff_required: false,
    topics: [],
    visibility: repository.isPrivate ? 'private' : 'public',
    forks: 0,
    open_issues: repository.pulls.length,
    watchers: 0,
    default_branch: repository.defaultBranch,
  };
}

/** A fork as a pull request names it: its own name and addresses, everything else as of the repository that it was made from. */
function forkObject(repository: Repository, fullName: string | null): unknown {
  if (fullName === null) return null;
  const [owner = '', name = ''] = fullName.split('/');
  const text = JSON.stringify(repositoryObject(repository)).replaceAll(repository.fullName, fullName);
  return { ...(JSON.parse(text) as Record<string, unknown>), id: idOf(fullName), name, owner: simpleUser(owner), fork: true };
}

/** `GET /repos/{owner}/{repo}` */
export function getRepository(repository: Repository): Answer {
  return { json: { ...repositoryObject(repository), network_count: 0, subscribers_count: 0, temp_clone_token: null } };
}

/** `GET /repos/{owner}/{repo}/pulls` */
export async function listPulls(repository: Repository, asked: Asked): Promise<Answer> {
  const { items, headers } = paginate(asked, repository.pulls, { perPage: 30, maxPerPage: 100 });
  const views = await Promise.all(items.map((pull) => readPull(repository, pull)));
  return { json: views.flatMap((view) => (view ? [simplePull(repository, view)] : [])), headers };
}

/** `GET /repos/{owner}/{repo}/pulls/{pull_number}`, its files and its commits. */
export async function getPull(repository: Repository, asked: Asked, rest: readonly string[]): Promise<Answer> {
  const [number, what] = rest;
  const pull = repository.pulls.find((candidate) => String(candidate.number) === number);
  const view = pull ? await readPull(repository, pull) : null;
  if (!view) return notFound();
  const type = mediaType(asked);
  if (what === undefined && type !== null)
    return { bytes: await repository.rawDiff(view.mergeBase, view.head.oid), mediaType: `application/vnd.github.${type}; charset=utf-8` };
  const files = await repository.diff(view.mergeBase, view.head.oid, 0);
  if (what === 'files') {
    const { items, headers } = paginate(asked, files, { perPage: 30, maxPerPage: 100, maxItems: 3000 });
    return { json: items.map((file) => fileObject(repository, file, view.head.oid)), headers };
  }
  if (what === 'commits') {
    const { items, headers } = paginate(asked, view.commits, { perPage: 30, maxPerPage: 100, maxItems: 250 });
    return { json: items.map((commit) => commitObject(repository, commit)), headers };
  }
  if (what !== undefined) return notFound();
  return {
    json: {
      ...simplePull(repository, view),
      merged: false,
      mergeable: true,
      rebaseable: true,
      mergeable_state: 'clean',
      merged_by: null,
      comments: 0,
      review_comments: 0,
      maintainer_can_modify: false,
      commits: view.commits.length,
      additions: files.reduce((sum, file) => sum + file.additions, 0),
      deletions: files.reduce((sum, file) => sum + file.deletions, 0),
      changed_files: files.length,
    },
  };
}

/** `GET /user`: whose token this is. */
export function getUser(): Answer {
  return {
    json: {
      ...simpleUser('sample-reader'),
      name: 'Sample Reader',
      company: null,
      blog: '',
      location: null,
      email: null,
      notification_email: null,
      hireable: null,
      bio: null,
      twitter_username: null,
      public_repos: 0,
      public_gists: 0,
      followers: 0,
      following: 0,
      created_at: CREATED,
      updated_at: CREATED,
    },
  };
}

interface PullView {
  readonly pull: PullRequest;
  /** Tip of the base branch. What the pull request changes is counted from the merge base, which the API does not name here. */
  readonly base: CommitInfo;
  readonly head: CommitInfo;
  readonly mergeBase: string;
  readonly commits: readonly CommitInfo[];
}

async function readPull(repository: Repository, pull: PullRequest): Promise<PullView | null> {
  const [base, head] = await Promise.all([repository.commit(pull.base), repository.commit(pull.head)]);
  const mergeBase = base && head ? await repository.mergeBase(base.oid, head.oid) : null;
  if (!base || !head || mergeBase === null) return null;
  return { pull, base, head, mergeBase, commits: await repository.commitsBetween(base.oid, head.oid) };
}

function simplePull(repository: Repository, view: PullView): Record<string, unknown> {
  const { pull, base, head } = view;
  const url = `${repositoryUrl(repository)}/pulls/${pull.number}`;
  const issue = `${repositoryUrl(repository)}/issues/${pull.number}`;
  const site = `${SITE}/${repository.fullName}/pull/${pull.number}`;
  const statuses = `${repositoryUrl(repository)}/statuses/${head.oid}`;
  const user = simpleUser(repository.owner);
  const side = (ref: string, sha: string, repo: unknown = repositoryObject(repository)): Record<string, unknown> => ({
    label: `${repository.owner}:${ref}`,
    ref,
    sha,
    user,
    repo,
  });
  return {
    url,
    id: idOf(url),
    node_id: nodeId('PR', url),
    html_url: site,
    diff_url: `${site}.diff`,
    patch_url: `${site}.patch`,
    issue_url: issue,
    number: pull.number,
    state: 'open',
    locked: false,
    title: pull.title,
    user,
    body: pull.body === '' ? null : pull.body,
    created_at: head.committer.date,
    updated_at: head.committer.date,
    closed_at: null,
    merged_at: null,
    merge_commit_sha: null,
    assignee: null,
    assignees: [],
    requested_reviewers: [],
    requested_teams: [],
    labels: [],
    milestone: null,
    draft: false,
    commits_url: `${url}/commits`,
    review_comments_url: `${url}/comments`,
    review_comment_url: `${repositoryUrl(repository)}/pulls/comments{/number}`,
    comments_url: `${issue}/comments`,
    statuses_url: statuses,
    head: side(pull.head, head.oid, pull.fork === undefined ? undefined : forkObject(repository, pull.fork)),
    base: side(pull.base, base.oid),
    _links: {
      self: { href: url },
      html: { href: site },
      issue: { href: issue },
      comments: { href: `${issue}/comments` },
      review_comments: { href: `${url}/comments` },
      review_comment: { href: `${repositoryUrl(repository)}/pulls/comments{/number}` },
      commits: { href: `${url}/commits` },
      statuses: { href: statuses },
    },
    author_association: 'OWNER',
    auto_merge: null,
    active_lock_reason: null,
  };
}
