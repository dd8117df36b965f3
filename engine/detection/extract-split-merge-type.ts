import { extractSplitMergeTypeTypes } from '../catalogue/extract-split-merge-type.js';
import type { MatchingResult } from '../matching/result.js';
import { describeExtractedType } from '../findings/extracted-type-findings.js';
import type { TypeDeclaration } from '../model/declarations.js';
import { normalizedDistance } from '../text/similarity.js';
import { extractedClasses, SIMILAR_NAME, type ExtractedClass, type Redeclaration } from './types/extracted-classes.js';
import type { DetectionFamily } from './family.js';
import { finding, type Finding, type FindingSide } from '../findings/finding.js';
import { typeElement, typePart } from '../findings/elements.js';

/** Types that came out of others, or into which others went. */
export const extractSplitMergeType: DetectionFamily = {
  ...extractSplitMergeTypeTypes,
  *detect({ comparison }): Iterable<Finding> {
    yield* extractedClasses(comparison).map(extractedClass);
    yield* splitAndMerged(comparison);
  },
};

function extractedClass({ from, fromAfter, to, methods, fields, wrapped }: ExtractedClass): Finding {
  const kept = methods.filter(isRecognisable);
  return describeExtractedType('Extract Class', { from, fromAfter, to, methods: kept, fields: [...fields, ...wrapped] });
}

/**
 * A method that got another name and other parameters at once is no part that a reader would know again: `testTree()` of `Timing`, `run(int[])` of the new
 * class `TreeTiming`. It is told by itself.
 */
function isRecognisable({ before, after }: Redeclaration): boolean {
  return before.parameters.length === after.parameters.length || normalizedDistance(before.name, after.name) <= SIMILAR_NAME;
}

function* splitAndMerged(comparison: MatchingResult): Iterable<Finding> {
  for (const { direction, whole, parts } of comparison.typeSplits) {
    const types = (some: readonly TypeDeclaration[], role: string): Pick<FindingSide, 'subject' | 'parts'> => ({
      subject: some.map(typeElement),
      parts: some.map((one) => typePart(one, role)),
    });
    yield direction === 'split'
      ? finding('Split Class', { before: types([whole], 'original type declaration'), after: types(parts, 'split type declaration') })
      : finding('Merge Class', { before: types(parts, 'original type declaration'), after: types([whole], 'new type declaration') });
  }
}
