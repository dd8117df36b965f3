/** Methods that leave their work to another one. */
import type { Method } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { Lookup } from '../symbols/lookup.js';
import { expressionsIn } from '../symbols/scopes.js';
import { mentions } from './words.js';

/** Whether the body of a method calls another one of its version. */
export function isCalledBy(called: Method, caller: Method, lookup: Lookup): boolean {
  const { body } = caller;
  if (!body || !mentions(caller, (word) => word === called.name)) return false;
  return expressionsIn(body).some((expression) => isCallOf(called, expression, caller, lookup));
}

/**
 * Whether all that a method does is to call another one, or what that one overrides, with what it was given, in the same order. For parameters that it does not have it may give
 * literals: those of the other one were added since.
 */
export function onlyHandsOn(from: Method, to: Method, lookup: Lookup): boolean {
  const [statement, ...more] = from.body?.children ?? [];
  const [call, ...others] = statement?.expressions ?? [];
  if (!statement || !call || more.length + others.length > 0 || !/^(?:return|expression)$/.test(statement.kind)) return false;
  if (
    !calledBy(call, to.name, from, lookup).some(
      (method) => method === to || (call.kind === 'invocation' && isOverridden(method, to, lookup)),
    )
  )
    return false;
  const given = (call.arguments ?? []).map(withoutCast).filter(({ kind }) => !LITERAL.test(kind));
  return given.length === from.parameters.length && from.parameters.every(({ name }, at) => isNamed(given[at], name));
}

const LITERAL = /^(?:null|number|string|character|boolean)$/;
const isNamed = (given: Expression | undefined, name: string): boolean => given?.kind === 'name' && given.label === name;

function isOverridden(above: Method, below: Method, { members, supertypes }: Lookup): boolean {
  return members
    .overridden(below.declaringType, below.name, supertypes.parametersOf(below))
    .some((one) => one.kind === 'declared' && one.method === above);
}

function isCallOf(called: Method, expression: Expression, caller: Method, lookup: Lookup): boolean {
  return calledBy(expression, called.name, caller, lookup).includes(called);
}

/** The methods of a name that an expression calls. */
function calledBy(expression: Expression, name: string, caller: Method, lookup: Lookup): readonly Method[] {
  if (expression.label !== name || !/^(?:invocation|superInvocation)$/.test(expression.kind)) return [];
  return lookup.meaningOf(expression, caller)?.found.flatMap((one) => (one.kind === 'method' ? [one.method] : [])) ?? [];
}

/** A value that is cast is still what was given. */
function withoutCast(expression: Expression): Expression {
  let inner: Expression | undefined = expression;
  while (inner?.kind === 'cast' || inner?.kind === 'parenthesized') inner = inner.children.at(-1);
  return inner ?? expression;
}
