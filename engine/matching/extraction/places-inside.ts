import type { Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { isAssignment, wrappedExpression } from '../../facts/wrapped-expressions.js';

/**
 * Where a value stands in a statement: `only` argument of a call that is all that the statement does, keeps, gives back or asks; one of what a call or object is
 * handed (`beside`); what is `asked`; all that a lambda's call is handed (`answered`); inside of what is handed to a call (`deep`); an operand; one of two that
 * are chosen.
 */
export type Place = 'only' | 'beside' | 'asked' | 'answered' | 'deep' | 'operand' | 'chosen';

export function placeInside(put: Expression, statement: Statement): Place | null {
  const { parent } = put;
  const whole = wholeOf(statement);
  if (!parent || put === whole) return null;
  if (parent.kind === 'infix') return 'operand';
  if (parent.kind === 'conditional') return 'chosen';
  if (parent.kind !== 'invocation' && parent.kind !== 'creation') return null;
  if (isOnlyHanded(put, parent) && (parent === whole || (parent.parent === whole && parent.parent?.receiver === parent))) return 'only';
  if (isOnlyHanded(put, parent) && parent.parent?.kind === 'lambda') return 'answered';
  if (parent.receiver === put) return 'asked';
  return parent === whole ? 'beside' : 'deep';
}

const isOnlyHanded = (put: Expression, { kind, arguments: given }: Expression): boolean =>
  kind === 'invocation' && given?.length === 1 && given[0] === put;

/** What a statement does, keeps, gives back or asks. */
export function wholeOf(statement: Statement): Expression | null {
  if (statement.composite) return statement.expressions.length === 1 ? (statement.expressions[0] ?? null) : null;
  return isAssignment(statement) ? (statement.expressions[0]?.children[1] ?? null) : wrappedExpression(statement);
}
