import { describe, expect, it } from 'vitest';
import { chunksOf } from '../../../ui/chunks.js';
import { listRows } from '../../../ui/list-rows.js';
import { kindOf, KINDS, paletteFrom } from '../../../ui/palettes.js';
import { items, location, refactoring } from './samples.js';

describe('chunks of a long list', () => {
  it('hold every row once, in order, and are never long', () => {
    const list = items(
      ...Array.from({ length: 700 }, (_, index) => refactoring({ after: [location(`src/F${index % 23}.java`, index + 1)] })),
    );
    const rows = listRows(list, [], { sort: 'place', isOpen: () => false, renames: new Map() });
    const chunks = chunksOf(rows);
    expect(chunks.flatMap((chunk) => chunk.rows)).toEqual(rows);
    expect(Math.max(...chunks.map((chunk) => chunk.rows.length))).toBeLessThanOrEqual(40);
    expect(chunks.map(({ offset }) => offset)).toEqual(
      chunks.map((_, index) => chunks.slice(0, index).reduce((sum, { rows: { length } }) => sum + length, 0)),
    );
    expect(chunksOf([])).toEqual([]);
  });
});

describe('palettes', () => {
  it('give every type a kind, and take no name that is none', () => {
    expect(kindOf(refactoring({ type: 'Pull Up Method' }))).toBe('move');
    expect(kindOf(refactoring({ type: 'Merge Class' }))).toBe('shape');
    expect(KINDS).toContain(kindOf(refactoring({ type: 'Anything Else' })));
    expect(paletteFrom('safe')).toBe('safe');
    expect(paletteFrom('<script>')).toBe('plain');
  });
});
