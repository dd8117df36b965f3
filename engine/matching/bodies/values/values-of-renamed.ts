import type { Expression } from '../../../model/expression.js';
import { countShared, isTypeName, withoutCast, type SameExpressions } from '../../../facts/expressions/covering.js';
import { typeOf } from '../../../facts/expressions/expression-facts.js';
import { isPartOfName } from '../../../text/similarity.js';
import { sameLists } from './replaceable-values.js';
import { sortOf, sortPairs, type SortPair } from '../../../facts/expressions/value-sorts.js';

/** What else stands for one another in variables of one type and two names, in either direction. */
const EITHER_WAY: readonly SortPair[] = [
  ['string', 'string'],
  ['number', 'number'],
  ['element', 'element'],
  ['string', 'said'],
  ['string', 'null'],
  ['element', 'said'],
  ['chosen', 'said'],
  ['chosen', 'null'],
];

const PAIRS = sortPairs([['null', 'call']], EITHER_WAY);

/**
 * Whether the values of two variables that are used alike allow them to be one, in methods of two names (asked of the peer with 3,000 pairs). What is asked
 * for or made has to be handed the same, or is asked for under the same name; of what is said otherwise the types have to be one.
 *
 *     Box box = find(page);     ->   Lid lid = new Lid(page);   Box lid = list.find(page, 3);
 *     Box box = a.find(page);   ->   Box lid = a.search(page);        but not   Box lid = b.search(page);   Box lid = page;   Box lid = new Box();
 */
export function areMadeAlike(a: Expression, b: Expression, sameType: boolean, same: SameExpressions): boolean {
  const [one, other] = [withoutCast(a), withoutCast(b)];
  if (isMade(one) && isMade(other)) return areHandedAlike(one, other, same);
  return sameType && (same(one, other) || PAIRS.has(`${sortOf(a)},${sortOf(b)}`));
}

function isMade({ kind }: Expression): boolean {
  return kind === 'invocation' || kind === 'superInvocation' || kind === 'creation';
}

function areHandedAlike(a: Expression, b: Expression, same: SameExpressions): boolean {
  const [given, instead] = [a.arguments ?? [], b.arguments ?? []];
  if (a.kind === 'creation' && b.kind === 'creation' && typeOf(a)?.text === typeOf(b)?.text) return true;
  if (a.kind !== b.kind || a.kind === 'creation') return given.length > 0 && sameLists(given, instead, same);
  if (a.label !== b.label)
    return (
      given.length > 0 &&
      sameLists(given, instead, same) &&
      (isBuilt(a) || isBuilt(b) || isPartOfName(a.label, b.label) || areAskedOfTheSame(a.receiver, b.receiver, same))
    );
  if (areAskedOfTheSame(a.receiver, b.receiver, same)) return true;
  if (given.length === instead.length)
    return given.every((one, i) => one.kind === instead[i]?.kind || instead.some((other) => same(one, other)));
  if (given.length > 0 && instead.length > 0) return countShared(given, instead, same) > 0;
  return (a.receiver === null) === (b.receiver === null);
}

/** A builder's call makes an object as `new` does. */
function isBuilt({ label, traits }: Expression): boolean {
  return traits.library.isBuilding(label);
}

/** One object, or two types. */
function areAskedOfTheSame(a: Expression | null, b: Expression | null, same: SameExpressions): boolean {
  return a !== null && b !== null && (same(a, b) || (isTypeName(a) && isTypeName(b)));
}
