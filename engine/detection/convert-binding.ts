import type { VariableDeclaration } from '../model/declarations.js';
import { roleOf, type VariablePair, type VariableRole } from '../matching/variables.js';
import { bodyChanges, variablesOf, type BodyChange } from './body-changes.js';
import { changedFields, isConversion, inMethodAround } from './conversions.js';
import { documented } from './documented.js';
import type { DetectionFamily, Finding } from './family.js';
import { localizedParameters } from './localized-parameters.js';
import { describeVariable } from './variable-findings.js';

/** Variables that became variables of another kind. */
export const convertBinding: DetectionFamily = {
  id: 'convert-binding',
  label: 'Convert between variables, parameters and attributes',
  types: [
    documented(
      'Replace Variable With Attribute',
      'low',
      'What a local variable or parameter held is held by a field now.',
      'A field of the same name that is used for something else.',
      'void f() { int n = 1; use(n); }',
      'int n = 1;\nvoid f() { use(n); }',
    ),
    documented(
      'Replace Attribute With Variable',
      'low',
      'What a field held is held by a local variable now.',
      'A local variable beside a field that is still used there.',
      'int n = 1;\nvoid f() { use(n); }',
      'void f() { int n = 1; use(n); }',
    ),
    documented(
      'Parameterize Variable',
      'low',
      'What a local variable held is passed as a parameter now.',
      'A new parameter that is used for something else.',
      'void f() { int n = 1; use(n); }',
      'void f(int n) { use(n); }',
    ),
    documented(
      'Parameterize Attribute',
      'low',
      'What was read from a field is passed as a parameter now.',
      'A new parameter beside a field that is still used there.',
      'void f() { use(field); }',
      'void f(int n) { use(n); }',
    ),
    documented(
      'Localize Parameter',
      'low',
      'What was passed as a parameter is a local variable now.',
      'A removed parameter beside a new variable that is used for something else.',
      'void f(int n) { use(n); }',
      'void f() { int n = 1; use(n); }',
    ),
  ],
  *detect({ comparison }): Iterable<Finding> {
    const fields = changedFields(comparison);
    for (const change of bodyChanges(comparison)) {
      const told = new Set<VariableDeclaration>();
      for (const pair of variablesOf(change)?.conversions ?? []) {
        const type = TYPES[`${roleOf(pair.before)} ${roleOf(pair.after)}`];
        if (!type || !isDeclared(change, pair) || !isConversion(change, pair, fields)) continue;
        for (const one of [pair.before, pair.after]) told.add(one);
        yield describeVariable(type, inMethodAround(change, pair), pair);
      }
      for (const pair of localizedParameters(change, told)) yield describeVariable('Localize Parameter', change, pair);
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
