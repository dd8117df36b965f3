import type { Annotation, Method, TypeDeclaration } from '../../model/declarations.js';
import type { MatchingResult } from '../../matching/result.js';
import { finding, type Element, type Finding } from '../../findings/finding.js';
import { annotationElement, annotationPart, methodElement, typeElement } from '../../findings/elements.js';

/**
 * An annotation that left a type and stands on its methods now, or left the methods and stands on the type.
 *
 *     class A { @Ignore void f() { } }   ->   @Ignore class A { void f() { } }
 */
export function movedAnnotations(comparison: MatchingResult): readonly AnnotationMove[] {
  return [...moves(comparison)];
}

/** An annotation that went from a type to a method, or the other way. */
export interface AnnotationMove {
  readonly origin: Annotation;
  readonly target: Annotation;
  readonly finding: Finding;
}

function* moves(comparison: MatchingResult): Iterable<AnnotationMove> {
  for (const { before, after } of comparison.typePairs) {
    const lost = missing(before.annotations, after.annotations);
    const gained = missing(after.annotations, before.annotations);
    if (lost.length === 0 && gained.length === 0) continue;
    for (const pair of comparison.methodPairs) {
      if (pair.before.declaringType !== before || pair.after.declaringType !== after) continue;
      for (const annotation of missing(pair.after.annotations, pair.before.annotations)) {
        const origin = lost.find((one) => one.text === annotation.text);
        if (origin) yield { origin, target: annotation, finding: moved(origin, annotation, before, pair.after) };
      }
      for (const annotation of missing(pair.before.annotations, pair.after.annotations)) {
        const target = gained.find((one) => one.text === annotation.text);
        if (target) yield { origin: annotation, target, finding: moved(annotation, target, pair.before, after) };
      }
    }
  }
}

function missing(from: readonly Annotation[], other: readonly Annotation[]): readonly Annotation[] {
  return from.filter((annotation) => !other.some((one) => one.name === annotation.name));
}

function moved(origin: Annotation, target: Annotation, from: TypeDeclaration | Method, to: TypeDeclaration | Method): Finding {
  return finding('Move Annotation', {
    before: {
      subject: [annotationElement(from.file, origin)],
      within: [elementOf(from)],
      parts: [annotationPart(from.file, origin, 'original annotation')],
    },
    after: {
      subject: [annotationElement(to.file, target)],
      within: [elementOf(to)],
      parts: [annotationPart(to.file, target, 'moved annotation')],
    },
  });
}

function elementOf(owner: TypeDeclaration | Method): Element {
  return 'qualifiedName' in owner ? typeElement(owner) : methodElement(owner);
}
