import { descendants, type Expression } from '../../model/expression.js';
import { isLiteral, type SameExpressions } from '../../facts/expressions/covering.js';
import { sortOf, sortPairs } from '../../facts/expressions/value-sorts.js';

/** What an argument of a call becomes, in this direction. */
const GIVEN: ReadonlySet<string> = sortPairs(
  [
    ['said', 'call'],
    ['said', 'creation'],
    ['string', 'said'],
    ['string', 'null'],
    ['number', 'said'],
    ['call', 'said'],
    ['creation', 'said'],
    ['creation', 'call'],
    ['infix', 'said'],
  ],
  [
    ['said', 'said'],
    ['string', 'string'],
    ['number', 'number'],
    ['boolean', 'boolean'],
    ['call', 'call'],
    ['creation', 'creation'],
    ['infix', 'infix'],
    ['lambda', 'lambda'],
    ['reference', 'reference'],
  ],
);

/** And where the others are written as they were. */
const BESIDE_EQUAL: ReadonlySet<string> = sortPairs(
  [
    ['said', 'string'],
    ['said', 'null'],
    ['said', 'boolean'],
  ],
  [],
);

/**
 * Whether the arguments of a call, all that is done, say that it is another one. Not of a single one, nor of several of which one is written as it was. What
 * changed has to be of sorts that stand for one another, or to be a part of what it became, unless the call has another name, too (3,240 made-up pairs). Where
 * nothing stayed, none may ask with what stood beside it; with one that stayed it may (468):
 *
 *     put(key, text)   ->   put(key, find(text)),  put(find(key), text),  put(text, key)      the same
 *                           put(key, 3),  put(find(text), find(key))                           another
 */
export function hasOtherArguments(before: Expression, after: Expression, same: SameExpressions): boolean {
  const [given, instead] = [before.arguments ?? [], after.arguments ?? []];
  if (given.length < 2 && instead.length < 2) return false;
  if (given.length !== instead.length) return !given.some((one) => instead.some((other) => same(one, other)));
  const changed = given.flatMap((one, i) => {
    const other = instead[i];
    return other && !same(one, other) ? [[one, other] as const] : [];
  });
  const isEqual = changed.length < given.length;
  if (isEqual && given.length > 2) return false;
  const renamed = before.label !== after.label;
  return changed.some(([one, other]) => {
    if (!isEqual && given.some((beside) => beside !== one && !isLiteral(beside) && holdsInside(other, beside, same))) return true;
    const pair = `${sortOf(one)},${sortOf(other)}`;
    if (GIVEN.has(pair) || (isEqual && BESIDE_EQUAL.has(pair))) return false;
    return renamed || !isAround(one, other, same);
  });
}

/** `find(text)` and `text + 1` of `text`. */
function isAround(small: Expression, big: Expression, same: SameExpressions): boolean {
  const parts = big.kind === 'infix' ? big.children : big.kind === 'invocation' ? (big.arguments ?? []) : [];
  return parts.some((part) => same(small, part));
}

/** Not the whole. */
function holdsInside(big: Expression, part: Expression, same: SameExpressions): boolean {
  return descendants(big).some((inner) => inner !== big && same(part, inner));
}
