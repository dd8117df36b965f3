import type { Expression } from '../../../model/expression.js';
import { isLiteral, type SameExpressions } from '../../../facts/expressions/covering.js';
import { typeOf, withoutTypeArguments } from '../../../facts/expressions/expression-facts.js';
import type { Standing } from './replaceable-values.js';
import { sortOf, sortPairs } from '../../../facts/expressions/value-sorts.js';

/** What an exception is made of, and what another one is made of instead, in this direction. */
const MADE_OF: ReadonlySet<string> = sortPairs(
  [
    ['number', 'said'],
    ['infix', 'said'],
    ['infix', 'string'],
    ['infix', 'creation'],
    ['infix', 'null'],
    ['chosen', 'creation'],
    ['creation', 'infix'],
  ],
  [
    ['said', 'said'],
    ['said', 'string'],
    ['said', 'call'],
    ['said', 'creation'],
    ['string', 'string'],
    ['number', 'number'],
    ['call', 'call'],
    ['call', 'infix'],
    ['call', 'creation'],
    ['infix', 'infix'],
    ['creation', 'creation'],
    ['null', 'said'],
    ['null', 'string'],
    ['null', 'call'],
    ['chosen', 'said'],
    ['chosen', 'call'],
    ['chosen', 'chosen'],
  ],
);

/**
 * Whether what is thrown anew is what was thrown before, of another type, or, where the bodies are only a part of one another, of the same one: each argument
 * has to be one that stands for the other in its place, or, of other numbers of them, one has to be as it was (some 2,300 made-up pairs).
 *
 *     throw new BadBox("empty");   ->   throw new BadLid(text);  throw new BadLid("empty", cause);      the same
 *                                       throw new BadLid(text + 1);  throw new BadLid(cause, 3);        another
 */
export function isThrownInstead(before: Expression, after: Expression, standing: Standing, same: SameExpressions): boolean {
  const [given, instead] = [before.arguments ?? [], after.arguments ?? []];
  const [type, other] = [before, after].map((one) => withoutTypeArguments(typeOf(one)?.text ?? ''));
  const isOfType = type === other;
  if (isOfType && (standing !== 'part' || given.length !== instead.length)) return true;
  if (given.length !== instead.length) return given.some((one) => instead.some((kept) => same(one, kept)));
  if (given.length === 0) return isOfType;
  const gone = given.filter((one, i) => !same(one, instead[i] as Expression) && !instead.some((kept) => same(one, kept)));
  const come = instead.filter((one, i) => !same(given[i] as Expression, one) && !given.some((kept) => same(kept, one)));
  return gone.length === come.length && gone.every((one, i) => standsFor(one, come[i] as Expression, same));
}

function standsFor(one: Expression, other: Expression, same: SameExpressions): boolean {
  const [sort, instead] = [sortOf(one), sortOf(other)];
  const turned: SameExpressions = (x, y) => same(y, x);
  if (sort === 'said') return MADE_OF.has(`said,${instead}`) ? !isOneOfSeveral(one, other, same) : isHalf(one, other, same);
  if (instead === 'said' && isOneOfSeveral(other, one, turned)) return false;
  if (isNumbers(one) || isNumbers(other)) return sort === 'infix' && instead === 'said';
  // a text stands for what is asked with one thing, and what is asked with several or none stands for a text
  if (sort === 'string' && instead === 'call') return other.arguments?.length === 1 && !isLiteral(other.arguments[0] as Expression);
  if (sort === 'call' && instead === 'string') return one.arguments?.length !== 1 && !(one.arguments ?? []).some(isLiteral);
  return MADE_OF.has(`${sort},${instead}`);
}

/** The `lid` of `lid + 1`. */
function isHalf(small: Expression, big: Expression, same: SameExpressions): boolean {
  return big.kind === 'infix' && big.children.length === 2 && big.children.some((part) => same(small, part));
}

/** The `lid` of `1 + lid + 2`, of `find(lid, 3)` and of `new Box(lid)`. */
function isOneOfSeveral(small: Expression, big: Expression, same: SameExpressions): boolean {
  const parts = big.arguments ?? (big.kind === 'infix' ? big.children : []);
  const fewest = big.kind === 'infix' ? 3 : big.kind === 'creation' ? 1 : 2;
  return parts.length >= fewest && parts.some((part) => same(small, part));
}

/** A sum in which no text stands. */
function isNumbers({ kind, children }: Expression): boolean {
  return kind === 'infix' && children.every((part) => part.kind !== 'string');
}
