import type { Expression } from '../../model/expression.js';
import { isPartOfName, normalizedDistance } from '../../text/similarity.js';
import type { BodyMapping, StatementMapping } from '../bodies/body-mapping.js';
import {
  covers,
  isAskedByReference,
  isCalledInChain,
  isTypeName,
  SIMILAR_NAME,
  withoutParentheses,
  type SameExpressions,
} from '../../facts/expressions/covering.js';
import { receiverOf } from '../../facts/expressions/expression-facts.js';
import { wrappedExpression } from '../../facts/wrapped-expressions.js';
import { readAlike } from '../../facts/substitution.js';
import { hasOtherArguments } from './other-arguments.js';
import { isOtherInItsPlace, placeOf } from './values-in-places.js';

/**
 * What stood inside a statement, and what a method gives back that is called there now, may be edited in its arguments only, handed on less or followed by
 * another call. Asked under another name, of another object, or computed otherwise, it is another value.
 *
 *     use(store.get(key, 3));   ->   use(step(key));     Node step(Key key) { return store.get(key, 4); }         the same, edited
 *                                                        Node step(Key key) { return store.get(key, 3).left(); }
 *                                                        Node step(Key key) { return store.find(key, 3); }       another
 *                                                        Node step(Key key) { return cache.get(key, 3); }
 *                                                        Node step(Key key) { return check(store.get(key, 3)); }
 */
export function isOtherValue(mapping: StatementMapping, names: BodyMapping): boolean {
  const { before, beforeExpression, replacements } = mapping;
  if (!beforeExpression || !isInside(mapping)) return false;
  if (isOtherInItsPlace(mapping, names)) return true;
  if (replacements.length === 0 || replacements.some(({ kind }) => kind === 'condition' || kind === 'assertion')) return false;
  const a = withoutParentheses(beforeExpression);
  const value = mapping.afterExpression ?? wrappedExpression(mapping.after);
  // of an `if` all that it asks may be anything
  if (!value || (before.composite && !placeOf(beforeExpression))) return false;
  const b = withoutParentheses(value);
  const same: SameExpressions = readAlike(names);
  if (same(a, b)) return false;
  if (a.kind === 'invocation') return b.kind === 'invocation' ? isOtherCall(a, b, same) : b.kind === 'creation';
  return a.kind === 'fieldAccess' && b.kind === 'fieldAccess' && !(before.composite && isPartOfName(a.label, b.label));
}

/**
 * All that a statement does or computes was a call of another own method, neither name of which holds the other, or of one that was handed nothing; or a call
 * whose arguments are others (`hasOtherArguments`; of other names and of another constructor only with as many).
 *
 *     return put(key, 3);   ->   return step(key);     Node step(Key key) { return pot(key, 3); }         another
 *                                                      Node step(Key key) { return put(root(), null); }   another
 *                                                      Node step(Key key) { return putAll(key, 3); }      the same
 *                                                      Node step(Key key) { return put(root()); }         the same
 */
export function isOtherOwnCall(mapping: StatementMapping, names: BodyMapping): boolean {
  const before = mapping.beforeExpression ?? wrappedExpression(mapping.before) ?? mapping.before.expressions[0];
  const after = mapping.afterExpression ?? wrappedExpression(mapping.after) ?? mapping.after.expressions[0];
  const same = readAlike(names);
  if (before?.kind === 'constructorInvocation' && after?.kind === before.kind)
    return before.arguments?.length === after.arguments?.length && hasOtherArguments(before, after, same);
  if (before?.kind !== 'invocation' || after?.kind !== 'invocation') return false;
  if (receiverOf(before) || receiverOf(after) || (before.receiver && after.receiver)) return false;
  const [count, countNow] = [before, after].map((call) => call.arguments?.length ?? 0) as [number, number];
  if (before.label === after.label) return count === countNow && hasOtherArguments(before, after, same);
  if (count === 0 && countNow === 0)
    return !isPartOfName(before.label, after.label) && normalizedDistance(before.label, after.label) >= SIMILAR_NAME;
  if (count === 0 || countNow === 0 || !isPartOfName(before.label, after.label)) return true;
  return count === countNow && hasOtherArguments(before, after, same);
}

/**
 * What stood there is handed to the method as a whole, which hands it on: it stayed, and got something around it.
 *
 *     return find(key);   ->   return kept(find(key));     Node kept(Node one) { return pool.keep(one); }
 *
 * A creation that is made of the other one has taken its place.
 */
export function isHandedAsAWhole(mapping: StatementMapping, { afterNames }: BodyMapping): boolean {
  const before = mapping.beforeExpression ?? wrappedExpression(mapping.before);
  const after = mapping.afterExpression ?? wrappedExpression(mapping.after);
  if (!before || !after || !covers(before) || !(after.kind === 'invocation' || after.kind === 'creation')) return false;
  if (before.kind === 'creation' && after.kind === 'creation' && before.label === after.label) return false;
  return (after.arguments ?? []).some(({ kind, label }) => kind === 'name' && afterNames.get(label) === before.text);
}

/** Not all that a statement wraps. */
function isInside({ before, beforeExpression }: StatementMapping): boolean {
  return beforeExpression !== wrappedExpression(before) && covers(beforeExpression as Expression);
}

function isOtherCall(a: Expression, b: Expression, same: SameExpressions): boolean {
  if (b.receiver && same(a, b.receiver)) return false;
  if (a.receiver?.kind === 'invocation' && same(a.receiver, b)) return false;
  if ((a.arguments ?? []).some((one) => same(one, b))) return false;
  if (isCalledInChain(a, b, same) || isAskedByReference(a, b, same)) return false;
  if (a.label !== b.label) return !isPartOfName(a.label, b.label) && normalizedDistance(a.label, b.label) > SIMILAR_NAME;
  const [one, other] = [receiverOf(a), receiverOf(b)];
  // of a type's own method the type need not be named
  if (one && other) return !same(one, other) && !isOwnByType(one, other);
  return one !== other && !isTypeName(one ?? other);
}

/** `listOf(3)` and `Lists.listOf()`, which something is asked of. */
function isOwnByType(a: Expression, b: Expression): boolean {
  if (a.kind !== 'invocation' || b.kind !== 'invocation' || a.label !== b.label) return false;
  return (a.receiver === null && isTypeName(b.receiver)) || (b.receiver === null && isTypeName(a.receiver));
}
