import type { Method } from '../../model/declarations.js';
import { statementsOf, type Statement } from '../../model/statement.js';
import { groupBy } from '../../text/grouping.js';
import { isTrivial } from '../../facts/telling-statements.js';
import { readAlike } from '../../facts/substitution.js';
import { wrappedExpression } from '../../facts/wrapped-expressions.js';
import { allMappings, type BodyMapping, type Replacement } from '../bodies/body-mapping.js';
import { loopsInOtherForm } from '../bodies/loops-and-pipelines.js';
import { countsBeside, isKept, isKeptExactly, isNearlyExactCall } from './kept-code.js';
import { isCalledStill, type Callee, type MethodSide } from './same-calls.js';

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

/** Counts what the mapping of a method's body with its caller's code says: see `Evidence`. */
export function evidenceOf(body: BodyMapping, side: MethodSide, callee: Callee): Evidence {
  const { method } = callee;
  const same = readAlike(body);
  const every = allMappings(body.mappings).filter((one) => !isCalledStill(one, side, callee, body));
  const kept = every.filter((one) => isKept(one, side, callee, body));
  const isCounted = new Set(kept);
  const counted = kept.length === 0 ? [] : [...kept, ...every.filter((one) => !isCounted.has(one) && countsBeside(one, side, method))];
  const exact =
    kept.filter((one) => isKeptExactly(one, side)).length || (kept.length > 0 && kept.every((one) => isNearlyExactCall(one, same)) ? 1 : 0);
  const loops = loopsInOtherForm(body);
  const inLoops = new Set(loops.flatMap(([before, after]) => statementsOf(side === 'before' ? before : after)));
  const open = body[side === 'after' ? 'unmappedAfter' : 'unmappedBefore'].filter((one) => isCountable(one, side) && !inLoops.has(one));
  const byName = replacementsByName(body, side);
  const explained = open.filter((one) => isExplained(one, body, side, method, byName));
  const named = counted.length > 0 ? explained.filter((one) => isExtractedVariable(one, side, byName)).length : 0;
  return { mapped: counted.length + named + loops.length, exact: exact + loops.length, leftOver: open.length - explained.length };
}

/** Whether that is enough to say that the code went there (came from there): the call is the other half of the evidence. */
export function isEnough({ mapped, exact, leftOver }: Evidence): boolean {
  if (mapped === 0) return false;
  if (mapped > leftOver || (mapped > 1 && mapped >= leftOver)) return true;
  if (exact === 1) return leftOver <= LEFT_OVER_BESIDE_ONE;
  return exact > 1 && leftOver - exact <= LEFT_OVER_BESIDE_SEVERAL;
}

function isCountable(statement: Statement, side: MethodSide): boolean {
  return (side === 'after' ? !statement.composite : statement.kind !== 'block') && !isTrivial(statement);
}

/** The end that gives back a variable which went along, and the declaration of a variable that is another name of a mapped value. */
function isExplained(statement: Statement, body: BodyMapping, side: MethodSide, { parameters }: Method, byName: ByName): boolean {
  if (statement.kind === 'return') {
    const value = wrappedExpression(statement);
    if (value?.kind !== 'name') return false;
    return (
      parameters.some(({ name }) => name === value.label) ||
      body.mappings.some((one) => one[side].variables.some(({ name }) => name === value.label))
    );
  }
  return statement.kind === 'localVariable' && replacedBy(statement, byName).length > 0;
}

/** The declaration of a variable that holds what a mapped statement computed itself. */
function isExtractedVariable(statement: Statement, side: MethodSide, byName: ByName): boolean {
  const other = side === 'after' ? 'before' : 'after';
  const value = wrappedExpression(statement);
  return replacedBy(statement, byName).some((one) => one[other].kind === value?.kind && one[other].label === value.label);
}

/** What stands in mapped statements for a variable, by its name. */
type ByName = ReadonlyMap<string, readonly Replacement[]>;

function replacementsByName({ mappings }: BodyMapping, side: MethodSide): ByName {
  const names = allMappings(mappings).flatMap(({ replacements }) => replacements.filter((one) => one[side].kind === 'name'));
  return groupBy(names, (one) => one[side].label);
}

/** What stands in mapped statements for the variable that a statement declares. */
function replacedBy({ variables: [variable] }: Statement, byName: ByName): readonly Replacement[] {
  return (variable && byName.get(variable.name)) ?? [];
}
