import type { Field, TypeDeclaration } from '../../model/declarations.js';
import type { FieldPair } from '../comparison.js';
import type { RenameEvidence } from './field-evidence.js';
import type { Hierarchy } from '../../facts/declarations/hierarchy.js';
import type { InheritedNames } from './inherited-names.js';

/** Fields that types have no more, and fields that they have now, before any went from one type to another. */
export interface LostAndGot {
  readonly lost: readonly Field[];
  readonly got: readonly Field[];
}

/** What is known of them. */
interface Known {
  /** Those that are still without a partner. */
  readonly removed: ReadonlySet<Field>;
  readonly evidence: RenameEvidence;
  readonly inherited: InheritedNames;
  readonly counterparts: ReadonlyMap<TypeDeclaration, TypeDeclaration>;
  readonly addedTypes: readonly TypeDeclaration[];
  readonly hierarchyAfter: Hierarchy;
}

/**
 * Fields in whose place methods that stayed use what they inherit now, from a superclass that was there before:
 *
 *     class Shop { }   class Grocery extends Shop { Set<Box> crates; … stack(crates); … }
 *     ->
 *     class Shop { Set<Box> boxes; }   class Grocery extends Shop { … stack(boxes); … }            crates -> boxes
 *
 * The superclass may have taken its field from another subclass, too, where it has its name. Of several subclasses that called theirs the same, the first alone
 * is told. Where the types are others, several fields became the one, or a second one of either name went or came anywhere, nothing is
 * said of their declarations.
 */
export function takenUpFields({ lost, got }: LostAndGot, known: Known): readonly FieldPair[] {
  const { removed, evidence, inherited } = known;
  const told = new Set<string>();
  const isOnly = (field: Field, fields: readonly Field[]): boolean => fields.every((one) => one === field || one.name !== field.name);
  return lost.flatMap((before) => {
    const [after, second] = evidence.from(before);
    if (!removed.has(before) || !after || second || !got.includes(after) || !inherited.has(before, after)) return [];
    if (!isAbove(after.declaringType, before.declaringType, known) || isOneOfSeveral(before, after, evidence)) return [];
    const names = `${before.name} ${after.declaringType.qualifiedName}.${after.name}`;
    if (told.has(names)) return [];
    told.add(names);
    const isDescribed =
      before.type?.text === after.type?.text && evidence.to(after).length === 1 && isOnly(before, lost) && isOnly(after, [...lost, ...got]);
    return [{ before, after, relation: 'moved', inherited: true, ...(isDescribed ? {} : { byNames: true }) } satisfies FieldPair];
  });
}

/** Whether what `below` is now inherits from a type that is not new. */
function isAbove(above: TypeDeclaration, below: TypeDeclaration, { counterparts, addedTypes, hierarchyAfter }: Known): boolean {
  const now = counterparts.get(below);
  return now !== undefined && !addedTypes.includes(above) && hierarchyAfter.isSubtype(now, above);
}

/** Whether another field of the same type became this one, too. */
function isOneOfSeveral(before: Field, after: Field, evidence: RenameEvidence): boolean {
  return evidence.to(after).some((one) => one !== before && one.declaringType === before.declaringType);
}
