/** Which items came with other edits, and how that is said of what happened. */
import type { BodyVerdict, Explained, Refactoring } from '../engine/results/result.js';
import { bodyWords, isEdited, linesEdited } from '../shown/edits.js';
import { verb } from './labels.js';
import type { Item } from './work.js';

export { editsOf } from '../shown/edits.js';

/** The ids of the items that came with other edits. */
export function editedItems(items: readonly Item[], explained: Explained): ReadonlySet<number> {
  return new Set(items.filter(({ refactoring }) => isEdited(refactoring, explained)).map(({ id }) => id));
}

/** The same with what happened: `Moved, same code`, `Moved, 3 lines edited`. What did not take code elsewhere has been changed by itself. */
export function editHeadline(
  kind: Refactoring['kind'],
  { body, editedLines }: { readonly body?: BodyVerdict; readonly editedLines: number },
): string {
  const what = verb(kind);
  const head = what.charAt(0).toUpperCase() + what.slice(1);
  if (body) return `${head}, ${bodyWords(body)}`;
  return `${head}, ${editedLines === 0 ? 'nothing else edited' : linesEdited(editedLines)}`;
}

const UNEDITED: Readonly<Record<Exclude<BodyVerdict['kind'], 'edited'>, string>> = {
  same: 'Its code was not edited.',
  names: 'Its code is the same but for names that refactorings of this change explain.',
  effect: 'Its code says the same in other words.',
};

/** What a card says of code that went elsewhere; of edited code what the first edit is. */
export const bodySentence = (body: BodyVerdict): string => (body.kind === 'edited' ? body.reason : UNEDITED[body.kind]);
