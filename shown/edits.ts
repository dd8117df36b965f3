/** Which refactorings are pure and which came with other edits: a pure one leaves no line of its code to read. And how that is said. */
import type { BodyVerdict, Explained, LineSpan, Refactoring } from '../engine/results/result.js';
import { counted } from './counts.js';
import { rankedLocations, type Side } from './places.js';

/**
 * Whether a refactoring came with other edits. Of one that takes code elsewhere the engine knows whether it was edited on the way. Of others the code counts that each
 * end names first; the methods around it may have edits of their own.
 */
export const isEdited = (refactoring: Refactoring, explained: Explained): boolean =>
  refactoring.body === undefined
    ? (['before', 'after'] as const).some((side) => {
        const location = rankedLocations(refactoring, side)[0];
        return location !== undefined && leftSpans(explained, side, location.filePath).some((span) => overlaps(span, location));
      })
    : refactoring.body.kind === 'edited';

/** What a reader wants to know of code that was taken elsewhere; null of other refactorings, and as long as nobody knows. */
export const editsOf = ({ body }: Pick<Refactoring, 'body'>): string | null => (body ? bodyWords(body) : null);

const UNEDITED: Readonly<Record<Exclude<BodyVerdict['kind'], 'edited'>, string>> = {
  same: 'same code',
  names: 'same but for names',
  effect: 'same in effect',
};

/** What became of code that went elsewhere: `same code`, `3 lines edited`. */
export const bodyWords = (body: BodyVerdict): string => (body.kind === 'edited' ? linesEdited(body.lines) : UNEDITED[body.kind]);

/** `3 lines edited` */
export const linesEdited = (lines: number): string => `${counted(lines, 'line')} edited`;

// A file may be called like something that every object has.
const leftSpans = (explained: Explained, side: Side, path: string): readonly LineSpan[] =>
  Object.hasOwn(explained[side], path) ? (explained[side][path]?.leftSpans ?? []) : [];

const overlaps = (one: LineSpan, other: LineSpan): boolean => one.startLine <= other.endLine && other.startLine <= one.endLine;
