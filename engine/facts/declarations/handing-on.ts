import type { Method } from '../../model/declarations.js';
import { descendants, type Expression } from '../../model/expression.js';
import { wrappedExpression } from '../wrapped-expressions.js';

/**
 * An overload that only supplies a default: what it does was written, or goes on being written, in the method that it hands on to.
 *
 *     Input open() { return open(defaultFolder()); }
 */
export function isDelegation(method: Method): boolean {
  const [only, ...more] = method.body?.children ?? [];
  const call = only && more.length === 0 ? wrappedExpression(only) : null;
  return call?.label === method.name && isOwnCall(call);
}

/**
 * A method with one statement: what the method that it calls there holds came from, or went to, where it is called itself.
 *
 *     void first(Text t) { second(t, t); }
 */
export function isHandingOn({ body }: Method): boolean {
  const [only, ...more] = body?.children ?? [];
  return only !== undefined && more.length === 0 && !only.composite && !only.expressions.flatMap(descendants).some(isDoneLater);
}

/** `() -> second()`: a method of its own. */
const isDoneLater = ({ kind, anonymousType }: Expression): boolean => kind === 'lambda' || Boolean(anonymousType);

/** Asked of the object itself. */
export function isOwnCall({ kind, receiver }: Expression): boolean {
  return kind === 'invocation' && (!receiver || receiver.kind === 'this');
}
