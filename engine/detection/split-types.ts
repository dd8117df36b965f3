import type { TypeDeclaration } from '../model/declarations.js';
import type { Comparison, TypePair } from '../matching/comparison.js';
import { documentedMembers, movedMembers } from './moved-members.js';

/** A type that is gone and whose members several new types have, or the reverse. */
export interface TypeSplit {
  readonly direction: 'split' | 'merge';
  readonly whole: TypeDeclaration;
  /** By name. */
  readonly parts: readonly TypeDeclaration[];
  /** The pair that matching made of the whole and one of its parts: it is no rename. */
  readonly pair: TypePair | null;
}

const known = new WeakMap<Comparison, readonly TypeSplit[]>();

/** The share of a type's members that each part has to have for the whole to count as split into them. */
const SHARE = 0.25;
/** Parts with fewer methods of the whole only took something over. */
const FEWEST_METHODS = 2;

/** Splits and merges of types. Matching calls the part with most in common a renamed type; with a second part that has its share, it is none. */
export function splitTypes(comparison: Comparison): readonly TypeSplit[] {
  const cached = known.get(comparison);
  if (cached) return cached;
  const found = [...search(comparison, 'split'), ...search(comparison, 'merge')];
  known.set(comparison, found);
  return found;
}

function* search(comparison: Comparison, direction: 'split' | 'merge'): Iterable<TypeSplit> {
  const split = direction === 'split';
  const renamed = comparison.typePairs.filter((pair) => pair.relation !== 'inner' && pair.before.name !== pair.after.name);
  const pairOf = new Map(renamed.map((pair) => [split ? pair.before : pair.after, pair]));
  const wholes = new Set([...(split ? comparison.removedTypes : comparison.addedTypes), ...pairOf.keys()]);
  const fresh = new Set(split ? comparison.addedTypes : comparison.removedTypes);
  const routes = movedMembers(comparison);
  for (const whole of wholes) {
    const size = documentedMembers(whole);
    const parts = routes
      .filter((route) => (split ? route.from : route.to) === whole && fresh.has(split ? route.to : route.from))
      .filter(({ methods, fields }) => methods.length >= FEWEST_METHODS && methods.length + fields.length >= size * SHARE)
      .map((route) => (split ? route.to : route.from));
    const pair = pairOf.get(whole) ?? null;
    if (pair) {
      // Beside a much smaller part it was renamed after all.
      const stayed = comparison.methodPairs.filter(
        (one) => one.before.declaringType === pair.before && one.after.declaringType === pair.after,
      ).length;
      const left = routes
        .filter((route) => parts.includes(split ? route.to : route.from))
        .reduce((sum, route) => sum + route.methods.length, 0);
      if (left * 2 < stayed) continue;
      parts.push(split ? pair.after : pair.before);
    }
    if (parts.length < 2) continue;
    yield { direction, whole, parts: parts.sort((a, b) => (a.qualifiedName < b.qualifiedName ? -1 : 1)), pair };
  }
}

/** The type pairs that are no renames but parts of a split or merge. */
export function splitPairs(comparison: Comparison): ReadonlySet<TypePair> {
  return new Set(splitTypes(comparison).flatMap(({ pair }) => pair ?? []));
}
