import { withoutParentheses } from '../../facts/expressions/covering.js';
import type { Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { chainOperator, conditionalValue, conjuncts, isEquality, normalForm } from '../../facts/expressions/normal-conditions.js';

/**
 * A value that decides by chains within a chain, and a leaf that has some of an inner one, whatever its operator; one of several in a deeper chain can
 * have become another:
 *
 *     return a || (b && c);          ->   if(a) { return true; }  return b && c;
 *     return a || (b && (c || d));   ->   if(a) { return true; }  return b && (c || e);
 */
export function hasInnerPieces(value: Expression, leaf: Statement): boolean {
  const now = conditionalValue(leaf);
  if (!now) return false;
  const had = new Set(innermost(value).map((piece) => normalForm(piece)));
  const has = innermost(now);
  const kept = has.filter((piece) => had.has(normalForm(piece))).length;
  if (has.length >= had.size || kept === 0) return false;
  return kept === has.length || (kept === has.length - 1 && kept > 1 && conjuncts(now).some((piece) => chainOperator(piece) !== null));
}

/** What a value decides by, as the parts that are told apart: the operands of the chains within it too. */
export function innermost(value: Expression): readonly Expression[] {
  const inner = withoutParentheses(value);
  return chainOperator(inner) === null ? [inner] : conjuncts(inner).flatMap(innermost);
}

/**
 * Of what is given back, where it asked whether something is at least, or at most, so much, what is left has to ask that, too, or what equals what:
 *
 *     return a || n >= 3 || b;   ->   if(a || n >= 3) { return true; }  return b;      none, but with `n == 3`, or `boolean x = …`, one
 */
export function leavesTooLittle(one: Statement, value: Expression, leaf: Statement): boolean {
  const now = conditionalValue(leaf);
  const hasLimit = innermost(value).some(isLimit);
  return one.kind === 'return' && hasLimit && now !== null && !innermost(now).some((piece) => isLimit(piece) || isEquality(piece));
}

function isLimit({ kind, label }: Expression): boolean {
  return kind === 'infix' && (label === '>=' || label === '<=');
}
