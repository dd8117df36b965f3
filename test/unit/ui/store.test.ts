import { describe, expect, it } from 'vitest';
import { matching } from '../../../ui/filters.js';
import { createStore, neighbour, restart, turn, type Store } from '../../../ui/store.js';
import { DEFAULT_PANEL, type Coverage } from '../../../ui/work.js';
import { items, location, refactoring } from './samples.js';

const finished = (store: Store, coverage: Partial<Coverage> = {}): void => {
  store.work.value = { phase: 'finished', incomplete: false };
  store.coverage.value = { analysed: 2, total: 2, skipped: [], ...coverage };
};

const store = (settings: Partial<typeof DEFAULT_PANEL> = {}): Store =>
  createStore({ ...DEFAULT_PANEL, collapsed: false, docked: false, ...settings });

/** What the list shows: headings, and ids with their depth. */
const shown = (it: Store): readonly string[] =>
  it.rows.value.map((row) => {
    switch (row.kind) {
      case 'heading':
        return row.title;
      case 'item':
        return `${'>'.repeat(row.depth)}${row.item.id}`;
      case 'renames':
        return `${row.names.before} to ${row.names.after}`;
      case 'place':
        return `${row.place.path}:${row.place.line}`;
    }
  });

describe('levels', () => {
  it('hides low-level refactorings from list and counts until they are switched on', () => {
    const it = store();
    it.items.value = items(refactoring(), refactoring({ type: 'Rename Parameter', level: 'low' }));
    expect(it.visible.value.map(({ id }) => id)).toEqual([0]);
    expect(it.typeCounts.value).toEqual([['Rename Method', 1]]);
    expect(it.lowCount.value).toBe(1);
    it.settings.value = { ...it.settings.value, showLow: true };
    expect(it.visible.value.map(({ id }) => id)).toEqual([0, 1]);
    expect(shown(it)).toEqual(['src/A.java', '0', '1']);
  });
});

describe('the list', () => {
  it('lists by the file where a refactoring is now, in the order of lines; by the former file when nothing is left', () => {
    const it = store();
    it.items.value = items(
      refactoring({ after: [location('src/B.java', 30)] }),
      refactoring({ after: [location('src/B.java', 5)] }),
      refactoring({ before: [location('src/Gone.java', 3)], after: [] }),
    );
    expect(shown(it)).toEqual(['src/B.java', '1', '0', 'src/Gone.java', '2']);
    it.settings.value = { ...it.settings.value, sort: 'type' };
    expect(shown(it)).toEqual(['Rename Method', '2', '1', '0']);
    it.settings.value = { ...it.settings.value, sort: 'size' };
    expect(shown(it)[0]).toBe('0');
  });

  it('folds what follows into its head, and unfolds it while a search is on', () => {
    const it = store({ showLow: true });
    it.items.value = items(
      refactoring({ type: 'Extract Superclass', description: 'Extract Superclass Animal' }),
      refactoring({ type: 'Pull Up Method', description: 'Pull Up Method speak' }),
      refactoring({ type: 'Change Method Access Modifier', level: 'low' }),
    );
    it.bundles.value = [
      { head: 0, members: [1] },
      { head: 1, members: [2] },
    ];
    expect(shown(it)).toEqual(['src/A.java', '0']);
    turn(it, 'item 0');
    expect(shown(it)).toEqual(['src/A.java', '0', '>1']);
    turn(it, 'item 1');
    expect(shown(it)).toEqual(['src/A.java', '0', '>1', '>>2']);
    turn(it, 'item 0');
    expect(shown(it)).toEqual(['src/A.java', '0']);
    turn(it, 'item 1');
    // Its head does not fit the search, so it stands by itself.
    it.query.value = 'speak';
    expect(shown(it)).toEqual(['src/A.java', '1']);
    it.query.value = 'a';
    expect(shown(it)).toEqual(['src/A.java', '0', '>1', '>>2']);
  });

  it('lists equal renamings as one, and one that is left of them as itself', () => {
    const it = store();
    it.items.value = items(
      refactoring({ after: [location('src/A.java', 3)] }),
      refactoring({ after: [location('src/B.java', 5)] }),
      refactoring({ after: [location('src/C.java', 7)], type: 'Move Method' }),
    );
    it.bundles.value = [{ head: null, members: [0, 1], names: { before: 'one', after: 'two' } }];
    expect(shown(it)).toEqual(['src/A.java', 'one to two', 'src/C.java', '2']);
    it.filters.value = { types: [], path: 'src/B.java', edits: 'any', sure: false };
    expect(shown(it)).toEqual(['src/B.java', '1']);
  });

  it('lists the places of a renaming below it, forgotten ones first', () => {
    const it = store();
    it.items.value = items(refactoring({ after: [location('src/A.java', 3)] }));
    it.renames.value = [
      {
        refactoring: 0,
        names: { before: 'one', after: 'two' },
        places: [
          { path: 'src/A.java', line: 3 },
          { path: 'src/B.java', line: 9, edited: true },
        ],
        forgotten: [{ path: 'src/C.java', line: 1, where: 'comment' }],
      },
    ];
    expect(shown(it)).toEqual(['src/A.java', '0']);
    turn(it, 'item 0');
    expect(shown(it)).toEqual(['src/A.java', '0', 'src/C.java:1', 'src/A.java:3', 'src/B.java:9']);
  });

  it('filters the diff and the counts by type and by file as well', () => {
    const it = store({ hiddenTypes: ['Inline Method'] });
    it.items.value = items(
      refactoring({ before: [location('src/From.java', 1)] }),
      refactoring({ type: 'Extract Method' }),
      refactoring({ type: 'Inline Method' }),
    );
    expect(it.visible.value.map(({ id }) => id)).toEqual([0, 1]);
    it.filters.value = { types: ['Extract Method'], path: null, edits: 'any', sure: false };
    expect(it.visible.value.map(({ id }) => id)).toEqual([1]);
    it.filters.value = { types: [], path: 'src/From.java', edits: 'any', sure: false };
    expect(it.visible.value.map(({ id }) => id)).toEqual([0]);
    expect(it.narrowed.value).toBe(true);
    // What there is to choose from stays what it was.
    expect(it.typeCounts.value).toHaveLength(2);
  });

  it('tells pure refactorings from edited ones, once that is known', () => {
    const it = store();
    it.items.value = items(refactoring({ after: [location('src/A.java', 3)] }), refactoring({ after: [location('src/B.java', 5)] }));
    it.filters.value = { types: [], path: null, edits: 'pure', sure: false };
    expect(it.visible.value).toHaveLength(2);
    const left = { changed: 4, left: 1, spans: [], leftSpans: [{ startLine: 5, endLine: 5 }] };
    it.explained.value = { before: {}, after: { 'src/B.java': left }, changed: 4, left: 1 };
    expect(it.visible.value.map(({ id }) => id)).toEqual([0]);
    it.filters.value = { types: [], path: null, edits: 'edited', sure: false };
    expect(it.visible.value.map(({ id }) => id)).toEqual([1]);
  });

  it('goes from one to the next in its own order, around the end', () => {
    const it = store();
    it.items.value = items(refactoring({ after: [location('src/A.java', 30)] }), refactoring({ after: [location('src/A.java', 5)] }));
    expect(neighbour(it, 1)?.id).toBe(1);
    expect(neighbour(it, -1)?.id).toBe(0);
    it.selected.value = 0;
    expect(neighbour(it, 1)?.id).toBe(1);
    it.items.value = [];
    expect(neighbour(it, 1)).toBeUndefined();
  });

  it('narrows by every word of the query, in any case, over descriptions and paths', () => {
    const list = items(
      refactoring({ description: 'Rename Method Alpha to Beta' }),
      refactoring({ after: [location('lib/Gamma.java', 1)] }),
    );
    expect(matching(list, 'alpha BETA')).toHaveLength(1);
    expect(matching(list, 'gamma')).toHaveLength(1);
    expect(matching(list, 'alpha gamma')).toHaveLength(0);
    expect(matching(list, '  ')).toHaveLength(2);
  });

  it('counts types, the most frequent first', () => {
    const it = store();
    it.items.value = items(refactoring(), refactoring({ type: 'Extract Method' }), refactoring({ type: 'Extract Method' }));
    expect(it.typeCounts.value).toEqual([
      ['Extract Method', 2],
      ['Rename Method', 1],
    ]);
  });
});

describe('the panel', () => {
  it('over the page stays a pill while there is nothing to see yet, and opens for work and results', () => {
    const it = store();
    expect(it.collapsed.value).toBe(true);
    it.work.value = { phase: 'working', progress: { stage: 'fetch', done: 0, total: 3 } };
    expect(it.collapsed.value).toBe(false);
    it.items.value = items(refactoring());
    finished(it);
    expect(it.collapsed.value).toBe(false);
  });

  it('over the page becomes a pill when nothing was found, but not when files could not be read', () => {
    const it = store();
    finished(it);
    expect(it.collapsed.value).toBe(true);
    finished(it, { skipped: [{ path: 'A.java', reason: 'not-read' }] });
    expect(it.collapsed.value).toBe(false);
    it.work.value = { phase: 'failed', failure: { sentence: 'No.' } };
    expect(it.collapsed.value).toBe(false);
  });

  it('beside the page keeps its room from the beginning', () => {
    const it = store({ docked: true });
    expect(it.collapsed.value).toBe(false);
    finished(it);
    expect(it.collapsed.value).toBe(false);
  });

  it('does as the reader says on this page, whatever was kept', () => {
    const it = store({ collapsed: true });
    it.items.value = items(refactoring());
    finished(it);
    expect(it.collapsed.value).toBe(true);
    it.toggled.value = true;
    expect(it.collapsed.value).toBe(false);
    it.toggled.value = false;
    expect(it.collapsed.value).toBe(true);
  });
});

describe('a new analysis', () => {
  it('forgets the results and keeps the settings and the query', () => {
    const it = store({ showLow: true });
    it.items.value = items(refactoring());
    it.query.value = 'x';
    it.selected.value = 0;
    finished(it);
    restart(it);
    expect(it.items.value).toEqual([]);
    expect(it.coverage.value).toBeNull();
    expect(it.selected.value).toBeNull();
    expect(it.work.value.phase).toBe('working');
    expect(it.settings.value.showLow).toBe(true);
    expect(it.query.value).toBe('x');
  });
});
