import { descendants, type Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { allMappings } from '../../matching/bodies/body-mapping.js';
import { isCall } from '../../facts/expressions/expression-facts.js';
import { wrappedExpression } from '../../facts/wrapped-expressions.js';
import type { Agreement } from '../../matching/methods/method-similarity.js';
import { editDistance } from '../../text/similarity.js';

/**
 * Two methods that kept all of a whole but for one value in the same statement are its parts when the one goes on with what was inside of the value, or puts
 * something around it, and the other does not (1,500 made-up changes); edited alike, or one as it was, they are copies of which one is the renamed whole:
 *
 *     Map all(Box box) { if (box.isOpen()) { return shelf.find().get(box.name()); } … }
 *     ->   Set kinds(Box box) { if (box.isOpen()) { return shelf.find(box.name()); } … }   String label(Box box) { if (box.isOpen()) { return box.name(); } … }
 *
 * Below 0 when fewer letters of the first were edited, above when of the second; null when they are no such parts.
 */
export function divideOneValue(one: Agreement, other: Agreement): number | null {
  const [mine, yours] = [editOf(one), editOf(other)];
  if (!mine || !yours || mine.before !== yours.before || mine.sort === yours.sort) return null;
  return mine.letters - yours.letters;
}

interface Edit {
  readonly before: Statement;
  /** What was inside of the value stands for it now, it stands inside of something, or it was edited. */
  readonly sort: 'inside' | 'around' | 'edited';
  readonly letters: number;
}

/** The only statement that is not as it was, however far from it. */
function editOf({ body, exact }: Agreement): Edit | null {
  if (!body || exact === 0) return null;
  const pairs = allMappings(body.mappings).filter(({ distance }) => distance > 0);
  const [gone, added] = [body.unmappedBefore.filter(isNoBlock), body.unmappedAfter.filter(isNoBlock)];
  const [edited] = pairs;
  const isMapped = pairs.length === 1 && gone.length + added.length === 0;
  const isOpen = pairs.length === 0 && gone.length === 1 && added.length === 1;
  const [before, after] = isMapped ? [edited?.before, edited?.after] : isOpen ? [gone[0], added[0]] : [];
  const [was, is] = [before && wrappedExpression(before), after && wrappedExpression(after)];
  const sort = was && is && before?.kind === after?.kind ? sortOf(was, is) : null;
  return before && after && sort ? { before, sort, letters: editDistance(before.text, after.text) } : null;
}

const isNoBlock = ({ kind }: Statement): boolean => kind !== 'block';

function sortOf(was: Expression, is: Expression): Edit['sort'] | null {
  if (isInside(is, was)) return 'inside';
  if (isInside(was, is)) return 'around';
  const shares = (is.arguments ?? []).some(({ text }) => (was.arguments ?? []).some((one) => one.text === text));
  return isCall(was) && isCall(is) && (was.label === is.label || shares) ? 'edited' : null;
}

function isInside(one: Expression, other: Expression): boolean {
  return descendants(other).some((part) => part !== other && part.kind === one.kind && part.text === one.text);
}
