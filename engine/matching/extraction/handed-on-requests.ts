import { hasModifier, type Method } from '../../model/declarations.js';
import { descendants, type Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { allMappings, type BodyMapping } from '../bodies/body-mapping.js';
import type { Call } from '../../facts/calls.js';
import { isLiteral } from '../../facts/expressions/covering.js';
import { wrappedExpression } from '../../facts/wrapped-expressions.js';

/**
 * All that a method did was to ask something else under its own name, with as many things; that is asked where it was called now. Then the call went on, of
 * another object, and nothing was put in.
 *
 *     tool.get(KEY)   ->   lids.get(KEY)        Tool: Lid get(Key key) { return lids.get(key); }                    never
 *     get(KEY)        ->   lids.get(KEY)        Lid get(Key key) { return lids.get(key); }, within a type           unless the caller got other code, too
 *
 * Static methods are put in all the same, and overloads that the caller handed on to. `around`: what became of the caller. Asked with 3,300 made-up changes.
 */
export function isHandedOnRequest(calls: readonly Call[], inlined: Method, around: BodyMapping, local: boolean): boolean {
  const [only, ...more] = inlined.body?.children ?? [];
  if (!only || more.length > 0) return false;
  const [call] = calls;
  if (hasModifier(inlined, 'static') || !call || !handsOnUnderItsName(only, inlined, call.argumentCount, local)) return false;
  if (local && (around.unmappedAfter.length > 0 || callsByAnotherName(around))) return false;
  return calls.every((one) => goesOn(one, inlined, around, local));
}

/** Within a type, or where nothing is given back, the call has to be all of it. */
function handsOnUnderItsName(only: Statement, { name }: Method, count: number, local: boolean): boolean {
  const isSame = (one: Expression): boolean => asks(one, name, count);
  if (only.composite) return false;
  const value = wrappedExpression(only);
  if (local || only.kind === 'expression') return value !== null && isSame(value);
  return only.expressions.flatMap(descendants).some(isSame);
}

/** Where the call stood is a call of the same name, with as many things. */
function goesOn({ statement, expression, argumentCount }: Call, { name }: Method, around: BodyMapping, local: boolean): boolean {
  const after = allMappings(around.mappings).find(({ before }) => before === statement)?.after;
  if (!after) return false;
  const value = wrappedExpression(statement);
  // what is cast, or handed on without having been handed anything, is looked at
  if (local && value?.kind === 'cast') return false;
  if (argumentCount === 0 && expression.parent?.arguments?.includes(expression)) return false;
  return after.expressions.flatMap(descendants).some((one) => asks(one, name, argumentCount) && isHandedAlike(expression, one));
}

function asks({ kind, label, arguments: handed }: Expression, name: string, count: number): boolean {
  return (kind === 'invocation' || kind === 'superInvocation') && label === name && handed?.length === count;
}

/** Other things, but not a text or number for something else. */
function isHandedAlike({ arguments: was }: Expression, { arguments: is }: Expression): boolean {
  return (was ?? []).every((one, i) => isLiteral(one) === isLiteral(is?.[i] ?? one));
}

/** The caller calls something else by another name now. */
function callsByAnotherName({ mappings }: BodyMapping): boolean {
  return allMappings(mappings).some(({ replacements }) =>
    replacements.some(
      ({ before, after }) =>
        before.kind === 'invocation' && (after.kind === 'invocation' || after.kind === 'name') && before.label !== after.label,
    ),
  );
}
