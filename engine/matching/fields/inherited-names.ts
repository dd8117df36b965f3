import { isField, type Field, type Method } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import { Bindings, isReference, referenceName } from '../../facts/bindings.js';
import type { Replacement } from '../bodies/body-mapping.js';
import type { Hierarchy } from '../../facts/declarations/hierarchy.js';
import { groupBy } from '../../text/grouping.js';

/**
 * What methods say about fields that they inherit, before or after: a name that gave way to the name of a field which is declared above now, or was until now.
 *
 *     class Shop { }   class Grocery extends Shop { int crates; … stack(crates); … }
 *     ->
 *     class Shop { int boxes; }   class Grocery extends Shop { … stack(boxes); … }            crates -> boxes
 */
export class InheritedNames {
  readonly #gone: ReadonlyMap<string, readonly Field[]>;
  readonly #fresh: ReadonlyMap<string, readonly Field[]>;
  /** The pairs that were seen. */
  readonly #seen = new Map<Field, Set<Field>>();

  constructor(
    gone: readonly Field[],
    fresh: readonly Field[],
    private readonly hierarchyBefore: Hierarchy,
    private readonly hierarchyAfter: Hierarchy,
  ) {
    this.#gone = groupBy(gone, (field) => field.name);
    this.#fresh = groupBy(fresh, (field) => field.name);
  }

  get isEmpty(): boolean {
    return this.#gone.size === 0 || this.#fresh.size === 0;
  }

  /** The two fields that a replacement exchanges, of which the one is inherited. Constructors say nothing: they only fill what they have. */
  pairIn(replacement: Replacement, before: Method, after: Method): [Field, Field] | null {
    const { before: one, after: other } = replacement;
    if (before.kind !== 'method' || !isReference(one) || !isReference(other)) return null;
    const gone = this.#gone.get(referenceName(one));
    const fresh = this.#fresh.get(referenceName(other));
    if (!gone || !fresh) return null;
    const from = meant(one, before, gone, this.hierarchyBefore);
    const to = meant(other, after, fresh, this.hierarchyAfter);
    if (!from || !to || from.isInherited === to.isInherited) return null;
    const row = this.#seen.get(from.field) ?? new Set<Field>();
    this.#seen.set(from.field, row.add(to.field));
    return [from.field, to.field];
  }

  /** Whether a method that inherits the one of the two used it in the place of the other. */
  has(before: Field, after: Field): boolean {
    return this.#seen.get(before)?.has(after) ?? false;
  }
}

function meant(
  reference: Expression,
  method: Method,
  candidates: readonly Field[],
  hierarchy: Hierarchy,
): { readonly field: Field; readonly isInherited: boolean } | null {
  const known = Bindings.of(method).resolve(reference);
  if (known) return isField(known) && candidates.includes(known) ? { field: known, isInherited: false } : null;
  const field = candidates.find((one) => hierarchy.isSubtype(method.declaringType, one.declaringType));
  return field ? { field, isInherited: true } : null;
}
