import fc from 'fast-check';
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

  it('counts equal renamings as the title does: each', () => {
    const bundle = { head: null, members: [0, 1], names: { before: 'a', after: 'b' } };
    expect(summarySentence(high('Rename Method', 'Rename Method', 'Move Method'), [bundle])).toBe('1 method moved, 2 renames');
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

  it('adds up to the number of items, whatever follows from what', () => {
    const types = [
      'Extract Method',
      'Move Class',
      'Pull Up Method',
      'Extract Superclass',
      'Rename Method',
      'Rename Class',
      'Rename Variable',
    ];
    const one = fc.record({ type: fc.constantFrom(...types), level: fc.constantFrom('high', 'low') });
    fc.assert(
      fc.property(
        fc.array(one, { maxLength: 30 }),
        fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }),
        fc.nat(4),
        (list, isHead, size) => {
          const all = items(...list.map(({ type, level }) => refactoring({ type, level })));
          // Each takes the next few below it, some without a head.
          const bundles = all.flatMap(({ id }) => {
            const members = Array.from({ length: size }, (_, index) => id * size + index + 1).filter((member) => member < all.length);
            return members.length < 2 ? [] : [{ head: isHead[id] === true ? id : null, members }];
          });
          const numbers = [...summarySentence(all, bundles).matchAll(/\d+/g)].map(([digits]) => Number(digits));
          expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(all.length);
        },
      ),
    );
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
