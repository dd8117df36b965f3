import type { Field, TypeDeclaration } from '../../model/declarations.js';
import type { FieldPair, MethodPair, TypePair } from '../comparison.js';
import { fieldsOfMerger } from '../variables/constructor-mergers.js';
import { fieldMergers } from './field-mergers.js';
import { DIRECTIONS } from '../variables/merged-parameters.js';
import {
  bodiesOfExtraction,
  bodiesOfInlining,
  RenameEvidence,
  renameEvidence,
  type ComparedBodies,
  type ComparedMethods,
} from './field-evidence.js';
import type { Hierarchy } from '../../facts/declarations/hierarchy.js';
import { className, type AnonymousPair } from '../types/field-types.js';
import type { FieldCounts } from './field-rivals.js';
import { HandedFields } from './handed-fields.js';
import { InheritedNames } from './inherited-names.js';
import { matchMovedFields, type MovingFields } from './moved-fields.js';
import { MethodsOfTypes, renamedFields, type OpenType } from './renamed-fields.js';
import { shiftedFields } from './shifted-fields.js';
import { takenUpFields, type LostAndGot } from './taken-up-fields.js';
import { routesOf, type TypeSplit } from '../types/type-splits.js';
import { addAll } from '../../text/lists.js';

/** What the pairing of fields needs to know. */
export interface FieldMatchingInput extends ComparedMethods {
  readonly typePairs: readonly TypePair[];
  readonly namedTypes: readonly AnonymousPair[];
  /** Types without a partner, nested ones included. */
  readonly removedTypes: readonly TypeDeclaration[];
  readonly addedTypes: readonly TypeDeclaration[];
  readonly typeSplits: readonly TypeSplit[];
  readonly hierarchyBefore: Hierarchy;
  readonly hierarchyAfter: Hierarchy;
}

export interface FieldMatch {
  readonly pairs: readonly FieldPair[];
  /** Without a partner, those of removed types included. */
  readonly removed: readonly Field[];
  readonly added: readonly Field[];
}

/**
 * Pairs fields: of one name in a type pair; renamed ones by what the method bodies do with them; moved ones by name and type.
 *
 *     int size; … return size;   ->   int count; … return count;      size -> count
 */
export function matchFields(input: FieldMatchingInput): FieldMatch {
  const pairs: FieldPair[] = [];
  const removed = new Set<Field>(input.removedTypes.flatMap((type) => type.fields));
  const added = new Set<Field>(input.addedTypes.flatMap((type) => type.fields));
  const open: OpenType[] = [];
  for (const { before, after } of input.typePairs) {
    const rest = new Map(after.fields.map((field) => [field.name, field]));
    const gone: Field[] = [];
    for (const field of before.fields) {
      const same = rest.get(field.name);
      if (same) {
        rest.delete(field.name);
        pairs.push({ before: field, after: same, relation: 'same' });
      } else gone.push(field);
    }
    if (gone.length > 0 || rest.size > 0) open.push({ before, after, gone, fresh: [...rest.values()] });
  }
  const isGone = removed.size > 0 || open.some(({ gone }) => gone.length > 0);
  const isFresh = added.size > 0 || open.some(({ fresh }) => fresh.length > 0);
  // bodies are asked only when there is a field that can have become another one
  const inherited = new InheritedNames(
    [...removed, ...open.flatMap(({ gone }) => gone)],
    [...added, ...open.flatMap(({ fresh }) => fresh)],
    input.hierarchyBefore,
    input.hierarchyAfter,
  );
  const bodies = bodiesOf(input);
  const shifted = isGone && isFresh ? shiftedFields(open, bodies).flat() : [];
  for (const pair of shifted) {
    const kept = pairs.findIndex(({ before }) => before === pair.before);
    if (kept >= 0) pairs.splice(kept, 1);
  }
  addAll(pairs, shifted);
  const isShifted = new Set(shifted.flatMap(({ before, after }) => [before, after]));
  const evidence = isGone && isFresh ? renameEvidence(bodies, open, inherited) : new RenameEvidence();
  const merged = isGone && isFresh ? mergedFieldsOf(input.methodPairs, open) : NONE;
  const fields: LostAndGot = {
    lost: [...removed, ...open.flatMap(({ gone }) => gone)].filter((field) => !isShifted.has(field)),
    got: [...added, ...open.flatMap(({ fresh }) => fresh)].filter((field) => !isShifted.has(field)),
  };
  const known = {
    ...input,
    counts: countsOf(fields, input),
    handed: new HandedFields(input.methodPairs),
    partnerOf: new Map(input.typePairs.map(({ before, after }) => [before, after])),
    partnerBefore: new Map(input.typePairs.map(({ before, after }) => [after, before])),
  };
  const moved = movedAnyhow(fields, known);
  const went = new Set([...isShifted, ...moved.flatMap(({ before, after }) => [before, after])]);
  for (const type of open) {
    const rest = (some: readonly Field[]): readonly Field[] => some.filter((field) => !merged.has(field) && !went.has(field));
    const some = { ...type, gone: rest(type.gone), fresh: rest(type.fresh) };
    const found = some.gone.length > 0 && some.fresh.length > 0 ? renamedFields(some, evidence, new MethodsOfTypes(type, input)) : [];
    addAll(pairs, found);
    const paired = new Set(found.flatMap(({ before, after }) => [before, after]));
    for (const field of type.gone) if (!paired.has(field) && !isShifted.has(field)) removed.add(field);
    for (const field of type.fresh) if (!paired.has(field) && !isShifted.has(field)) added.add(field);
  }
  const take = (pair: FieldPair): void => {
    pairs.push(pair);
    removed.delete(pair.before);
    added.delete(pair.after);
  };
  input.namedTypes.flatMap(fieldsOfOneName).forEach(take);
  fieldsOfParts(input.typeSplits).forEach(take);
  moved.forEach(take);
  matchMovedFields([...removed], [...added], known).forEach(take);
  const counterparts = known.partnerOf;
  takenUpFields(fields, { removed, evidence, inherited, counterparts, ...input }).forEach(take);
  movedAndRenamed(removed, added, evidence, inherited, counterparts).forEach(take);
  return { pairs, removed: [...removed], added: [...added] };
}

/**
 * A field that one other type has now, under its name and of its type, went there whatever is used in its place (840 changes, half of them read backwards):
 *
 *     class Boat { Options options; … sail(options); }   ->   class Boat { Extra extra; … sail(extra); }   class Extra { Options options; }
 *
 * `options` was not renamed. Where several types have it now, or one has what a gone type above it had, what is used says more.
 */
function movedAnyhow({ lost, got }: LostAndGot, known: FieldMatchingInput & MovingFields): readonly FieldPair[] {
  const { partnerOf, partnerBefore, hierarchyBefore } = known;
  const isLeftBelow = ({ before, after }: FieldPair): boolean => {
    const below = partnerBefore.get(after.declaringType);
    return !partnerOf.has(before.declaringType) && below !== undefined && hierarchyBefore.isSubtype(below, before.declaringType);
  };
  const pairs = matchMovedFields(lost, got, known);
  const count = (field: Field): number => pairs.filter(({ before }) => before === field).length;
  return pairs.filter((pair) => pair.before.type?.text === pair.after.type?.text && count(pair.before) === 1 && !isLeftBelow(pair));
}

/** Renamed fields are counted on both sides; only which side has more is asked. Those of anonymous classes do not count. */
function countsOf({ lost, got }: LostAndGot, { removedTypes, addedTypes }: FieldMatchingInput): FieldCounts {
  const [gone, fresh] = [new Set(removedTypes), new Set(addedTypes)];
  const count = (fields: readonly Field[], without: ReadonlySet<TypeDeclaration>): FieldCounts['lost'] => {
    const all = fields.filter(({ declaringType }) => declaringType.kind !== 'anonymous');
    return { all: all.length, kept: all.filter(({ declaringType }) => !without.has(declaringType)).length };
  };
  return { lost: count(lost, gone), got: count(got, fresh) };
}

function fieldsOfOneName({ before, after }: AnonymousPair): readonly FieldPair[] {
  return before.fields.flatMap((field) => {
    const same = after.fields.find(({ name }) => name === field.name);
    return same ? [{ before: field, after: same, relation: 'same' as const }] : [];
  });
}

/** Methods, and code that was extracted from and inlined into methods. */
function bodiesOf({ methodPairs, extractions, inlinings }: FieldMatchingInput): readonly ComparedBodies[] {
  return [...methodPairs, ...extractions.map(bodiesOfExtraction), ...inlinings.map(bodiesOfInlining)];
}

/** Fields that one field stands for, or the reverse, in a constructor or anywhere: none of them is another one under a new name. */
function mergedFieldsOf(methodPairs: readonly MethodPair[], open: readonly OpenType[]): ReadonlySet<Field> {
  const merged = new Set<Field>();
  for (const { before, after } of methodPairs) {
    for (const field of fieldsOfMerger(before, after)?.flat() ?? []) merged.add(field);
  }
  const gone = new Set(open.flatMap((type) => type.gone));
  for (const { one, several } of DIRECTIONS.flatMap((direction) => fieldMergers(methodPairs, direction, (field) => gone.has(field))))
    for (const field of [one, ...several]) merged.add(field);
  return merged;
}

const NONE: ReadonlySet<Field> = new Set();

/** Fields of a split or merged type that stand in its parts. */
function fieldsOfParts(splits: readonly TypeSplit[]): FieldPair[] {
  return splits.flatMap(routesOf).flatMap(({ before, after }) => {
    const byName = new Map(after.fields.map((field) => [field.name, field]));
    return before.fields.flatMap((field): FieldPair[] => {
      const same = byName.get(field.name);
      return same ? [{ before: field, after: same, relation: 'moved' }] : [];
    });
  });
}

/**
 * Fields that bodies which moved along use in place of one another: their types are one but for what they hold. To give a field back says nothing.
 *
 *     class A { List<Box> size; void get() { show(size); } }   ->   class B { List<Lid> count; void get() { show(count); } }
 *
 * One may have become several, or several one; up and down the hierarchy only where a type has one alone of them.
 */
function movedAndRenamed(
  removed: ReadonlySet<Field>,
  added: ReadonlySet<Field>,
  evidence: RenameEvidence,
  inherited: InheritedNames,
  counterparts: ReadonlyMap<TypeDeclaration, TypeDeclaration>,
): readonly FieldPair[] {
  const isAlone = (before: Field, after: Field): boolean =>
    evidence.from(before).length === 1 && !evidence.to(after).some((one) => one !== before && one.declaringType === before.declaringType);
  return [...removed].flatMap((before) =>
    evidence.from(before).flatMap((after): FieldPair[] => {
      if (!added.has(after) || counterparts.get(before.declaringType) === after.declaringType) return [];
      if (className(before) !== className(after) || evidence.between(before, after)?.returned) return [];
      if (!inherited.has(before, after)) return [{ before, after, relation: 'moved' }];
      return isAlone(before, after) ? [{ before, after, relation: 'moved', inherited: true }] : [];
    }),
  );
}
