import type { Method } from '../../model/declarations.js';
import type { MethodPair } from '../../matching/comparison.js';
import { agreementOfMapping } from '../../matching/methods/method-similarity.js';
import { sameParameterTypes } from '../../facts/declarations/method-signatures.js';

/**
 * Whether two methods of anonymous types are one, so that what differs between them is told. They have the names that the type they stand for gave them, so
 * what they do has to say it (1,900 changes, no exception): more statements are kept than are gone, or than are new; with other types of parameters, more
 * than either.
 *
 *     new Job() { void run(final Boat boat) { lift(boat); tie(boat); } }   ->   new Job() { void run(Boat boat) { lift(boat); sing(); } }     nothing is told
 */
export function isOneOfAnonymous({ before, after, body }: MethodPair): boolean {
  if (![before, after].every(isOfAnonymous) || !body || body.identical) return true;
  const { mapped: kept, unmappedBefore, unmappedAfter } = agreementOfMapping(body);
  if (kept + unmappedBefore + unmappedAfter === 0) return true;
  const compare = sameParameterTypes(before, after) ? Math.min : Math.max;
  return kept > compare(unmappedBefore, unmappedAfter);
}

function isOfAnonymous({ kind, declaringType }: Method): boolean {
  return kind === 'method' && declaringType.kind === 'anonymous';
}
