import type { Refactoring } from '../engine/results/result.js';
import { isUnsure } from './confidence.js';

/** What happened, in one sentence that begins with the type, and with "perhaps" where it is not sure: for a tooltip, or for who listens. */
export const fullSentence = (refactoring: Pick<Refactoring, 'type' | 'summary' | 'confidence'>): string =>
  `${isUnsure(refactoring) ? 'Perhaps ' : ''}${refactoring.type} ${refactoring.summary.sentence}`;
