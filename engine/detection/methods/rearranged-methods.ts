import type { Method } from '../../model/declarations.js';
import type { MatchingResult } from '../../matching/result.js';
import { finding, type Finding, type FindingSide } from '../../findings/finding.js';
import { methodElement, methodPart, typeElement } from '../../findings/elements.js';

export function* splitAndMergedMethods(comparison: MatchingResult): Iterable<Finding> {
  for (const { direction, whole, parts } of comparison.rearrangements) {
    yield direction === 'split'
      ? finding('Split Method', { before: methodsSide([whole], 'original'), after: methodsSide(parts, 'split') })
      : finding('Merge Method', { before: methodsSide(parts, 'merged'), after: methodsSide([whole], 'new') });
  }
}

function methodsSide(methods: readonly Method[], role: string): FindingSide {
  return {
    subject: methods.map(methodElement),
    within: methods.slice(0, 1).map(({ declaringType }) => typeElement(declaringType)),
    parts: methods.map((method) => methodPart(method, `${role} method declaration`)),
  };
}
