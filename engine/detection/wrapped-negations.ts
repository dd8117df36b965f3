import { withoutParentheses } from '../matching/covering.js';
import type { Expression } from '../model/expression.js';
import {
  askedOperands,
  chainOperator,
  conjuncts,
  isBound,
  isComparison,
  isEquality,
  isNegation,
  isNullCheck,
  isWrapped,
} from './conditions.js';

/**
 * A condition that was put into `!( … )` as it stood, or came out of it, when it asks whether something is missing; or a chain whose operands were turned round as
 * well, the last of which is an equation inside and an inequation outside, whichever way the operands are linked (2,640 made-up changes); what is no equation
 * may stand in front of it as it stood:
 *
 *     if(a == null)   ->   if(!(a == null))      if(a != 1 && b != 2)   ->   if(!(a == 1 && b == 2))
 */
export function isPutIntoNegation(from: Expression, to: Expression): boolean {
  return isDenied(from, to) || isDenied(to, from);
}

function isDenied(plain: Expression, negation: Expression): boolean {
  const inner = deniedBy(negation);
  if (!inner) return false;
  if (isNullCheck(plain)) return inner.label === '==' && withoutParentheses(plain).text === inner.text;
  if (chainOperator(plain) === null || chainOperator(inner) === null) return false;
  const [outside, inside] = [conjuncts(plain), conjuncts(inner)];
  const last = outside.at(-1);
  if (!last || isNullCheck(last) || withoutParentheses(last).label !== '!=' || outside.length !== inside.length) return false;
  const isTurned = (part: Expression, i: number): boolean => isNegation(part, inside[i] ?? inner);
  const isAsItWas = (part: Expression, i: number): boolean => part !== last && !isEquality(part) && part.text === inside[i]?.text;
  return outside.every((part, i) => (isTurned(part, i) && !isBound(part)) || isAsItWas(part, i));
}

function deniedBy(expression: Expression): Expression | null {
  const outer = withoutParentheses(expression);
  const [inner] = outer.kind === 'prefix' && outer.label === '!' ? outer.children : [];
  return inner?.kind === 'parenthesized' ? withoutParentheses(inner) : null;
}

/**
 * The opposite is asked, but all of it under other parentheses than what was asked before, which is another condition:
 *
 *     if((a.open()))                  ->   if(!a.open())
 *     if((a.open()) && (b == null))   ->   if(!a.open() || b != null)
 */
export function differInParentheses(from: Expression, to: Expression): boolean {
  const [had, has] = [askedOperands(from), askedOperands(to)];
  if (had.length !== has.length) return false;
  return had.every((part, i) => {
    const now = has[i] ?? to;
    return isNegation(part, now) && !areWrittenAlike(part, now);
  });
}

/** `a == b` and `a != b`, `(a == b)` and `(a != b)`, `(a)` and `!(a)`. */
function areWrittenAlike(one: Expression, other: Expression): boolean {
  const [a, b] = [isWrapped(one), isWrapped(other)];
  if (a === b) return !a || isComparison(one);
  return deniedBy(a ? other : one) !== null;
}
