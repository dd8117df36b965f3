import { documented, kind, type FamilyTypes } from './documented.js';

/** The types of `engine/detection/move-rename-method.ts`. */
export const moveRenameMethodTypes: FamilyTypes = {
  id: 'move-rename-method',
  label: 'Move and rename methods',
  types: [
    documented(
      'Rename Method',
      kind('rename', 'method'),
      'high',
      'A method has another name.',
      'A constructor whose type was renamed, or a method that also went to another type.',
      'int size() { return n; }',
      'int count() { return n; }',
    ),
    documented(
      'Move Method',
      kind('move', 'method'),
      'high',
      'A method went to another type that is neither above nor below its own.',
      'A method whose whole type was moved.',
      'class A { int twice(int x) { return 2 * x; } }\nclass B { }',
      'class A { }\nclass B { int twice(int x) { return 2 * x; } }',
    ),
    documented(
      'Move And Rename Method',
      kind(['move', 'rename'], 'method'),
      'high',
      'A method went to another type and has another name.',
      'A method that was renamed where it is.',
      'class A { int twice(int x) { return 2 * x; } }\nclass B { }',
      'class A { }\nclass B { int doubled(int x) { return 2 * x; } }',
    ),
  ],
};
