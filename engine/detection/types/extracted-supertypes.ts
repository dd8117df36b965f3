import type { Method, TypeDeclaration } from '../../model/declarations.js';
import type { MatchingResult } from '../../matching/result.js';

/** A new type above types that were there before. */
export interface SupertypeExtraction {
  readonly kind: 'Extract Superclass' | 'Extract Interface';
  readonly supertype: TypeDeclaration;
  readonly subtypes: readonly { readonly before: TypeDeclaration; readonly after: TypeDeclaration }[];
}

/**
 * New types that an existing type now extends or implements: a class right above it, or one that took members from it; an interface that took members,
 * or declares methods that the type had all along.
 */
export function extractedSupertypes(comparison: MatchingResult): readonly SupertypeExtraction[] {
  const cached = known.get(comparison);
  if (cached) return cached;
  const found = [...findSupertypes(comparison)];
  known.set(comparison, found);
  return found;
}

const known = new WeakMap<MatchingResult, readonly SupertypeExtraction[]>();

function* findSupertypes(comparison: MatchingResult): Iterable<SupertypeExtraction> {
  const { hierarchyAfter, hierarchyBefore } = comparison;
  for (const supertype of comparison.addedTypes) {
    if (supertype.kind !== 'class' && supertype.kind !== 'interface') continue;
    const subtypes: { before: TypeDeclaration; after: TypeDeclaration }[] = [];
    for (const { before, after, relation } of comparison.typePairs) {
      if (relation === 'inner' || !hierarchyAfter.isSubtype(after, supertype) || hierarchyBefore.namesSupertype(before, supertype))
        continue;
      const above = hierarchyAfter.supertypes(after).includes(supertype);
      // RefactoringMiner asks nothing more of a new class right above an existing one.
      const enough = supertype.kind === 'class' || declaresMethodsOf(before, after, supertype);
      if ((above && enough) || pulledUp(comparison, before, supertype)) subtypes.push({ before, after });
    }
    if (subtypes.length === 0) continue;
    subtypes.sort((a, b) => inFilesAndPlaces(a.before, b.before));
    yield { kind: supertype.kind === 'interface' ? 'Extract Interface' : 'Extract Superclass', supertype, subtypes };
  }
}

/** Of one file in the order of the source. */
function inFilesAndPlaces(one: TypeDeclaration, other: TypeDeclaration): number {
  if (one.file === other.file) return one.span.start - other.span.start;
  return one.file.path < other.file.path ? -1 : 1;
}

/**
 * A new class that took both a field and a part of a method of the class below it is told a second time, as taken out of that class: for each of several (500
 * pairs, no exception).
 *
 *     class Car { int age; void go() { open(); log(); run(); } }   ->   class Car extends Base { void go() { start(); run(); } }
 *                                                                        class Base { int age; void start() { open(); log(); } }
 */
export function tookFieldAndCode(
  { extractions, fieldPairs }: MatchingResult,
  { supertype }: SupertypeExtraction,
  { before }: { readonly before: TypeDeclaration },
): boolean {
  return (
    extractions.some(
      ({ moved, sourceBefore, extracted }) => moved && sourceBefore.declaringType === before && extracted.declaringType === supertype,
    ) &&
    fieldPairs.some((pair) => pair.relation === 'moved' && pair.before.declaringType === before && pair.after.declaringType === supertype)
  );
}

function pulledUp(comparison: MatchingResult, from: TypeDeclaration, to: TypeDeclaration): boolean {
  const went = (pair: {
    before: { declaringType: TypeDeclaration };
    after: { declaringType: TypeDeclaration };
    relation: string;
  }): boolean => pair.relation === 'moved' && pair.before.declaringType === from && pair.after.declaringType === to;
  return (
    comparison.methodPairs.some(went) ||
    comparison.fieldPairs.some(went) ||
    comparison.extractions.some(
      (extraction) => extraction.moved && extraction.sourceBefore.declaringType === from && extraction.extracted.declaringType === to,
    )
  );
}

/** `interface Readable { void read(); }` beside `class Disk { void read() { … } }`, which had it before. */
function declaresMethodsOf(before: TypeDeclaration, after: TypeDeclaration, supertype: TypeDeclaration): boolean {
  const declared = supertype.methods.filter((method) => method.bodySpan === null);
  return declared.some(
    (method) => before.methods.some((had) => sameCall(had, method)) && after.methods.some((has) => sameCall(has, method)),
  );
}

function sameCall(one: Method, other: Method): boolean {
  return (
    one.kind === 'method' &&
    one.name === other.name &&
    one.parameters.length === other.parameters.length &&
    one.parameters.every((parameter, index) => parameter.type?.text === other.parameters[index]?.type?.text)
  );
}
