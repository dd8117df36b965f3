import type { Method } from '../../model/declarations.js';
import { descendants, type Expression, type ExpressionKind } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import type { SameExpressions } from '../../facts/expressions/covering.js';
import { speaks } from '../../facts/telling-statements.js';
import { substitutedExpression, type Substitution } from '../../facts/substitution.js';
import { isAssignment, wrappedExpression } from '../../facts/wrapped-expressions.js';
import type { BodyMapping, StatementMapping } from '../bodies/body-mapping.js';
import { isLockOfOther, isSameHead } from '../bodies/same-heads.js';
import { isTelling } from '../methods/method-similarity.js';
import { isLike, valueOf, type Callee, type MethodSide } from './same-calls.js';

/** Whether a mapped statement is code of the method that was (is) the caller's: it tells something, has words of its own, and kept some of them. */
export function isKept(mapping: StatementMapping, side: MethodSide, callee: Callee, body: BodyMapping): boolean {
  if (isWholeOfBody(mapping, callee, side)) return true;
  return isTellingOrHead(mapping) && isOwnCode(mapping, side) && sharesFeature(mapping, body);
}

/** Whether a kept statement came as it was, and not only by chance. */
export function isKeptExactly(mapping: StatementMapping, side: MethodSide): boolean {
  return isExact(mapping) && isSpecific(mapping, side);
}

function isTellingOrHead(one: StatementMapping): boolean {
  const { before, after } = one;
  if (before.kind === 'block' || after.kind === 'block') return false;
  return isTelling(one) ? true : isSameHead(one) && !isLockOfOther(one);
}

/** `new Box()` stands everywhere, but not as all that a method does; nor does the name of a member that its own type reads through it now. */
function isWholeOfBody(mapping: StatementMapping, { method: { body, parameters }, local }: Callee, side: MethodSide): boolean {
  if (body?.children.length !== 1 || body.children[0] !== mapping[side]) return false;
  const [own, theirs] = [valueOf(mapping, side), valueOf(mapping, side === 'after' ? 'before' : 'after')];
  if (own?.kind === 'creation' && theirs?.kind === 'creation') return true;
  if (
    !isPart(mapping) &&
    isAlone(mapping[side === 'after' ? 'before' : 'after']) &&
    (mapping.distance === 0 || isAssignment(mapping.before))
  )
    return true;
  if (!local || side === 'before') return false;
  return mapping.distance === 0 && own?.kind === 'name' && !parameters.some(({ name }) => name === own.label);
}

const isAlone = ({ parent }: Statement): boolean => parent?.kind === 'block' && parent.parent === null && parent.children.length === 1;

/** Equal, maybe before parameters are read as arguments; or a variable of the same name that was declared with another type. */
function isExact({ before, after, distance, beforeExpression, afterExpression, replacements }: StatementMapping): boolean {
  if (distance === 0 || (beforeExpression ?? before).text === (afterExpression ?? after).text) return true;
  if (before.kind !== 'localVariable' || after.kind !== 'localVariable') return false;
  return before.variables[0]?.name === after.variables[0]?.name && replacements.every(({ kind }) => kind === 'type');
}

/** `run();` may be called anywhere: alone it says nothing beside more that is left over. */
function isSpecific(mapping: StatementMapping, side: MethodSide): boolean {
  return mapping[side].composite || partsOf(mapping, side).length > 1 || mapping.nested.length > 0;
}

/** A value that the method only gets as an argument is no code of its own: `king = make();` and `setKing(make())`, which sets `king = one`. */
function isOwnCode(mapping: StatementMapping, side: MethodSide): boolean {
  const value = valueOf(mapping, side);
  return !isPart(mapping) || value === null || speaks(value);
}

const isPart = ({ beforeExpression, afterExpression }: StatementMapping): boolean => beforeExpression !== null || afterExpression !== null;

/**
 * What counts beside other code, though alone it stands everywhere: the declaration of a new empty object, and what the method was given and gives back, which tells
 * where the value of the call went.
 */
export function countsBeside(mapping: StatementMapping, side: MethodSide, { parameters }: Method): boolean {
  if (mapping.distance > 0) return false;
  if (mapping.before.kind === 'localVariable' && mapping.after.kind === 'localVariable') return true;
  if (mapping[side].kind !== 'return') return false;
  const value = wrappedExpression(mapping[side]);
  return value?.kind === 'name' && parameters.some(({ name }) => name === value.label);
}

/**
 * Whether anything stayed: what differs has been replaced, so that short statements are equal soon. Of two calls a callee has to be the same, somewhere in them;
 * otherwise one name, member, operator, literal or type.
 */
function sharesFeature(mapping: StatementMapping, { beforeNames, afterNames }: BodyMapping): boolean {
  if (mapping.distance === 0 || mapping.replacements.some(({ kind }) => kind === 'assertion')) return true;
  const [value, valueNow] = [valueOf(mapping, 'before'), valueOf(mapping, 'after')];
  if (value && value.kind === valueNow?.kind && NAMED.has(value.kind) && isLike(value.label, valueNow.label)) return true;
  const counts = isCall(value) && isCall(valueNow) ? isCall : () => true;
  const was = new Set(partsOf(mapping, 'before').flatMap((one) => (counts(one) ? featuresOf(one, beforeNames) : [])));
  return partsOf(mapping, 'after').some((one) => counts(one) && featuresOf(one, afterNames).some((feature) => was.has(feature)));
}

const NAMED: ReadonlySet<ExpressionKind> = new Set(['invocation', 'creation']);

const isCall = (one: Expression | null): boolean => one?.kind === 'invocation' || one?.kind === 'methodReference';

function partsOf(mapping: StatementMapping, side: MethodSide): readonly Expression[] {
  const part = side === 'before' ? mapping.beforeExpression : mapping.afterExpression;
  return (part ? [part] : mapping[side].expressions).flatMap(descendants);
}

/** What one expression of a statement tells by itself: a callee, a member, an operator, a literal, a type; empty when it is known by its parts. */
function featuresOf(one: Expression, names: Substitution): readonly string[] {
  switch (one.kind) {
    case 'name':
      return [`member ${substitutedExpression(one, names)}`];
    case 'fieldAccess':
      return [`member ${one.label}`];
    case 'number':
    case 'string':
      return [`member ${one.text}`];
    case 'type':
    case 'classLiteral':
    case 'infix':
    case 'invocation':
    case 'superInvocation':
    case 'constructorInvocation':
    case 'methodReference':
      return [`${one.kind} ${one.label === '' ? one.text : one.label}`];
    default:
      return [];
  }
}

/** What of two texts may differ, as a share of the longer one, so that a call with an argument of before is as good as exact. */
const NEARLY_EXACT = 0.2;

/** The same method is called with an argument that it had, and hardly anything else. */
export function isNearlyExactCall(mapping: StatementMapping, same: SameExpressions): boolean {
  if (mapping.distance >= NEARLY_EXACT) return false;
  const [was, is] = [valueOf(mapping, 'before'), valueOf(mapping, 'after')];
  if (was?.kind !== 'invocation' || is?.kind !== 'invocation' || was.label !== is.label) return false;
  return (was.arguments ?? []).some((one) => (is.arguments ?? []).some((other) => same(one, other)));
}
