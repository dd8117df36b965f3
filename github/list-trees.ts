/** Changed files that GitHub's own list leaves out, found by comparing everything that two commits contain. */
import type { TreeEntry } from './answers.js';
import type { GithubApi } from './api.js';
import { pairVersions } from './changed-files.js';
import type { ChangedFile, FileVersion } from './source.js';
import { differingTrees, type RepositoryPlace } from './walk-trees.js';

/** What a list leaves out. */
export interface OtherFiles {
  readonly files: readonly ChangedFile[];
  /** Folders in which there may be more; an empty path is the whole repository. */
  readonly unseen: readonly string[];
}

/**
 * The files that differ between two commits, except those that `listed` has already. Files that moved without an edit are recognised by their content; moved and
 * edited ones are a removed and an added file.
 */
export async function listTrees(
  api: GithubApi,
  place: RepositoryPlace,
  commits: { readonly before: string; readonly after: string },
  listed: readonly ChangedFile[],
  signal: AbortSignal,
): Promise<OtherFiles> {
  const trees = await differingTrees(api, place, commits, signal);
  const versionsIn = (side: 'before' | 'after'): Map<string, FileVersion> => {
    const known = new Set(listed.flatMap((file) => file[side]?.path ?? []));
    const files = [...trees[side].values()].filter((entry) => isFile(entry) && !known.has(entry.path));
    return new Map(files.map(({ path, sha }) => [path, { commit: commits[side], path, blob: sha }]));
  };
  const versions = { before: versionsIn('before'), after: versionsIn('after') };
  return { files: pairVersions({ ...versions, renames: movedWithoutEdit(versions.before, versions.after) }), unseen: trees.unseen };
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
