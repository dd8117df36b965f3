import { describeFields } from '../findings/member-findings.js';
import { describeVariable } from '../findings/variable-findings.js';
import { changeDeclaredTypeTypes } from '../catalogue/change-declared-type.js';
import { qualifiedTypeText } from '../facts/declarations/declared-types.js';
import type { VariableDeclaration } from '../model/declarations.js';
import { roleOf, type VariablePair } from '../matching/variables/variables.js';
import { bodyChanges, parameterPairs, variablesOf, type BodyChange } from './changes/body-changes.js';
import { changedFields, isConversion, inMethodAround } from './variables/conversions.js';
import { diamondReplacements } from './changes/diamonds.js';
import type { DetectionFamily } from './family.js';
import { finding, type Finding } from '../findings/finding.js';
import { typesOfMethod } from '../findings/elements.js';
import { detailedMethodPairs } from './changes/whole-changes.js';

/** Types of methods, fields, parameters and variables that are still there. */
export const changeDeclaredType: DetectionFamily = {
  ...changeDeclaredTypeTypes,
  *detect({ comparison }): Iterable<Finding> {
    for (const { before, after } of detailedMethodPairs(comparison)) {
      if (!before.returnType || !after.returnType || before.returnType.qualifiedText === after.returnType.qualifiedText) continue;
      yield finding('Change Return Type', {
        before: typesOfMethod(before, [before.returnType], 'original return type', 'original method declaration'),
        after: typesOfMethod(after, [after.returnType], 'changed return type', 'method declaration with changed return type'),
      });
    }
    for (const { before, after } of comparison.fieldPairs) {
      if (before.kind === 'enumConstant' || after.kind === 'enumConstant' || !changesType(before, after)) continue;
      yield describeFields('Change Attribute Type', { before, after }, 'changed-type attribute declaration');
    }
    const fields = changedFields(comparison);
    for (const change of bodyChanges(comparison)) {
      for (const pair of parameterPairs(change)) yield* changedType('Change Parameter Type', change, pair);
      const variables = variablesOf(change);
      if (!variables) continue;
      for (const pair of variables.locals) yield* changedType('Change Variable Type', change, pair);
      // a variable that became something else may have changed its type on the way; a field was none, what is still handed over under its name stays what it is,
      // and a field of a local variable's name is only told as its successor
      for (const pair of variables.conversions) {
        const isGone = !variables.parameters.pairs.some(({ before, after }) => before === pair.before && before.name === after.name);
        const [was, is] = [roleOf(pair.before), roleOf(pair.after)];
        const isSuccessor = was === 'local' && is === 'field' && pair.before.name === pair.after.name;
        if (isGone && was !== 'field' && !isSuccessor && isConversion(change, pair, fields))
          yield* changedType('Change Variable Type', inMethodAround(change, pair), pair);
      }
    }
    yield* diamondReplacements(comparison);
  },
};

function* changedType(type: string, change: BodyChange, pair: VariablePair): Iterable<Finding> {
  const { before, after } = pair;
  // what had a cast is no more than a pattern's variable now
  if (before.kind === 'local' && after.kind === 'pattern') return;
  if (!changesType(before, after)) return;
  yield describeVariable(type, change, pair, { declaration: 'changed-type', reference: 'variable with changed type' });
}

/** Both are written: of one that was left out nobody knows whether it was another. */
function changesType(before: VariableDeclaration, after: VariableDeclaration): boolean {
  return before.type !== null && after.type !== null && qualifiedTypeText(before) !== qualifiedTypeText(after);
}
