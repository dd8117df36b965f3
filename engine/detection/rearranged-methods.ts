import type { Comparison } from '../matching/comparison.js';
import type { Finding } from './family.js';

/** Split Method, Merge Method, Move Code: statements that changed their method without a call in between. */
export function* rearrangedMethods(comparison: Comparison): Iterable<Finding> {
  void comparison;
  yield* [];
}
