import { documented, kind, type FamilyTypes } from './documented.js';

/** The types of `engine/detection/move-rename-type.ts`. */
export const moveRenameTypeTypes: FamilyTypes = {
  id: 'move-rename-type',
  label: 'Move and rename types',
  types: [
    documented(
      'Rename Class',
      kind('rename', 'class'),
      'high',
      'A class, interface, enum, record or annotation has another name.',
      'A nested type whose outer type was renamed.',
      'class Parser { }',
      'class Reader { }',
    ),
    documented(
      'Move Class',
      kind('move', 'class'),
      'high',
      'A type went to another package or into or out of another type.',
      'A type whose file went to another folder of the same package.',
      'package a; class Parser { }',
      'package b; class Parser { }',
    ),
    documented(
      'Move And Rename Class',
      kind(['move', 'rename'], 'class'),
      'high',
      'A type went to another package or type and has another name.',
      'A removed type and a new one that share little.',
      'package a; class Parser { }',
      'package b; class Reader { }',
    ),
    documented(
      'Change Type Declaration Kind',
      kind('change', 'class', { aspect: 'kind', noun: 'type declaration kind' }),
      'high',
      'A type became one of another kind: a class an interface, an enum a record.',
      'A type that was replaced by another one.',
      'class Shape { }',
      'interface Shape { }',
    ),
  ],
};
