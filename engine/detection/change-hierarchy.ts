import { changeHierarchyTypes } from '../catalogue/change-hierarchy.js';
import type { FieldPair, MethodPair } from '../matching/comparison.js';
import { collapsedHierarchies, introducedPolymorphism } from './collapsed-hierarchies.js';
import { finding } from './finding.js';
import { extractedSubclasses, type SubclassExtraction } from './extracted-subclasses.js';
import type { DetectionFamily, Finding } from './family.js';
import { extractedSupertypes, tookFieldAndCode, type SupertypeExtraction } from './extracted-supertypes.js';
import { fieldLocation, methodLocation, typeLocation } from './locations.js';
import { fieldText, listText, methodText } from './print.js';
import { TypeIndex } from './type-index.js';

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
  yield finding(
    up ? 'Pull Up Method' : 'Push Down Method',
    `${methodText(before)} from class ${before.declaringType.qualifiedName} to ${methodText(after)} from class ${after.declaringType.qualifiedName}`,
    [methodLocation(before, 'original method declaration')],
    [methodLocation(after, up ? 'pulled up method declaration' : 'pushed down method declaration')],
  );
}

function* movedField(pair: FieldPair, index: TypeIndex): Iterable<Finding> {
  const { before, after, relation } = pair;
  if (relation !== 'moved' || (before.name !== after.name && !index.tookUp(pair))) return;
  const direction = index.direction(before.declaringType, after.declaringType);
  if (direction === 'sideways') return;
  const up = direction === 'up';
  yield finding(
    up ? 'Pull Up Attribute' : 'Push Down Attribute',
    `${fieldText(before)} from class ${before.declaringType.qualifiedName} to ${fieldText(after)} from class ${after.declaringType.qualifiedName}`,
    [fieldLocation(before, 'original attribute declaration')],
    [fieldLocation(after, up ? 'pulled up attribute declaration' : 'pushed down attribute declaration')],
  );
}

function describeSupertype({ supertype, subtypes, kind }: SupertypeExtraction): Finding {
  return finding(
    kind,
    `${supertype.qualifiedName} from classes ${listText(subtypes.map((pair) => pair.before.qualifiedName))}`,
    subtypes.map((pair) => typeLocation(pair.before, 'original sub-type declaration')),
    [
      ...subtypes.map((pair) => typeLocation(pair.after, 'sub-type declaration after extraction')),
      typeLocation(supertype, 'extracted super-type declaration'),
    ],
  );
}

function describeSuperclassOf({ supertype }: SupertypeExtraction, { before, after }: SupertypeExtraction['subtypes'][number]): Finding {
  return finding(
    'Extract Superclass',
    `${supertype.qualifiedName} from class ${before.qualifiedName}`,
    [typeLocation(before, 'original type declaration')],
    [typeLocation(after, 'type declaration after extraction'), typeLocation(supertype, 'extracted type declaration')],
  );
}

function describeSubclass({ origin, originAfter, subtype, methods, fields }: SubclassExtraction): Finding {
  return finding(
    'Extract Subclass',
    `${subtype.qualifiedName} from class ${origin.qualifiedName}`,
    [
      typeLocation(origin, 'original type declaration'),
      ...methods.map((pair) => methodLocation(pair.before, 'original method declaration')),
      ...fields.map((pair) => fieldLocation(pair.before, 'original attribute declaration')),
    ],
    [
      typeLocation(originAfter, 'type declaration after extraction'),
      typeLocation(subtype, 'extracted type declaration'),
      ...methods.map((pair) => methodLocation(pair.after, 'extracted method declaration')),
      ...fields.map((pair) => fieldLocation(pair.after, 'extracted attribute declaration')),
    ],
  );
}
