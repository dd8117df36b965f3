import { extractSplitMergeTypeTypes } from '../catalogue/extract-split-merge-type.js';
import type { Comparison } from '../matching/comparison.js';
import { normalizedDistance } from '../text/similarity.js';
import { finding } from './finding.js';
import { extractedClasses, SIMILAR_NAME, type ExtractedClass, type Redeclaration } from './extracted-classes.js';
import type { DetectionFamily, Finding } from './family.js';
import { fieldLocation, methodLocation, typeLocation } from './locations.js';
import { listText } from './print.js';

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
  const pairs = [...fields, ...wrapped];
  return finding(
    'Extract Class',
    `${to.qualifiedName} from class ${from.qualifiedName}`,
    [
      typeLocation(from, 'original type declaration'),
      ...kept.map((pair) => methodLocation(pair.before, 'original method declaration')),
      ...pairs.map((pair) => fieldLocation(pair.before, 'original attribute declaration')),
    ],
    [
      typeLocation(fromAfter, 'type declaration after extraction'),
      typeLocation(to, 'extracted type declaration'),
      ...kept.map((pair) => methodLocation(pair.after, 'extracted method declaration')),
      ...pairs.map((pair) => fieldLocation(pair.after, 'extracted attribute declaration')),
    ],
  );
}

/**
 * A method that got another name and other parameters at once is no part that a reader would know again: `testTree()` of `Timing`, `run(int[])` of the new
 * class `TreeTiming`. It is told by itself.
 */
function isRecognisable({ before, after }: Redeclaration): boolean {
  return before.parameters.length === after.parameters.length || normalizedDistance(before.name, after.name) <= SIMILAR_NAME;
}

function* splitAndMerged(comparison: Comparison): Iterable<Finding> {
  for (const { direction, whole, parts } of comparison.typeSplits) {
    const list = listText(parts.map((part) => part.qualifiedName));
    yield direction === 'split'
      ? finding(
          'Split Class',
          `${whole.qualifiedName} split to ${list}`,
          [typeLocation(whole, 'original type declaration')],
          parts.map((part) => typeLocation(part, 'split type declaration')),
        )
      : finding(
          'Merge Class',
          `${list} merged to ${whole.qualifiedName}`,
          parts.map((part) => typeLocation(part, 'original type declaration')),
          [typeLocation(whole, 'new type declaration')],
        );
  }
}
