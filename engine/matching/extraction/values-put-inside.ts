import type { Method } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import type { Replacement, StatementMapping } from '../bodies/body-mapping.js';
import { within } from '../bodies/aligned-references.js';
import { isLiteral } from '../../facts/expressions/covering.js';
import { argumentText, isCall, typeOf } from '../../facts/expressions/expression-facts.js';
import { isAssignment, wrappedExpression } from '../../facts/wrapped-expressions.js';
import { isTrivial } from '../../facts/telling-statements.js';
import { placeInside, wholeOf, type Place } from './places-inside.js';

/**
 * Whether what a method gave back, a call or an object, was put inside a statement, where it stands for a call of that method (3,700 made-up inlinings, by 20 places,
 * what differs in the arguments, and what else the method did); null where this does not decide: what is all of a statement's value, a cast's or a lambda's.
 *
 *     log.keep(make());     Book make() { return find(a, b); }   ->   log.keep(find(a, c));                 inlined, also with another argument
 *     log.keep(3, make(a));    Book make(a) { return find(a, b); }   ->   log.keep(3, find(a, b));          only as it was, and of something that was handed over
 *     log.keep(3, make(a));    Book make(one) { return find(one); }   ->   log.keep(3, find(a));           nothing: another name was handed over (1,260 more)
 *     key = log.keep(make(a));    Book make(one) { return find(one); }   ->   key = log.keep(find(a));    nothing either, but with `find(one, b)`
 *     log.keep(make());     … { count(); return find(a, b); }    ->   log.keep(find(a, b));                 nothing, when something else is gone
 *     log.keep(make());     Book make() { return find(a, b); }   ->   log.keep(search(a, b));               nothing: something else is asked (195 more)
 *
 * Between types calls alone are, and only as an only argument, or where they are asked; objects neither in a condition nor in what is assigned, nor deeper.
 */
export function isPutInside(one: StatementMapping, gone: number, place: 'here' | 'elsewhere', method: Method): boolean | null {
  const { before, after, afterExpression: put, distance } = one;
  const value = before.kind === 'return' ? wrappedExpression(before) : null;
  if (put && value && place === 'here' && isGuardedInLambda(one, put)) return true;
  if (!put || !value || !isCall(value)) return null;
  const where = placeInside(put, after);
  if (!where) return null;
  if (!askForTheSame(value, put)) return isBeginning(put, value.receiver) ? null : false;
  if (gone > 0) return false;
  const isSame = distance === 0;
  const isWritten = isSame && argumentText(value) === argumentText(put);
  if (put.kind === 'creation') return isObjectPutIn(one, { where, isWritten, place, method });
  if (where === 'only') return isSame ? isAllDone(put, after) || !isGivenAnew(value, put) : isNear(value, put, one.replacements);
  if (where === 'asked') return isSame && (after.composite || otherArguments(value, put).length < 2);
  if (where === 'chosen') return isWritten;
  if (where === 'answered') return isSame && method.parameters.length > 0 && !isGivenAnew(value, put);
  if (place === 'elsewhere') return false;
  return isWritten && !(where === 'beside' && isOfNothing(put, method));
}

/**
 * What one answered only if something else held is all that a lambda answers now; a refusal besides says nothing.
 *
 *     boolean fits(Box box) { if (box.isOpen() && box.isDry()) { return box.takes(a); } return false; }   ->   .filter(box -> box.isOpen() && box.isDry()).filter(box -> box.takes(a))
 */
function isGuardedInLambda({ before, distance }: StatementMapping, put: Expression): boolean {
  if (put.parent?.kind !== 'lambda' || put.parent.block || distance > 0) return false;
  const guard = before.parent?.kind === 'block' && before.parent.parent?.kind === 'if' ? before.parent.parent : before.parent;
  return guard?.kind === 'if' && guard.expressions[0]?.kind === 'infix' && statementsBeside(guard).every(isTrivial);
}

function statementsBeside(guard: Statement): readonly Statement[] {
  return (guard.parent?.children ?? []).filter((one) => one !== guard);
}

/** `find(a)` of `Shelf.find(a).clean(b)`: the call alone is asked now. */
function isBeginning(put: Expression, asked: Expression | null): boolean {
  if (asked?.kind !== 'invocation') return false;
  return (asked.label === put.label && argumentText(asked) === argumentText(put)) || isBeginning(put, asked.receiver);
}

/** Calls of one name on one receiver, objects of one type. */
function askForTheSame(one: Expression, other: Expression): boolean {
  if (one.kind !== other.kind || one.receiver?.text !== other.receiver?.text) return false;
  if (one.kind === 'creation') return typeOf(one)?.text === typeOf(other)?.text;
  return one.kind === 'invocation' && one.label === other.label;
}

interface PutIn {
  readonly where: Place;
  readonly isWritten: boolean;
  readonly place: 'here' | 'elsewhere';
  readonly method: Method;
}

/** Objects say less than calls: with nothing else beside them, or written as they were. */
function isObjectPutIn(
  { before, after, afterExpression: put, distance, replacements }: StatementMapping,
  { where, isWritten, place, method }: PutIn,
): boolean {
  const value = wrappedExpression(before);
  if (!put || !value) return false;
  if (where === 'only') {
    if (place === 'elsewhere' || after.composite || isAssignment(after)) return false;
    if (put.parent !== wholeOf(after)) return isWritten && method.parameters.length === 0;
    return distance === 0 ? isAllDone(put, after) || !isGivenAnew(value, put) : isNear(value, put, replacements);
  }
  if (where === 'asked') {
    const isOnly = (put.parent?.arguments ?? []).length === 0 && !keeps(after);
    return after.composite ? distance === 0 : isWritten && isOnly;
  }
  if (where === 'chosen') return isWritten;
  if (where === 'answered') return distance === 0 && (put.arguments ?? []).length > 0 && !isGivenAnew(value, put);
  if (place === 'elsewhere' || where !== 'beside') return false;
  return isWritten && (put.parent?.kind === 'creation' || !isOfNothing(put, method));
}

/**
 * Where it is one of several that are handed on, of a method that was handed nothing, what it is made with and its place decide (1,728 changes by arguments, place,
 * kind of value and statement):
 *
 *     check(sizes, wanted());     Test wanted() { return is(3); }       ->   check(sizes, is(3));          inlined: also a type, an object, a call
 *     check(sizes, wanted());     Test wanted() { return is(LARGE); }   ->   check(sizes, is(LARGE));      nothing: a name alone, at the end
 */
function isOfNothing({ kind, arguments: given, parent }: Expression, { parameters }: Method): boolean {
  const beside = parent?.arguments ?? [];
  const [only, ...more] = given ?? [];
  if (parameters.length > 0 || !only || beside.length < 2) return false;
  const isMade = kind === 'creation';
  const isLast = beside.at(-1)?.arguments === given;
  if (more.length > 0) return !isLast && (isMade || isRead(only));
  if (isMade && only.kind === 'string') return isLast || beside[0]?.arguments === given;
  return isLast && (isRead(only) || (isMade && only.kind === 'invocation'));
}

const isRead = ({ kind }: Expression): boolean => kind === 'name' || kind === 'fieldAccess';

/** `shelf.put(value);`, `shelf.put(value).dry()`: neither kept, given back nor asked. */
const isAllDone = (put: Expression, statement: Statement): boolean =>
  (statement.kind === 'expression' && !isAssignment(statement)) || put.parent !== wholeOf(statement);

const keeps = (statement: Statement): boolean => statement.kind === 'localVariable' || isAssignment(statement);

/** Of all that it is made of or asked with, nothing is written as it was, and no literal was handed over. */
function isGivenAnew(value: Expression, put: Expression): boolean {
  const instead = put.arguments ?? [];
  return instead.length > 0 && otherArguments(value, put).length === instead.length && !instead.some(isLiteral);
}

function otherArguments({ arguments: given }: Expression, { arguments: instead }: Expression): readonly Expression[] {
  return (instead ?? []).filter(({ text }, at) => given?.[at]?.text !== text);
}

/** As many arguments, one of them as it was, and of the others none that is a literal on one side alone, or computed of something before and no more now. */
function isNear(value: Expression, put: Expression, replacements: readonly Replacement[]): boolean {
  const [given, instead] = [value.arguments ?? [], put.arguments ?? []];
  if (given.length !== instead.length) return false;
  const isReplaced = (one: Expression): boolean => replacements.some(({ after }) => within(after, one));
  if (instead.every(isReplaced)) return false;
  return replacements.every(
    ({ before, after }) => isLiteral(before) === isLiteral(after) && !(isComputed(before) && after.kind !== 'invocation'),
  );
}

/** `wrap(name)` */
function isComputed({ kind, arguments: given }: Expression): boolean {
  return kind === 'invocation' && (given?.length ?? 0) > 0;
}
