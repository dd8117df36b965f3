import type { Method } from '../../model/declarations.js';
import type { Comparison } from '../../matching/comparison.js';
import { rearrangedMethods, type Rearrangement } from '../../matching/parts/rearranged-methods.js';
import { finding, type Finding, type FindingSide } from '../../findings/finding.js';
import { methodElement, methodPart, typeElement } from '../../findings/elements.js';

const known = new WeakMap<Comparison, readonly Rearrangement[]>();

export function rearrangements(comparison: Comparison): readonly Rearrangement[] {
  const cached = known.get(comparison);
  if (cached) return cached;
  const found = rearrangedMethods(comparison);
  known.set(comparison, found);
  return found;
}

export function* splitAndMergedMethods(comparison: Comparison): Iterable<Finding> {
  for (const { direction, whole, parts } of rearrangements(comparison)) {
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
