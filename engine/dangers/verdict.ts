import type { CodeModel } from '../model/source-file.js';
import type { Danger } from '../results/look.js';
import type { LookedAt } from '../symbols/looked-at.js';
import type { DangerKind } from './kind.js';

/** Below that a refactoring is more than rarely none, and what it left behind is not sure either. */
const SURE_CONFIDENCE = 0.9;

/** A kind whose dangers are as sure as what they are read from: where a file has syntax errors, what was read of it may be wrong, and so is what a doubtful refactoring did. */
export function withVerdict(kind: DangerKind): DangerKind {
  return { ...kind, find: (at) => kind.find(at).map((danger) => judged(danger, at)) };
}

function judged(danger: Danger, { view, refactorings }: LookedAt): Danger {
  if (danger.certainty !== 'sure') return danger;
  const confidence = danger.refactoring === null ? undefined : refactorings[danger.refactoring]?.confidence;
  const isUnsound = (confidence ?? 1) < SURE_CONFIDENCE || hasErrors(view.before, danger.before) || hasErrors(view.after, danger.after);
  return isUnsound ? { ...danger, certainty: 'likely', sentence: perhaps(danger.sentence) } : danger;
}

/** How sentences of dangers that are not sure begin. */
export const perhaps = (sentence: string): string => `Perhaps: ${sentence}`;

const hasErrors = ({ files }: CodeModel, places: Danger['before']): boolean =>
  places.some(({ path }) => files.some((file) => file.path === path && file.unread.length > 0));
