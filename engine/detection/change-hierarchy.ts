import type { FieldPair, MethodPair } from '../matching/comparison.js';
import { collapsedHierarchies, introducedPolymorphism } from './collapsed-hierarchies.js';
import { documented, finding } from './documented.js';
import { extractedSubclasses, type SubclassExtraction } from './extracted-subclasses.js';
import type { DetectionFamily, Finding } from './family.js';
import { extractedSupertypes, tookFieldAndCode, type SupertypeExtraction } from './extracted-supertypes.js';
import { fieldLocation, methodLocation, typeLocation } from './locations.js';
import { fieldText, listText, methodText } from './print.js';
import { TypeIndex } from './type-index.js';

/** Members and types that moved along the hierarchy. */
export const changeHierarchy: DetectionFamily = {
  id: 'change-hierarchy',
  label: 'Change the hierarchy',
  types: [
    documented(
      'Pull Up Method',
      'high',
      'A method went from a type to one of its supertypes.',
      'An abstract declaration that was added above while the method stayed.',
      'class Cat extends Animal { void eat() { chew(); } }',
      'class Animal { void eat() { chew(); } }\nclass Cat extends Animal { }',
    ),
    documented(
      'Push Down Method',
      'high',
      'A method went from a type to one or several of its subtypes.',
      'An overriding method that was added below while the method stayed.',
      'class Animal { void purr() { hum(); } }\nclass Cat extends Animal { }',
      'class Animal { }\nclass Cat extends Animal { void purr() { hum(); } }',
    ),
    documented(
      'Pull Up Attribute',
      'high',
      'A field went from a type to one of its supertypes.',
      'A field that went to an unrelated type (Move Attribute).',
      'class Cat extends Animal { int age; }',
      'class Animal { int age; }\nclass Cat extends Animal { }',
    ),
    documented(
      'Push Down Attribute',
      'high',
      'A field went from a type to one or several of its subtypes.',
      'A field that went to an unrelated type (Move Attribute).',
      'class Animal { int lives; }\nclass Cat extends Animal { }',
      'class Animal { }\nclass Cat extends Animal { int lives; }',
    ),
    documented(
      'Extract Interface',
      'high',
      'A new interface names methods that a type already had, and the type implements it.',
      'A new interface whose methods the type gained at the same time.',
      'class Disk { void read() { } }',
      'interface Readable { void read(); }\nclass Disk implements Readable { public void read() { } }',
    ),
    documented(
      'Extract Superclass',
      'high',
      'A new superclass took over members of the types that now extend it.',
      'A new superclass without anything from below.',
      'class Cat { int age() { return now - born; } }',
      'class Animal { int age() { return now - born; } }\nclass Cat extends Animal { }',
    ),
    documented(
      'Extract Subclass',
      'high',
      'A new subtype took over members of the type that it extends.',
      'A new subtype with members of its own.',
      'class Animal { void purr() { hum(); } }',
      'class Animal { }\nclass Cat extends Animal { void purr() { hum(); } }',
    ),
    documented(
      'Collapse Hierarchy',
      'high',
      'An interface and a type that implemented it became one.',
      'A superclass whose members went to its subclass.',
      'interface Inn { int beds(); }\nclass Large implements Inn { int beds() { return 9; } }',
      'class Inn { int beds() { return 9; } }',
    ),
    documented(
      'Introduce Polymorphism',
      'high',
      'Cases that one method told apart became methods of several subtypes.',
      'A new subtype that overrides a method for a new case.',
      'class Shape { double area() { if (kind == 1) return side * side; return 3.14 * r * r; } }',
      'class Square extends Shape { double area() { return side * side; } }\nclass Circle extends Shape { double area() { return 3.14 * r * r; } }',
    ),
  ],
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
