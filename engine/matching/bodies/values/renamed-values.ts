import type { Expression } from '../../../model/expression.js';
import { covers, withoutParentheses, type SameExpressions } from '../../../facts/expressions/covering.js';

/**
 * Whether the values of two declarations with other names have enough in common for the variables to be one, beside what aligns them:
 *
 *     int at = i << 4;      ->   int index = base + (i << 4);     int index = i << 8;      but not   int index = i * 16;   int index = base + i;
 */
export function speaksForItself(a: Expression, b: Expression, same: SameExpressions): boolean {
  if (a.kind !== 'infix' || b.kind !== 'infix') return true;
  return a.label === b.label ? keepsOperands(a.children, b.children, same) : keepsAll(a.children, b.children, same);
}

/** `a + b` in `x + (a + b)`, `2 * (a + b)`: the whole of a value is an operand of the other. */
export function isParenthesizedOperand(a: Expression, b: Expression, same: SameExpressions): boolean {
  return (
    a.kind === 'infix' &&
    b.kind === 'infix' &&
    b.children.some((operand) => operand.kind === 'parenthesized' && same(a, withoutParentheses(operand)))
  );
}

/** Of as many operands none of those that stayed changed its place for another; of more or fewer the first stayed, and all of the fewer, or a call did. */
function keepsOperands(some: readonly Expression[], others: readonly Expression[], same: SameExpressions): boolean {
  const isKept = (one: Expression): boolean => others.some((other) => same(one, other));
  if (some.length === others.length) return some.some((one, i) => same(one, others[i] as Expression)) || !some.some(isKept);
  if (some.some((one) => covers(one) && isKept(one))) return true;
  const [fewer, more] = some.length < others.length ? [some, others] : [others, some];
  const [first, ...rest] = fewer;
  const stays = (one: Expression, other: Expression): boolean => (fewer === some ? same(one, other) : same(other, one));
  return first !== undefined && stays(first, more[0] as Expression) && rest.every((one) => more.some((other) => stays(one, other)));
}

/** Another operator is about the same things. */
function keepsAll(some: readonly Expression[], others: readonly Expression[], same: SameExpressions): boolean {
  return (
    some.length === others.length &&
    some.every((one, i) => same(one, others[i] as Expression) || (i === 0 && one.kind === 'name' && others[i]?.kind === 'name'))
  );
}
