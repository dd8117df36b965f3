import { changeThrownExceptionsTypes } from '../catalogue/change-thrown-exceptions.js';
import type { DetectionFamily } from './family.js';
import { finding, type Finding } from '../findings/finding.js';
import { methodElement, methodPart, typeReferenceElement, typeReferencePart } from '../findings/elements.js';
import { detailedMethodPairs } from './whole-changes.js';

/** The `throws` clause of methods that are still there. */
export const changeThrownExceptions: DetectionFamily = {
  ...changeThrownExceptionsTypes,
  *detect({ comparison }): Iterable<Finding> {
    for (const { before, after } of detailedMethodPairs(comparison)) {
      const had = new Set(before.thrown.map((type) => type.qualifiedText));
      const has = new Set(after.thrown.map((type) => type.qualifiedText));
      const removed = before.thrown.filter((type) => !has.has(type.qualifiedText));
      const added = after.thrown.filter((type) => !had.has(type.qualifiedText));
      if (removed.length > 0 && added.length > 0) {
        yield finding('Change Thrown Exception Type', {
          before: {
            subject: removed.map((type) => typeReferenceElement(before.file, type)),
            within: [methodElement(before)],
            parts: [
              ...removed.map((type) => typeReferencePart(before.file, type, 'original exception type')),
              methodPart(before, 'original method declaration'),
            ],
          },
          after: {
            subject: added.map((type) => typeReferenceElement(after.file, type)),
            within: [methodElement(after)],
            parts: [
              ...added.map((type) => typeReferencePart(after.file, type, 'changed exception type')),
              methodPart(after, 'method declaration with changed thrown exception type'),
            ],
          },
        });
        continue;
      }
      for (const type of added) {
        yield finding('Add Thrown Exception Type', {
          before: { within: [methodElement(before)], parts: [methodPart(before, 'original method declaration')] },
          after: {
            subject: [typeReferenceElement(after.file, type)],
            within: [methodElement(after)],
            parts: [
              typeReferencePart(after.file, type, 'added thrown exception type'),
              methodPart(after, 'method declaration with added thrown exception type'),
            ],
          },
        });
      }
      for (const type of removed) {
        yield finding('Remove Thrown Exception Type', {
          before: {
            subject: [typeReferenceElement(before.file, type)],
            within: [methodElement(before)],
            parts: [
              typeReferencePart(before.file, type, 'removed thrown exception type'),
              methodPart(before, 'original method declaration'),
            ],
          },
          after: { within: [methodElement(after)], parts: [methodPart(after, 'method declaration with removed thrown exception type')] },
        });
      }
    }
  },
};
