// Endpoints for texts: contents by path, and the objects of the git database.
import type { Asked, World } from '../exchange.js';
import type { Repository, TreeEntry } from '../git/repository.js';
import { gitCommitObject, nodeId, repositoryUrl, SITE } from './objects.js';
import { notFound, type Answer } from './replies.js';

/** Bytes up to which contents come as base64 in JSON; beyond it only as raw text. */
const MOST_JSON_BYTES = 1024 * 1024;

/** `GET /repos/{owner}/{repo}/contents/{path}`: a file, a folder's list, a symbolic link or a submodule. */
export async function getContents({ settings }: World, repository: Repository, asked: Asked, path: string): Promise<Answer> {
  const ref = asked.url.searchParams.get('ref') ?? repository.defaultBranch;
  const commit = await repository.resolve(ref);
  if (commit === null)
    return {
      status: 404,
      json: {
        message: `No commit found for the ref ${ref}`,
        documentation_url: 'https://docs.github.com/v3/repos/contents/',
        status: '404',
      },
    };
  const raw = isRaw(asked);
  const entry = path === '' ? null : (await repository.tree(commit, false, path)).find((candidate) => candidate.path === path);
  if (entry === undefined) return notFound();
  if (entry === null || entry.type === 'tree') {
    const entries = await repository.tree(commit, false, path === '' ? undefined : `${path}/`);
    return { json: entries.map((child) => place(repository, child, ref)) };
  }
  if (entry.type === 'commit')
    return { json: { ...place(repository, entry, ref), type: 'submodule', submodule_git_url: `${SITE}/${entry.path}.git` } };
  const bytes = (await repository.blob(entry.oid)) ?? Buffer.alloc(0);
  if (bytes.length > settings.limits.fileBytes) return tooLarge('This API returns blobs up to 100 MB in size.', 'data');
  if (raw) return { bytes, mediaType: 'application/vnd.github.raw+json; charset=utf-8' };
  if (entry.mode === '120000') return { json: { ...place(repository, entry, ref), type: 'symlink', target: bytes.toString('utf8') } };
  // Larger files come without their content, which only the raw media type gives.
  if (bytes.length > MOST_JSON_BYTES) return { json: { ...place(repository, entry, ref), content: '', encoding: 'none' } };
  return { json: { ...place(repository, entry, ref), content: base64(bytes), encoding: 'base64' } };
}

/** `GET /repos/{owner}/{repo}/git/{blobs,trees,commits}/{sha}` */
export async function getGitObject({ settings }: World, repository: Repository, asked: Asked, rest: readonly string[]): Promise<Answer> {
  const [kind, sha = ''] = rest;
  if (kind === 'blobs') {
    const bytes = /^[0-9a-f]{40}$/.test(sha) ? await repository.blob(sha) : null;
    if (!bytes) return notFound();
    if (bytes.length > settings.limits.fileBytes) return tooLarge('The blob is too large.', 'data');
    if (isRaw(asked)) return { bytes, mediaType: 'application/vnd.github.raw+json; charset=utf-8' };
    return {
      json: {
        sha,
        node_id: nodeId('B', sha),
        size: bytes.length,
        url: `${repositoryUrl(repository)}/git/blobs/${sha}`,
        content: base64(bytes),
        encoding: 'base64',
      },
    };
  }
  if (kind === 'commits') {
    const commit = await repository.commit(sha);
    return commit ? { json: gitCommitObject(repository, commit) } : notFound();
  }
  if (kind === 'trees') {
    const commit = await repository.commit(sha);
    const tree = commit?.tree ?? ((await repository.typeOf(sha)) === 'tree' ? sha : null);
    if (tree === null) return notFound();
    const entries = await repository.tree(tree, asked.url.searchParams.has('recursive'));
    return {
      json: {
        sha: tree,
        url: `${repositoryUrl(repository)}/git/trees/${tree}`,
        tree: entries.slice(0, settings.limits.treeEntries).map((entry) => treeEntry(repository, entry)),
        truncated: entries.length > settings.limits.treeEntries,
      },
    };
  }
  return notFound();
}

function treeEntry(repository: Repository, entry: TreeEntry): Record<string, unknown> {
  const kind = entry.type === 'blob' ? 'blobs' : entry.type === 'tree' ? 'trees' : 'commits';
  return {
    path: entry.path,
    mode: entry.mode,
    type: entry.type,
    sha: entry.oid,
    ...(entry.size === null ? {} : { size: entry.size }),
    url: `${repositoryUrl(repository)}/git/${kind}/${entry.oid}`,
  };
}

/** What files and folders have in common. */
function place(repository: Repository, entry: TreeEntry, ref: string): Record<string, unknown> {
  const path = entry.path.split('/').map(encodeURIComponent).join('/');
  const isFile = entry.type === 'blob';
  const url = `${repositoryUrl(repository)}/contents/${path}?ref=${encodeURIComponent(ref)}`;
  const git = `${repositoryUrl(repository)}/git/${isFile ? 'blobs' : 'trees'}/${entry.oid}`;
  const html = `${SITE}/${repository.fullName}/${isFile ? 'blob' : 'tree'}/${ref}/${path}`;
  return {
    name: entry.path.split('/').at(-1),
    path: entry.path,
    sha: entry.oid,
    size: entry.size ?? 0,
    url,
    html_url: html,
    git_url: git,
    download_url: isFile ? `https://raw.githubusercontent.com/${repository.fullName}/${ref}/${path}` : null,
    type: isFile ? 'file' : entry.type === 'commit' ? 'submodule' : 'dir',
    _links: { self: url, git, html },
  };
}

function isRaw(asked: Asked): boolean {
  return /vnd\.github\.(?:v3\.)?raw/.test(asked.headers['accept'] ?? '');
}

/** Base64 in lines of 60 characters, as GitHub breaks it. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/.{1,60}/g, '$&\n');
}

function tooLarge(message: string, field: string): Answer {
  return {
    status: 403,
    json: {
      message: `${message} The requested blob is too large to fetch via the API, but you can always clone the repository via Git in order to obtain it.`,
      errors: [{ resource: 'Blob', field, code: 'too_large' }],
      documentation_url: 'https://docs.github.com/rest/git/blobs#get-a-blob',
      status: '403',
    },
  };
}
