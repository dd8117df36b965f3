import type { Comparison } from '../matching/comparison.js';
import { constructorMerger, fieldsOfMerger } from '../matching/constructor-mergers.js';
import { fieldMergers, type FieldMerger } from '../matching/field-mergers.js';
import { bodyChanges } from './body-changes.js';
import { finding } from './finding.js';
import type { Finding } from './family.js';
import { fieldLocation } from './locations.js';
import { listText, qualifiedVariableText } from './print.js';

/** Fields of a type in whose place one field of it stands, by what its bodies do with them; and the reverse. */
export function* mergedFields(comparison: Comparison, direction: 'merge' | 'split'): Iterable<Finding> {
  if (comparison.removedFields.length + comparison.addedFields.length === 0) return;
  const merge = direction === 'merge';
  const changes = bodyChanges(comparison);
  const kept = changes.flatMap(({ kind, before, after, body }): FieldMerger[] => {
    if (body?.identical || kind !== 'pair' || constructorMerger(before, after)?.direction !== direction) return [];
    const [parts, [one]] = fieldsOfMerger(before, after) ?? [[], []];
    return one ? [{ one, several: parts }] : [];
  });
  const found = new Map<string, FieldMerger>();
  // what a constructor keeps and what the statements give out are told apart, unless they are the same
  for (const merger of [...kept, ...fieldMergers(changes, direction, (field) => comparison.removedFields.includes(field))]) {
    const fields = [merger.one, ...merger.several].map(qualifiedVariableText);
    const key = [merger.one.declaringType.qualifiedName, ...fields.sort()].join();
    if (!found.has(key)) found.set(key, merger);
  }
  for (const { one, several } of found.values()) {
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
