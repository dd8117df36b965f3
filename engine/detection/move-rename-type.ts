import { moveRenameTypeTypes } from '../catalogue/move-rename-type.js';
import type { DetectionFamily } from './family.js';
import { finding, type Finding } from '../findings/finding.js';
import { nameElement, typeElement, typePart } from '../findings/elements.js';
import { renameOf, TypeIndex } from './types/type-index.js';

/** Types with another name, another home, or of another kind. */
export const moveRenameType: DetectionFamily = {
  ...moveRenameTypeTypes,
  *detect({ comparison }): Iterable<Finding> {
    const index = TypeIndex.of(comparison);
    for (const pair of comparison.typePairs) {
      const { before, after } = pair;
      const change = renameOf(pair, index);
      if (change) {
        const { type, role } = TYPES[change];
        yield finding(type, {
          before: { subject: [typeElement(before)], parts: [typePart(before, 'original type declaration')] },
          after: { subject: [typeElement(after)], parts: [typePart(after, role)] },
        });
      }
      if (pair.relation !== 'inner' && before.kind !== after.kind) {
        yield finding('Change Type Declaration Kind', {
          before: {
            subject: [nameElement(before.kind)],
            within: [typeElement(before)],
            parts: [typePart(before, 'original class declaration')],
          },
          after: {
            subject: [nameElement(after.kind)],
            within: [typeElement(after)],
            parts: [typePart(after, 'class declaration with changed type declaration kind')],
          },
        });
      }
    }
  },
};

const TYPES = {
  renamed: { type: 'Rename Class', role: 'renamed type declaration' },
  moved: { type: 'Move Class', role: 'moved type declaration' },
  movedAndRenamed: { type: 'Move And Rename Class', role: 'moved and renamed type declaration' },
} as const;
