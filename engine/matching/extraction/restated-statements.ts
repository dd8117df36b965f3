import { descendants, type Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { isPartOfName } from '../../text/similarity.js';
import { within } from '../bodies/aligned-references.js';
import type { BodyMapping, StatementMapping } from '../bodies/body-mapping.js';
import { areHandedTheSame, covers, type SameExpressions } from '../../facts/expressions/covering.js';
import { isHandedOnSince } from '../bodies/values/handed-on-since.js';
import { isAssignment, wrappedExpression } from '../../facts/wrapped-expressions.js';
import { readAlike } from '../../facts/substitution.js';

/**
 * A statement that was edited in one place, where the one version says all that the other said and something more: it is as good as one that came as it was.
 *
 *     store.put(key, n);    ->   store.putAll(key, n);          the called name, with the same arguments
 *                                cache.store.put(key, n);       what it is made on
 *                                store.put(key, n).close();     one more call in the chain
 *                                checked(store.put(key, n));    handed on alone
 *                                store.put(key, n + 1);         one argument
 *     int sum = all(n);     ->   int sum = all(n) + 1;          the value
 *     sum = all(n);         ->   page.sum = all(n);             the target
 *
 * Not what has other or more arguments, another receiver, or another literal.
 */
export function restates(mapping: StatementMapping, names: BodyMapping): boolean {
  const edited = mapping.replacements.filter(({ kind }) => kind !== 'type' || mapping.before.kind !== 'localVariable');
  const [only, ...more] = edited;
  if (!only || more.length > 0) return false;
  const { before, after } = only;
  const same: SameExpressions = readAlike(names);
  const turned: SameExpressions = (one, other) => same(other, one);
  const [value, other] = [valueOf(mapping.before, mapping.beforeExpression), valueOf(mapping.after, mapping.afterExpression)];
  if (isHandedOn(mapping, same)) return true;
  const isComputed = (): boolean => isComputedWith(before, after, same) || isComputedWith(after, before, turned);
  const isSaid = (): boolean => isSaidIn(before, after, same) || isSaidIn(after, before, turned);
  if (isAssignment(mapping.before) || isAssignment(mapping.after)) {
    // of an assigned call not even the name may change
    if (value === before && other === after)
      return !isHandedOnAlone(before, after, same) && !isHandedOnAlone(after, before, turned) && isComputed();
    return (value === null || !within(before, value)) && isSaid();
  }
  if (value !== before || other !== after) return before.parent?.kind !== 'infix' && isSaid();
  if (isSameCall(before, after, same) || isRenamedCall(before, after, same)) return true;
  if (isAddedTo(before, after, same) || isAddedTo(after, before, turned)) return true;
  return before.kind !== 'infix' && isComputed();
}

/**
 * The whole of what a statement does or computes, with one more call in the chain or a cast: all that is as good as what came as it was between types.
 *
 *     store.put(key, n);   ->   elsewhere: store.put(key, n).close();
 */
export function goesOn(mapping: StatementMapping, names: BodyMapping): boolean {
  const { before, after, beforeExpression, afterExpression, replacements } = mapping;
  const [value, other] = [valueOf(before, beforeExpression), valueOf(after, afterExpression)];
  const same: SameExpressions = readAlike(names);
  if (isHandedOn(mapping, same)) return true;
  if (before.kind !== after.kind || replacements.filter(({ kind }) => kind !== 'type').length !== 1) return false;
  const isMore = (small: Expression, big: Expression, equal: SameExpressions): boolean =>
    (big.kind === 'cast' && isComputedWith(small, big, equal)) ||
    (big.kind === 'invocation' && small.kind === 'invocation' && big.receiver !== null && equal(small, big.receiver));
  return value !== null && other !== null && (isMore(value, other, same) || isMore(other, value, (one, two) => same(two, one)));
}

/** `this.size = find(3);`, `int n = find(3);` and `grow(find(3));` */
export function isHandedOn({ before, after, beforeExpression, afterExpression }: StatementMapping, same: SameExpressions): boolean {
  if ((!isAssignment(before) && before.kind !== 'localVariable') || after.kind !== 'expression' || isAssignment(after)) return false;
  const [value, other] = [valueOf(before, beforeExpression), valueOf(after, afterExpression)];
  return value !== null && other !== null && isHandedOnSince(value, other, same);
}

/** What a statement, or a part of it, computes; of an assignment, what is assigned. */
function valueOf(statement: Statement, part: Expression | null): Expression | null {
  const [first] = statement.expressions;
  return part ?? (first?.kind === 'assignment' ? (first.children[1] ?? null) : wrappedExpression(statement));
}

/** `put(key)` and `store.put(key)`. */
function isSameCall(a: Expression, b: Expression, same: SameExpressions): boolean {
  if (!isCall(a) || !isCall(b) || a.label !== b.label || !areHandedTheSame(a, b, same)) return false;
  return receiverOf(a) === null || receiverOf(b) === null;
}

/** `put(key)` and `putAll(key)`. */
function isRenamedCall(a: Expression, b: Expression, same: SameExpressions): boolean {
  if (!isCall(a) || !isCall(b) || !isPartOfName(a.label, b.label) || !areHandedTheSame(a, b, same)) return false;
  const [one, other] = [receiverOf(a), receiverOf(b)];
  return one && other ? same(one, other) : one === other;
}

function isCall({ kind }: Expression): boolean {
  return kind === 'invocation' || kind === 'superInvocation';
}

function receiverOf({ kind, receiver }: Expression): Expression | null {
  return kind === 'superInvocation' || receiver?.kind === 'this' ? null : receiver;
}

/** What is made, with more arguments after those that it had. */
function isAddedTo(small: Expression, big: Expression, same: SameExpressions): boolean {
  if (small.kind !== 'creation' || big.kind !== 'creation' || small.anonymousType || big.anonymousType) return false;
  const [given, instead] = [small.arguments ?? [], big.arguments ?? []];
  return given.length > 0 && given.length < instead.length && given.every((one, i) => same(one, instead[i] as Expression));
}

/** The whole of the one is what the other computes with. */
function isComputedWith(small: Expression, big: Expression, same: SameExpressions): boolean {
  if (!covers(small)) return isSaidIn(small, big, same);
  switch (big.kind) {
    case 'invocation':
      return (big.receiver !== null && small.kind === 'invocation' && same(small, big.receiver)) || isHandedOnAlone(small, big, same);
    case 'cast':
      return same(small, big.children.at(-1) as Expression);
    case 'infix':
      return small.kind !== 'infix' && big.children.some((one) => same(small, one));
    default:
      return false;
  }
}

function isHandedOnAlone(small: Expression, big: Expression, same: SameExpressions): boolean {
  const [first, ...more] = big.arguments ?? [];
  return first !== undefined && more.length === 0 && small.kind !== 'creation' && same(small, first);
}

/** An argument or receiver that the other one names or computes with. */
function isSaidIn(small: Expression, big: Expression, same: SameExpressions): boolean {
  if (small.kind === 'type' || big.kind === 'type') return false;
  if (small.kind === 'name' && (big.kind === 'name' || big.kind === 'fieldAccess') && isPartOfName(small.label, big.label)) return true;
  if (small.kind === 'creation' || small.kind === 'this' || big.kind === 'arrayCreation') return false;
  if (small.kind === 'infix' && big.kind === 'infix') return big.text.startsWith(small.text);
  if (big.kind === 'creation') return small.kind === 'invocation' && (big.arguments ?? []).some((one) => same(small, one));
  if (big.kind === 'invocation')
    return (big.receiver !== null && same(small, big.receiver)) || isHandedOnAlone(small, big, same) || isSameCall(small, big, same);
  return descendants(big).some((one) => one !== big && same(small, one));
}
