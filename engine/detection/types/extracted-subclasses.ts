import type { TypeDeclaration } from '../../model/declarations.js';
import type { FieldPair, MethodPair } from '../../matching/comparison.js';
import type { MatchingResult } from '../../matching/result.js';
import { allMappings } from '../../matching/bodies/body-mapping.js';
import { TypeIndex } from './type-index.js';

/** A new type below one that was there before, which took over members of it. */
export interface SubclassExtraction {
  readonly origin: TypeDeclaration;
  readonly originAfter: TypeDeclaration;
  readonly subtype: TypeDeclaration;
  readonly methods: readonly MethodPair[];
  readonly fields: readonly FieldPair[];
}

/** What went under another name says that a type was taken out only when it was not edited. */
function tells({ before, after, body }: MethodPair): boolean {
  return before.name === after.name || [...allMappings(body?.mappings ?? [])].every((mapping) => mapping.distance === 0);
}

/** New types below types that are still there, with the members that they took over. */
export function extractedSubclasses(comparison: MatchingResult): readonly SubclassExtraction[] {
  const index = TypeIndex.of(comparison);
  const found = new Map<TypeDeclaration, SubclassExtraction & { readonly methods: MethodPair[]; readonly fields: FieldPair[] }>();
  const collect = (from: TypeDeclaration, to: TypeDeclaration): { methods: MethodPair[]; fields: FieldPair[] } | null => {
    const originAfter = index.afterOf(from);
    if (!index.isAdded(to) || !originAfter || index.direction(from, to) !== 'down') return null;
    const entry = found.get(to) ?? { origin: from, originAfter, subtype: to, methods: [], fields: [] };
    found.set(to, entry);
    return entry;
  };
  for (const pair of comparison.methodPairs) {
    if (pair.relation === 'moved' && tells(pair)) collect(pair.before.declaringType, pair.after.declaringType)?.methods.push(pair);
  }
  for (const pair of comparison.fieldPairs) {
    if (pair.relation === 'moved') collect(pair.before.declaringType, pair.after.declaringType)?.fields.push(pair);
  }
  return [...found.values()].filter(isTakenOut);
}

/** Of a new type below an interface a single member does not say that it was taken out: who implements an interface has its methods anyhow. */
function isTakenOut({ originAfter, subtype, methods, fields }: SubclassExtraction): boolean {
  const taken = methods.length + fields.length;
  return originAfter.kind === 'interface' ? subtype.kind !== 'interface' && taken > 1 : taken > 0;
}
