import { moveRenameMethodTypes } from '../catalogue/move-rename-method.js';
import type { MethodPair } from '../matching/comparison.js';
import type { DetectionFamily } from './family.js';
import type { Finding } from '../findings/finding.js';
import { describeMethods } from '../findings/member-findings.js';
import { TypeIndex } from './types/type-index.js';
import { detailedMethodPairs } from './changes/whole-changes.js';

/** Methods with another name or another home. */
export const moveRenameMethod: DetectionFamily = {
  ...moveRenameMethodTypes,
  *detect({ comparison }): Iterable<Finding> {
    const index = TypeIndex.of(comparison);
    for (const pair of detailedMethodPairs(comparison)) {
      if (areNameless(pair) && pair.relation !== 'moved') continue;
      if (pair.relation === 'signature' && pair.before.name !== pair.after.name)
        yield describeMethods('Rename Method', pair, 'renamed method declaration');
      else if (pair.relation === 'moved') {
        const sameName = pair.before.name === pair.after.name;
        if (index.direction(pair.before.declaringType, pair.after.declaringType, sameName) === 'sideways')
          yield describeMethods(sameName ? 'Move Method' : 'Move And Rename Method', pair, 'moved method declaration');
      }
    }
  },
};

/** Constructors have the names of their types. One that became a method was renamed: `Quay(Boat boat) { … }` -> `private void init(Boat boat) { … }`. */
function areNameless({ before, after }: MethodPair): boolean {
  return [before, after].every(({ kind }) => kind !== 'method' && kind !== 'annotationMember');
}
