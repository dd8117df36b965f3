import { declaredSupertypes, simpleTypeName, type TypeDeclaration } from '../../model/declarations.js';
import type { TypePair } from '../comparison.js';
import { membersOf } from './type-members.js';

/**
 * Types that say that they extend or implement the same one, with whatever type arguments (asked of the peer with 500 pairs of declarations); tests do as a
 * rule, which says nothing.
 *
 *     class Vessel implements Floating { void sail() { } void moor() { } }   ->   class Boat implements Floating { void sail() { } void moor() { } }
 */
export function areSiblings(one: TypeDeclaration, other: TypeDeclaration): boolean {
  if (membersOf(one).tests && membersOf(other).tests) return false;
  const above = (type: TypeDeclaration): readonly string[] => declaredSupertypes(type).map(({ text }) => simpleTypeName(text));
  const names = above(one);
  return above(other).some((name) => names.includes(name));
}

/**
 * Whether a type that one declares went, under whatever name and however edited, into another (1,002 pairs):
 *
 *     class Boat { void sail() { } static class Crew { } }   ->   class Boat { }   class Tub { void sail() { } static class Crew { } }
 */
export function wentInside(from: TypeDeclaration, to: TypeDeclaration, typePairs: readonly TypePair[]): boolean {
  return typePairs.some(({ before, after }) => before.outer === from && after.outer === to);
}
