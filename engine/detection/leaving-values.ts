import type { Method, VariableDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import { Bindings } from '../matching/bindings.js';
import { wrappedExpression } from '../matching/leaf-alignment.js';
import type { ExtractionDirection } from './value-readings.js';

/** Values that are all of what a statement returns, throws, assigns or asks: which of them were taken out of it, or put into it. */

/** `return user;`, `throw user;`, of the statements given. */
export function leavingWith(kind: 'return' | 'throw', variable: VariableDeclaration, statements: readonly Statement[]): Statement | null {
  const leaves = (statement: Statement): boolean => {
    const [only] = statement.expressions;
    return statement.kind === kind && only?.kind === 'name' && only.label === variable.name;
  };
  return statements.find(leaves) ?? null;
}

/** `throw broken(id);` against `Broken broken = broken(id); throw broken;`: an object that is made where it is thrown is not taken out. */
export function isTakenOut(thrown: Expression, direction: ExtractionDirection): boolean {
  return direction === 'inline' || (thrown.kind !== 'creation' && thrown.kind !== 'conditional');
}

/** `User user = find(id);` against `User found = find(id); User user = found;`: two names for one value. */
export function isOnlyNamedAgain(name: Expression, value: Expression, host: Statement, other: Statement): boolean {
  if (host.kind !== 'localVariable' || other.kind !== 'localVariable' || !COMPUTED.has(value.kind)) return false;
  return wrappedExpression(host) === name && wrappedExpression(other) === value;
}

/**
 * What was returned and is returned in other words now. Of a variable that more is done with, a sum, a choice or a field says too little; what asks
 * the variable for something took the place of what asked somebody else:
 *
 *     return this.size;       ->   int size = this.size; check(size); return size;      but   int size = this.size; return size;
 *     return users.find(id);  ->   User user = users.find(id); return user.name();
 *
 * `host`: the method with the variable; `leftover`: its statements without a partner.
 */
export function isReturnedOtherwise(
  value: Expression,
  variable: VariableDeclaration,
  host: Method,
  leftover: readonly Statement[],
  direction: ExtractionDirection,
): boolean {
  const asks = ({ kind, expressions: [only] }: Statement): boolean => kind === 'return' && only?.receiver?.label === variable.name;
  const isAsked = leftover.some(asks);
  if (!isAsked && (!leavingWith('return', variable, leftover) || Bindings.of(host).references(variable).length === 1)) return false;
  if (CHOSEN.has(value.kind) || value.kind === 'fieldAccess' || value.kind === 'classLiteral') return true;
  if (direction === 'inline' || !isAsked) return value.kind === 'infix' && value.label === '+';
  return (value.kind === 'invocation' && value.receiver !== null) || value.kind === 'cast' || value.kind === 'lambda';
}

/** `return "none";` against `String name = "none"; log(name); return name;`, of the statements without a partner. */
export function returnedLiteral(
  variable: VariableDeclaration,
  leftover: readonly Statement[],
  others: readonly Statement[],
  direction: ExtractionDirection,
): Statement | null {
  const value = variable.initializer;
  if (!value || !RETURNED_LITERALS[direction].has(value.kind) || !leavingWith('return', variable, leftover)) return null;
  return others.find(({ kind, expressions: [only] }) => kind === 'return' && only?.text === value.text) ?? null;
}

/** Values that name themselves by what they do. */
const COMPUTED: ReadonlySet<string> = new Set(['invocation', 'creation', 'infix']);

/** Values that are one of two. */
const CHOSEN: ReadonlySet<string> = new Set(['instanceof', 'conditional']);

/** Literals that say enough when they are returned. */
const RETURNED_LITERALS: Readonly<Record<ExtractionDirection, ReadonlySet<string>>> = {
  extract: new Set(['string', 'number', 'boolean', 'null']),
  inline: new Set(['string', 'null']),
};
