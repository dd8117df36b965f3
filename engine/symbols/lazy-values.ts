import { variableOf } from '../findings/view.js';
import { isField, type Field, type Method } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';

/**
 * The field whose value a method gives back, after it made that when there was none: asked again it gives the same and does nothing more.
 *
 *     if (stats == null) { load(); }
 *     return stats;
 */
export function lazyField(method: Method): Field | null {
  const [test, result, ...more] = method.body?.children ?? [];
  if (test?.kind !== 'if' || test.children.length !== 1 || result?.kind !== 'return' || more.length > 0) return null;
  const asked = comparedWithNull(test.expressions[0]);
  const [given] = result.expressions;
  const field = asked && variableOf(method, asked);
  return field && isField(field) && given && variableOf(method, given) === field ? field : null;
}

/** `a` of `a == null`. */
function comparedWithNull(condition: Expression | undefined): Expression | null {
  const inner = condition?.kind === 'parenthesized' ? condition.children[0] : condition;
  if (inner?.kind !== 'infix' || inner.label !== '==') return null;
  const [one, other] = inner.children;
  if (other?.kind === 'null') return one ?? null;
  return one?.kind === 'null' ? (other ?? null) : null;
}
