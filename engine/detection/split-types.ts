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

/** The share of the whole type's members that each part has to have: with less, RefactoringMiner would not take the part for the whole under another name. */
const SHARE = 0.35;
/** Parts with fewer methods of the whole only took something over. */
const FEWEST_METHODS = 1;

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
    const parts = new Set<TypeDeclaration>();
    for (const { from, to, methods, fields } of routes) {
      const [at, part] = split ? [from, to] : [to, from];
      const count = methods.length + fields.length;
      if (at === whole && fresh.has(part) && methods.length >= FEWEST_METHODS && count >= size * SHARE) parts.add(part);
    }
    const pair = pairOf.get(whole) ?? null;
    if (pair) {
      const stayed = [...comparison.methodPairs, ...comparison.fieldPairs].filter(
        (one) => one.before.declaringType === pair.before && one.after.declaringType === pair.after,
      ).length;
      if (stayed < size * SHARE) continue;
      parts.add(split ? pair.after : pair.before);
    }
    if (parts.size < 2) continue;
    yield { direction, whole, parts: [...parts].sort((a, b) => (a.qualifiedName < b.qualifiedName ? -1 : 1)), pair };
  }
}

/** The type pairs that are no renames but parts of a split or merge. */
export function splitPairs(comparison: Comparison): ReadonlySet<TypePair> {
  return new Set(splitTypes(comparison).flatMap(({ pair }) => pair ?? []));
}
