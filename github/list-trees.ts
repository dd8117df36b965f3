/** Changed files that GitHub's own list leaves out, found by comparing everything that two commits contain: two calls, however large the change is. */
import { readTree, type TreeEntry } from './answers.js';
import type { GithubApi } from './api.js';
import { pairVersions } from './changed-files.js';
import type { ChangedFile, FileVersion } from './source.js';

/** A repository's place in routes. */
export interface RepositoryPlace {
  readonly owner: string;
  readonly repo: string;
}

/**
 * The files that differ between two commits, except those that `listed` has already. Files that moved without an edit are recognised by their content; moved and
 * edited ones are a removed and an added file. Null when the repository is too large for GitHub to tell.
 */
export async function listTrees(
  api: GithubApi,
  place: RepositoryPlace,
  commits: { readonly before: string; readonly after: string },
  listed: readonly ChangedFile[],
  signal: AbortSignal,
): Promise<ChangedFile[] | null> {
  const tree = async (commit: string): Promise<Map<string, TreeEntry> | null> => {
    const parameters = { ...place, tree_sha: commit, recursive: '1' };
    const answer = readTree(await api.get('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', parameters, signal));
    return answer.truncated ? null : new Map(answer.tree.filter(isFile).map((entry) => [entry.path, entry]));
  };
  const before = await tree(commits.before);
  const after = before && (await tree(commits.after));
  if (!before || !after) return null;
  const known = {
    before: new Set(listed.flatMap((file) => (file.before ? [file.before.path] : []))),
    after: new Set(listed.flatMap((file) => (file.after ? [file.after.path] : []))),
  };
  const differing = (
    own: ReadonlyMap<string, TreeEntry>,
    other: ReadonlyMap<string, TreeEntry>,
    commit: string,
    paths: ReadonlySet<string>,
  ): Map<string, FileVersion> => {
    const files = [...own.values()].filter(({ path, sha }) => !paths.has(path) && other.get(path)?.sha !== sha);
    return new Map(files.map(({ path, sha }) => [path, { commit, path, blob: sha }]));
  };
  const versions = {
    before: differing(before, after, commits.before, known.before),
    after: differing(after, before, commits.after, known.after),
  };
  return pairVersions({ ...versions, renames: movedWithoutEdit(versions.before, versions.after) });
}

/** Regular files; a link's text is a path, and a submodule is another repository's commit. */
const isFile = ({ type, mode }: TreeEntry): boolean => type === 'blob' && mode.startsWith('100');

/** Pairs of paths with the same content, where only one file of each version has it. */
function movedWithoutEdit(before: ReadonlyMap<string, FileVersion>, after: ReadonlyMap<string, FileVersion>): Map<string, string> {
  const from = pathsByBlob(before);
  const renames = new Map<string, string>();
  for (const [blob, to] of pathsByBlob(after)) {
    const origins = from.get(blob);
    if (origins?.length === 1 && to.length === 1) renames.set(origins[0] ?? '', to[0] ?? '');
  }
  return renames;
}

function pathsByBlob(files: ReadonlyMap<string, FileVersion>): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  for (const { path, blob = '' } of files.values()) paths.set(blob, [...(paths.get(blob) ?? []), path]);
  return paths;
}
