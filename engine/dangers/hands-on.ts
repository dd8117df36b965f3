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

/** Whether all that a method does is to call another one with what it was given, in the same order. */
export function onlyHandsOn(from: Method, to: Method, lookup: Lookup): boolean {
  const [statement, ...more] = from.body?.children ?? [];
  const [call, ...others] = statement?.expressions ?? [];
  if (!statement || !call || more.length + others.length > 0 || !/^(?:return|expression)$/.test(statement.kind)) return false;
  const given = call.arguments ?? [];
  if (given.length !== from.parameters.length || !isCallOf(to, call, from, lookup)) return false;
  return from.parameters.every(({ name }, at) => {
    const bare = withoutCast(given[at]);
    return bare?.kind === 'name' && bare.label === name;
  });
}

function isCallOf(called: Method, expression: Expression, caller: Method, lookup: Lookup): boolean {
  if (expression.label !== called.name || !/^(?:invocation|superInvocation)$/.test(expression.kind)) return false;
  return lookup.meaningOf(expression, caller)?.found.some((one) => one.kind === 'method' && one.method === called) ?? false;
}

/** A value that is cast is still what was given. */
function withoutCast(expression: Expression | undefined): Expression | undefined {
  let inner = expression;
  while (inner?.kind === 'cast' || inner?.kind === 'parenthesized') inner = inner.children.at(-1);
  return inner;
}
