import type { TypeDeclaration } from '../../model/declarations.js';
import type { FieldPair, TypePair } from '../../matching/comparison.js';
import type { MatchingResult } from '../../matching/result.js';
import { container } from '../../matching/types/type-likeness.js';

/** Where a member went, seen from its type: to a supertype, to a subtype, or elsewhere. */
export type Direction = 'up' | 'down' | 'sideways';

/** Look-ups over the type pairs of one comparison. */
export class TypeIndex {
  static readonly #known = new WeakMap<MatchingResult, TypeIndex>();
  readonly #after = new Map<TypeDeclaration, TypeDeclaration>();
  readonly #before = new Map<TypeDeclaration, TypeDeclaration>();
  readonly #added: ReadonlySet<TypeDeclaration>;

  private constructor(readonly comparison: MatchingResult) {
    for (const pair of comparison.typePairs) {
      this.#after.set(pair.before, pair.after);
      this.#before.set(pair.after, pair.before);
    }
    this.#added = new Set(comparison.addedTypes);
  }

  /** Computed once per comparison. */
  static of(comparison: MatchingResult): TypeIndex {
    const known = TypeIndex.#known.get(comparison);
    if (known) return known;
    const index = new TypeIndex(comparison);
    TypeIndex.#known.set(comparison, index);
    return index;
  }

  afterOf(type: TypeDeclaration): TypeDeclaration | null {
    return this.#after.get(type) ?? null;
  }

  beforeOf(type: TypeDeclaration): TypeDeclaration | null {
    return this.#before.get(type) ?? null;
  }

  isAdded(type: TypeDeclaration): boolean {
    return this.#added.has(type);
  }

  /**
   * Whether a member that left `from` for `to` went up or down the hierarchy as it is after the change; from a type that is gone it went up when its
   * supertype took it under its own name. Types that are relatives no more are strangers. Of a type that was renamed, too, a new subtype was taken out with what
   * kept its name.
   */
  direction(from: TypeDeclaration, to: TypeDeclaration, keptName = true): Direction {
    const { hierarchyBefore, hierarchyAfter } = this.comparison;
    const fromAfter = this.afterOf(from);
    if (!fromAfter) {
      const toBefore = this.beforeOf(to);
      if (toBefore?.name === to.name && hierarchyBefore.isSubtype(from, toBefore)) return 'up';
      return hierarchyAfter.namesSupertype(to, from) ? 'down' : 'sideways';
    }
    if (hierarchyAfter.isSubtype(fromAfter, to)) return 'up';
    if (hierarchyAfter.isSubtype(to, fromAfter)) return 'down';
    if (keptName && this.isAdded(to) && hierarchyAfter.isSubtype(to, fromAfter)) return 'down';
    return 'sideways';
  }

  /**
   * Whether a superclass that was there before took up a field under another name, by which the methods that stayed below call it: it was pulled up, whatever
   * it is called. In a new superclass it moved and was renamed.
   */
  tookUp({ before, after, inherited }: FieldPair): boolean {
    if (!inherited || this.isAdded(after.declaringType)) return false;
    const below = this.afterOf(before.declaringType);
    return below !== null && this.comparison.hierarchyAfter.isSubtype(below, after.declaringType);
  }
}

/** How a type pair's name changed; null for pairs that kept it, and for nested types that only went along with the type around them. */
export function renameOf(pair: TypePair, index: TypeIndex): 'renamed' | 'moved' | 'movedAndRenamed' | null {
  const { before, after } = pair;
  if (pair.relation === 'inner' || before.qualifiedName === after.qualifiedName) return null;
  const wentAlong = before.outer !== null && after.outer !== null && index.afterOf(before.outer) === after.outer;
  if (wentAlong) {
    // what a method declared went along with the type around that, if it went, and else from method to method
    if (before.name === after.name) return before.outer.qualifiedName === after.outer.qualifiedName ? 'moved' : null;
    return container(before) === container(after) ? 'renamed' : 'movedAndRenamed';
  }
  if (container(before) === container(after)) return 'renamed';
  return before.name === after.name ? 'moved' : 'movedAndRenamed';
}
