import type { Refactoring } from '../engine/results/result.js';

/** What happened, in one sentence that begins with the type: for a tooltip, or for who listens. */
export const fullSentence = ({ type, summary }: Pick<Refactoring, 'type' | 'summary'>): string => `${type} ${summary.sentence}`;
