import type { Comparison } from '../matching/comparison.js';
import type { Finding } from './family.js';

/** `new ArrayList<A>()` -> `new ArrayList<>()`. */
export function* diamondReplacements(comparison: Comparison): Iterable<Finding> {
  void comparison;
  yield* [];
}
