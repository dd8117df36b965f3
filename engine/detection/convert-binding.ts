import { convertBindingTypes } from '../catalogue/convert-binding.js';
import { roleOf, type VariablePair, type VariableRole } from '../matching/variables/variables.js';
import { bodyChanges, variablesOf, type BodyChange } from './changes/body-changes.js';
import { changedFields, isConversion, inMethodAround } from './variables/conversions.js';
import type { DetectionFamily } from './family.js';
import type { Finding } from '../findings/finding.js';
import { describeVariable } from '../findings/variable-findings.js';

/** Variables that became variables of another kind. */
export const convertBinding: DetectionFamily = {
  ...convertBindingTypes,
  *detect({ comparison }): Iterable<Finding> {
    const fields = changedFields(comparison);
    for (const change of bodyChanges(comparison)) {
      for (const pair of variablesOf(change)?.conversions ?? []) {
        const type = TYPES[`${roleOf(pair.before)} ${roleOf(pair.after)}`];
        if (!type || !isDeclared(change, pair) || !isConversion(change, pair, fields)) continue;
        yield describeVariable(type, inMethodAround(change, pair), pair);
      }
    }
  },
};

/**
 * What has no declared type was not handed over, its owner was extracted (`x -> each(x)` to `this::each`); but what a lambda hands to extracted code was:
 *
 *     boxes.forEach(box -> { print(box.size()); });   ->   boxes.forEach(box -> { show(box); });     void show(Box one) { print(one.size()); }
 */
function isDeclared({ kind }: BodyChange, { before, after }: VariablePair): boolean {
  return after.type !== null && (before.type !== null || (kind === 'extraction' && before.name !== after.name));
}

const TYPES: Readonly<Partial<Record<`${VariableRole} ${VariableRole}`, string>>> = {
  'local field': 'Replace Variable With Attribute',
  'parameter field': 'Replace Variable With Attribute',
  'field local': 'Replace Attribute With Variable',
  'local parameter': 'Parameterize Variable',
  'field parameter': 'Parameterize Attribute',
  'parameter local': 'Localize Parameter',
};
