import type { TypeDeclaration } from '../../model/declarations.js';
import type { AnonymousPair } from './field-types.js';

/** The types that a local type declares inside itself go along with it under their names. */
export function membersOfOneName({ before, after }: AnonymousPair): readonly AnonymousPair[] {
  return before.types.flatMap((type) => after.types.filter(({ name }) => name === type.name).map((now) => ({ before: type, after: now })));
}

/** What a method declares under its name goes with it, whatever the method is called, as long as that stays in its type. */
export function wentAlong({ before, after }: AnonymousPair, afterOf: ReadonlyMap<TypeDeclaration, TypeDeclaration>): boolean {
  if (before.kind === 'anonymous' || after.kind === 'anonymous' || !before.outer) return true;
  return before.name === after.name && afterOf.get(before.outer) === after.outer;
}
