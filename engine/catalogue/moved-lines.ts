import { documented, kind, type FamilyTypes } from './documented.js';

/** Kinds of Reflens' own: they are found by their lines, in files of any language, and are none of RefactoringMiner's. */
export const movedLinesTypes: FamilyTypes = {
  id: 'moved-lines',
  label: 'Moved and copied lines',
  types: [
    documented(
      'Moved Lines',
      kind('move', 'lines'),
      'high',
      'Lines are in another place now, in this file or another one, as no refactoring with a name says.',
      'Lines that only look alike: what stands in several places could have come from any of them.',
      'a.py: def weigh(crate): …',
      'b.py: def weigh(crate): …',
    ),
    documented(
      'Copied Lines',
      kind('copy', 'lines'),
      'high',
      'New lines that stand somewhere else, too, where they were before the change.',
      'Lines that moved: these are gone where they were.',
      'a.py: def weigh(crate): …',
      'a.py and b.py: def weigh(crate): …',
    ),
  ],
};
