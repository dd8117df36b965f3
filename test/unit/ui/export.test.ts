import { describe, expect, it } from 'vitest';
import { toMarkdown, toRefactoringMinerJson } from '../../../ui/export.js';
import { listRows } from '../../../ui/list-rows.js';
import { items, location, refactoring } from './samples.js';

describe('the list for other places', () => {
  it('as Markdown has links to both ends, and what follows indented', () => {
    const list = items(
      refactoring({ type: 'Move Method', description: 'Move Method a`b() : void', after: [location('src/B.java', 9)] }),
      refactoring({ type: 'Rename Variable', description: 'Rename Variable x to y', level: 'low' }),
    );
    const rows = listRows(list, [{ head: 0, members: [1] }], { sort: 'place', isOpen: () => true, renames: new Map() });
    expect(
      toMarkdown({
        title: 'Tidy [up]',
        url: 'https://github.com/o/r/commit/1',
        summary: '1 method moved',
        rows,
        linkTo: (item, side) => (side === 'after' ? `https://x/${item.id}` : null),
      }),
    ).toBe(
      [
        '### Refactorings in [Tidy \\[up\\]](https://github.com/o/r/commit/1)',
        '',
        '1 method moved.',
        '',
        '**`src/B.java`**',
        '',
        '- **Move Method** `` a`b() : void `` ([after](https://x/0))',
        '  - **Rename Variable** `x to y` ([after](https://x/1))',
        '',
      ].join('\n'),
    );
  });

  it('as JSON is RefactoringMiner’s, with none of our additions', () => {
    const one = refactoring({ after: [{ ...location('A.java', 3), nameLine: 4 }] });
    const json: unknown = JSON.parse(
      toRefactoringMinerJson({
        repository: 'https://github.com/o/r.git',
        sha1: 'abc',
        url: 'https://github.com/o/r/commit/abc',
        refactorings: [one],
      }),
    );
    expect(json).toEqual({
      commits: [
        {
          repository: 'https://github.com/o/r.git',
          sha1: 'abc',
          url: 'https://github.com/o/r/commit/abc',
          refactorings: [
            {
              type: one.type,
              description: one.description,
              leftSideLocations: one.leftSideLocations,
              rightSideLocations: [location('A.java', 3)],
            },
          ],
        },
      ],
    });
  });
});
