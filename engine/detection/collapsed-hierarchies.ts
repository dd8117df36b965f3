import type { TypeDeclaration } from '../model/declarations.js';
import type { Comparison } from '../matching/comparison.js';
import { movedMembers } from './moved-members.js';
import { finding } from './finding.js';
import type { Finding } from './family.js';
import { methodLocation, typeLocation } from './locations.js';
import { listText, methodText } from './print.js';
import type { TypeIndex } from './type-index.js';
import { append } from '../text/grouping.js';

/**
 * A type that is gone and left methods to an interface that it implemented or extended; a superclass that a subclass took in is told by its members.
 *
 *     interface Inn { int beds(); }  class InnImpl implements Inn { int beds() { … } }   ->   class Inn { int beds() { … } }
 */
export function* collapsedHierarchies(comparison: Comparison, index: TypeIndex): Iterable<Finding> {
  for (const { from, to, methods } of movedMembers(comparison)) {
    const toBefore = index.beforeOf(to);
    if (methods.length === 0 || index.afterOf(from) || toBefore?.kind !== 'interface') continue;
    if (!comparison.hierarchyBefore.supertypes(from).includes(toBefore)) continue;
    yield finding(
      'Collapse Hierarchy',
      `${from.qualifiedName} to ${to.qualifiedName}`,
      [typeLocation(from, 'original type declaration'), typeLocation(toBefore, 'original type declaration')],
      [typeLocation(to, 'collapsed type declaration')],
    );
  }
}

/** A method of which two or more new subtypes took their parts, and which is abstract now. */
export function* introducedPolymorphism(comparison: Comparison, index: TypeIndex): Iterable<Finding> {
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
    yield finding(
      'Introduce Polymorphism',
      `${methodText(left)} in class ${left.declaringType.qualifiedName} to ${listText(parts.map((part) => part.declaringType.qualifiedName))}`,
      [methodLocation(method, 'original method declaration')],
      [methodLocation(left, 'abstract method declaration'), ...parts.map((part) => methodLocation(part, 'method declaration in sub-type'))],
    );
  }
}
