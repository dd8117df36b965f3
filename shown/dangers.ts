/** Which dangers readers are told of. */
import type { Danger } from '../engine/results/result.js';

/** A compiler tells it, and better: who wants it reads the JSON. */
const LEFT_TO_COMPILERS = 'does-not-compile';

/** The dangers that are shown, and that a run of the command line may fail for; the JSON has all. */
export const shownDangers = (dangers: readonly Danger[]): readonly Danger[] => dangers.filter(({ kind }) => kind !== LEFT_TO_COMPILERS);
