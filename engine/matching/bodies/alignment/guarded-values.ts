import type { Expression } from '../../../model/expression.js';
import { Aligner } from './alignment.js';
import { isChain, isPartOfCondition } from '../../../facts/expressions/condition-parts.js';
import { covers, isOperandOf, withoutParentheses, type SameExpressions } from '../../../facts/expressions/covering.js';
import type { Fragment } from '../fragments.js';
import { wrappedExpression } from '../../../facts/wrapped-expressions.js';
import { substitutedExpression, type Substitution } from '../../../facts/substitution.js';

/**
 * Leaves of which the one says what the other says under a condition, once a variable that only its side has is read as what it holds:
 *
 *     return "at " + find(id).name();   ->   Place at = find(id); return at != null ? "at " + at.name() : null;
 *
 * `before`, `after`: leaves without a partner.
 */
export function guardedPairs(
  before: readonly Fragment[],
  after: readonly Fragment[],
  beforeNames: Substitution,
  afterNames: Substitution,
): readonly (readonly [Fragment, Fragment, Aligner])[] {
  const [heldBefore, heldAfter] = [heldValues(before, beforeNames), heldValues(after, afterNames)];
  if (heldBefore.size + heldAfter.size === 0) return [];
  const names = [new Map([...beforeNames, ...heldBefore]), new Map([...afterNames, ...heldAfter])] as const;
  const taken = new Set<Fragment>();
  const pairs: (readonly [Fragment, Fragment, Aligner])[] = [];
  for (const b of before) {
    for (const a of after) {
      if (taken.has(a) || b.expression || a.expression || b.statement.kind !== a.statement.kind) continue;
      const [value, other] = [wrappedExpression(b.statement), wrappedExpression(a.statement)];
      if (!value || !other || (!isGuard(value) && !isGuard(other))) continue;
      const aligner = new Aligner(names[0], names[1]);
      if (!isGuarded(aligner, value, other)) continue;
      aligner.replace(value, other);
      taken.add(a);
      pairs.push([b, a, aligner]);
      break;
    }
  }
  return pairs;
}

/** `x` against `c ? x : y` or `c && x`. */
function isGuarded(aligner: Aligner, value: Expression, other: Expression): boolean {
  const [a, b] = [withoutParentheses(value), withoutParentheses(other)];
  const same: SameExpressions = (x, y) => aligner.same(withoutParentheses(x), withoutParentheses(y));
  if (!covers(a) || !covers(b) || same(a, b)) return false;
  return isOperandOf(a, b, same) || isOperandOf(b, a, (x, y) => same(y, x)) || isPartOfCondition(a, b, same);
}

function isGuard(value: Expression): boolean {
  const inner = withoutParentheses(value);
  return inner.kind === 'conditional' || (inner.kind === 'infix' && inner.label === '&&');
}

/**
 * Whether a condition is what a predicate gives back, or its opposite, once the variables that this declares are read as what they hold:
 *
 *     if (find(id) != null && find(id).isOpen())   ->   Place at = find(id); return at != null && at.isOpen();
 *
 * All that a statement asks, or several operands of it.
 */
export function asksWithVariables(
  [condition, given]: readonly [Expression, Expression],
  isAll: boolean,
  leaves: readonly Fragment[],
  beforeNames: Substitution,
  afterNames: Substitution,
): boolean {
  if (!isAll && !isChain(withoutParentheses(condition))) return false;
  const held = heldValues(leaves, afterNames);
  return held.size > 0 && new Aligner(beforeNames, new Map([...afterNames, ...held])).condition(condition, given);
}

/** What variables hold that are declared in one of the leaves. */
function heldValues(leaves: readonly Fragment[], names: Substitution): ReadonlyMap<string, string> {
  const held = new Map<string, string>();
  for (const { statement, expression } of leaves) {
    if (expression || statement.kind !== 'localVariable') continue;
    for (const { name, initializer } of statement.variables)
      if (initializer && covers(initializer)) held.set(name, substitutedExpression(initializer, names));
  }
  return held;
}
