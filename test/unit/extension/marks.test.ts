// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DiffTables } from '../../../extension/content/diff-tables.js';
import { FileMap } from '../../../extension/content/file-map.js';
import { Marks } from '../../../extension/content/marks.js';
import { NearTables } from '../../../extension/content/near-tables.js';
import { removeOwn } from '../../../extension/content/own-nodes.js';
import { fileAnchor } from '../../../extension/github/anchors.js';
import type { Danger, Refactoring } from '../../../engine/results/result.js';
import { lookView } from '../../../ui/look-rows.js';
import { DEFAULT_PANEL, type Item } from '../../../ui/work.js';
import { danger, place } from '../ui/looks.js';
import { items, location, refactoring } from '../ui/samples.js';

let leave: AbortController;
let tables: DiffTables;
let marks: Marks;
let changes = 0;

/** A row of the classic unified view. */
function addRow(body: HTMLElement, anchor: string, before: number | null, after: number | null, code: string): void {
  const row = document.createElement('tr');
  for (const [side, line] of [
    ['L', before],
    ['R', after],
  ] as const) {
    const cell = row.insertCell();
    cell.className = 'blob-num';
    if (line !== null) cell.id = `${anchor}${side}${line}`;
  }
  const cell = row.insertCell();
  cell.className = 'blob-code';
  cell.textContent = code;
  body.append(row);
}

async function addTable(path: string, rows: readonly (readonly [number | null, number | null, string])[]): Promise<HTMLTableElement> {
  const anchor = await fileAnchor(path);
  const table = document.createElement('table');
  table.dataset.diffAnchor = anchor;
  const body = table.createTBody();
  for (const [before, after, code] of rows) addRow(body, anchor, before, after, code);
  document.body.append(table);
  return table;
}

const seen = (): readonly (readonly [code: string, label: string])[] =>
  [...document.querySelectorAll<HTMLElement>('[data-reflens-badge]')].map((badge) => [
    badge.closest('td')?.textContent ?? '',
    badge.dataset.label ?? '',
  ]);

const show = async (...list: readonly Refactoring[]): Promise<readonly Item[]> => {
  const shown = items(...list);
  marks.show(shown);
  await marks.refresh();
  return shown;
};

beforeEach(async () => {
  leave = new AbortController();
  changes = 0;
  const files = new FileMap();
  tables = new DiffTables(document, files, () => void changes++, leave.signal);
  await files.learn([{ path: 'A.java' }, { path: 'New.java', beforePath: 'Old.java' }]);
  marks = new Marks(tables, files, new NearTables(leave.signal), leave.signal);
  await addTable('A.java', [
    [1, 1, 'class A {'],
    [2, null, 'int one;'],
    [null, 2, 'int two;'],
    [3, 3, '}'],
  ]);
});

afterEach(() => {
  leave.abort();
  document.body.replaceChildren();
});

const rename = (before: number, after: number, more: Partial<Refactoring> = {}): Refactoring => ({
  ...refactoring({ type: 'Rename Attribute', before: [location('A.java', before)], after: [location('A.java', after)] }),
  ...more,
});

describe('marks', () => {
  it('stand on both ends, and add no text to the line', async () => {
    await show(rename(2, 2));
    expect(seen()).toEqual([
      ['int one;', 'attribute renamed'],
      ['int two;', 'attribute renamed'],
    ]);
  });

  it('are one per line, with a count, whatever ends are there', async () => {
    await show(rename(2, 2), rename(2, 1), rename(1, 2));
    expect(seen()).toEqual([
      ['class A {', '2 × attribute renamed'],
      ['int one;', '2 × attribute renamed'],
      ['int two;', '2 × attribute renamed'],
    ]);
  });

  it('count a refactoring once whose both ends are the same unchanged line', async () => {
    await show(rename(1, 1));
    expect(seen()).toEqual([['class A {', 'attribute renamed']]);
  });

  it('look through the whole page no more often when there are more of them: Firefox walks through all its nodes each time', async () => {
    const looks = async (count: number): Promise<number> => {
      await addTable(`New${count}.java`, []);
      const spies = [vi.spyOn(document, 'querySelectorAll'), vi.spyOn(document, 'querySelector')];
      await show(...Array.from({ length: count }, () => rename(2, 2)));
      const calls = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
      spies.forEach((spy) => spy.mockRestore());
      return calls;
    };
    expect(await looks(100)).toBe(await looks(1));
  });

  it('of files that are far away wait on a large page', async () => {
    let tell: IntersectionObserverCallback = () => undefined;
    class Observer {
      constructor(callback: IntersectionObserverCallback) {
        tell = callback;
      }
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    }
    vi.stubGlobal('IntersectionObserver', Observer);
    const files = new FileMap();
    await files.learn([{ path: 'A.java' }]);
    marks = new Marks(tables, files, new NearTables(leave.signal), leave.signal);
    vi.unstubAllGlobals();
    await show(rename(2, 2));
    expect(seen()).toHaveLength(2);
    await show();
    await addTable(
      'Long.java',
      Array.from({ length: 5_000 }, (_, row) => [row + 1, row + 1, ''] as const),
    );
    await new Promise((resolve) => setTimeout(resolve, 0));
    await show(rename(2, 2));
    expect(seen()).toHaveLength(0);
    const [target] = tables.all.values();
    if (!target) throw new Error('no table');
    tell([{ target, isIntersecting: true } as unknown as IntersectionObserverEntry], {} as IntersectionObserver);
    await marks.refresh();
    expect(seen()).toHaveLength(2);
  });

  it('find both versions of a renamed file in its one table', async () => {
    await addTable('New.java', [
      [1, null, 'class Old {'],
      [null, 1, 'class New {'],
    ]);
    await show(refactoring({ type: 'Rename Class', before: [location('Old.java', 1)], after: [location('New.java', 1)] }));
    expect(seen().map(([code]) => code)).toEqual(['class Old {', 'class New {']);
  });

  it('take another place when the first one is not shown: a later location, else a line inside of one', async () => {
    const later = refactoring({
      before: [location('A.java', 90), location('A.java', 2)],
      after: [location('Elsewhere.java', 1), location('A.java', 2)],
    });
    await show(later);
    expect(seen().map(([code]) => code)).toEqual(['int one;', 'int two;']);
    await show(refactoring({ before: [location('A.java', 0, 'a class', 50)], after: [] }));
    expect(seen().map(([code]) => code)).toEqual(['class A {']);
  });

  it('are the same nodes after another look, and others only where something changed', async () => {
    const [first, second] = [rename(2, 2), rename(1, 2)];
    await show(first);
    const nodes = [...document.querySelectorAll('[data-reflens-badge]')];
    await marks.refresh();
    expect([...document.querySelectorAll('[data-reflens-badge]')]).toEqual(nodes);
    await show(first, second);
    expect(nodes[0]?.isConnected).toBe(true);
    expect(nodes[1]?.isConnected).toBe(false);
    await show();
    expect(document.querySelectorAll('[data-reflens-badge], [data-reflens-marked]')).toHaveLength(0);
  });

  it('come back in rows that GitHub draws anew, and the page’s own observer does not see ours', async () => {
    await expect.poll(() => changes).toBe(1);
    const shown = await show(rename(2, 2));
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(changes).toBe(1);
    const body = document.querySelector('tbody');
    const copy = body?.cloneNode(true);
    if (!body || !(copy instanceof HTMLElement)) throw new Error('no rows');
    removeOwn(copy);
    body.replaceWith(copy);
    await expect.poll(() => changes).toBe(2);
    await marks.refresh();
    expect(seen()).toHaveLength(2);
    const [badge] = document.querySelectorAll<HTMLButtonElement>('[data-reflens-badge]');
    expect(badge && marks.entries(badge)).toEqual([{ item: shown[0], side: 'before' }]);
  });

  it('say everything in their name, as text', async () => {
    await show(rename(2, 2, { summary: { after: '', context: '', sentence: '<b>one</b> to two' } }));
    const badge = document.querySelector<HTMLElement>('[data-reflens-badge]');
    expect(badge?.getAttribute('aria-label')).toBe('before: Rename Attribute <b>one</b> to two. Go to the other end.');
    expect(badge?.querySelector('b')).toBeNull();
  });

  it('tell which end they are at, on lines next to each other, on one line, and for several refactorings', async () => {
    const told = (): readonly (readonly [side: string | undefined, name: string])[] =>
      [...document.querySelectorAll<HTMLElement>('[data-reflens-badge]')].map((badge) => [
        badge.dataset['side'],
        badge.getAttribute('aria-label')?.replace(/ Go to the other end\.$/, '') ?? '',
      ]);
    const described = (sentence: string): Partial<Refactoring> => ({ summary: { after: sentence, context: '', sentence } });
    await show(rename(2, 2, described('one')));
    expect(told()).toEqual([
      ['before', 'before: Rename Attribute one.'],
      ['after', 'after: Rename Attribute one.'],
    ]);
    await show(rename(1, 1, described('one')));
    expect(told()).toEqual([['both ends', 'both ends: Rename Attribute one.']]);
    // two that began on one line, and one that ends where another one begins
    await show(rename(2, 2, described('one')), rename(2, 1, described('two')));
    expect(told()).toEqual([
      ['after', 'after: Rename Attribute two.'],
      ['before', '2 refactorings on this line.\nbefore: Rename Attribute one\nbefore: Rename Attribute two'],
      ['after', 'after: Rename Attribute one.'],
    ]);
    await show(rename(1, 2, described('one')), rename(2, 1, described('two')));
    expect(told()[0]).toEqual([undefined, '2 refactorings on this line.\nbefore: Rename Attribute one\nafter: Rename Attribute two']);
  });

  it('are not put into a page that was left', async () => {
    marks.show(items(rename(2, 2)));
    leave.abort();
    await marks.refresh();
    expect(seen()).toEqual([]);
  });
});

describe('bars', () => {
  const bars = (): readonly (readonly [code: string, bar: string | null])[] =>
    [...document.querySelectorAll('[data-reflens-range]')].map((cell) => [cell.textContent, cell.getAttribute('data-reflens-range')]);

  it('stand on the lines that take part, broken before and whole after', async () => {
    await show(
      refactoring({
        type: 'Move Method',
        before: [location('A.java', 1, 'original method declaration', 2)],
        after: [location('A.java', 2, 'moved method declaration', 3)],
      }),
    );
    expect(bars()).toEqual([
      ['class A {', 'before first'],
      ['int one;', 'before'],
      ['int two;', 'after first'],
      ['}', 'after'],
    ]);
    await show();
    expect(bars()).toEqual([]);
  });

  it('say both sides on a line of both, and low only where nothing else is', async () => {
    await show(rename(1, 1, { level: 'low' }), rename(2, 2, { level: 'low' }), rename(2, 3));
    expect(bars()).toEqual([
      ['class A {', 'before after low first'],
      ['int one;', 'before first'],
      ['int two;', 'after low first'],
      ['}', 'after first'],
    ]);
  });

  it('come out for the refactoring that the reader looks at, also in rows that are drawn anew', async () => {
    await expect.poll(() => changes).toBe(1);
    const [first] = await show(rename(2, 2), rename(1, 3));
    const active = (): readonly string[] => [...document.querySelectorAll('[data-reflens-active]')].map((cell) => cell.textContent);
    marks.activate(first ?? null);
    expect(active()).toEqual(['int one;', 'int two;']);
    const body = document.querySelector('tbody');
    const copy = body?.cloneNode(true);
    if (!body || !(copy instanceof HTMLElement)) throw new Error('no rows');
    removeOwn(copy);
    body.replaceWith(copy);
    await expect.poll(() => changes).toBe(2);
    await marks.refresh();
    expect(active()).toEqual(['int one;', 'int two;']);
    marks.activate(null);
    expect(active()).toEqual([]);
  });
});

describe('removing what is ours', () => {
  it('takes every node and attribute of ours, and nothing else', async () => {
    const before = document.body.innerHTML;
    await show(rename(2, 2));
    document.querySelector('td')?.setAttribute('data-reflens-flash', '');
    expect(document.body.innerHTML).not.toBe(before);
    removeOwn(document);
    expect(document.body.innerHTML).toBe(before);
  });
});

describe('marks of dangers', () => {
  const badges = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-reflens-badge]')];
  const found = (dangers: readonly Danger[]): readonly Item[] => lookView({ dangers }, DEFAULT_PANEL, '').items;
  const told = danger({ before: [place('A.java', 1)], after: [place('A.java', 2)], sentence: '`a` is asked first.' });

  it('stand at both places, with words and a sign of their own, and no bars', async () => {
    await addTable('A.java', [
      [1, null, 'before'],
      [null, 2, 'after'],
    ]);
    marks.show(found([told]));
    await marks.refresh();
    expect(badges().map(({ dataset }) => [dataset['label'], dataset['look'], dataset['side'], dataset['reflensKind']])).toEqual([
      ['was right here', 'only', 'before', undefined],
      ['look here', 'only', 'after', undefined],
    ]);
    expect(badges()[1]?.getAttribute('aria-label')).toBe('after: Look here: a is asked first. Go to the other end.');
    expect(document.querySelectorAll('[data-reflens-range]')).toHaveLength(0);
  });

  it('come first on a line with refactorings, in one badge that says both', async () => {
    await addTable('A.java', [
      [1, null, 'before'],
      [null, 2, 'after'],
    ]);
    const renamed = items(refactoring({ before: [location('A.java', 1)], after: [location('A.java', 2)] }));
    marks.show([...found([told]), ...renamed]);
    await marks.refresh();
    const [, badge] = badges();
    expect([badge?.dataset['label'], badge?.dataset['look'], badge?.querySelectorAll('svg').length]).toEqual(['method renamed', 'too', 2]);
    expect(badge?.getAttribute('aria-label')).toContain('2 things on this line.\nafter: Look here: a is asked first.');
    expect(badge && marks.entries(badge as HTMLButtonElement).map(({ item }) => item.danger?.kind)).toEqual([told.kind, undefined]);
  });

  it('of what is gone stand where it was, and promise no other end', async () => {
    await addTable('A.java', [[1, null, 'before']]);
    marks.show(found([danger({ before: [place('A.java', 1)], after: [], sentence: 'It is gone.' })]));
    await marks.refresh();
    expect(badges().map((badge) => badge.getAttribute('aria-label'))).toEqual(['before: Look here: It is gone.']);
  });
});
