import type { Field } from '../model/declarations.js';
import type { Comparison } from '../matching/comparison.js';
import { isField } from '../matching/bindings.js';
import { constructorMerger, fieldsOfMerger } from '../matching/constructor-mergers.js';
import { bodyChanges } from './body-changes.js';
import { finding } from './documented.js';
import type { Finding } from './family.js';
import { fieldLocation } from './locations.js';
import { mergers } from './merged-and-split.js';
import { listText, qualifiedVariableText } from './print.js';

/** Fields of a type in whose place one field of it stands, by what its bodies do with them; and the reverse. */
export function* mergedFields(comparison: Comparison, direction: 'merge' | 'split'): Iterable<Finding> {
  if (comparison.removedFields.length === 0 || comparison.addedFields.length === 0) return;
  const merge = direction === 'merge';
  const found = new Map<Field, Set<Field>>();
  for (const change of bodyChanges(comparison)) {
    if (change.body?.identical) continue;
    if (change.kind === 'pair' && constructorMerger(change.before, change.after)?.direction === direction) {
      const [parts, [whole]] = fieldsOfMerger(change.before, change.after) ?? [[], []];
      if (whole) found.set(whole, new Set(parts));
    }
    const gone = comparison.removedFields.filter((field) => field.declaringType === change.before.declaringType);
    const fresh = comparison.addedFields.filter((field) => field.declaringType === change.after.declaringType);
    for (const { one, several } of mergers(change, gone, fresh, direction)) {
      if (!isField(one)) continue;
      const parts = found.get(one) ?? new Set<Field>();
      for (const part of several) if (isField(part)) parts.add(part);
      found.set(one, parts);
    }
  }
  for (const [one, parts] of found) {
    const several = [...parts];
    const list = listText(several.map(qualifiedVariableText));
    const [before, after] = merge ? [several, [one]] : [[one], several];
    yield finding(
      `${merge ? 'Merge' : 'Split'} Attribute`,
      `${merge ? list : qualifiedVariableText(one)} to ${merge ? qualifiedVariableText(one) : list} in class ${(after[0] ?? one).declaringType.qualifiedName}`,
      before.map((field) => fieldLocation(field, merge ? 'merged attribute declaration' : 'original attribute declaration', false)),
      after.map((field) => fieldLocation(field, merge ? 'new attribute declaration' : 'split attribute declaration', false)),
    );
  }
}
