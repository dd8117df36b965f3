import { describe, expect, it } from 'vitest';
import type { Change } from '../../engine/api.js';
import { largerHalf, partsOf, sizeOf, without } from '../../engine/parts.js';

const CHANGE: Change = {
  before: { 'A.java': 'aa', 'Old.java': 'moved', 'Gone.java': 'g' },
  after: { 'A.java': 'aaa', 'New.java': 'moved on', 'constructor.java': '' },
  renames: { 'Old.java': 'New.java' },
};

describe('the files of a change', () => {
  it('come each by itself, in both versions, largest first, and a moved one whole', () => {
    expect(partsOf(CHANGE)).toEqual([
      {
        path: 'New.java',
        change: { before: { 'Old.java': 'moved' }, after: { 'New.java': 'moved on' }, renames: { 'Old.java': 'New.java' } },
      },
      { path: 'A.java', change: { before: { 'A.java': 'aa' }, after: { 'A.java': 'aaa' } } },
      { path: 'Gone.java', change: { before: { 'Gone.java': 'g' }, after: {} } },
      { path: 'constructor.java', change: { before: {}, after: { 'constructor.java': '' } } },
    ]);
  });

  it('are all there, whatever they are called', () => {
    const names = ['constructor', '__proto__', 'toString'];
    const texts = Object.fromEntries(names.map((name) => [name, name]));
    const parts = partsOf({ before: texts, after: {} });
    expect(parts.map(({ path }) => path).sort()).toEqual([...names].sort());
    expect(parts.every(({ path, change }) => Object.entries(change.before).join() === `${path},${path}`)).toBe(true);
  });

  it('that are the larger half are as few as have it', () => {
    expect(largerHalf(CHANGE)).toEqual(['New.java']);
    expect(largerHalf({ before: { a: 'x', b: 'y', c: 'z' }, after: {} })).toHaveLength(2);
    expect(largerHalf({ before: { a: 'x' }, after: { a: 'y' } })).toEqual(['a']);
    expect(largerHalf({ before: {}, after: {} })).toEqual([]);
  });

  it('are left out in both versions, by either name', () => {
    for (const path of ['Old.java', 'New.java']) expect(sizeOf(without(CHANGE, new Set([path])))).toBe(6);
    expect(without(CHANGE, new Set(['A.java'])).renames).toEqual(CHANGE.renames);
    expect(without(CHANGE, new Set())).toEqual(CHANGE);
  });
});
