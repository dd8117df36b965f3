import { documented, kind, type FamilyTypes } from './documented.js';

/** The types of `engine/detection/replace-anonymous-class.ts`. */
export const replaceAnonymousClassTypes: FamilyTypes = {
  id: 'replace-anonymous-class',
  label: 'Replace anonymous classes',
  types: [
    documented(
      'Replace Anonymous With Class',
      kind('replace', 'class', { noun: null }),
      'high',
      'An anonymous class became a class with a name.',
      'A class that was added beside the anonymous one.',
      'run(new Task() { void go() { a(); } });',
      'run(new MyTask());\nclass MyTask extends Task { void go() { a(); } }',
    ),
    documented(
      'Replace Anonymous With Lambda',
      kind('replace', 'expression', { noun: null }),
      'high',
      'An anonymous class became a lambda or a method reference.',
      'A lambda that was added beside the anonymous class.',
      'run(new Task() { public void go() { a(); } });',
      'run(() -> a());',
    ),
  ],
};
