import { FAMILY_TYPES } from '../catalogue/families.js';
import { movedLinesTypes } from '../catalogue/moved-lines.js';
import type { TypeKind } from '../catalogue/documented.js';
import type { Catalogue, Level } from './result.js';

/** Every refactoring type, in the order of the families: where menus, settings and documentation come from. */
export const CATALOGUE: Catalogue = {
  families: FAMILY_TYPES.map(({ id, label }) => ({ id, label })),
  types: FAMILY_TYPES.flatMap((family) =>
    family.types.map(({ type, kind, level, meaning }) => ({ type, kind, level, family: family.id, meaning })),
  ),
};

/** The same with the kinds of Reflens' own: what readers choose from. */
export const SHOWN_CATALOGUE: Catalogue = {
  families: [...CATALOGUE.families, { id: movedLinesTypes.id, label: movedLinesTypes.label }],
  types: [
    ...CATALOGUE.types,
    ...movedLinesTypes.types.map(({ type, kind, level, meaning }) => ({ type, kind, level, family: movedLinesTypes.id, meaning })),
  ],
};

export interface TypeInfo {
  readonly level: Level;
  readonly family: string;
  readonly kind: TypeKind;
  /** Position in the catalogue. */
  readonly order: number;
}

const INFO: ReadonlyMap<string, TypeInfo> = new Map(
  CATALOGUE.types.map(({ type, level, family, kind }, order) => [type, { level, family, kind, order }]),
);

/** What the catalogue says of a type. Throws for a type that no family documents: a family reports only its own. */
export function typeInfo(type: string): TypeInfo {
  const info = INFO.get(type);
  if (!info) throw new Error(`No detection family documents the type "${type}".`);
  return info;
}
