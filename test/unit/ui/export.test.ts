import { describe, expect, it } from 'vitest';
import { toMarkdown, toRefactoringMinerJson } from '../../../ui/export.js';
import { listRows } from '../../../ui/list-rows.js';
import { lookView } from '../../../ui/look-rows.js';
import { DEFAULT_PANEL } from '../../../ui/work.js';
import { apiChange, danger } from './looks.js';
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
        dangers: [],
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

  it('as Markdown begins with the dangers that are sure', () => {
    const dangers = [
      danger({ advice: 'Say `synchronized` on `add`.' }),
      danger({ certainty: 'likely', sentence: 'Perhaps: it is.' }),
      danger({ refactoring: 4, sentence: '`a` calls <b>.', before: [] }),
    ];
    const view = lookView({ dangers }, DEFAULT_PANEL, 'github.com/o/r');
    const markdown = toMarkdown({
      title: 'T',
      url: 'https://github.com/o/r/commit/1',
      summary: '',
      rows: [],
      dangers: view.dangers,
      linkTo: (item, side) => `https://x/${item.id}-${side}`,
    });
    expect(markdown.split('\n').slice(2)).toEqual([
      '',
      '**Look here**',
      '',
      '- `add` was `synchronized` in `Ledger`; as `Book.add` it is not. Say `synchronized` on `add`. ([before](https://x/-2-before), [after](https://x/-2-after))',
      '- `a` calls `<b>.` ([after](https://x/-4-after))',
      '',
    ]);
  });

  it('as JSON has all that is worth a look, whatever the list shows', () => {
    const look = { dangers: [danger({ certainty: 'open' })], opportunities: [], apiChanges: [apiChange()] };
    const json = JSON.parse(toRefactoringMinerJson({ repository: 'r', sha1: '', url: 'u', refactorings: [], look })) as {
      commits: unknown[];
    };
    expect(json.commits).toEqual([
      { repository: 'r', sha1: '', url: 'u', refactorings: [], dangers: look.dangers, apiChanges: look.apiChanges },
    ]);
  });

  it('as JSON is RefactoringMiner’s, with none of our additions', () => {
    const one = refactoring({ after: [{ ...location('A.java', 3), nameLine: 4 }] });
    const json: unknown = JSON.parse(
      toRefactoringMinerJson({
        repository: 'https://github.com/o/r.git',
        sha1: 'abc',
        url: 'https://github.com/o/r/commit/abc',
        refactorings: [one],
        look: { dangers: [], opportunities: [] },
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
