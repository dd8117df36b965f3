import type { Expression, ExpressionKind } from '../../model/expression.js';
import { isPartOfName, normalizedDistance } from '../../text/similarity.js';
import type { BodyMapping, StatementMapping } from '../bodies/body-mapping.js';
import { isChain } from '../../facts/expressions/condition-parts.js';
import {
  areHandedTheSame,
  covers,
  SIMILAR_NAME,
  withoutParentheses,
  withParentheses,
  type SameExpressions,
} from '../../facts/expressions/covering.js';
import { isAssignment, wrappedExpression } from '../../facts/wrapped-expressions.js';
import { isSeveral, readAlike } from '../../facts/substitution.js';

/** Where a value stands in its statement: handed to the call that the statement makes, first or later, or to a call inside; computed with; asked. */
export type Place = 'first' | 'later' | 'inside' | 'operand' | 'receiver';

/**
 * What was written inside a statement, and what a method gives back that is called there now: some values may be edited, others have to be as they were.
 *
 *     use(find(key, 3));       ->   use(step(key));     Node step(Key key) { return find(key, 4); }            another
 *                                                       Node step(Key key) { return find(key); }               the same, with more or fewer arguments
 *     use(new Node(key, 3));   ->   use(step(key));     Node step(Key key) { return new Node(key, 4); }        another
 *                                                       Node step(Key key) { return new Node(key, 3, true); }  the same
 *     use(size(key) + 3);      ->   use(step(key));     int step(Key key) { return size(key) + 4; }            another
 */
export function isOtherInItsPlace({ before, beforeExpression, after, afterExpression }: StatementMapping, names: BodyMapping): boolean {
  const value = afterExpression ?? wrappedExpression(after);
  const place = beforeExpression && placeOf(beforeExpression);
  if (!place || !value) return false;
  const [a, b] = [withoutParentheses(beforeExpression), withoutParentheses(value)];
  const same: SameExpressions = readAlike(names);
  if (same(a, b)) return !isChain(a) && (NEVER_FROM[place]?.has(a.kind) ?? false);
  switch (a.kind) {
    case 'creation':
      return isOtherObject(a, b, same, place, names);
    case 'invocation':
      return isOtherRequest(a, b, same, place, isAssignment(before));
    case 'arrayAccess':
      return true;
    case 'prefix':
      return a.label === '!' && !before.composite && isOtherDenial(a, b, same, place);
    case 'infix':
      if (isChain(a)) return !before.composite && isOtherChain(a, b, same, before.kind === 'expression' && !isAssignment(before));
      return !(place === 'later' && isIntroduced(a, b, same)) && !a.children.some((one) => same(one, b));
    default:
      return false;
  }
}

/** What is not taken out of a place at all, even as it stands. */
const NEVER_FROM: { readonly [place in Place]?: ReadonlySet<ExpressionKind> } = {
  inside: new Set<ExpressionKind>(['infix', 'prefix', 'arrayAccess']),
  operand: new Set<ExpressionKind>(['infix', 'prefix', 'arrayAccess', 'creation']),
  receiver: new Set<ExpressionKind>(['infix', 'arrayAccess']),
};

/** Null when it is all of the statement, or all that the statement assigns or asks. */
export function placeOf(value: Expression): Place | null {
  const inner = withParentheses(value);
  const { parent } = inner;
  if (!parent) return null;
  if (parent.receiver === inner) return 'receiver';
  if (parent.kind === 'infix') return isChain(parent) ? null : 'operand';
  const at = parent.arguments?.indexOf(inner) ?? -1;
  if (at < 0) return null;
  if (parent.parent?.arguments?.includes(parent)) return 'inside';
  return at === 0 ? 'first' : 'later';
}

/** `new Node(key, 3)`: with more or fewer arguments, or as a type of a like name; not with others, unless it is handed a single thing. */
function isOtherObject(a: Expression, b: Expression, same: SameExpressions, place: Place, { afterNames }: BodyMapping): boolean {
  if (b.kind === 'cast') return true;
  if (b.kind !== 'creation') return false;
  if (a.label !== b.label) return !isPartOfName(a.label, b.label);
  const [given, instead] = [a.arguments ?? [], b.arguments ?? []];
  if (given.length !== instead.length || areHandedTheSame(a, b, same) || instead.some((one) => isSeveral(one, afterNames))) return false;
  return given.length > 1 || place === 'receiver' || given.every((one) => !covers(one));
}

/**
 * An own call has to be handed more, less or the same; one of another name, in which the name stands, has to be handed the same, and first. Of an object, a
 * call of a like name that is handed something else is the same.
 */
function isOtherRequest(a: Expression, b: Expression, same: SameExpressions, place: Place, isAssigned: boolean): boolean {
  if (b.kind === 'cast') return place === 'operand';
  if (b.kind !== 'invocation') return false;
  if (b.receiver && same(a, b.receiver)) return isAssigned || place === 'operand';
  const isOwn = [a, b].every(({ receiver }) => receiver === null || receiver.kind === 'this');
  const [given, instead] = [a.arguments ?? [], b.arguments ?? []];
  if (a.label === b.label) return isOwn && given.length === instead.length;
  if (!areHandedTheSame(a, b, same)) return isOwn;
  return place !== 'first' || !isPartOfName(a.label, b.label) || Math.abs(a.label.length - b.label.length) < ANOTHER_WORD;
}

/** Letters that make another name of one: `find`, `findAll`, but not `finds`. */
const ANOTHER_WORD = 2;

/** `!has(key)`: it may be asked without the `!`, or under a like name. */
function isOtherDenial(a: Expression, b: Expression, same: SameExpressions, place: Place): boolean {
  const [denied] = a.children.map(withoutParentheses);
  if (place === 'operand' || !denied) return true;
  if (same(denied, b)) return false;
  const [other] = b.kind === 'prefix' && b.label === a.label ? b.children.map(withoutParentheses) : [];
  if (denied.kind !== 'invocation' || other?.kind !== 'invocation' || place !== 'first' || denied.label === other.label) return true;
  return !isPartOfName(denied.label, other.label) && normalizedDistance(denied.label, other.label) >= SIMILAR_NAME;
}

/** `isOpen() && has(key)`: a part of it, and anywhere but in what a statement does, with other operands, too. */
function isOtherChain(a: Expression, b: Expression, same: SameExpressions, isDone: boolean): boolean {
  return isDone && !a.children.some((one) => same(one, b));
}

/** `show(3, left() + right())` and `"at " + left() + ", " + right()`: something was put before it. */
function isIntroduced({ children }: Expression, b: Expression, same: SameExpressions): boolean {
  const [first] = b.children;
  if (b.kind !== 'infix' || !first || children.some((one) => same(one, first))) return false;
  return children.every((one) => b.children.some((other) => same(one, other)));
}
