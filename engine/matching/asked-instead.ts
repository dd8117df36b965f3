import type { Expression } from '../model/expression.js';
import { isPartOfCondition } from './condition-parts.js';
import type { SameExpressions } from './covering.js';
import { sortOf, sortPairs } from './value-sorts.js';

/** What asks for the same in another way. */
const ASKED = sortPairs(
  [
    ['boolean', 'said'],
    ['boolean', 'call'],
    ['boolean', 'not'],
  ],
  [
    ['said', 'said'],
    ['said', 'call'],
    ['call', 'call'],
    ['said', 'not'],
    ['call', 'not'],
    ['not', 'not'],
  ],
);

/**
 * What a method asked, and what is asked where it was put in (or taken out), when some of what is done then is the same, and something else is not: names,
 * members and calls stand for one another, and for the opposite of one; comparisons do not, nor what has several operands, but for one of those.
 *
 *     Lid get(Key key) { if (has(key)) { return lids.get(key); } return null; }   ->   if (lids.contains(key)) { Lid lid = lids.get(key); seal(lid); }
 *
 * Asked of the peer about 26 conditions by 26, in both directions.
 */
export function asksInstead(before: Expression, after: Expression, same: SameExpressions): boolean {
  if (isPartOfCondition(before, after, same)) return true;
  if (!ASKED.has(`${sortOf(before)},${sortOf(after)}`)) return false;
  const [denied, said] = sortOf(before) === 'not' ? [before, after] : [after, before];
  if (sortOf(denied) !== 'not' || sortOf(said) === 'not') return true;
  // a name that is denied may stand for a question about one thing
  const [one] = denied.children;
  return one !== undefined && sortOf(one) === 'said' && (sortOf(said) !== 'call' || said.arguments?.length === 1);
}
