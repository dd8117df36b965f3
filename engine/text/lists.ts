/**
 * Lists that can be as long as a file: handed to a function element by element (`list.push(...more)`, `Math.max(...all)`), more than some 100,000 are too many for the
 * stack. A lint rule (test/support/short-spreads-rule.mjs) refuses that and leads here.
 */

/** Adds the elements of a list to the end of another. */
export function addAll<Element>(list: Element[], more: Iterable<Element>): void {
  for (const one of more) list.push(one);
}

/** The smallest of some numbers; Infinity of none. */
export function smallest(values: Iterable<number>): number {
  let least = Infinity;
  for (const value of values) least = Math.min(least, value);
  return least;
}

/** The largest of some numbers; -Infinity of none. */
export function largest(values: Iterable<number>): number {
  let most = -Infinity;
  for (const value of values) most = Math.max(most, value);
  return most;
}
