/** Pairs of file versions: from GitHub's list of changed files, or from what two versions of a repository contain. */
import type { FileAnswer } from './answers.js';
import type { ChangedFile, FileVersion } from './source.js';

/** GitHub's list as pairs. `before` and `after` are commits; without `before` every file is new. */
export const changedFiles = (files: readonly FileAnswer[], before: string | undefined, after: string): ChangedFile[] =>
  files.map((file) => changedFile(file, before, after));

function changedFile(file: FileAnswer, before: string | undefined, after: string): ChangedFile {
  const blob = file.sha === null ? {} : { blob: file.sha };
  if (isSubmodule(file)) return { ...changedText({ ...file, sha: null }, {}, before, after), unreadable: SUBMODULE };
  return { ...changedText(file, blob, before, after), ...(file.patch !== undefined && { patch: file.patch }) };
}

function changedText(file: FileAnswer, blob: Pick<FileVersion, 'blob'>, before: string | undefined, after: string): ChangedFile {
  if (file.status === 'removed') return before === undefined ? {} : { before: { commit: before, path: file.filename, ...blob } };
  const afterVersion: FileVersion = { commit: after, path: file.filename, ...blob };
  return isNew(file) || before === undefined
    ? { after: afterVersion }
    : { before: { commit: before, path: file.previous_filename ?? file.filename, ...(isSameText(file) && blob) }, after: afterVersion };
}

/** Why another repository's commit is not read. */
export const SUBMODULE = { reason: 'not-a-file', detail: 'a submodule' } as const;

/** The change of a submodule is one of a commit's id. */
export const isSubmodule = ({ patch }: FileAnswer): boolean =>
  patch !== undefined && /^@@ [-+,\d ]*@@[^\n]*\n[-+]Subproject commit [\da-f]{40}/.test(patch);

/** Moved, or of another mode, and nothing else. */
const isSameText = ({ status, changes }: FileAnswer): boolean =>
  changes === 0 && (status === 'renamed' || status === 'changed' || status === 'unchanged');

/** Whether the version before has nothing that became this file. */
export const isNew = ({ status }: FileAnswer): boolean => status === 'added' || status === 'copied';

/** Files of both versions by path, and which path became which other one. */
export interface Versions {
  readonly before: ReadonlyMap<string, FileVersion>;
  readonly after: ReadonlyMap<string, FileVersion>;
  readonly renames: ReadonlyMap<string, string>;
}

/** Pairs files as Git does: equal paths belong together whatever else is known of them; files of equal content on the same path are no change. */
export function pairVersions({ before, after, renames }: Versions): ChangedFile[] {
  const origins = new Map<string, string>();
  for (const [from, to] of renames) if (before.has(from) && after.has(to) && !after.has(from) && !before.has(to)) origins.set(to, from);
  const renamed = new Set(origins.values());
  const files: ChangedFile[] = [];
  for (const [path, version] of before) if (!after.has(path) && !renamed.has(path)) files.push({ before: version });
  for (const [path, version] of after) {
    const origin = before.get(origins.get(path) ?? path);
    if (!origin) files.push({ after: version });
    else if (origin.path !== path || origin.blob === undefined || origin.blob !== version.blob)
      files.push({ before: origin, after: version });
  }
  return files.sort((a, b) => compareText(pathIn(a), pathIn(b)));
}

const pathIn = ({ before, after }: ChangedFile): string => (after ?? before)?.path ?? '';

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
