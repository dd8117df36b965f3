import type { VariableDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { BodyMapping, StatementMapping } from './body-mapping.js';
import { isHandedOn, type SameExpressions } from './covering.js';
import { wrappedExpression } from './leaf-alignment.js';
import { substitutedExpression } from './substitution.js';

/**
 * The same is asked of the same object, which the called method is `given`, with whatever arguments, or what it gives is handed on: however long the texts around are, that is one statement.
 *
 *     door.open(key)   ->   Doors.unlock(door, key)     static Lock unlock(Door one, Key key) { return one.open(key.id()); }
 *                                                      static Lock unlock(Door door, Key key) { return checked(door.open(key)); }
 */
export function asksAgain(
  mapping: StatementMapping,
  { beforeNames, afterNames }: BodyMapping,
  given: readonly VariableDeclaration[],
): boolean {
  const [before, after] = [requestOf(mapping, 'before'), requestOf(mapping, 'after')];
  if (before?.kind !== 'invocation' || after?.kind !== 'invocation') return false;
  const same: SameExpressions = (one, other) => substitutedExpression(one, beforeNames) === substitutedExpression(other, afterNames);
  const isGiven = (one: Expression): boolean => one.kind === 'name' && given.some(({ name }) => name === one.label);
  if (before.label === after.label && before.receiver && after.receiver && isGiven(after.receiver) && same(before.receiver, after.receiver))
    return true;
  // what is handed on has to be written as it was: parameters of other names belong to a method of its own
  const sameText: SameExpressions = (one, other) => one.text === other.text;
  return isHandedOn(before, after, sameText) || isHandedOn(after, before, sameText);
}

/** What a mapped statement, or its part that was mapped, computes or does. */
function requestOf(mapping: StatementMapping, side: 'before' | 'after'): Expression | null {
  const part = side === 'before' ? mapping.beforeExpression : mapping.afterExpression;
  return part ?? wrappedExpression(mapping[side]);
}
