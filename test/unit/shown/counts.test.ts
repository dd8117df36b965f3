import { describe, expect, it } from 'vitest';
import { grouped } from '../../../shown/counts.js';

describe('counts', () => {
  it.each([0, 7, 999, 1_000, 1_840, 40_000, 123_456, 1_234_567, Number.MAX_SAFE_INTEGER])('%d reads as everywhere in English', (count) => {
    expect(grouped(count)).toBe(count.toLocaleString('en'));
  });
});
