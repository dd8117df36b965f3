import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../engine/confidence/evidence.js';
import { shareAt, sumOf } from '../../engine/confidence/model.js';
import { figureLines, figuresOf } from '../calibrate/figures.js';
import { fit, fitWeights, judgeByOthers, sharesOf } from '../calibrate/fit.js';
import type { Row } from '../calibrate/rows.js';

/** So many findings with some evidence, of which so many are right, in turns of three projects. */
const rows = (evidence: readonly Evidence[], all: number, right: number): readonly Row[] =>
  Array.from({ length: all }, (_, at) => ({ project: `project ${at % 3}`, evidence, isRight: at < right }));

const ROWS = [...rows(['move', '+calls'], 300, 297), ...rows(['move'], 200, 150), ...rows(['move', '-differs'], 100, 50)];

describe('weights', () => {
  it('tell what speaks for and against a finding', () => {
    const { weights } = fitWeights(ROWS);
    expect(weights['+calls']).toBeGreaterThan(1);
    expect(weights['-differs']).toBeLessThan(-0.5);
    expect(weights['+agree 1']).toBeUndefined();
  });

  it('are none where what counts for a finding is seen with wrong ones, and the reverse', () => {
    const odd = [...rows(['+calls'], 100, 50), ...rows([], 100, 95), ...rows(['-differs'], 100, 99)];
    expect(fitWeights(odd).weights).toEqual({});
    expect(fitWeights([...rows(['form'], 100, 50), ...rows([], 100, 95)]).weights.form).toBeLessThan(-1);
  });

  it('are smaller where less is seen', () => {
    const few = [...rows(['form'], 4, 0), ...rows([], 100, 90)];
    const many = [...rows(['form'], 40, 0), ...rows([], 100, 90)];
    expect(Math.abs(fitWeights(few).weights.form ?? 0)).toBeLessThan(Math.abs(fitWeights(many).weights.form ?? 0));
  });
});

describe('shares', () => {
  it('never fall with the sum, also where the counts do', () => {
    const scored = [2, 3, 1, 4, 5].flatMap((sum) =>
      Array.from({ length: 50 }, (_, at) => ({ sum, isRight: at < (sum === 3 ? 20 : sum * 10) })),
    );
    const shares = sharesOf(scored);
    expect(shares.map(([sum]) => sum)).toEqual([1, 2.5, 4, 5]);
    expect([...shares].sort(([, one], [, other]) => one - other)).toEqual(shares);
  });

  it('are those of what was fitted', () => {
    const weights = fit(ROWS);
    const of = (...evidence: Evidence[]): number => shareAt(sumOf(evidence, weights), weights.shares);
    expect(of('move', '+calls')).toBeCloseTo(0.98, 1);
    expect(of('move')).toBeGreaterThan(of('move', '-differs'));
    expect(of('move', '+calls', '-cut')).toBeLessThan(of('move', '+calls'));
  });
});

describe('the figures', () => {
  it('count what says "perhaps", and how far it is from what is so', () => {
    const judged = [
      ...Array.from({ length: 10 }, () => ({ confidence: 0.95, isRight: true })),
      ...Array.from({ length: 5 }, (_, at) => ({ confidence: 0.8, isRight: at < 3 })),
    ];
    const figures = figuresOf(judged);
    expect(figures).toMatchObject({ all: 15, wrong: 2, wrongMarked: 1, sureRight: 1 });
    expect(figures.rightMarked).toBeCloseTo(3 / 13, 5);
    expect(figures.error).toBeGreaterThan(0.03);
    expect(figuresOf(judged.filter(({ isRight }) => isRight)).wrongMarked).toBe(0);
    expect(figureLines('x', figures).join('\n')).toMatch(
      /^x: 15 findings, 2 of them false\n.*“perhaps”: 1\.000 of the false, 0\.231 of the right/,
    );
  });

  it('are those of projects that nothing was fitted on', () => {
    const own = rows(['form'], 60, 60).map((row) => ({ ...row, project: 'alone' }));
    const [alone] = judgeByOthers([...ROWS, ...own]).filter((_, at) => at < own.length);
    // nobody else has such evidence, so that it says nothing of them
    expect(alone?.confidence).toBeLessThan(shareFittedOn([...ROWS, ...own], ['form']));
  });
});

const shareFittedOn = (all: readonly Row[], evidence: readonly Evidence[]): number => {
  const weights = fit(all);
  return shareAt(sumOf(evidence, weights), weights.shares);
};
