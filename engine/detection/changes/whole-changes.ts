import type { Method } from '../../model/declarations.js';
import type { MatchedMethods, MatchingResult } from '../../matching/result.js';
import { isOneOfAnonymous } from '../methods/methods-of-anonymous.js';
import { parameterizations } from '../tests/parameterized-tests.js';

const known = new WeakMap<MatchingResult, readonly MatchedMethods[]>();

/**
 * The method pairs whose details are worth telling: not those of which one side was split, merged or made a parameterized test. That finding says it all,
 * and a name, parameter or annotation that differs is only part of it. Nor methods of anonymous types that do something else now.
 */
export function detailedMethodPairs(comparison: MatchingResult): readonly MatchedMethods[] {
  const cached = known.get(comparison);
  if (cached) return cached;
  const told = new Set<Method>();
  for (const { whole, parts } of comparison.rearrangements) [whole, ...parts].forEach((method) => told.add(method));
  for (const { test, target } of parameterizations(comparison)) [test, target].forEach((method) => told.add(method));
  const pairs = comparison.methodPairs.filter((pair) => !told.has(pair.before) && !told.has(pair.after) && isOneOfAnonymous(pair));
  known.set(comparison, pairs);
  return pairs;
}
