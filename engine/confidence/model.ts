import type { Evidence } from './evidence.js';
import table from './weights.json';

/** Log-odds of kinds of evidence, and what a sum of them is worth: what `npm run calibrate` writes. */
export interface Weights {
  /** Log-odds of a finding for and against which nothing speaks. */
  readonly base: number;
  /** By kind of evidence; one that is not listed weighs nothing. */
  readonly weights: Readonly<Partial<Record<Evidence, number>>>;
  /** Sums of log-odds, ascending, and the share of findings with such a sum that are right; between two of them it is between their shares. */
  readonly shares: readonly (readonly [sum: number, share: number])[];
}

export const WEIGHTS: Weights = table as unknown as Weights;

/** The sum of log-odds. */
export function sumOf(evidence: readonly Evidence[], { base, weights }: Pick<Weights, 'base' | 'weights'>): number {
  return evidence.reduce((sum, kind) => sum + (Object.hasOwn(weights, kind) ? (weights[kind] ?? 0) : 0), base);
}

/** The share of right ones among findings with such a sum. */
export function shareAt(sum: number, shares: Weights['shares']): number {
  const next = shares.findIndex(([at]) => at > sum);
  const [before, after] = next < 0 ? [shares.at(-1), undefined] : [shares[next - 1], shares[next]];
  if (!before || !after) return (before ?? after)?.[1] ?? 1;
  const way = (sum - before[0]) / (after[0] - before[0]);
  return before[1] + way * (after[1] - before[1]);
}

/** How sure a finding is, by the evidence for it: 0 to 1, two digits. */
export function confidenceOf(evidence: readonly Evidence[], weights: Weights = WEIGHTS): number {
  return Math.round(shareAt(sumOf(evidence, weights), weights.shares) * HUNDREDTHS) / HUNDREDTHS;
}

const HUNDREDTHS = 100;
