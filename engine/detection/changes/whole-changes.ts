import type { Method } from '../../model/declarations.js';
import type { Comparison, MethodPair } from '../../matching/comparison.js';
import { isOneOfAnonymous } from '../methods/methods-of-anonymous.js';
import { parameterizations } from '../tests/parameterized-tests.js';
import { rearrangements } from '../methods/rearranged-methods.js';

const known = new WeakMap<Comparison, readonly MethodPair[]>();

/**
 * The method pairs whose details are worth telling: not those of which one side was split, merged or made a parameterized test. That finding says it all,
 * and a name, parameter or annotation that differs is only part of it. Nor methods of anonymous types that do something else now.
 */
export function detailedMethodPairs(comparison: Comparison): readonly MethodPair[] {
  const cached = known.get(comparison);
  if (cached) return cached;
  const told = new Set<Method>();
  for (const { whole, parts } of rearrangements(comparison)) [whole, ...parts].forEach((method) => told.add(method));
  for (const { test, target } of parameterizations(comparison)) [test, target].forEach((method) => told.add(method));
  const pairs = comparison.methodPairs.filter((pair) => !told.has(pair.before) && !told.has(pair.after) && isOneOfAnonymous(pair));
  known.set(comparison, pairs);
  return pairs;
}
