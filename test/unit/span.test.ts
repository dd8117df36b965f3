import { describe, expect, test } from 'vitest';
import { covering } from '../../engine/text/span.js';

describe('covering', () => {
  const isInside = covering([
    { start: 10, end: 12 },
    { start: 2, end: 5 },
    { start: 3, end: 4 },
    { start: 5, end: 7 },
    { start: 0, end: 0 },
  ]);

  test('ranges that overlap, touch, or lie in one another', () => {
    expect(Array.from({ length: 14 }, (_, offset) => offset).filter(isInside)).toEqual([2, 3, 4, 5, 6, 10, 11]);
  });
  test('no ranges have nothing in them', () => {
    expect(covering([])(0)).toBe(false);
  });
});
