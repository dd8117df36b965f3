import { describe, expect, it } from 'vitest';
import { followersOf, leftOverSentence, placesSentence, summarySentence } from '../../../ui/summary.js';
import { items, refactoring } from './samples.js';

const high = (...types: readonly string[]): ReturnType<typeof items> => items(...types.map((type) => refactoring({ type })));

describe('the change in a sentence', () => {
  it('counts kinds, renamings last and together', () => {
    expect(summarySentence(high('Rename Method', 'Extract Method', 'Rename Class', 'Extract Method'), [])).toBe(
      '2 methods extracted, 2 renames',
    );
  });

  it('counts what follows with what it follows from', () => {
    const list = high('Extract Superclass', 'Pull Up Method', 'Pull Up Attribute', 'Move Class');
    expect(summarySentence(list, [{ head: 0, members: [1, 2] }])).toBe('1 superclass extracted with 2 members, 1 class moved');
  });

  it('counts equal renamings once', () => {
    const bundle = { head: null, members: [0, 1], names: { before: 'a', after: 'b' } };
    expect(summarySentence(high('Rename Method', 'Rename Method', 'Move Method'), [bundle])).toBe('1 method moved, 1 rename');
  });

  it('says the most telling parts and counts the rest', () => {
    const list = high('Extract Method', 'Extract Method', 'Move Method', 'Inline Method', 'Push Down Method', 'Merge Class');
    expect(summarySentence(list, [])).toMatch(/^2 methods extracted, .*, .*, 2 more$/);
  });

  it('counts low-level ones as details', () => {
    const list = items(refactoring({ type: 'Extract And Move Method' }), refactoring({ type: 'Rename Variable', level: 'low' }));
    expect(summarySentence(list, [])).toBe('1 method extracted and moved, 1 detail');
    expect(summarySentence([], [])).toBe('');
  });

  it('says what is left, and what follows, in their own words', () => {
    expect(leftOverSentence({ left: 214, changed: 1840 })).toBe('214 of 1,840 changed lines left to read');
    expect(followersOf(high('Move Class', 'Move Class'))).toBe('2 classes');
    expect(followersOf(high('Pull Up Method'))).toBe('1 member');
    expect(followersOf(items(refactoring({ level: 'low' })))).toBe('1 detail');
    expect(followersOf(high('Move Class', 'Pull Up Method'))).toBe('2 changes');
  });

  it('counts the places of a renaming', () => {
    const names = { before: 'a', after: 'b' };
    const places = [
      { path: 'A.java', line: 1 },
      { path: 'B.java', line: 2, edited: true },
    ];
    expect(placesSentence({ refactoring: 0, names, places, forgotten: [] })).toBe('2 places in 2 files, 1 with other edits');
    expect(placesSentence({ refactoring: 0, names, places: places.slice(0, 1), forgotten: places })).toBe('1 place, 2 forgotten');
  });
});
