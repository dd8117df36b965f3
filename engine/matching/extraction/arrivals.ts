import type { Method } from '../../model/declarations.js';
import { groupBy } from '../../text/grouping.js';
import { agreementOf } from '../methods/method-similarity.js';

/**
 * New methods that a gone method of another type, of their name and with as many parameters, is mostly: they were moved, whatever of their callers is like them.
 */
export function arrivals(removed: Iterable<Method>, added: Iterable<Method>): ReadonlySet<Method> {
  const byName = groupBy([...removed], ({ name }) => name);
  const isMoved = (one: Method): boolean =>
    (byName.get(one.name) ?? []).some(
      (other) =>
        other.declaringType.qualifiedName !== one.declaringType.qualifiedName &&
        other.parameters.length === one.parameters.length &&
        isMostly(other, one),
    );
  return new Set([...added].filter(isMoved));
}

/** More than half of the statements are as they were. */
function isMostly(before: Method, after: Method): boolean {
  const { mapped, exact, unmappedBefore, unmappedAfter } = agreementOf(before, after);
  return exact > 1 && exact > mapped - exact + unmappedBefore + unmappedAfter;
}
