import type { Field, TypeDeclaration } from '../../model/declarations.js';
import type { FieldPair, MethodPair, TypePair } from '../comparison.js';
import { fieldsOfMerger } from '../variables/constructor-mergers.js';
import { DIRECTIONS } from '../variables/merged-parameters.js';
import type { AnonymousPair } from '../types/field-types.js';
import { routesOf, type TypeSplit } from '../types/type-splits.js';
import { addAll } from '../../text/lists.js';
import { FieldEvidence } from './field-evidence.js';
import { fieldMergers } from './field-mergers.js';
import { FieldNames } from './field-names.js';
import { movedAndRenamedFields, movedFields } from './moved-fields.js';
import { passedOnNames, renamedFields, type OpenType } from './renamed-fields.js';
import { TypeWays, type KnownTypes } from './type-ways.js';

/** What the pairing of fields needs to know. */
export interface FieldMatchingInput extends KnownTypes {
  readonly namedTypes: readonly AnonymousPair[];
  /** Types without a partner, nested ones included. */
  readonly removedTypes: readonly TypeDeclaration[];
  readonly addedTypes: readonly TypeDeclaration[];
  readonly typeSplits: readonly TypeSplit[];
}

export interface FieldMatch {
  readonly pairs: readonly FieldPair[];
  /** Without a partner, those of removed types included. */
  readonly removed: readonly Field[];
  readonly added: readonly Field[];
}

/**
 * Pairs fields, from near to far: of one name in a type pair; of one name in types that are parts of one another; moved to another type; renamed in a type pair
 * by values, documentation and what bodies do with them; moved and renamed by what bodies do.
 */
export function matchFields(input: FieldMatchingInput): FieldMatch {
  const { pairs, open } = pairByName(input.typePairs);
  const removed = new Set([...input.removedTypes.flatMap(({ fields }) => fields), ...open.flatMap(({ gone }) => gone)]);
  const added = new Set([...input.addedTypes.flatMap(({ fields }) => fields), ...open.flatMap(({ fresh }) => fresh)]);
  const [lost, got] = [[...removed], [...added]];
  const take = (found: readonly FieldPair[]): void => {
    addAll(pairs, found);
    for (const { before, after } of found) {
      removed.delete(before);
      added.delete(after);
    }
  };
  take(input.namedTypes.flatMap((pair) => pairsOfOneName(pair, 'same')));
  take(input.typeSplits.flatMap(routesOf).flatMap((pair) => pairsOfOneName(pair, 'moved')));
  // bodies are looked into only when there is a field that can have become another one
  if (removed.size === 0 || got.length === 0) return { pairs, removed: [...removed], added: [...added] };
  const evidence = evidenceOf(lost, got, open, input);
  const ways = new TypeWays(input);
  take(movedFields([...removed], [...added], evidence, ways));
  const merged = mergedFieldsOf(input.methodPairs, open);
  const isOpen = (field: Field): boolean => !merged.has(field) && (removed.has(field) || added.has(field));
  const renamed = new Set<Field>();
  for (const type of open) {
    const rest = { ...type, gone: type.gone.filter(isOpen), fresh: type.fresh.filter(isOpen) };
    const passedOn = passedOnNames(rest, evidence);
    const isPassedOn = ({ name }: Field): boolean => passedOn.has(name);
    const gone = [...rest.gone, ...type.before.fields.filter(isPassedOn)];
    const found = renamedFields({ ...type, gone, fresh: [...rest.fresh, ...type.after.fields.filter(isPassedOn)] }, evidence);
    for (const { before } of found) if (isPassedOn(before)) renamed.add(before);
    take(found);
  }
  take(movedAndRenamedFields([...removed], new Set(got), evidence, ways));
  const isLeft = ({ before, relation }: FieldPair): boolean => relation !== 'same' || !renamed.has(before);
  return { pairs: renamed.size === 0 ? pairs : pairs.filter(isLeft), removed: [...removed], added: [...added] };
}

/** What bodies say of all fields of types that lost some or got some. */
function evidenceOf(lost: readonly Field[], got: readonly Field[], open: readonly OpenType[], input: FieldMatchingInput): FieldEvidence {
  const all = (side: 'before' | 'after'): readonly Field[] => open.flatMap((type) => type[side].fields);
  const before = new FieldNames(new Set([...lost, ...all('before')]), input.hierarchyBefore);
  const after = new FieldNames(new Set([...got, ...all('after')]), input.hierarchyAfter);
  return new FieldEvidence({ before, after }, input);
}

/** What kept its name in its type, and the types that have other fields besides. */
function pairByName(typePairs: readonly TypePair[]): { readonly pairs: FieldPair[]; readonly open: readonly OpenType[] } {
  const pairs: FieldPair[] = [];
  const open: OpenType[] = [];
  for (const { before, after } of typePairs) {
    const same = pairsOfOneName({ before, after }, 'same');
    const kept = new Set(same.flatMap((pair) => [pair.before, pair.after]));
    const isOther = (field: Field): boolean => !kept.has(field);
    const [gone, fresh] = [before.fields.filter(isOther), after.fields.filter(isOther)];
    addAll(pairs, same);
    if (gone.length > 0 || fresh.length > 0) open.push({ before, after, gone, fresh });
  }
  return { pairs, open };
}

function pairsOfOneName({ before, after }: AnonymousPair, relation: FieldPair['relation']): readonly FieldPair[] {
  const byName = new Map(after.fields.map((field) => [field.name, field]));
  return before.fields.flatMap((field): FieldPair[] => {
    const same = byName.get(field.name);
    return same ? [{ before: field, after: same, relation }] : [];
  });
}

/** Fields that one field stands for, or the reverse, in a constructor or anywhere: none of them is another one under a new name. */
function mergedFieldsOf(methodPairs: readonly MethodPair[], open: readonly OpenType[]): ReadonlySet<Field> {
  const gone = new Set(open.flatMap((type) => type.gone));
  const inBodies = DIRECTIONS.flatMap((direction) => fieldMergers(methodPairs, direction, (field) => gone.has(field)));
  const inConstructors = methodPairs.flatMap(({ before, after }) => fieldsOfMerger(before, after)?.flat() ?? []);
  return new Set([...inConstructors, ...inBodies.flatMap(({ one, several }) => [one, ...several])]);
}
