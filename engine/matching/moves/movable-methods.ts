import { hasModifier, type Method, type TypeDeclaration } from '../../model/declarations.js';
import type { MethodPair } from '../comparison.js';
import { changesBody, doesNothing } from '../../facts/declarations/method-bodies.js';

/**
 * Methods that are still there but may have gone to another type as well (5,600 pairs, no exception): what lost its body may have left it there, what got one may have it
 * from there, what was abstract may be abstract there now. What else has no body may be so there, too, when a method of the type that got a body, or lost it, has
 * other names for two of its parameters.
 *
 *     Dock: native int load(int a, int b);   ->   Dock: int load(int x, int y) { return Wharf.load(x, y); }     Wharf: native int load(int a, int b);
 */
export function movableThough(pairs: readonly MethodPair[]): { readonly removed: readonly Method[]; readonly added: readonly Method[] } {
  const changed = pairs.filter(({ before, after }) => changesBody(before, after));
  const open = new Set<TypeDeclaration>(changed.filter(renamesSeveral).map(({ before }) => before.declaringType));
  return {
    removed: [
      ...changed.filter(({ before }) => before.bodySpan || hasModifier(before, 'abstract') || open.has(before.declaringType)),
      ...pairs.filter(({ before, after }) => isFilled(after, before)),
    ].map(({ before }) => before),
    added: [
      ...changed.filter(({ before, after }) => after.bodySpan || (!hasModifier(after, 'abstract') && open.has(before.declaringType))),
      ...pairs.filter(({ before, after }) => isFilled(before, after) && doesSeveral(after)),
    ].map(({ after }) => after),
  };
}

/** A single statement in it was written there. */
function doesSeveral({ body }: Method): boolean {
  return (body?.children.length ?? 0) > 1;
}

/**
 * A method that did nothing does something, as if it had been abstract (576 pairs of a class and one or two below it):
 *
 *     Base: void read(Bag bag) { }   Crane: void read(Bag bag) { used = bag.find(); }   ->   Base: void read(Bag bag) { used = bag.find(); }
 */
function isFilled(was: Method, is: Method): boolean {
  return was.kind === 'method' && doesNothing(was) && is.bodySpan !== null && !doesNothing(is);
}

/** So many parameters under other names make a difference. */
const SEVERAL = 2;

function renamesSeveral({ before, after }: MethodPair): boolean {
  return before.parameters.filter((one, i) => one.name !== after.parameters[i]?.name).length >= SEVERAL;
}
