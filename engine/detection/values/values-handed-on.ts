import type { Expression, ExpressionKind } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { covers, withoutParentheses } from '../../facts/expressions/covering.js';
import { isReadByNames, isTellingRead } from '../../facts/expressions/read-values.js';
import { isAssignment, wrappedExpression } from '../../facts/wrapped-expressions.js';
import { callsOn, matching, type ExtractionDirection, type ValueReadings } from './value-readings.js';
import { alike, isInArgument, isTelling, isTellingArgument, partsOf, stripped } from './variable-values.js';

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

/** Whether a value stands anywhere without having to do with a variable that held it. */
export function saysNothing(value: Expression): boolean {
  return value.kind === 'lambda' || isReadByNames(value);
}

/** Whether an argument of a statement that took the place of a declaration says that it is the value: not the last call of a chain, nor a choice that is returned. */
export function saysSomething(value: Expression, statement: Statement): boolean {
  if (!isInArgument(value)) return true;
  if (statement.kind === 'return' && value.kind === 'conditional') return false;
  return value.kind !== 'invocation' || value.receiver?.kind !== 'invocation' || isTellingArgument(value, statement);
}

/** `throw load(3);` against `Book book = load(4);`, `= check(load(3));`; but not `throw check(load(3));` against `Book book = load(3);`. */
export function isThrown(
  whole: Expression,
  value: Expression,
  isValue: (expression: Expression) => boolean,
  values: ValueReadings,
): boolean {
  if (isValue(whole) || alike(whole, value)) return true;
  return covers(whole) && partsOf(value).some((part) => stripped(part.text) === values.plainText(whole));
}

/** `throw new Broken(read());` against `Level level = read();` */
export function isThrownInside(
  statement: Statement,
  isValue: (expression: Expression) => boolean,
  direction: ExtractionDirection,
): boolean {
  if (direction === 'inline' && onlyHandsOn(statement, isValue)) return false;
  const isTold = (part: Expression): boolean => (isTelling(part) || part.kind === 'cast') && !saysNothing(part);
  return matching(statement, (part) => isValue(part) && isTold(part) && isTellingArgument(part, statement)).length > 0;
}

/** `rows[0].raise(3);`, `return rows[0].size() + 1;`; but not `int size = rows[0].size();`, nor all of a statement. */
export function isReadThere(value: Expression, statement: Statement): boolean {
  const whole = wrappedExpression(statement);
  if (!isTellingRead(value) || whole === value) return false;
  const isKept = statement.kind === 'localVariable' || isAssignment(statement);
  return !isKept || !whole || !callsOn(whole).includes(value);
}

/** `((Level) next()).raise(3);` against `Level level = (Level) next();`, also of `new Level().raise(3);` what was taken out. */
export function isAskedThere(value: Expression, statement: Statement, direction: ExtractionDirection): boolean {
  if (value.kind !== 'cast' && (value.kind !== 'creation' || direction === 'inline')) return false;
  const { receiver } = (isAssignment(statement) ? null : wrappedExpression(statement)) ?? { receiver: null };
  return receiver !== null && withoutParentheses(receiver) === value;
}
