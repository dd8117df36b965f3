import { moveRenameTypeTypes } from '../catalogue/move-rename-type.js';
import { finding } from './finding.js';
import type { DetectionFamily, Finding } from './family.js';
import { typeLocation } from './locations.js';
import { renameOf, TypeIndex } from './type-index.js';

/** Types with another name, another home, or of another kind. */
export const moveRenameType: DetectionFamily = {
  ...moveRenameTypeTypes,
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
