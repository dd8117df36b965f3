import type { Expression } from '../../model/expression.js';
import { normalizedDistance } from '../../text/similarity.js';
import { countShared, SIMILAR_NAME, withoutParentheses, type SameExpressions } from './covering.js';
import { own } from '../../text/own.js';

/**
 * The operands of the one are operands of the other, or the one is an operand of the other.
 *
 *     if (door.isOpen()) …   ->   boolean mayEnter(Door door) { return door != null && door.isOpen(); }
 */
export function isPartOfCondition(a: Expression, b: Expression, same: SameExpressions): boolean {
  const [chainA, chainB] = [isChain(a), isChain(b)];
  if (!chainA && !chainB) return false;
  if (chainA && chainB && a.label !== b.label) return false;
  const [partsA, partsB] = [chainA ? a.children : [a], chainB ? b.children : [b]];
  return countShared(partsA, partsB, same) === Math.min(partsA.length, partsB.length);
}

/** `x` and `!x`; `x == y` and `x != y`; `x && !y` and `!x || y`. */
export function isTurnedRound(a: Expression, b: Expression, same: SameExpressions): boolean {
  if (isOpposite(a, b, same) || isOpposite(b, a, (x, y) => same(y, x))) return true;
  if (!isChain(a) || !isChain(b) || a.label === b.label || a.children.length !== b.children.length) return false;
  return a.children.every((one, i) => {
    const [x, y] = [withoutParentheses(one), withoutParentheses(b.children[i] as Expression)];
    return isOpposite(x, y, same) || isOpposite(y, x, (p, q) => same(q, p));
  });
}

function isOpposite(a: Expression, b: Expression, same: SameExpressions): boolean {
  if (b.kind === 'prefix' && b.label === '!') return b.children[0] !== undefined && same(a, withoutParentheses(b.children[0]));
  if (a.kind !== 'infix' || b.kind !== 'infix' || own(OPPOSITES, a.label) !== b.label) return false;
  return a.children.length === b.children.length && a.children.every((one, i) => same(one, b.children[i] as Expression));
}

/** Comparisons, each with the one that says the reverse. */
export const OPPOSITES: Readonly<Record<string, string>> = { '==': '!=', '!=': '==', '<': '>=', '>=': '<', '>': '<=', '<=': '>' };

/** `a == b`, `a < b`, without parentheses around it. */
export function isComparison({ kind, label }: Expression): boolean {
  return kind === 'infix' && Object.hasOwn(OPPOSITES, label);
}

/** `a && b`, `a || b`. */
export function isChain({ kind, label }: Expression): boolean {
  return kind === 'infix' && (label === '&&' || label === '||');
}

/** `door.isOpen()` and `door.wasSold()`. */
export function asksForAnother(a: Expression, b: Expression): boolean {
  return a.kind === 'invocation' && b.kind === 'invocation' && normalizedDistance(a.label, b.label) > SIMILAR_NAME;
}

/** `a == b`, `a != b`. */
export function isEquality(expression: Expression): boolean {
  const { kind, label } = withoutParentheses(expression);
  return kind === 'infix' && (label === '==' || label === '!=');
}

/** `a == null`, `null != a`. */
export function isNullCheck(expression: Expression): boolean {
  return isEquality(expression) && withoutParentheses(expression).children.some(({ kind }) => kind === 'null');
}
