/** Median, 95th percentile, largest and sum of a list of times in milliseconds. */
export interface Distribution {
  readonly median: number;
  readonly p95: number;
  readonly max: number;
  readonly total: number;
}

/** The smallest value that at least this share of the values does not exceed. */
function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export function distribution(values: readonly number[]): Distribution {
  const sorted = [...values].sort((a, b) => a - b);
  return {
    median: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    max: sorted.at(-1) ?? 0,
    total: sorted.reduce((sum, value) => sum + value, 0),
  };
}

/** Each of the figures divided by its counterpart. */
export function ratios(a: Distribution, b: Distribution): Distribution {
  return { median: a.median / b.median, p95: a.p95 / b.p95, max: a.max / b.max, total: a.total / b.total };
}
