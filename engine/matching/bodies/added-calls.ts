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

/**
 * How many statements of a method that went elsewhere are calls of methods that its type did not have before, where these took most of what it has no more,
 * as it was: they went along. (Of 110 made-up methods of one to four kept and up to nine gone statements the peer tells just those.)
 *
 *     void pay(int sum) { book(sum); Note note = new Note(); note.print(sum); bell.ring(2); }
 *         ->   void pay(int sum) { book(sum); print(sum); }     void print(int sum) { Note note = new Note(); note.print(sum); }     one
 */
export function callsOfTakers(gone: readonly Statement[], added: readonly Statement[], before: Method, after: Method): number {
  if (gone.length === 0 || added.length === 0) return 0;
  const isAddedCall = addedCalls(before, after);
  const calls = added.filter(isAddedCall);
  const called = new Set(calls.map((statement) => wrappedExpression(statement)?.label));
  const bodies = after.declaringType.methods.flatMap(({ name, body }) => (body && called.has(name) ? [body] : []));
  const texts = new Set(bodies.flatMap(leavesOf).map(({ text }) => text));
  const taken = gone.filter(({ text }) => texts.has(text)).length;
  return taken > gone.length - taken ? calls.length : 0;
}
