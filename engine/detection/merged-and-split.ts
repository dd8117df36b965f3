import type { BodyChange } from './body-changes.js';
import type { Finding } from './family.js';

/** Several parameters that became one. */
export function* mergedParameters(change: BodyChange): Iterable<Finding> {
  void change;
  yield* [];
}

/** One parameter that became several. */
export function* splitParameters(change: BodyChange): Iterable<Finding> {
  void change;
  yield* [];
}
