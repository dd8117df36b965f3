import type { TypeDeclaration } from '../../model/declarations.js';
import type { FieldPair, MethodPair } from '../../matching/comparison.js';
import type { MatchingResult } from '../../matching/result.js';

/** What went from one type to another. */
export interface MovedMembers {
  readonly from: TypeDeclaration;
  readonly to: TypeDeclaration;
  readonly methods: readonly MethodPair[];
  readonly fields: readonly FieldPair[];
}

/** All routes on which members moved between types, in the order of the first. */
export function movedMembers(comparison: MatchingResult): readonly MovedMembers[] {
  const routes = new Map<TypeDeclaration, Map<TypeDeclaration, { methods: MethodPair[]; fields: FieldPair[] }>>();
  const route = (from: TypeDeclaration, to: TypeDeclaration): { methods: MethodPair[]; fields: FieldPair[] } => {
    const row = routes.get(from) ?? new Map<TypeDeclaration, { methods: MethodPair[]; fields: FieldPair[] }>();
    routes.set(from, row);
    const entry = row.get(to) ?? { methods: [], fields: [] };
    row.set(to, entry);
    return entry;
  };
  for (const pair of comparison.methodPairs)
    if (pair.relation === 'moved') route(pair.before.declaringType, pair.after.declaringType).methods.push(pair);
  for (const pair of comparison.fieldPairs)
    if (pair.relation === 'moved') route(pair.before.declaringType, pair.after.declaringType).fields.push(pair);
  return [...routes].flatMap(([from, row]) => [...row].map(([to, members]) => ({ from, to, ...members })));
}
