/** A second try at a change over which the engine ran out of memory, or the browser ended its process: without its largest files, one of which is most likely to blame. */
import type { Change } from '../../engine/api.js';
import { without } from '../../engine/parts.js';
import type { SkippedFile } from '../../ui/work.js';

/** Characters of a file that takes part in a second try. Code that people write is far below; generated data of this size takes some hundred megabytes at worst. */
const LARGEST = 500_000;

/** The change without its largest files, and what is told of them. */
export function withoutLargest(change: Change): { readonly change: Change; readonly skipped: readonly SkippedFile[] } {
  const large = new Set<string>();
  for (const texts of [change.before, change.after])
    for (const [path, text] of Object.entries(texts)) if (text.length > LARGEST) large.add(path);
  const left = without(change, large);
  const gone = [...Object.keys(change.after), ...Object.keys(change.before)].filter(
    (path) => !Object.hasOwn(left.after, path) && !Object.hasOwn(left.before, path),
  );
  // A file that moved is known by its path after the change.
  const moved = new Set(Object.keys(change.renames ?? {}));
  const detail = `left out, since the engine did not come to its end with files of more than ${LARGEST.toLocaleString('en')} characters`;
  return {
    change: left,
    skipped: [...new Set(gone)].filter((path) => !moved.has(path)).map((path) => ({ path, reason: 'too-large', detail })),
  };
}
