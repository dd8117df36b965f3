/** Which items came with other edits, and how that is said of what happened. */
import type { Explained, Refactoring } from '../engine/results/result.js';
import { editSentence, isEdited } from '../shown/edits.js';
import { verb } from './labels.js';
import type { Item } from './work.js';

export { editSentence, editsOf } from '../shown/edits.js';

/** The ids of the items that came with other edits. */
export function editedItems(items: readonly Item[], explained: Explained): ReadonlySet<number> {
  return new Set(items.filter(({ refactoring }) => isEdited(refactoring, explained)).map(({ id }) => id));
}

/** The same with what happened: `Moved unchanged`, `Moved, 3 lines edited`. What did not take code elsewhere has been changed by itself. */
export function editHeadline({ type, editedLines: known }: Pick<Refactoring, 'type' | 'editedLines'>, editedLines: number): string {
  const what = verb(type);
  const head = what.charAt(0).toUpperCase() + what.slice(1);
  if (editedLines > 0) return `${head}, ${editSentence(editedLines)}`;
  return known === undefined ? `${head}, nothing else edited` : `${head} ${editSentence(0)}`;
}
