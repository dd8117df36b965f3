import { checkpoint } from '../text/work.js';
import type { Refactoring } from '../results/result.js';
import type { Peeks } from './peek.js';
import { extractsType, takesElsewhere, typeFacts } from '../catalogue/facts.js';

/**
 * The refactorings, those that take code elsewhere with how many of its lines were edited on the way; and where nothing was taken, as by an interface that only
 * declares what its class goes on doing, that there is nothing to compare.
 */
export function withEditedLines(refactorings: readonly Refactoring[], peeks: Peeks): readonly Refactoring[] {
  return refactorings.map((one, index) => {
    checkpoint();
    const facts = typeFacts(one.type);
    if (extractsType(facts)) return peeks.hasCode(index) ? one : { ...one, comparable: false };
    const editedLines = takesElsewhere(facts) ? peeks.editedLines(index) : null;
    return editedLines === null ? one : { ...one, editedLines };
  });
}
