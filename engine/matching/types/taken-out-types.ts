import type { TypeDeclaration } from '../../model/declarations.js';
import type { TypePair } from '../comparison.js';

/**
 * Whether a type that one declares went, under whatever name and however edited, into another (1,002 pairs):
 *
 *     class Boat { void sail() { } static class Crew { } }   ->   class Boat { }   class Tub { void sail() { } static class Crew { } }
 */
export function wentInside(from: TypeDeclaration, to: TypeDeclaration, typePairs: readonly TypePair[]): boolean {
  return typePairs.some(({ before, after }) => before.outer === from && after.outer === to);
}
