import { descendants, type Expression } from '../../../model/expression.js';
import type { Statement } from '../../../model/statement.js';
import { withoutParentheses } from '../../../facts/expressions/covering.js';
import { valuesOf } from '../../../facts/wrapped-expressions.js';

/**
 * Whether what one loop goes through can have become what another goes through, without a use of the element to say so:
 *
 *     pages   ->   book.pages()                      not   pages   ->   sorted(pages)
 *     book.pages()   ->   shelf.sheets()             and not   book.pages()   ->   shelf.sheets(3)
 */
function goesThroughAlike(before: Expression, after: Expression): boolean {
  const a = withoutParentheses(before);
  const b = withoutParentheses(after);
  if (a.text === b.text) return true;
  if (a.kind === 'conditional' || b.kind === 'conditional') return a.kind === b.kind;
  if (isRead(a)) return !isHanded(b, a);
  if (isRead(b)) return !isHanded(a, b);
  if (a.kind === 'invocation' && b.kind === 'invocation') return areAskedAlike(a, b);
  return a.kind !== 'creation' && b.kind !== 'creation';
}

/** The same of two loops over elements; anything else is not asked. */
export function loopsAreAlike(before: Statement, after: Statement): boolean {
  if (before.kind !== 'enhancedFor' || after.kind !== 'enhancedFor') return true;
  const [[a], [b]] = [valuesOf(before), valuesOf(after)];
  return a === undefined || b === undefined || goesThroughAlike(a, b);
}

function isRead({ kind }: Expression): boolean {
  return kind === 'name' || kind === 'fieldAccess' || kind === 'this' || kind === 'cast';
}

function isHanded(value: Expression, read: Expression): boolean {
  const parts = value.kind === 'arrayAccess' ? value.children : (value.arguments ?? []);
  return parts.some(({ text }) => text === read.text);
}

/** Calls of one name, calls that are handed the same, and calls of which something is asked of the same. */
function areAskedAlike(a: Expression, b: Expression): boolean {
  if (a.label === b.label || textOf(a.arguments) === textOf(b.arguments)) return true;
  if (!a.receiver && !b.receiver) return true;
  const [one, other] = [involved(a), involved(b)];
  return receiversOf(a).some((text) => other.has(text)) || receiversOf(b).some((text) => one.has(text));
}

/** `page.book()` and `page` of `page.book().title()`. */
function receiversOf({ receiver }: Expression): readonly string[] {
  const texts: string[] = [];
  for (let current = receiver; current; current = current.receiver) texts.push(current.text);
  return texts;
}

/** What a call is asked of, and what it is handed. */
function involved(call: Expression): ReadonlySet<string> {
  return new Set([...receiversOf(call), ...(call.arguments ?? []).flatMap((one) => [one, ...descendants(one)]).map(({ text }) => text)]);
}

function textOf(list: readonly Expression[] | null): string {
  return (list ?? []).map(({ text }) => text).join();
}
