import type { CodeModel } from '../model/source-file.js';
import type { Danger } from '../results/look.js';
import type { LookedAt } from '../symbols/looked-at.js';
import type { DangerKind } from './kind.js';

/** A kind whose dangers are as sure as the files that they are read from: where one of them has syntax errors, what was read of it may be wrong. */
export function withVerdict(kind: DangerKind): DangerKind {
  return { ...kind, find: (at) => kind.find(at).map((danger) => judged(danger, at)) };
}

function judged(danger: Danger, { view }: LookedAt): Danger {
  if (danger.certainty !== 'sure') return danger;
  const isUnsound = hasErrors(view.before, danger.before) || hasErrors(view.after, danger.after);
  return isUnsound ? { ...danger, certainty: 'likely', sentence: perhaps(danger.sentence) } : danger;
}

/** How sentences of dangers that are not sure begin. */
export const perhaps = (sentence: string): string => `Perhaps: ${sentence}`;

const hasErrors = ({ files }: CodeModel, places: Danger['before']): boolean =>
  places.some(({ path }) => files.some((file) => file.path === path && file.unread.length > 0));
