import { descendants, type Expression } from '../model/expression.js';
import type { BodyMapping } from './body-mapping.js';
import type { Call } from './calls.js';
import { wrappedExpression } from './leaf-alignment.js';

/**
 * Whether the only thing that a method of another type gives back stood in a place from which nothing is taken out:
 *
 *     print(new Page(3));   ->   print(book.page());       made for a call, and made by an object at hand now
 *     print(a + 1);         ->   print(book.next());       computed for a call
 *     if (a == b) { … }     ->   if (book.same()) { … }    all that is asked
 *
 * It is taken out when it asks somebody itself, and what was made also when a type makes it now, or the end of a chain.
 */
export function isOutOfPlace({ mappings }: BodyMapping, calls: readonly Call[]): boolean {
  const [only, ...more] = mappings;
  const value = only?.beforeExpression;
  if (!only || more.length > 0 || !value || only.after.kind !== 'return' || wrappedExpression(only.before) === value) return false;
  if (only.before.composite && only.before.expressions.includes(value)) return ASKS_NOBODY.has(value.kind);
  if (value.parent?.arguments?.includes(value) !== true || descendants(value).some(({ kind }) => kind === 'invocation')) return false;
  return value.kind === 'infix' || (value.kind === 'creation' && calls.every(isOfAnObject));
}

const ASKS_NOBODY: ReadonlySet<Expression['kind']> = new Set(['creation', 'infix', 'fieldAccess']);

/** `book.page()` or `page()`; not `Book.page()`, nor `books().first().page()`. */
function isOfAnObject({ expression: { receiver } }: Call): boolean {
  return !receiver || (receiver.kind === 'name' && !/^[A-Z]/.test(receiver.label));
}
