import { changeThrownExceptionsTypes } from '../catalogue/change-thrown-exceptions.js';
import type { TypeReference } from '../model/declarations.js';
import { finding } from './finding.js';
import type { DetectionFamily, Finding } from './family.js';
import { methodLocation, typeReferenceLocation } from './locations.js';
import { inMethod, listText } from './print.js';
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
        yield finding(
          'Change Thrown Exception Type',
          `${exceptionsText(removed)} to ${exceptionsText(added)} in ${inMethod(after)}`,
          [
            ...removed.map((type) => typeReferenceLocation(before.file, type, 'original exception type')),
            methodLocation(before, 'original method declaration'),
          ],
          [
            ...added.map((type) => typeReferenceLocation(after.file, type, 'changed exception type')),
            methodLocation(after, 'method declaration with changed thrown exception type'),
          ],
        );
        continue;
      }
      for (const type of added) {
        yield finding(
          'Add Thrown Exception Type',
          `${type.text} in ${inMethod(after)}`,
          [methodLocation(before, 'original method declaration')],
          [
            typeReferenceLocation(after.file, type, 'added thrown exception type'),
            methodLocation(after, 'method declaration with added thrown exception type'),
          ],
        );
      }
      for (const type of removed) {
        yield finding(
          'Remove Thrown Exception Type',
          `${type.text} in ${inMethod(before)}`,
          [
            typeReferenceLocation(before.file, type, 'removed thrown exception type'),
            methodLocation(before, 'original method declaration'),
          ],
          [methodLocation(after, 'method declaration with removed thrown exception type')],
        );
      }
    }
  },
};

/** One as it is, several in brackets. */
function exceptionsText(types: readonly TypeReference[]): string {
  const texts = types.map(({ text }) => text);
  return texts.length === 1 ? texts.join() : listText(texts);
}
