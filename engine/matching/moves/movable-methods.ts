import { hasModifier, type Method } from '../../model/declarations.js';
import type { MethodPair } from '../comparison.js';
import { changesBody, doesNothing } from '../../facts/declarations/method-bodies.js';

/**
 * Methods that are still there but may have gone to another type as well: what lost its body may have left it there, what got one may have it from there, what was
 * abstract may be abstract there now.
 */
export function movableThough(pairs: readonly MethodPair[]): { readonly removed: readonly Method[]; readonly added: readonly Method[] } {
  const changed = pairs.filter(({ before, after }) => changesBody(before, after));
  return {
    removed: [
      ...changed.filter(({ before }) => before.bodySpan || hasModifier(before, 'abstract')),
      ...pairs.filter(({ before, after }) => isFilled(after, before)),
    ].map(({ before }) => before),
    added: [...changed.filter(({ after }) => after.bodySpan), ...pairs.filter(({ before, after }) => isFilled(before, after))].map(
      ({ after }) => after,
    ),
  };
}

/**
 * A method that did nothing does something, as if it had been abstract:
 *
 *     Base: void read(Bag bag) { }   Crane: void read(Bag bag) { used = bag.find(); }   ->   Base: void read(Bag bag) { used = bag.find(); }
 */
function isFilled(was: Method, is: Method): boolean {
  return was.kind === 'method' && doesNothing(was) && is.bodySpan !== null && !doesNothing(is);
}
