import { describe, expect, it } from 'vitest';
import { typeOfDescription } from '../accuracy/benchmarks.js';
import { differences } from '../accuracy/last-run.js';
import { scoreLocations } from '../accuracy/locations.js';
import type { LoadedBenchmark } from '../accuracy/oracle.js';
import { score } from '../accuracy/score.js';
import { distribution } from '../bench/statistics.js';

const named = (description: string): { type: string; description: string } => ({ type: typeOfDescription(description), description });

const benchmark: LoadedBenchmark = {
  name: 'made-up',
  types: new Set(['Rename Method', 'Extract Method', 'Move Class']),
  commits: [
    {
      project: 'a',
      sha1: 'a1',
      url: 'a/a1',
      refactorings: [named('Rename Method x renamed to y in class A'), named('Extract Method f extracted from g in class A')],
    },
    { project: 'b', sha1: 'b1', url: 'b/b1', refactorings: [named('Move Class p.B moved to q.B')] },
  ],
};

describe('typeOfDescription', () => {
  it.each([
    ['Move And Rename Method a from class A to b from class B', 'Move And Rename Method'],
    ['Move Method a from class A to a from class B', 'Move Method'],
    ['Extract Method\tf extracted from g', 'Extract Method'],
    ['Replace Attribute With Variable x : int to y : int', 'Replace Attribute With Variable'],
  ])('%s', (description, type) => {
    expect(typeOfDescription(description)).toBe(type);
  });
});

describe('score', () => {
  it('counts what is found, what is false, what is missed', () => {
    const { total, exact, types } = score(benchmark, [
      { sha1: 'a1', refactorings: [named('Rename Method\tx renamed to y in class A'), named('Rename Method v renamed to w in class A')] },
      { sha1: 'b1', refactorings: [named('Move Class p.B moved to q.B')] },
    ]);
    expect(total).toEqual({ tp: 2, fp: 1, fn: 1 });
    expect(exact).toBe(1);
    expect(types.get('Rename Method')).toEqual({ tp: 1, fp: 1, fn: 0 });
    expect(types.get('Extract Method')).toEqual({ tp: 0, fp: 0, fn: 1 });
  });

  it('does not look at types that the benchmark does not cover', () => {
    const { total } = score(benchmark, [{ sha1: 'b1', refactorings: [named('Rename Variable a : int to b : int')] }], { commit: 'b' });
    expect(total).toEqual({ tp: 0, fp: 0, fn: 1 });
  });

  it('counts the same report twice as one', () => {
    const twice = [named('Move Class p.B moved to q.B'), named('Move Class p.B moved to q.B')];
    expect(score(benchmark, [{ sha1: 'b1', refactorings: twice }], { commit: 'b' }).total).toEqual({ tp: 1, fp: 0, fn: 0 });
  });

  it('takes a commit without a report for one in which nothing was found', () => {
    expect(score(benchmark, [])).toMatchObject({ missing: 2, total: { tp: 0, fp: 0, fn: 3 } });
  });

  it('tells near misses', () => {
    const { nearMisses } = score(benchmark, [{ sha1: 'b1', refactorings: [named('Move Class @Test p.B  moved to q.B')] }]);
    expect(nearMisses).toBe(1);
  });

  it('tells what was won and lost against a run before', () => {
    const now = score(benchmark, [
      { sha1: 'a1', refactorings: [named('Rename Method x renamed to y in class A'), named('Rename Method v renamed to w in class A')] },
    ]);
    const last = { a1: { found: ['Extract Method f extracted from g in class A'], falsely: ['Rename Method k renamed to l in class A'] } };
    expect(differences(now, last, () => true)).toEqual([
      {
        url: 'a/a1',
        won: ['Rename Method x renamed to y in class A'],
        lost: ['Extract Method f extracted from g in class A'],
        newlyFalse: ['Rename Method v renamed to w in class A'],
        noLongerFalse: ['Rename Method k renamed to l in class A'],
      },
    ]);
  });
});

describe('scoreLocations', () => {
  const place = (startLine: number, description: string) => ({
    filePath: 'q/B.java',
    startLine,
    endLine: startLine + 1,
    startColumn: 1,
    endColumn: 2,
    codeElementType: 'TYPE_DECLARATION',
    description,
    codeElement: null,
  });
  const sides = (line: number) => ({
    ...named('Move Class p.B moved to q.B'),
    leftSideLocations: [place(line, 'original type declaration')],
    rightSideLocations: [place(1, 'moved type declaration')],
  });
  const reported = (line: number) => {
    const { commits } = score(benchmark, [{ sha1: 'b1', refactorings: [sides(line)] }]);
    return scoreLocations(commits, new Map([['b1', [sides(line)]]]), new Map([['b1', { sha1: 'b1', refactorings: [sides(5)] }]]));
  };

  it('is content with the same files, lines and roles, whatever the columns', () => {
    expect(reported(5).total).toEqual({ equal: 1, compared: 1 });
  });

  it('tells which place differs', () => {
    const { total, misplaced } = reported(6);
    expect(total).toEqual({ equal: 0, compared: 1 });
    expect(misplaced[0]).toMatchObject({
      lacking: ['before q/B.java:5-6 original type declaration'],
      surplus: ['before q/B.java:6-7 original type declaration'],
    });
  });
});

describe('distribution', () => {
  it('is the nearest value that enough others do not exceed', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(distribution(hundred)).toEqual({ median: 50, p95: 95, max: 100, total: 5050 });
    expect(distribution([])).toEqual({ median: 0, p95: 0, max: 0, total: 0 });
  });
});
