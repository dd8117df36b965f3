/** Which refactorings are pure and which came with other edits: a pure one leaves no line of its code to read. And how that is said. */
import type { Explained, LineSpan, Refactoring } from '../engine/results/result.js';
import { counted } from './counts.js';
import { rankedLocations, type Side } from './places.js';

/**
 * Whether a refactoring came with other edits. Of one that takes code elsewhere the engine knows how many lines were edited on the way. Of others the code counts that
 * each end names first; the methods around it may have edits of their own.
 */
export const isEdited = (refactoring: Refactoring, explained: Explained): boolean =>
  refactoring.editedLines === undefined
    ? (['before', 'after'] as const).some((side) => {
        const location = rankedLocations(refactoring, side)[0];
        return location !== undefined && leftSpans(explained, side, location.filePath).some((span) => overlaps(span, location));
      })
    : refactoring.editedLines > 0;

/** What a reader wants to know of code that was taken elsewhere; null of other refactorings, and as long as nobody knows. */
export const editsOf = ({ editedLines }: Refactoring): string | null => (editedLines === undefined ? null : editSentence(editedLines));

/** How much of code that went elsewhere was edited on the way: `unchanged`, `3 lines edited`. */
export const editSentence = (editedLines: number): string => (editedLines === 0 ? 'unchanged' : `${counted(editedLines, 'line')} edited`);

// A file may be called like something that every object has.
const leftSpans = (explained: Explained, side: Side, path: string): readonly LineSpan[] =>
  Object.hasOwn(explained[side], path) ? (explained[side][path]?.leftSpans ?? []) : [];

const overlaps = (one: LineSpan, other: LineSpan): boolean => one.startLine <= other.endLine && other.startLine <= one.endLine;
