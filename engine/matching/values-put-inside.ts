import type { Method } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import type { Replacement, StatementMapping } from './body-mapping.js';
import { within } from './aligned-references.js';
import { isLiteral } from './covering.js';
import { argumentText, isCall, typeOf } from './expression-facts.js';
import { isAssignment, wrappedExpression } from './leaf-alignment.js';
import { isTrivial } from './method-similarity.js';

/**
 * Where a value stands in a statement: `only` argument of a call that is all that the statement does, keeps, gives back or asks; one of what a call or object is
 * handed (`beside`); what is `asked`; inside of what is handed to a call (`deep`); an operand; one of two that are chosen.
 */
type Place = 'only' | 'beside' | 'asked' | 'deep' | 'operand' | 'chosen';

/**
 * Whether what a method gave back, a call or an object, was put inside a statement, where it stands for a call of that method (3,700 made-up inlinings, by 20 places,
 * what differs in the arguments, and what else the method did); null where this does not decide: what is all of a statement's value, a cast's or a lambda's.
 *
 *     log.keep(make());     Book make() { return find(a, b); }   ->   log.keep(find(a, c));                 inlined, also with another argument
 *     log.keep(3, make(a));    Book make(a) { return find(a, b); }   ->   log.keep(3, find(a, b));          only as it was, and of something that was handed over
 *     log.keep(make());     … { count(); return find(a, b); }    ->   log.keep(find(a, b));                 nothing, when something else is gone
 *     log.keep(make());     Book make() { return find(a, b); }   ->   log.keep(search(a, b));               nothing: something else is asked (195 more)
 *
 * Between types calls alone are, and only as an only argument, or where they are asked; objects neither in a condition nor in what is assigned, nor deeper.
 */
export function isPutInside(one: StatementMapping, gone: number, place: 'here' | 'elsewhere', { parameters }: Method): boolean | null {
  const { before, after, afterExpression: put, distance } = one;
  const value = before.kind === 'return' ? wrappedExpression(before) : null;
  if (put && value && place === 'here' && isGuardedInLambda(one, put)) return true;
  if (!put || !value || !isCall(value)) return null;
  const where = placeOf(put, after);
  if (!where) return null;
  if (!askForTheSame(value, put)) return isBeginning(put, value.receiver) ? null : false;
  if (gone > 0) return false;
  const isMade = put.kind === 'creation';
  const isSame = distance === 0;
  if (where === 'only') {
    if (isMade && (place === 'elsewhere' || after.composite || isAssignment(after))) return false;
    return isSame || isNear(value, put, one.replacements);
  }
  if (where === 'asked' || where === 'chosen') return isSame;
  if (place === 'elsewhere') return false;
  // of nothing that was handed over, only an object in an object is known
  const isMadeInObject = isMade && put.parent?.kind === 'creation';
  if (where === 'beside' && !isMadeInObject && parameters.length === 0 && (put.arguments?.length ?? 0) > 0) return false;
  return isSame && !(isMade && (where === 'deep' || where === 'operand'));
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

function placeOf(put: Expression, statement: Statement): Place | null {
  const { parent } = put;
  const whole = wholeOf(statement);
  if (!parent || put === whole) return null;
  if (parent.kind === 'infix') return 'operand';
  if (parent.kind === 'conditional') return 'chosen';
  if (parent.kind !== 'invocation' && parent.kind !== 'creation') return null;
  if (parent === whole && parent.kind === 'invocation' && parent.arguments?.length === 1 && parent.arguments[0] === put) return 'only';
  if (parent.receiver === put) return 'asked';
  return parent === whole ? 'beside' : 'deep';
}

/** What a statement does, keeps, gives back or asks. */
function wholeOf(statement: Statement): Expression | null {
  if (statement.composite) return statement.expressions.length === 1 ? (statement.expressions[0] ?? null) : null;
  return isAssignment(statement) ? (statement.expressions[0]?.children[1] ?? null) : wrappedExpression(statement);
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
