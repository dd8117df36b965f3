import type { Expression } from '../../../model/expression.js';
import type { Statement } from '../../../model/statement.js';
import type { ReferencePair } from '../aligned-references.js';
import type { StatementMapping } from '../body-mapping.js';
import { withoutCast } from '../../../facts/expressions/covering.js';
import { typeOf } from '../../../facts/expressions/expression-facts.js';
import { localsAround } from '../../../facts/locals-around.js';
import { wrappedExpression } from '../../../facts/wrapped-expressions.js';
import { inTheirPlaces, receivers, sameInReturned } from '../values/names-in-other-values.js';

/**
 * A value that was asked for under another name altogether is still asked of the same variable where its statement says that it is the same value: a
 * declaration by its name and type, when the receiver alone is another, and `return` by itself, whatever stands in the places of one another (780 pairs).
 *
 *     int n = crate.size();   ->   int n = box.weight();        crate -> box             int n = size(crate);   ->   int n = weight(box);      nothing
 *     return size(crate);     ->   return weight(box, 3);       crate -> box
 *
 * What objects of different types are made of is the same in both, and also where it is assigned.
 *
 * `before`, `after`: the values that were replaced, and in them the names without a partner.
 */
export function sameInOtherValue(
  mapping: StatementMapping,
  before: Expression,
  after: Expression,
  isLeft: (name: Expression) => boolean,
): readonly ReferencePair[] {
  const { kind } = mapping.before;
  if (mapping.beforeExpression || mapping.afterExpression || kind !== mapping.after.kind) return [];
  const [a, b] = [withoutCast(before), withoutCast(after)];
  if (a.kind !== b.kind || !isWholeValue(mapping.before, a) || !isWholeValue(mapping.after, b)) return [];
  const [locals, others] = [localsAround(mapping.before), localsAround(mapping.after)];
  return namesIn(mapping, a, b, isLeft).filter((pair) => locals.has(pair.before.text) || others.has(pair.after.text));
}

function namesIn(mapping: StatementMapping, a: Expression, b: Expression, isLeft: (name: Expression) => boolean): readonly ReferencePair[] {
  const { kind } = mapping.before;
  if (kind === 'return') return sameInReturned(a, b, isLeft);
  if (a.kind === 'creation' && (kind === 'expression' || declaresTheSame(mapping))) return inTheirPlaces(a, b, isLeft);
  return kind === 'localVariable' && a.kind === 'invocation' && declaresTheSame(mapping) ? receivers(a, b, isLeft) : [];
}

/** Whether a declaration asks, or makes, something else: then lists of another length say nothing of the names in them. */
export function declaresOtherValue({ before, after }: StatementMapping): boolean {
  if (before.kind !== 'localVariable' || after.kind !== 'localVariable') return false;
  const [a, b] = [before, after].map(wrappedExpression).map((one) => one && withoutCast(one));
  return a?.label !== b?.label || (a && typeOf(a)?.text) !== (b && typeOf(b)?.text);
}

function isWholeValue(statement: Statement, value: Expression): boolean {
  const whole = wrappedExpression(statement);
  return whole !== null && withoutCast(whole) === value;
}

function declaresTheSame({ before, after }: StatementMapping): boolean {
  const [[one, ...more], [other, ...others]] = [before.variables, after.variables];
  return one?.name === other?.name && one?.type?.text === other?.type?.text && more.length + others.length === 0;
}
