import type { TypeDeclaration } from '../../model/declarations.js';
import type { MatchingResult } from '../../matching/result.js';
import { movedMembers } from './moved-members.js';
import { finding, type Finding } from '../../findings/finding.js';
import { methodElement, methodPart, typeElement, typePart } from '../../findings/elements.js';
import type { TypeIndex } from './type-index.js';
import { append } from '../../text/grouping.js';

/**
 * A type that is gone and left methods to an interface that it implemented or extended; a superclass that a subclass took in is told by its members.
 *
 *     interface Inn { int beds(); }  class InnImpl implements Inn { int beds() { … } }   ->   class Inn { int beds() { … } }
 */
export function* collapsedHierarchies(comparison: MatchingResult, index: TypeIndex): Iterable<Finding> {
  for (const { from, to, methods } of movedMembers(comparison)) {
    const toBefore = index.beforeOf(to);
    if (methods.length === 0 || index.afterOf(from) || toBefore?.kind !== 'interface') continue;
    if (!comparison.hierarchyBefore.supertypes(from).includes(toBefore)) continue;
    yield finding('Collapse Hierarchy', {
      before: {
        subject: [typeElement(from)],
        parts: [typePart(from, 'original type declaration'), typePart(toBefore, 'original type declaration')],
      },
      after: { subject: [typeElement(to)], parts: [typePart(to, 'collapsed type declaration')] },
    });
  }
}

/** A method of which two or more new subtypes took their parts, and which is abstract now. */
export function* introducedPolymorphism(comparison: MatchingResult, index: TypeIndex): Iterable<Finding> {
  const targets = new Map<TypeDeclaration['methods'][number], TypeDeclaration['methods'][number][]>();
  for (const { before, after, relation } of comparison.methodPairs) {
    if (relation !== 'moved' || before.name !== after.name || !index.isAdded(after.declaringType)) continue;
    if (index.direction(before.declaringType, after.declaringType) !== 'down') continue;
    append(targets, before, after);
  }
  for (const [method, parts] of targets) {
    const left = index
      .afterOf(method.declaringType)
      ?.methods.find((one) => one.name === method.name && one.parameters.length === method.parameters.length);
    if (parts.length < 2 || !left || left.bodySpan) continue;
    parts.sort((a, b) => (a.declaringType.qualifiedName < b.declaringType.qualifiedName ? -1 : 1));
    yield finding('Introduce Polymorphism', {
      // as it stands now
      before: {
        subject: [methodElement(left)],
        within: [typeElement(left.declaringType)],
        parts: [methodPart(method, 'original method declaration')],
      },
      after: {
        subject: parts.map((part) => typeElement(part.declaringType)),
        parts: [
          methodPart(left, 'abstract method declaration'),
          ...parts.map((part) => methodPart(part, 'method declaration in sub-type')),
        ],
      },
    });
  }
}
