import type { BodyMapping, StatementMapping } from './body-mapping.js';

/**
 * What was returned is given to an extracted method, which does something with it and returns it:
 *
 *     return open(key);   ->   return noted(open(key));     Door noted(Door door) { doors.add(door); return door; }
 *
 * Within a type that is enough to say that the method came out of the other one, and a literal says so in any type; of a variable that was returned it
 * does not say that it became the parameter.
 */
export function isReturnedThrough({ before, after, distance }: StatementMapping, { afterNames }: BodyMapping): boolean {
  if (distance > 0 || before.kind !== 'return' || after.kind !== 'return') return false;
  const [was, is] = [before.expressions[0], after.expressions[0]];
  return was !== undefined && is?.kind === 'name' && afterNames.get(is.label) === was.text;
}
