/** Patches of a list, for files whose texts nobody reads. */
import type { Change } from '../engine/api.js';
import { pathOf, type ChangedFile } from './source.js';

/** A change with the patches of the files that nobody read. */
export function withPatches(change: Change, files: readonly ChangedFile[]): Change {
  const isRead = (file: ChangedFile): boolean => Object.hasOwn(change.before, pathOf(file)) || Object.hasOwn(change.after, pathOf(file));
  const patches = files.flatMap((file) =>
    file.patch === undefined || file.unreadable || isRead(file)
      ? []
      : [{ before: file.before?.path ?? null, after: file.after?.path ?? null, patch: file.patch }],
  );
  return patches.length === 0 ? change : { ...change, patches };
}
