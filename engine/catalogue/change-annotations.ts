import { documented, type FamilyTypes } from './documented.js';

/** What an annotation can stand on: the word in the type's name, the noun in its sentence, and an example without annotation. */
const TARGETS: readonly (readonly [word: string, noun: string, code: string])[] = [
  ['Method', 'A method', 'void f() { }'],
  ['Attribute', 'A field', 'private String name;'],
  ['Class', 'A type', 'class Parser { }'],
  ['Parameter', 'A parameter', 'String name'],
  ['Variable', 'A local variable', 'String name = f();'],
];

const KEPT = 'An annotation on a declaration that is new or gone.';

/** The types of `engine/detection/change-annotations.ts`. */
export const changeAnnotationsTypes: FamilyTypes = {
  id: 'change-annotations',
  label: 'Change annotations',
  types: [
    ...TARGETS.map(([word, noun, code]) =>
      documented(`Add ${word} Annotation`, 'low', `${noun} carries one more annotation.`, KEPT, code, `@Checked ${code}`),
    ),
    ...TARGETS.map(([word, noun, code]) =>
      documented(`Remove ${word} Annotation`, 'low', `${noun} carries one annotation fewer.`, KEPT, `@Checked ${code}`, code),
    ),
    ...TARGETS.map(([word, noun, code]) =>
      documented(
        `Modify ${word} Annotation`,
        'low',
        `${noun} carries an annotation with other arguments.`,
        'An annotation in whose place another one stands: that is a removal and an addition.',
        `@Checked(1) ${code}`,
        `@Checked(2) ${code}`,
      ),
    ),
    documented(
      'Move Annotation',
      'low',
      'An annotation went from a type to its members, or from members to their type.',
      'An annotation that was removed from one member and added to another.',
      'class A { @Ignore void f() { } }',
      '@Ignore class A { void f() { } }',
    ),
  ],
};
