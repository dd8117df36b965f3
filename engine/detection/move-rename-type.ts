import { documented, finding } from './documented.js';
import type { DetectionFamily, Finding } from './family.js';
import { typeLocation } from './locations.js';
import { renameOf, TypeIndex } from './type-index.js';

/** Types with another name, another home, or of another kind. */
export const moveRenameType: DetectionFamily = {
  id: 'move-rename-type',
  label: 'Move and rename types',
  types: [
    documented(
      'Rename Class',
      'high',
      'A class, interface, enum, record or annotation has another name.',
      'A nested type whose outer type was renamed.',
      'class Parser { }',
      'class Reader { }',
    ),
    documented(
      'Move Class',
      'high',
      'A type went to another package or into or out of another type.',
      'A type whose file went to another folder of the same package.',
      'package a; class Parser { }',
      'package b; class Parser { }',
    ),
    documented(
      'Move And Rename Class',
      'high',
      'A type went to another package or type and has another name.',
      'A removed type and a new one that share little.',
      'package a; class Parser { }',
      'package b; class Reader { }',
    ),
    documented(
      'Change Type Declaration Kind',
      'high',
      'A type became one of another kind: a class an interface, an enum a record.',
      'A type that was replaced by another one.',
      'class Shape { }',
      'interface Shape { }',
    ),
  ],
  *detect({ comparison }): Iterable<Finding> {
    const index = TypeIndex.of(comparison);
    for (const pair of comparison.typePairs) {
      const { before, after } = pair;
      const change = renameOf(pair, index);
      if (change) {
        const { type, verb, role } = WORDS[change];
        yield finding(
          type,
          `${before.qualifiedName} ${verb} to ${after.qualifiedName}`,
          [typeLocation(before, 'original type declaration')],
          [typeLocation(after, role)],
        );
      }
      if (pair.relation !== 'inner' && before.kind !== after.kind) {
        yield finding(
          'Change Type Declaration Kind',
          `${before.kind} to ${after.kind} in type ${after.qualifiedName}`,
          [typeLocation(before, 'original class declaration')],
          [typeLocation(after, 'class declaration with changed type declaration kind')],
        );
      }
    }
  },
};

const WORDS = {
  renamed: { type: 'Rename Class', verb: 'renamed', role: 'renamed type declaration' },
  moved: { type: 'Move Class', verb: 'moved', role: 'moved type declaration' },
  movedAndRenamed: { type: 'Move And Rename Class', verb: 'moved and renamed', role: 'moved and renamed type declaration' },
} as const;
