import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, normalizedDistance } from '../../engine/text/similarity.js';

/** The textbook matrix: what the bit-parallel version must agree with. */
function matrixDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substitution));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['return a + b;', 'return a - b;', 1],
    ['xabcx', 'yabcy', 2],
  ])('%j and %j: %d', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
  });

  it('agrees with the matrix, over the block border of 32 too', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ä', '(', ';'), maxLength: 120 });
    fc.assert(fc.property(text, text, (a, b) => editDistance(a, b) === matrixDistance(a, b)));
  });

  it('is a share of the longer text when normalized', () => {
    expect(normalizedDistance('', '')).toBe(0);
    expect(normalizedDistance('abcd', 'abxy')).toBe(0.5);
    expect(normalizedDistance('abc', 'xyz')).toBe(1);
  });
});
