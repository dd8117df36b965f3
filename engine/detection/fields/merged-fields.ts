import type { MatchingResult } from '../../matching/result.js';
import { constructorMerger, fieldsOfMerger } from '../../matching/variables/constructor-mergers.js';
import { fieldMergers, type FieldMerger } from '../../matching/fields/field-mergers.js';
import { bodyChanges } from '../changes/body-changes.js';
import { finding, type Finding } from '../../findings/finding.js';
import { fieldElement, fieldPart, typeElement } from '../../findings/elements.js';

/** Fields of a type in whose place one field of it stands, by what its bodies do with them; and the reverse. */
export function* mergedFields(comparison: MatchingResult, direction: 'merge' | 'split'): Iterable<Finding> {
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
    const fields = [merger.one, ...merger.several].map(({ name, type }) => `${name} : ${type?.qualifiedText ?? ''}`);
    const key = [merger.one.declaringType.qualifiedName, ...fields.sort()].join();
    if (!found.has(key)) found.set(key, merger);
  }
  for (const { one, several } of found.values()) {
    const [before, after] = merge ? [several, [one]] : [[one], several];
    yield finding(merge ? 'Merge Attribute' : 'Split Attribute', {
      before: {
        subject: before.map(fieldElement),
        parts: before.map((field) => fieldPart(field, merge ? 'merged attribute declaration' : 'original attribute declaration')),
      },
      after: {
        subject: after.map(fieldElement),
        within: [typeElement((after[0] ?? one).declaringType)],
        parts: after.map((field) => fieldPart(field, merge ? 'new attribute declaration' : 'split attribute declaration')),
      },
    });
  }
}
