import { moveRenameMethodTypes } from '../catalogue/move-rename-method.js';
import type { MethodPair } from '../matching/comparison.js';
import { finding } from './finding.js';
import type { DetectionFamily, Finding } from './family.js';
import { methodLocation } from './locations.js';
import { methodText } from './print.js';
import { TypeIndex } from './type-index.js';
import { detailedMethodPairs } from './whole-changes.js';

/** Methods with another name or another home. */
export const moveRenameMethod: DetectionFamily = {
  ...moveRenameMethodTypes,
  *detect({ comparison }): Iterable<Finding> {
    const index = TypeIndex.of(comparison);
    for (const pair of detailedMethodPairs(comparison)) {
      if (areNameless(pair) && pair.relation !== 'moved') continue;
      if (pair.relation === 'signature' && pair.before.name !== pair.after.name) yield renamed(pair);
      else if (pair.relation === 'moved') {
        const sameName = pair.before.name === pair.after.name;
        if (index.direction(pair.before.declaringType, pair.after.declaringType, sameName) === 'sideways') yield moved(pair, sameName);
      }
    }
  },
};

/** Constructors have the names of their types. One that became a method was renamed: `Quay(Boat boat) { … }` -> `private void init(Boat boat) { … }`. */
function areNameless({ before, after }: MethodPair): boolean {
  return [before, after].every(({ kind }) => kind !== 'method' && kind !== 'annotationMember');
}

function renamed({ before, after }: MethodPair): Finding {
  return finding(
    'Rename Method',
    `${methodText(before)} renamed to ${methodText(after)} in class ${after.declaringType.qualifiedName}`,
    [methodLocation(before, 'original method declaration')],
    [methodLocation(after, 'renamed method declaration')],
  );
}

function moved({ before, after }: MethodPair, sameName: boolean): Finding {
  const from = `${methodText(before)} from class ${before.declaringType.qualifiedName}`;
  const to = `${methodText(after)} from class ${after.declaringType.qualifiedName}`;
  return finding(
    sameName ? 'Move Method' : 'Move And Rename Method',
    `${from} to ${to}`,
    [methodLocation(before, 'original method declaration')],
    [methodLocation(after, 'moved method declaration')],
  );
}
