import type { Method, TypeDeclaration } from '../../model/declarations.js';
import { leavesOf, type Statement } from '../../model/statement.js';
import { wrappedExpression } from '../../facts/wrapped-expressions.js';

/** Whether a statement does nothing but call a method that its type did not have before. */
export type AddedCalls = (statement: Statement) => boolean;

export const NO_ADDED_CALLS: AddedCalls = () => false;

/** Calls of the methods that the type of `after` has, and that of `before` has not: what was done there may have gone into them. */
export function addedCalls(before: Method, after: Method): AddedCalls {
  if (before.declaringType === after.declaringType) return NO_ADDED_CALLS;
  let added: ReadonlySet<string> | null = null;
  return (statement) => {
    const call = wrappedExpression(statement);
    if (call?.kind !== 'invocation' || (call.receiver && call.receiver.kind !== 'this')) return false;
    added ??= addedMethods(before.declaringType, after.declaringType);
    return added.has(keyOf(call.label, call.arguments?.length ?? 0));
  };
}

function addedMethods(before: TypeDeclaration, after: TypeDeclaration): ReadonlySet<string> {
  const had = new Set(before.methods.map((method) => keyOf(method.name, method.parameters.length)));
  const has = after.methods.map((method) => keyOf(method.name, method.parameters.length));
  return new Set(has.filter((key) => !had.has(key)));
}

function keyOf(name: string, count: number): string {
  return `${name}/${count}`;
}

/**
 * Of all that a composite contains, in blocks inside it too, how much calls added methods; the same call counts once:
 *
 *     for (Order one : orders) { label(one); weigh(one); }   ->   for (Order each : orders) { pack(each); }      all
 */
export function shareOfAddedCalls(composite: Statement, calls: AddedCalls): number {
  if (calls === NO_ADDED_CALLS) return 0;
  const leaves = leavesOf(composite);
  const added = new Set(leaves.filter(calls).map(({ text }) => text));
  return leaves.length === 0 ? 0 : added.size / leaves.length;
}
