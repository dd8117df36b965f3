/** Which refactorings are pure and which came with other edits: a pure one leaves no line of its code to read. And how that is said. */
import type { Explained, LineSpan, Refactoring } from '../engine/results/result.js';
import { counted, verb } from './labels.js';
import { rankedLocations } from './places.js';
import type { Item, Side } from './work.js';

/** The ids of the items that came with other edits. */
export function editedItems(items: readonly Item[], explained: Explained): ReadonlySet<number> {
  return new Set(items.filter(({ refactoring }) => isEdited(refactoring, explained)).map(({ id }) => id));
}

/**
 * Of a refactoring that takes code elsewhere the engine knows how many lines were edited on the way. Of others the code counts that each end names first; the methods
 * around it may have edits of their own.
 */
const isEdited = (refactoring: Refactoring, explained: Explained): boolean =>
  refactoring.editedLines === undefined
    ? (['before', 'after'] as const).some((side) => {
        const location = rankedLocations(refactoring, side)[0];
        return location !== undefined && leftSpans(explained, side, location.filePath).some((span) => overlaps(span, location));
      })
    : refactoring.editedLines > 0;

/** What a reader wants to know of code that was taken elsewhere; null of other refactorings, and as long as nobody knows. */
export const editsOf = ({ editedLines }: Refactoring): string | null => (editedLines === undefined ? null : editSentence(editedLines));

const leftSpans = (explained: Explained, side: Side, path: string): readonly LineSpan[] => explained[side][path]?.leftSpans ?? [];

const overlaps = (one: LineSpan, other: LineSpan): boolean => one.startLine <= other.endLine && other.startLine <= one.endLine;

/** How much of code that went elsewhere was edited on the way: `unchanged`, `3 lines edited`. */
export const editSentence = (editedLines: number): string => (editedLines === 0 ? 'unchanged' : `${counted(editedLines, 'line')} edited`);

/** The same with what happened: `Moved unchanged`, `Moved, 3 lines edited`. What did not take code elsewhere has been changed by itself. */
export function editHeadline({ type, editedLines: known }: Pick<Refactoring, 'type' | 'editedLines'>, editedLines: number): string {
  const what = verb(type);
  const head = what.charAt(0).toUpperCase() + what.slice(1);
  if (editedLines > 0) return `${head}, ${editSentence(editedLines)}`;
  return known === undefined ? `${head}, nothing else edited` : `${head} ${editSentence(0)}`;
}
