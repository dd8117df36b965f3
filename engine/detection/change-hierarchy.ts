import { changeHierarchyTypes } from '../catalogue/change-hierarchy.js';
import type { FieldPair, MethodPair } from '../matching/comparison.js';
import { collapsedHierarchies, introducedPolymorphism } from './types/collapsed-hierarchies.js';
import { extractedSubclasses, type SubclassExtraction } from './types/extracted-subclasses.js';
import type { DetectionFamily } from './family.js';
import { finding, type Finding } from '../findings/finding.js';
import { extractedSupertypes, tookFieldAndCode, type SupertypeExtraction } from './types/extracted-supertypes.js';
import { typeElement, typePart } from '../findings/elements.js';
import { describeFields, describeMethods } from '../findings/member-findings.js';
import { describeExtractedType } from '../findings/extracted-type-findings.js';
import { TypeIndex } from './types/type-index.js';

/** Members and types that moved along the hierarchy. */
export const changeHierarchy: DetectionFamily = {
  ...changeHierarchyTypes,
  *detect({ comparison }): Iterable<Finding> {
    const index = TypeIndex.of(comparison);
    for (const pair of comparison.methodPairs) yield* movedMethod(pair, index);
    for (const pair of comparison.fieldPairs) yield* movedField(pair, index);
    for (const extraction of extractedSupertypes(comparison)) {
      yield describeSupertype(extraction);
      for (const pair of extraction.kind === 'Extract Superclass' ? extraction.subtypes : [])
        if (tookFieldAndCode(comparison, extraction, pair)) yield describeSuperclassOf(extraction, pair);
    }
    for (const extraction of extractedSubclasses(comparison)) yield describeSubclass(extraction);
    yield* collapsedHierarchies(comparison, index);
    yield* introducedPolymorphism(comparison, index);
  },
};

function* movedMethod({ before, after, relation }: MethodPair, index: TypeIndex): Iterable<Finding> {
  if (relation !== 'moved') return;
  const direction = index.direction(before.declaringType, after.declaringType, before.name === after.name);
  if (direction === 'sideways') return;
  const up = direction === 'up';
  yield up
    ? describeMethods('Pull Up Method', { before, after }, 'pulled up method declaration')
    : describeMethods('Push Down Method', { before, after }, 'pushed down method declaration');
}

function* movedField(pair: FieldPair, index: TypeIndex): Iterable<Finding> {
  const { before, after, relation } = pair;
  if (relation !== 'moved' || (before.name !== after.name && !index.tookUp(pair))) return;
  const direction = index.direction(before.declaringType, after.declaringType);
  if (direction === 'sideways') return;
  const up = direction === 'up';
  yield up
    ? describeFields('Pull Up Attribute', pair, 'pulled up attribute declaration')
    : describeFields('Push Down Attribute', pair, 'pushed down attribute declaration');
}

function describeSupertype({ supertype, subtypes, kind }: SupertypeExtraction): Finding {
  return finding(kind, {
    before: {
      subject: subtypes.map((pair) => typeElement(pair.before)),
      parts: subtypes.map((pair) => typePart(pair.before, 'original sub-type declaration')),
    },
    after: {
      subject: [typeElement(supertype)],
      parts: [
        ...subtypes.map((pair) => typePart(pair.after, 'sub-type declaration after extraction')),
        typePart(supertype, 'extracted super-type declaration'),
      ],
    },
  });
}

function describeSuperclassOf({ supertype }: SupertypeExtraction, { before, after }: SupertypeExtraction['subtypes'][number]): Finding {
  return finding('Extract Superclass', {
    before: { within: [typeElement(before)], parts: [typePart(before, 'original type declaration')] },
    after: {
      subject: [typeElement(supertype)],
      parts: [typePart(after, 'type declaration after extraction'), typePart(supertype, 'extracted type declaration')],
    },
  });
}

function describeSubclass({ origin, originAfter, subtype, methods, fields }: SubclassExtraction): Finding {
  return describeExtractedType('Extract Subclass', { from: origin, fromAfter: originAfter, to: subtype, methods, fields });
}
