import type { Comparison } from '../matching/comparison.js';
import { refersTo } from '../matching/moved-fields.js';
import { documented, finding } from './documented.js';
import type { DetectionFamily, Finding } from './family.js';
import { fieldLocation, methodLocation, typeLocation } from './locations.js';
import { movedMembers } from './moved-members.js';
import { listText } from './print.js';
import { splitTypes } from './split-types.js';
import { TypeIndex } from './type-index.js';

/** Types that came out of others, or into which others went. */
export const extractSplitMergeType: DetectionFamily = {
  id: 'extract-split-merge-type',
  label: 'Extract, split and merge types',
  types: [
    documented(
      'Extract Class',
      'high',
      'A new type took over members of a type that is still there and uses it.',
      'A new type above or below the other one (Extract Superclass, Extract Subclass).',
      'class Order { int total; int sum() { return total; } }',
      'class Order { Cart cart; }\nclass Cart { int total; int sum() { return total; } }',
    ),
    documented(
      'Split Class',
      'high',
      'A type is gone and its members are spread over several new ones.',
      'A type that is still there (Extract Class).',
      'class Utils { void a() { } void b() { } }',
      'class TextUtils { void a() { } }\nclass FileUtils { void b() { } }',
    ),
    documented(
      'Merge Class',
      'high',
      'Several types are gone and their members stand together in one new type.',
      'A type that took over members of types that are still there.',
      'class TextUtils { void a() { } }\nclass FileUtils { void b() { } }',
      'class Utils { void a() { } void b() { } }',
    ),
  ],
  *detect({ comparison }): Iterable<Finding> {
    const index = TypeIndex.of(comparison);
    yield* extractedClasses(comparison, index);
    yield* splitAndMerged(comparison);
  },
};

/** So many members of unchanged name that went together make a new type an extracted one, even if the type that they left does not use it. */
const SEVERAL = 2;

function* extractedClasses(comparison: Comparison, index: TypeIndex): Iterable<Finding> {
  const parts = new Set(splitTypes(comparison).flatMap((split) => split.parts));
  for (const { from, to, methods, fields } of movedMembers(comparison)) {
    const fromAfter = index.afterOf(from);
    if (!fromAfter || !index.isAdded(to) || index.direction(from, to) !== 'sideways') continue;
    if (from.kind === 'anonymous' || to.kind === 'anonymous' || parts.has(to)) continue;
    // one member can have gone anywhere; several went together
    const kept = methods.filter((pair) => pair.before.name === pair.after.name);
    if (kept.length < SEVERAL && fields.length < SEVERAL && !refersTo(fromAfter, to)) continue;
    yield finding(
      'Extract Class',
      `${to.qualifiedName} from class ${from.qualifiedName}`,
      [
        typeLocation(from, 'original type declaration'),
        ...methods.map((pair) => methodLocation(pair.before, 'original method declaration')),
        ...fields.map((pair) => fieldLocation(pair.before, 'original attribute declaration')),
      ],
      [
        typeLocation(fromAfter, 'type declaration after extraction'),
        typeLocation(to, 'extracted type declaration'),
        ...methods.map((pair) => methodLocation(pair.after, 'extracted method declaration')),
        ...fields.map((pair) => fieldLocation(pair.after, 'extracted attribute declaration')),
      ],
    );
  }
}

function* splitAndMerged(comparison: Comparison): Iterable<Finding> {
  for (const { direction, whole, parts } of splitTypes(comparison)) {
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
