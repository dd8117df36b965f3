import type { Field, TypeDeclaration } from '../model/declarations.js';
import { append } from '../text/grouping.js';
import type { Extraction, Inlining } from './body-mapping.js';
import type { Checkpoint, FieldPair, MethodPair, TypePair } from './comparison.js';
import { fieldsOfMerger } from './constructor-mergers.js';
import { renameEvidence, type ComparedBodies, type RenameEvidence } from './field-evidence.js';
import type { Hierarchy } from './hierarchy.js';
import { InheritedNames } from './inherited-names.js';
import { matchMovedFields } from './moved-fields.js';
import { routesOf, type TypeSplit } from './type-splits.js';

/** What the pairing of fields needs to know. */
export interface FieldMatchingInput {
  readonly typePairs: readonly TypePair[];
  /** Types without a partner, nested ones included. */
  readonly removedTypes: readonly TypeDeclaration[];
  readonly addedTypes: readonly TypeDeclaration[];
  readonly typeSplits: readonly TypeSplit[];
  readonly methodPairs: readonly MethodPair[];
  readonly extractions: readonly Extraction[];
  readonly inlinings: readonly Inlining[];
  readonly hierarchyBefore: Hierarchy;
  readonly hierarchyAfter: Hierarchy;
  readonly timeIsUp: Checkpoint;
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
  const open: { readonly gone: readonly Field[]; readonly fresh: readonly Field[] }[] = [];
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
    if (gone.length > 0 || rest.size > 0) open.push({ gone, fresh: [...rest.values()] });
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
  const renamed: RenameEvidence = isGone && isFresh ? renameEvidence(bodiesOf(input), open, inherited, input.timeIsUp) : new Map();
  const merged = isGone && isFresh ? mergedFieldsOf(input.methodPairs) : NONE;
  for (const { gone, fresh } of open) {
    for (const field of gone) if (merged.has(field)) removed.add(field);
    for (const field of fresh) if (merged.has(field)) added.add(field);
    const rest = (fields: readonly Field[]): readonly Field[] => fields.filter((field) => !merged.has(field));
    pairRenamed(rest(gone), rest(fresh), renamed, pairs, removed, added);
  }
  const take = (pair: FieldPair): void => {
    pairs.push(pair);
    removed.delete(pair.before);
    added.delete(pair.after);
  };
  fieldsOfParts(input.typeSplits).forEach(take);
  matchMovedFields([...removed], [...added], input).forEach(take);
  movedAndRenamed(removed, added, renamed, inherited).forEach(take);
  return { pairs, removed: [...removed], added: [...added] };
}

/** Methods, and code that was extracted from and inlined into methods. */
function bodiesOf({ methodPairs, extractions, inlinings }: FieldMatchingInput): readonly ComparedBodies[] {
  return [
    ...methodPairs,
    ...extractions.map(({ holder, extracted, body }) => ({ before: holder, after: extracted, body })),
    ...inlinings.map(({ inlined, holder, body }) => ({ before: inlined, after: holder, body })),
  ];
}

/** Fields that a constructor keeps one parameter in for several, or the reverse: none of them is another one under a new name. */
function mergedFieldsOf(methodPairs: readonly MethodPair[]): ReadonlySet<Field> {
  const merged = new Set<Field>();
  for (const { before, after } of methodPairs) {
    for (const field of fieldsOfMerger(before, after)?.flat() ?? []) merged.add(field);
  }
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

/** A field whose uses went to two fields, or which took the uses of two, was not renamed, unless one of them has so many times as many. */
const CLEARLY_LESS = 2;

function pairRenamed(
  gone: readonly Field[],
  fresh: readonly Field[],
  evidence: RenameEvidence,
  pairs: FieldPair[],
  removed: Set<Field>,
  added: Set<Field>,
): void {
  const restBefore = new Set(gone);
  const restAfter = new Set(fresh);
  const pairWhere = (accept: (one: Field, other: Field) => boolean): void => {
    for (const one of restBefore) {
      const candidates = [...restAfter].filter((other) => accept(one, other));
      const only = candidates[0];
      if (!only || candidates.length > 1 || [...restBefore].some((rival) => rival !== one && accept(rival, only))) continue;
      restBefore.delete(one);
      restAfter.delete(only);
      pairs.push({ before: one, after: only, relation: 'signature' });
    }
  };
  const count = (one: Field, other: Field): number => evidence.get(one)?.get(other) ?? 0;
  const best = (one: Field, other: Field): boolean => {
    const support = count(one, other);
    if (support === 0) return false;
    const rivalAfter = fresh.some((rival) => rival !== other && count(one, rival) * CLEARLY_LESS >= support);
    const rivalBefore = gone.some((rival) => rival !== one && count(rival, other) * CLEARLY_LESS >= support);
    return !rivalAfter && !rivalBefore;
  };
  pairWhere(best);
  pairWhere((one, other) => sameDeclarationButName(one, other) && unseen(one, other, evidence));
  restBefore.forEach((field) => removed.add(field));
  restAfter.forEach((field) => added.add(field));
}

/**
 * Fields that bodies which moved along use in place of one another: the same type, and no other field was seen on either side.
 *
 *     class A { int size; int get() { return size; } }   ->   class B { int count; int get() { return count; } }
 */
function movedAndRenamed(
  removed: ReadonlySet<Field>,
  added: ReadonlySet<Field>,
  evidence: RenameEvidence,
  inherited: InheritedNames,
): readonly FieldPair[] {
  const pairs: FieldPair[] = [];
  const backward = new Map<Field, Field[]>();
  for (const [before, row] of evidence) for (const after of row.keys()) append(backward, after, before);
  for (const before of removed) {
    const row = [...(evidence.get(before) ?? [])];
    const only = row[0]?.[0];
    if (!only || row.length > 1 || !added.has(only)) continue;
    if (before.declaringType === only.declaringType || (before.type?.text ?? '') !== (only.type?.text ?? '')) continue;
    const isInherited = inherited.has(before, only);
    // several subclasses may have lost theirs to one superclass, each its only one
    const isRival = (one: Field): boolean => one !== before && (!isInherited || one.declaringType === before.declaringType);
    if (backward.get(only)?.some(isRival)) continue;
    pairs.push({ before, after: only, relation: 'moved', ...(isInherited ? { inherited: true } : {}) });
  }
  return pairs;
}

function unseen(one: Field, other: Field, evidence: RenameEvidence): boolean {
  if (evidence.has(one)) return false;
  for (const row of evidence.values()) if (row.has(other)) return false;
  return true;
}

/** The same initializer, and the same type unless the initializer tells enough; of enum constants the arguments: what is left to differ is the name. */
function sameDeclarationButName(one: Field, other: Field): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind === 'enumConstant') {
    const given = one.arguments.map((argument) => argument.text).join();
    return given !== '' && given === other.arguments.map((argument) => argument.text).join();
  }
  const { initializer } = one;
  if (initializer === null || initializer.text !== other.initializer?.text) return false;
  return (one.type?.text ?? '') === (other.type?.text ?? '') || !COMMONPLACE.has(initializer.kind);
}

/** Initializers that fields of different types share by chance. */
const COMMONPLACE: ReadonlySet<string> = new Set(['null', 'boolean', 'number']);
