import type { VariableDeclaration } from '../../model/declarations.js';
import { descendants, type Expression } from '../../model/expression.js';
import type { BodyMapping, StatementMapping } from '../bodies/body-mapping.js';
import { haveOneText, isHandedOn, isTypeName, type SameExpressions } from '../../facts/expressions/covering.js';
import { receiverOf } from '../../facts/expressions/expression-facts.js';
import { wrappedExpression } from '../../facts/wrapped-expressions.js';
import { readAlike, substitutedExpression } from '../../facts/substitution.js';

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
  return isHandedOn(before, after, haveOneText) || isHandedOn(after, before, haveOneText);
}

/**
 * The same is asked of the same object, with whatever arguments: all that the one statement does, computes or decides by, and all that the other one does.
 *
 *     return store.open(key);   ->   return open(key, hours());     Lock open(Key key, Hours hours) { return store.open(new Visit(key, hours), 3); }
 */
export function asksWithOtherArguments(mapping: StatementMapping, names: BodyMapping): boolean {
  const [before, after] = [requestOf(mapping, 'before'), requestOf(mapping, 'after')];
  if (!before || !after || isMadeWithClasses(before) || isMadeWithClasses(after)) return false;
  return isSameRequest(before, after, readAlike(names));
}

/** What an anonymous class does is more than an argument. */
function isMadeWithClasses(request: Expression): boolean {
  return descendants(request).some(({ anonymousType }) => Boolean(anonymousType));
}

function isSameRequest(a: Expression, b: Expression, same: SameExpressions): boolean {
  if (!isCall(a) || !isCall(b) || a.label !== b.label) return false;
  const [one, other] = [receiverOf(a), receiverOf(b)];
  if (!one || !other) return one === other || isObject(one ?? other);
  return same(one, other) || isSameRequest(one, other, same) || isNamedFurther(one, other) || isNamedFurther(other, one);
}

/** `door`, whose method is asked for by its own type now. */
function isObject(receiver: Expression | null): boolean {
  return receiver?.kind === 'name' && !isTypeName(receiver);
}

/** `lock` and `door.lock`. */
function isNamedFurther(own: Expression, foreign: Expression): boolean {
  return own.kind === 'name' && foreign.kind === 'fieldAccess' && own.label === foreign.label;
}

const isCall = ({ kind }: Expression): boolean => kind === 'invocation' || kind === 'superInvocation' || kind === 'constructorInvocation';

/** What a mapped statement, or its part that was mapped, computes or does. */
function requestOf(mapping: StatementMapping, side: 'before' | 'after'): Expression | null {
  const part = side === 'before' ? mapping.beforeExpression : mapping.afterExpression;
  return part ?? wrappedExpression(mapping[side]);
}
