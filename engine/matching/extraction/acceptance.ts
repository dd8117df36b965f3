import { descendants, type Expression } from '../../model/expression.js';
import { statementsOf, type Statement } from '../../model/statement.js';
import type { SameExpressions } from '../../facts/expressions/covering.js';
import { isPartOfName } from '../../text/similarity.js';
import { isTrivial, speaks } from '../../facts/telling-statements.js';
import { readAlike, substitutedExpression, type Substitution } from '../../facts/substitution.js';
import { wrappedExpression } from '../../facts/wrapped-expressions.js';
import { allMappings, type BodyMapping, type StatementMapping } from '../bodies/body-mapping.js';
import { loopsInOtherForm } from '../bodies/loops-and-pipelines.js';
import { isSameHead } from '../bodies/same-heads.js';
import { isTelling } from '../methods/method-similarity.js';

/** The side of the mapping on which the statements of the extracted (after) or inlined (before) method are. */
export type MethodSide = 'before' | 'after';

/** What a child mapping says about an extraction or inlining; the trace prints it. */
export interface Evidence {
  /** Mapped statements that kept a callee, a literal, an operator or an operand. */
  readonly mapped: number;
  /** Of these, the ones that are equal when parameters are read as their arguments. */
  readonly exact: number;
  /** Statements of the method that came from nowhere (went nowhere). */
  readonly leftOver: number;
}

/** Statements that may be left over beside one exact mapping, and beside several besides as many as these: the counters of the field's reference. */
const LEFT_OVER_BESIDE_ONE = 10;
const LEFT_OVER_BESIDE_SEVERAL = 19;

export function evidenceOf(body: BodyMapping, side: MethodSide): Evidence {
  const same = readAlike(body);
  const all = allMappings(body.mappings).filter((one) => isCounted(one) && hasOwnWords(one, side) && keepsSomething(one, body));
  const exact =
    all.filter((one) => isExact(one) && isDistinct(one, side)).length ||
    (all.length > 0 && all.every((one) => keepsCall(one, same)) ? 1 : 0);
  const loops = loopsInOtherForm(body);
  const inLoops = new Set(loops.flatMap(([before, after]) => statementsOf(side === 'before' ? before : after)));
  const open = body[side === 'after' ? 'unmappedAfter' : 'unmappedBefore'].filter((one) => isCountable(one, side) && !inLoops.has(one));
  const explained = open.filter((one) => isExplained(one, body, side));
  const named = all.length > 0 ? explained.filter(({ kind }) => kind === 'localVariable').length : 0;
  return { mapped: all.length + named + loops.length, exact: exact + loops.length, leftOver: open.length - explained.length };
}

export function isEnough({ mapped, exact, leftOver }: Evidence): boolean {
  if (mapped === 0) return false;
  if (mapped > leftOver || (mapped > 1 && mapped >= leftOver)) return true;
  if (exact === 1) return leftOver <= LEFT_OVER_BESIDE_ONE;
  return exact > 1 && leftOver - exact <= LEFT_OVER_BESIDE_SEVERAL;
}

function isCounted(one: StatementMapping): boolean {
  const { before, after } = one;
  if (before.kind === 'block' || after.kind === 'block') return false;
  return isTelling(one) || isSameHead(one, false);
}

function isExact({ before, after, distance, replacements }: StatementMapping): boolean {
  if (distance === 0) return true;
  const isDeclaration =
    before.kind === 'localVariable' && after.kind === 'localVariable' && before.variables[0]?.name === after.variables[0]?.name;
  return isDeclaration && replacements.every(({ kind }) => kind === 'type');
}

function isCountable(statement: Statement, side: MethodSide): boolean {
  return (side === 'after' ? !statement.composite : statement.kind !== 'block') && !isTrivial(statement);
}

/** The end that gives back a variable which went along, and the declaration of a variable that is another name of a mapped value. */
function isExplained(statement: Statement, body: BodyMapping, side: MethodSide): boolean {
  if (statement.kind === 'return') {
    const value = wrappedExpression(statement);
    return value?.kind === 'name' && body.mappings.some((one) => one[side].variables.some(({ name }) => name === value.label));
  }
  if (statement.kind !== 'localVariable') return false;
  const [variable] = statement.variables;
  return allMappings(body.mappings).some(({ replacements }) =>
    replacements.some((one) => one[side].kind === 'name' && one[side].label === variable?.name),
  );
}

/** `run();` may be called anywhere: alone it says nothing beside more that is left over. */
function isDistinct(mapping: StatementMapping, side: MethodSide): boolean {
  return mapping[side].composite || partsOf(mapping, side).length > 1 || mapping.nested.length > 0;
}

/** A value that the method only gets as an argument is no code of its own: `king = make();` and `setKing(make())`, which sets `king = one`. */
function hasOwnWords(mapping: StatementMapping, side: MethodSide): boolean {
  const isPart = mapping.beforeExpression !== null || mapping.afterExpression !== null;
  const value = valueOf(mapping, side);
  return !isPart || value === null || speaks(value);
}

function valueOf(mapping: StatementMapping, side: MethodSide): Expression | null {
  return (side === 'before' ? mapping.beforeExpression : mapping.afterExpression) ?? wrappedExpression(mapping[side]);
}

/**
 * Whether anything stayed: what differs has been replaced, so that short statements are equal soon. Of two calls a callee has to be the same, somewhere in them;
 * otherwise one name, member, operator, literal or type.
 */
function keepsSomething(mapping: StatementMapping, { beforeNames, afterNames }: BodyMapping): boolean {
  if (mapping.distance === 0 || mapping.replacements.some(({ kind }) => kind === 'assertion')) return true;
  const [value, valueNow] = [valueOf(mapping, 'before'), valueOf(mapping, 'after')];
  if (value?.kind === 'invocation' && valueNow?.kind === 'invocation' && isPartOfName(value.label, valueNow.label)) return true;
  const counts = isCall(value) && isCall(valueNow) ? isCall : () => true;
  const was = new Set(partsOf(mapping, 'before').flatMap((one) => (counts(one) ? featureOf(one, beforeNames) : [])));
  return partsOf(mapping, 'after').some((one) => counts(one) && featureOf(one, afterNames).some((feature) => was.has(feature)));
}

const isCall = (one: Expression | null): boolean => one?.kind === 'invocation' || one?.kind === 'methodReference';

function partsOf(mapping: StatementMapping, side: MethodSide): readonly Expression[] {
  const part = side === 'before' ? mapping.beforeExpression : mapping.afterExpression;
  return (part ? [part] : mapping[side].expressions).flatMap(descendants);
}

/** What one expression of a statement tells by itself: a callee, a member, an operator, a literal, a type; empty when it is known by its parts. */
function featureOf(one: Expression, names: Substitution): readonly string[] {
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

/** The same method is called with an argument that it had. */
function keepsCall(mapping: StatementMapping, same: SameExpressions): boolean {
  const [was, is] = [valueOf(mapping, 'before'), valueOf(mapping, 'after')];
  if (was?.kind !== 'invocation' || is?.kind !== 'invocation' || was.label !== is.label) return false;
  return (was.arguments ?? []).some((one) => (is.arguments ?? []).some((other) => same(one, other)));
}
