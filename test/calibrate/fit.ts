import type { Evidence } from '../../engine/confidence/evidence.js';
import { shareAt, sumOf, type Weights } from '../../engine/confidence/model.js';
import { append } from '../../engine/text/grouping.js';
import type { Row } from './rows.js';

/** How much the sum of squares of the weights counts against the likelihood: a weight that rests on a few findings of one commit stays small. Between 2 and 8 the figures are nearly the same. */
const PENALTY = 8;
/** Ways through all weights; after thirty nothing moves in the third digit. */
const ROUNDS = 60;
/** Findings of one step of the shares: fewer say little of how many are right. */
const STEP = 50;
/** Findings, and the right ones among them, that each step is given beforehand: about as many are right in all, and no step says that everything is. */
const BEFOREHAND = { all: 10, right: 9.5 };

/**
 * Weights by which the evidence tells the right ones from the others: logistic regression with squared weights held against it, by Newton's steps, one weight at a time.
 * Evidence that never speaks against a finding (`+`) gets no negative weight, nor the reverse (`-`).
 */
export function fitWeights(rows: readonly Row[]): Pick<Weights, 'base' | 'weights'> {
  const having = new Map<Evidence, number[]>();
  rows.forEach(({ evidence }, index) => {
    for (const one of evidence) append(having, one, index);
  });
  const sums = new Float64Array(rows.length);
  const all = rows.map((_, index) => index);
  const step = (indices: readonly number[], weight: number, penalty: number): number => {
    let slope = -penalty * weight;
    let curve = penalty + 1e-9;
    for (const index of indices) {
      const share = 1 / (1 + Math.exp(-(sums[index] ?? 0)));
      slope += Number(rows[index]?.isRight) - share;
      curve += share * (1 - share);
    }
    return slope / curve;
  };
  const add = (indices: readonly number[], by: number): void => {
    for (const index of indices) sums[index] = (sums[index] ?? 0) + by;
  };
  let base = 0;
  const weights = new Map<Evidence, number>([...having.keys()].sort().map((one) => [one, 0]));
  for (let round = 0; round < ROUNDS; round++) {
    const by = step(all, base, 0);
    base += by;
    add(all, by);
    for (const [one, weight] of weights) {
      const indices = having.get(one) ?? [];
      const next = bounded(one, weight + step(indices, weight, PENALTY));
      weights.set(one, next);
      add(indices, next - weight);
    }
  }
  const told = [...weights].flatMap(([one, weight]) => (Math.abs(weight) < LEAST ? [] : [[one, rounded(weight)] as const]));
  return { base: rounded(base), weights: Object.fromEntries(told) };
}

/** Log-odds below which a weight is none. */
const LEAST = 0.005;

const bounded = (one: Evidence, weight: number): number =>
  one.startsWith('+') ? Math.max(0, weight) : one.startsWith('-') ? Math.min(0, weight) : weight;

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** A sum of log-odds, and whether the finding is right. */
export interface Scored {
  readonly sum: number;
  readonly isRight: boolean;
}

/** The shares of right findings by their sums, never falling: neighbours of which the lower sum has the larger share become one. */
export function sharesOf(scored: readonly Scored[]): Weights['shares'] {
  const inOrder = [...scored].sort((one, other) => one.sum - other.sum);
  const steps: { sum: number; right: number; all: number }[] = [];
  for (let start = 0; start < inOrder.length; start += STEP) {
    const some = inOrder.slice(start, start + STEP);
    steps.push({
      sum: some.reduce((total, { sum }) => total + sum, 0),
      right: some.filter(({ isRight }) => isRight).length,
      all: some.length,
    });
    for (let [one, other] = steps.slice(-2); one && other && shareOf(one) >= shareOf(other); [one, other] = steps.slice(-2))
      steps.splice(-2, 2, { sum: one.sum + other.sum, right: one.right + other.right, all: one.all + other.all });
  }
  return steps.map((one) => [rounded(one.sum / one.all), rounded(shareOf(one))] as const);
}

const shareOf = ({ right, all }: { readonly right: number; readonly all: number }): number =>
  (right + BEFOREHAND.right) / (all + BEFOREHAND.all);

/** The sums of findings of each project, by weights of the other projects. */
export function sumsByOthers(rows: readonly Row[]): readonly Scored[] {
  return projectsOf(rows).flatMap((project) => {
    const weights = fitWeights(rows.filter((row) => row.project !== project));
    return rows.filter((row) => row.project === project).map(({ evidence, isRight }) => ({ sum: sumOf(evidence, weights), isRight }));
  });
}

/** No commit of a corpus runs out of time. Where one does, half of what could have been chosen instead may not have been seen: half the odds. */
const GIVEN: Weights['weights'] = { '-cut': -0.693 };

/** Weights of all rows, and shares by sums that no row of its own project had a part in. */
export function fit(rows: readonly Row[]): Weights {
  const { base, weights } = fitWeights(rows);
  return { base, weights: { ...weights, ...GIVEN }, shares: sharesOf(sumsByOthers(rows)) };
}

export const projectsOf = (rows: readonly Row[]): readonly string[] => [...new Set(rows.map(({ project }) => project))].sort();

/** A confidence, and whether the finding is right. */
export interface Judged {
  readonly confidence: number;
  readonly isRight: boolean;
}

/** What weights say of findings. */
export const judge = (rows: readonly Row[], weights: Weights): readonly Judged[] =>
  rows.map(({ evidence, isRight }) => ({ isRight, confidence: shareAt(sumOf(evidence, weights), weights.shares) }));

/** What the findings of each project are given by weights of which no part is fitted on it. */
export const judgeByOthers = (rows: readonly Row[]): readonly Judged[] =>
  projectsOf(rows).flatMap((project) =>
    judge(
      rows.filter((row) => row.project === project),
      fit(rows.filter((row) => row.project !== project)),
    ),
  );
