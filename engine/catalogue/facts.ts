import type { RefactoringType, TypeKind } from './documented.js';
import { FAMILY_TYPES } from './families.js';

/** What the catalogue knows of a type, for whoever has to treat some types alike: nobody compares their names. */
export type TypeFacts = Pick<RefactoringType, 'type' | 'level'> & RefactoringType['kind'];

const FACTS: ReadonlyMap<string, TypeFacts> = new Map(
  FAMILY_TYPES.flatMap(({ types }) => types.map(({ type, level, kind }) => [type, { type, level, ...kind }] as const)),
);

/** Throws for a type that no family documents: a family reports only its own. */
export function typeFacts(type: string): TypeFacts {
  const facts = FACTS.get(type);
  if (!facts) throw new Error(`No detection family documents the type "${type}".`);
  return facts;
}

/** A whole declaration, or a package, got another name. */
export const renames = ({ verbs }: TypeKind): boolean => verbs.includes('rename');

/** Something came to where it is from another type, package or folder. */
export const arrives = ({ verbs }: TypeKind): boolean => verbs.some((verb) => verb === 'move' || verb === 'pullUp' || verb === 'pushDown');

/** A method or an attribute went to another type, with its name or without. */
export const movesMember = (facts: TypeKind): boolean =>
  arrives(facts) && isMember(facts) && !facts.verbs.includes('extract') && !facts.verbs.includes('inline');

/** A type has another name, outer type or package, maybe as one of many of a package or a folder. */
export const movesType = ({ verbs, object, aspect }: TypeKind): boolean =>
  object === 'package' ||
  object === 'folder' ||
  (object === 'class' && aspect === undefined && verbs.every((verb) => verb === 'move' || verb === 'rename'));

/** Members were taken out of a type, which is still there, into a new one. */
export const extractsType = ({ verbs, object }: TypeKind): boolean => object === 'class' && verbs.includes('extract');

/** Code became a method. */
export const extractsMethod = ({ verbs, object }: TypeKind): boolean => object === 'method' && verbs.includes('extract');

/** A value became an attribute. */
export const extractsAttribute = ({ verbs, object }: TypeKind): boolean => object === 'attribute' && verbs.includes('extract');

/** The code of a method stands where it was called. */
export const inlinesMethod = ({ verbs, object }: TypeKind): boolean => object === 'method' && verbs.includes('inline');

/** Code was taken elsewhere as it is: what a reader wants to know of it is whether it is still the same. */
export const takesElsewhere = (facts: TypeKind): boolean =>
  movesMember(facts) || (facts.object === 'class' && arrives(facts)) || extractsMethod(facts) || inlinesMethod(facts);

/** It is about a method or an attribute as a whole. */
export const isMember = ({ object, aspect }: TypeKind): boolean => (object === 'method' || object === 'attribute') && aspect === undefined;
