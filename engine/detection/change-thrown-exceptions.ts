import { changeThrownExceptionsTypes } from '../catalogue/change-thrown-exceptions.js';
import type { DetectionFamily } from './family.js';
import { finding, type Finding } from '../findings/finding.js';
import { typesOfMethod } from '../findings/elements.js';
import { detailedMethodPairs } from './changes/whole-changes.js';

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
          before: typesOfMethod(before, removed, 'original exception type', 'original method declaration'),
          after: typesOfMethod(after, added, 'changed exception type', 'method declaration with changed thrown exception type'),
        });
        continue;
      }
      for (const type of added) {
        yield finding('Add Thrown Exception Type', {
          before: typesOfMethod(before, [], '', 'original method declaration'),
          after: typesOfMethod(after, [type], 'added thrown exception type', 'method declaration with added thrown exception type'),
        });
      }
      for (const type of removed) {
        yield finding('Remove Thrown Exception Type', {
          before: typesOfMethod(before, [type], 'removed thrown exception type', 'original method declaration'),
          after: typesOfMethod(after, [], '', 'method declaration with removed thrown exception type'),
        });
      }
    }
  },
};
