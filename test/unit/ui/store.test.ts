import { describe, expect, it } from 'vitest';
import { createStore, matching, restart, type Store } from '../../../ui/store.js';
import type { Coverage } from '../../../ui/work.js';
import { items, location, refactoring } from './samples.js';

const finished = (store: Store, coverage: Partial<Coverage> = {}): void => {
  store.work.value = { phase: 'finished', incomplete: false };
  store.coverage.value = { analysed: 2, total: 2, skipped: [], ...coverage };
};

const store = (): Store => createStore({ showLow: false, collapsed: false });

describe('levels', () => {
  it('hides low-level refactorings from list and counts until they are switched on', () => {
    const it = store();
    it.items.value = items(refactoring(), refactoring({ type: 'Rename Parameter', level: 'low' }));
    expect(it.visible.value.map(({ id }) => id)).toEqual([0]);
    expect(it.typeCounts.value).toEqual([['Rename Method', 1]]);
    expect(it.lowCount.value).toBe(1);
    it.settings.value = { ...it.settings.value, showLow: true };
    expect(it.visible.value.map(({ id }) => id)).toEqual([0, 1]);
    expect(it.groups.value[0]?.items).toHaveLength(2);
  });
});

describe('groups', () => {
  it('lists by the file where a refactoring is now, in the order of lines; by the former file when nothing is left', () => {
    const it = store();
    it.items.value = items(
      refactoring({ after: [location('src/B.java', 30)] }),
      refactoring({ after: [location('src/B.java', 5)] }),
      refactoring({ before: [location('src/Gone.java', 3)], after: [] }),
    );
    expect(it.groups.value.map(({ path, items: list }) => [path, list.map(({ id }) => id)])).toEqual([
      ['src/B.java', [1, 0]],
      ['src/Gone.java', [2]],
    ]);
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
  it('stays a pill while there is nothing to see yet, and opens for work and results', () => {
    const it = store();
    expect(it.collapsed.value).toBe(true);
    it.work.value = { phase: 'working', progress: { stage: 'fetch', done: 0, total: 3 } };
    expect(it.collapsed.value).toBe(false);
    it.items.value = items(refactoring());
    finished(it);
    expect(it.collapsed.value).toBe(false);
  });

  it('becomes a pill when nothing was found, but not when files could not be read', () => {
    const it = store();
    finished(it);
    expect(it.collapsed.value).toBe(true);
    finished(it, { skipped: [{ path: 'A.java', reason: 'not-read' }] });
    expect(it.collapsed.value).toBe(false);
    it.work.value = { phase: 'failed', failure: { sentence: 'No.' } };
    expect(it.collapsed.value).toBe(false);
  });

  it('does as the reader says on this page, whatever was kept', () => {
    const it = createStore({ showLow: false, collapsed: true });
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
    const it = createStore({ showLow: true, collapsed: false });
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
