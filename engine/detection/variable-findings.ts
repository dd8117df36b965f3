import type { VariablePair } from '../matching/variables.js';
import type { BodyChange } from './body-changes.js';
import { finding } from './finding.js';
import type { Finding } from './family.js';
import { mappingLocations, variableLocation } from './locations.js';
import { inMethod, variableText } from './print.js';

/** A variable of a body that became another one, by name or by kind, with the statements that refer to it. */
export function describeVariable(type: string, change: BodyChange, { before, after, mappings }: VariablePair): Finding {
  const references = mappingLocations(
    mappings,
    change.before.file,
    change.after.file,
    'statement referencing the original variable',
    'statement referencing the renamed variable',
  );
  return finding(
    type,
    `${variableText(before)} to ${variableText(after)} in ${inMethod(change.after)}`,
    [variableLocation(change.before.file, before, 'original variable declaration'), ...references.before],
    [variableLocation(change.after.file, after, 'renamed variable declaration'), ...references.after],
  );
}
