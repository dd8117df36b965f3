import type { Opportunity } from '../results/look.js';
import { leaveOut } from '../text/work.js';

/** So many of a kind are told of a change, the largest: nobody does more of them beside their own work. */
const MOST_OF_A_KIND = 10;

/** The largest of some opportunities of one kind, in their order; that there are more is told as `what`. */
export function largestOf(all: readonly Opportunity[], what: string): readonly Opportunity[] {
  if (all.length <= MOST_OF_A_KIND) return all;
  const sizeOf = ({ tokens, places }: Opportunity): number => tokens * places.length;
  const kept = new Set([...all].sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, MOST_OF_A_KIND));
  for (const one of all) if (!kept.has(one)) leaveOut(one.model.path, `${what}: the ${String(MOST_OF_A_KIND)} largest are told`);
  return all.filter((one) => kept.has(one));
}
