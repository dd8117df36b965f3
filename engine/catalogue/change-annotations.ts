import { documented, kind, type FamilyTypes, type ObjectKind } from './documented.js';

/** What an annotation can stand on: its kind, the word in the type's name, the noun in its sentence, and an example without annotation. */
const TARGETS: readonly (readonly [object: ObjectKind, word: string, noun: string, code: string])[] = [
  ['method', 'Method', 'A method', 'void f() { }'],
  ['attribute', 'Attribute', 'A field', 'private String name;'],
  ['class', 'Class', 'A type', 'class Parser { }'],
  ['parameter', 'Parameter', 'A parameter', 'String name'],
  ['variable', 'Variable', 'A local variable', 'String name = f();'],
];

const KEPT = 'An annotation on a declaration that is new or gone.';

/** The types of `engine/detection/change-annotations.ts`. */
export const changeAnnotationsTypes: FamilyTypes = {
  id: 'change-annotations',
  label: 'Change annotations',
  types: [
    ...TARGETS.map(([object, word, noun, code]) =>
      documented(
        `Add ${word} Annotation`,
        kind('add', object, { aspect: 'annotation' }),
        'low',
        `${noun} carries one more annotation.`,
        KEPT,
        code,
        `@Checked ${code}`,
      ),
    ),
    ...TARGETS.map(([object, word, noun, code]) =>
      documented(
        `Remove ${word} Annotation`,
        kind('remove', object, { aspect: 'annotation' }),
        'low',
        `${noun} carries one annotation fewer.`,
        KEPT,
        `@Checked ${code}`,
        code,
      ),
    ),
    ...TARGETS.map(([object, word, noun, code]) =>
      documented(
        `Modify ${word} Annotation`,
        kind('modify', object, { aspect: 'annotation' }),
        'low',
        `${noun} carries an annotation with other arguments.`,
        'An annotation in whose place another one stands: that is a removal and an addition.',
        `@Checked(1) ${code}`,
        `@Checked(2) ${code}`,
      ),
    ),
    documented(
      'Move Annotation',
      kind('move', 'annotation'),
      'low',
      'An annotation went from a type to its members, or from members to their type.',
      'An annotation that was removed from one member and added to another.',
      'class A { @Ignore void f() { } }',
      '@Ignore class A { void f() { } }',
    ),
  ],
};
