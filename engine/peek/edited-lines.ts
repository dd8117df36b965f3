import { checkpoint } from '../text/work.js';
import type { Refactoring } from '../results/result.js';
import type { Peeks } from './peek.js';
import { TYPE_EXTRACTIONS } from './transfer.js';

/** Refactorings that take code somewhere else as it is: what a reader wants to know of them is whether it is still the same. */
const TAKES_ELSEWHERE =
  /^((Move|Pull Up|Push Down|Move And Rename) (Class|Method|Attribute)|Extract (And Move )?Method|(Move And )?Inline Method)$/;

/**
 * The refactorings, those that take code elsewhere with how many of its lines were edited on the way; and where nothing was taken, as by an interface that only
 * declares what its class goes on doing, that there is nothing to compare.
 */
export function withEditedLines(refactorings: readonly Refactoring[], peeks: Peeks): readonly Refactoring[] {
  return refactorings.map((one, index) => {
    checkpoint();
    if (TYPE_EXTRACTIONS.test(one.type)) return peeks.hasCode(index) ? one : { ...one, comparable: false };
    const editedLines = TAKES_ELSEWHERE.test(one.type) ? peeks.editedLines(index) : null;
    return editedLines === null ? one : { ...one, editedLines };
  });
}
