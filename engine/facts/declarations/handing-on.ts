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

/**
 * Between types: a value that an overload gives back, which the `caller` does nothing but hand on, was asked for where the caller is called.
 *
 *     return new Page(text, 3);   ->   return shed.page(text);     Shed: Page page(Text t) { return page(t, 3); }     Page page(Text t, int n) { return new Page(t, n); }
 */
export function isValueOfOverload(overload: Method, caller: Method): boolean {
  return overload.name === caller.name && isHandingOn(caller) && returned(overload) !== null;
}

/**
 * Between types: an object that `root` made itself is asked for through an inherited method, which the method of another type that makes it now is asked by:
 *
 *     each(it -> it.put(new Crate(size)));   ->   each(it -> it.put(newCrate(size)));     inherited: Crate newCrate(Size s) { return Crates.of(s, 3); }
 *                                                                                         Crates: Crate of(Size s, int n) { return new Crate(s, n); }
 */
export function isMadeThrough(maker: Method, caller: Method, root: Method): boolean {
  return caller.declaringType !== root.declaringType && returned(maker)?.kind === 'creation' && returned(caller)?.kind === 'invocation';
}

/** What a method with one statement gives back. */
function returned({ body }: Method): Expression | null {
  const [only, ...more] = body?.children ?? [];
  return only?.kind === 'return' && more.length === 0 ? wrappedExpression(only) : null;
}

/** `() -> second()`: a method of its own. */
const isDoneLater = ({ kind, anonymousType }: Expression): boolean => kind === 'lambda' || Boolean(anonymousType);

/** Asked of the object itself. */
export function isOwnCall({ kind, receiver }: Expression): boolean {
  return kind === 'invocation' && (!receiver || receiver.kind === 'this');
}
