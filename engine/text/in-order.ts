import { checkpoint } from './work.js';

/**
 * Of things in the order of one side, those that are in the same order on the other, chosen so that they weigh most together: what stayed, when the rest moved. In
 * n log n steps, by the best ending before each place (Fenwick's tree of maxima).
 *
 * @param placeOf where a thing is on the other side; equal places are in no order
 * @param weightOf above 0
 */
export function heaviestInOrder<Thing>(
  things: readonly Thing[],
  placeOf: (thing: Thing) => number,
  weightOf: (thing: Thing) => number,
): ReadonlySet<Thing> {
  const places = things.map(placeOf);
  if (places.every((place, at) => at === 0 || (places[at - 1] ?? place) < place)) return new Set(things);
  const rankOf = new Map([...new Set(places)].sort((a, b) => a - b).map((place, rank) => [place, rank + 1]));
  const best = new Int32Array(rankOf.size + 1).fill(-1);
  const sums: number[] = [];
  const previous: number[] = [];
  const isBetter = (one: number, other: number): boolean => other < 0 || (sums[one] ?? 0) > (sums[other] ?? 0);
  let end = -1;
  for (const [at, thing] of things.entries()) {
    checkpoint();
    const rank = rankOf.get(places[at] ?? 0) ?? 0;
    let from = -1;
    for (let node = rank - 1; node > 0; node -= node & -node) {
      const candidate = best[node] ?? -1;
      if (candidate >= 0 && isBetter(candidate, from)) from = candidate;
    }
    sums.push(weightOf(thing) + (from < 0 ? 0 : (sums[from] ?? 0)));
    previous.push(from);
    for (let node = rank; node < best.length; node += node & -node) if (isBetter(at, best[node] ?? -1)) best[node] = at;
    if (isBetter(at, end)) end = at;
  }
  const chosen = new Set<Thing>();
  for (let at = end; at >= 0; at = previous[at] ?? -1) {
    const thing = things[at];
    if (thing !== undefined) chosen.add(thing);
  }
  return chosen;
}
