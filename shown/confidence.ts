/** How sure a refactoring is, as readers are told it. */
import type { Refactoring } from '../engine/results/result.js';

type Unsure = Pick<Refactoring, 'confidence'>;

/** Of refactorings below that says "perhaps": one of ten is wrong. */
export const SURE = 0.9;

/** Whether a refactoring is shown as perhaps so. One of which nobody knows how sure it is, such as moved lines, is not. */
export const isUnsure = (refactoring: Unsure): boolean => !isAsSureAs(refactoring, SURE);

/** Whether a refactoring is at least so sure, from 0 to 1. One of which nobody knows how sure it is, such as moved lines, always is. */
export const isAsSureAs = ({ confidence = 1 }: Unsure, least: number): boolean => confidence >= least;

/** `Reflens is right about 4 of 5 of such findings.`; null of sure ones. */
export function confidenceSentence(refactoring: Unsure): string | null {
  if (!isUnsure(refactoring)) return null;
  const [part, whole] = fractionOf(refactoring.confidence ?? 1);
  return `Reflens is right about ${part} of ${whole} of such findings.`;
}

/** Wholes of the fractions that are said: people know what 7 of 10 are. */
const LARGEST_WHOLE = 10;

/** The fraction with a small whole that is nearest; of two the one with the smaller whole. */
function fractionOf(share: number): readonly [part: number, whole: number] {
  let best: readonly [number, number] = [Math.round(share * 2), 2];
  const distance = ([part, whole]: readonly [number, number]): number => Math.abs(part / whole - share);
  for (let whole = 3; whole <= LARGEST_WHOLE; whole++) {
    const one = [Math.round(share * whole), whole] as const;
    // a share below 1 is never all
    if (one[0] < whole && (best[0] === best[1] || distance(one) < distance(best))) best = one;
  }
  return best;
}
