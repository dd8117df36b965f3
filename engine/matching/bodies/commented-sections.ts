import { isTest, type Comment, type Method } from '../../model/declarations.js';
import type { Span } from '../../text/span.js';
import { groupBy } from '../../text/grouping.js';
import type { Fragment, MappingInput } from './fragments.js';

/** A step of a test: code between two comments, before and after. */
export interface Section {
  readonly before: Span;
  readonly after: Span;
}

/**
 * Tests are often told in steps, each below a comment that says what comes; a step is the one that stood below the same comment, whatever the statements
 * of other steps are like:
 *
 *     // returned for reuse                 ->   // too big for reuse
 *     Cup cup2 = shelf.take(owner);              Cup cup2 = shelf.take(owner);
 *     check(cup2.top());                         check(cup2.top());
 *                                                // returned for reuse
 *                                                Cup cup3 = shelf.take(owner);
 *                                                check(cup3.top());             the second is the old one
 *
 * Of comments that are there several times the first is the first, the second the second. A step ends with the next comment; that has to be the same one,
 * or one of the two that follow on the other side, or the last step of one side is asked about. Code above the first comment belongs to no step.
 */
export function commentedSections(before: Method, after: Method): readonly Section[] {
  if (!isTest(before) || !isTest(after) || before.comments.length * after.comments.length === 0) return [];
  const partners = partnersOf(before.comments, after.comments);
  const places = new Map(after.comments.map((comment, index) => [comment, index]));
  const sections: Section[] = [];
  before.comments.forEach((comment, index) => {
    const partner = partners.get(comment);
    if (!partner) return;
    const at = places.get(partner) ?? 0;
    const [next, second] = [before.comments[index + 1], before.comments[index + 2]];
    const [nextAfter, secondAfter] = [after.comments[at + 1], after.comments[at + 2]];
    const isEnd = (one: Comment | undefined, other: Comment | undefined): boolean => !!one && !!other && partners.get(one) === other;
    if (next && nextAfter && !isEnd(next, nextAfter) && !isEnd(next, secondAfter) && !isEnd(second, nextAfter)) return;
    sections.push({ before: between(comment, next, before), after: between(partner, nextAfter, after) });
  });
  return sections;
}

/** Which comment of after says the same as one of before. */
function partnersOf(before: readonly Comment[], after: readonly Comment[]): ReadonlyMap<Comment, Comment> {
  const there = groupBy(after, ({ text }) => text);
  const partners = new Map<Comment, Comment>();
  for (const [text, comments] of groupBy(before, (comment) => comment.text))
    comments.forEach((comment, nth) => {
      const partner = there.get(text)?.[nth];
      if (partner) partners.set(comment, partner);
    });
  return partners;
}

function between(comment: Comment, next: Comment | undefined, { bodySpan, span }: Method): Span {
  return { start: comment.span.end, end: next?.span.start ?? (bodySpan ?? span).end };
}

/** The statements that begin in a part of the text. */
export function within(fragments: readonly Fragment[], { start, end }: Span): readonly Fragment[] {
  return fragments.filter(({ statement: { span } }) => start <= span.start && span.start < end);
}

/** More statements than this are not looked through for their sections: generated tests have thousands of steps. */
const MOST_LOOKED_AT = 1_000_000;

/** The sections of two bodies that are compared by themselves. */
export function sectionsOf({ sections = [], before, after }: MappingInput): readonly Section[] {
  return sections.length * (before.leaves.length + after.leaves.length) > MOST_LOOKED_AT ? [] : sections;
}
