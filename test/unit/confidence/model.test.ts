import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ofLikeness, type Evidence } from '../../../engine/confidence/evidence.js';
import { confidenceOf, shareAt, sumOf, WEIGHTS, type Weights } from '../../../engine/confidence/model.js';

const PLAIN: Weights = {
  base: 1,
  weights: { '+calls': 2, '-long': -0.5 },
  shares: [
    [0, 0.5],
    [2, 0.9],
    [4, 1],
  ],
};

describe('the table of weights', () => {
  it('is small, since it is part of the engine', () => {
    expect(statSync('engine/confidence/weights.json').size).toBeLessThanOrEqual(4096);
    expect(Object.keys(WEIGHTS.weights).length).toBeGreaterThan(10);
    expect(Object.keys(WEIGHTS.weights).length).toBeLessThanOrEqual(40);
  });

  it('gives no weight against its sign', () => {
    const wrong = Object.entries(WEIGHTS.weights).filter(
      ([name, weight]) => (name.startsWith('+') && weight < 0) || (name.startsWith('-') && weight > 0),
    );
    expect(wrong).toEqual([]);
  });

  it('says more of larger sums', () => {
    const shares = WEIGHTS.shares.map(([, share]) => share);
    expect(shares.length).toBeGreaterThan(2);
    expect([...WEIGHTS.shares].sort(([one], [other]) => one - other)).toEqual(WEIGHTS.shares);
    expect([...shares].sort((one, other) => one - other)).toEqual(shares);
    expect(shares.every((share) => share > 0 && share < 1)).toBe(true);
  });
});

describe('a confidence', () => {
  it('never falls with the mapped share, nor with identical statements, and rises with both', () => {
    const of = (mappedShare: number, identical: number): number => confidenceOf(ofLikeness({ mappedShare, identical }));
    const shares = [0, 0.1, 0.2, 0.35, 0.5, 0.7, 0.8, 1];
    const counts = [0, 1, 2, 3, 4, 9, Infinity];
    for (const [at, share] of shares.entries())
      for (const [place, count] of counts.entries()) {
        expect(of(share, count)).toBeGreaterThanOrEqual(of(shares[at - 1] ?? share, count));
        expect(of(share, count)).toBeGreaterThanOrEqual(of(share, counts[place - 1] ?? count));
      }
    expect(of(1, Infinity)).toBeGreaterThan(of(0, 0));
    expect(of(0.5, 9)).toBeGreaterThan(of(0.5, 0));
  });

  it('has two digits and is a share', () => {
    for (const evidence of [[], ['property', '+same code'], ['-disagree', '-differs', '-newType']] satisfies Evidence[][]) {
      const confidence = confidenceOf(evidence);
      expect(confidence).toBeGreaterThan(0);
      expect(confidence).toBeLessThanOrEqual(1);
      expect(confidence).toBe(Number(confidence.toFixed(2)));
    }
  });

  it('adds what speaks for and against, and leaves out what has no weight', () => {
    expect(sumOf(['+calls', '-long', 'move'], PLAIN)).toBe(2.5);
    expect(confidenceOf(['+calls', '-long', 'move'], PLAIN)).toBe(0.93);
    expect(confidenceOf(['move'], PLAIN)).toBe(0.7);
  });

  it('is between the shares of two sums, and at the ends that of the last', () => {
    expect([-9, 0, 1, 2, 3, 4, 99].map((sum) => shareAt(sum, PLAIN.shares))).toEqual([0.5, 0.5, 0.7, 0.9, 0.95, 1, 1]);
  });
});
