import { LONGEST_CODE, quoted } from '../text/quoted-code.js';
import type { Span } from '../text/span.js';

/** What was edited, as a sentence, and where; null: there is nothing of it on that side. */
export interface Difference {
  readonly reason: string;
  readonly before: Span | null;
  readonly after: Span | null;
}

/** Characters that a sentence shows before the first one that differs. */
const LEAD = 20;

/** Where two texts are shown from, so that what differs is among what is shown. */
function lead(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one.charAt(same) === other.charAt(same)) same++;
  return Math.max(one.length, other.length) <= LONGEST_CODE ? 0 : Math.max(0, same - LEAD);
}

interface Code {
  readonly text: string;
  readonly span: Span;
}

/** Code and what stands in its place. */
export function replaced(before: Code, after: Code): Difference {
  const from = lead(before.text, after.text);
  return { reason: `${quoted(before.text, from)} became ${quoted(after.text, from)}.`, before: before.span, after: after.span };
}

export const added = ({ text, span }: Code): Difference => ({ reason: `${quoted(text)} was added.`, before: null, after: span });

export const removed = ({ text, span }: Code): Difference => ({ reason: `${quoted(text)} was removed.`, before: span, after: null });

/** A statement that was moved within the body, past others or into another one. */
export const movedWithin = (before: Code, after: Code): Difference => ({
  reason: `${quoted(after.text)} stands at another place of the body.`,
  before: before.span,
  after: after.span,
});

/** What stands for code stands for other code elsewhere. */
export const ambiguous = (before: Pick<Code, 'span'>, after: Pick<Code, 'span'>): Difference => ({
  reason: 'One name stands for different code in different places.',
  before: before.span,
  after: after.span,
});

/** A parameter, and the code in whose place it stands. */
export const otherArgument = (name: string, value: Code, side: 'before' | 'after'): Difference => ({
  reason: `${quoted(name)} stands for ${quoted(value.text)}, and the call passes something else.`,
  before: side === 'before' ? value.span : null,
  after: side === 'after' ? value.span : null,
});

/** Of a single word of code. */
export const wordsOf = (text: string, side: 'before' | 'after'): string => `${quoted(text)} was ${side === 'after' ? 'added' : 'removed'}.`;
