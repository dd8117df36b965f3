import type { Expression, ExpressionKind } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { isAssignment, wrappedExpression } from '../../facts/wrapped-expressions.js';

/** Values that stand where a variable was gone with all that was done with it: which of them were put in. */

/**
 * Whether all that a statement does is to hand on the value, so that nobody knows whether it is what the variable was for:
 *
 *     Level level = read(); level.raise(2);   ->   show(read());   return show(new Level());   new Sign(new Level());
 *     but not                                      show((Level) next());   show(read() + 1);   last = show(read());   show(read(), 3);
 */
export function onlyHandsOn(statement: Statement, isValue: (expression: Expression) => boolean): boolean {
  const whole = isAssignment(statement) ? null : wrappedExpression(statement);
  const given = whole?.arguments ?? [];
  if (whole?.kind === 'creation') return given.some((one) => one.kind === 'creation' && isValue(one));
  const [only, ...more] = given;
  if (whole?.kind !== 'invocation' || !only || more.length > 0 || !isValue(only)) return false;
  return only.kind === 'invocation' || (statement.kind === 'return' && MADE_OR_CHOSEN.has(only.kind));
}

/** What is returned by handing on one of these is said of the call alone. */
const MADE_OR_CHOSEN: ReadonlySet<ExpressionKind> = new Set(['creation', 'conditional']);
