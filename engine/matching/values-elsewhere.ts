import type { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import type { BodyMapping } from './body-mapping.js';
import type { Call } from './calls.js';
import { holdsCall } from './expression-facts.js';
import { isOwnCall } from './handing-on.js';
import { isAssignment, wrappedExpression } from './leaf-alignment.js';
import { placeOf } from './values-in-places.js';

/**
 * Whether the only thing that a method of another type gives back stood in a place from which nothing is taken out:
 *
 *     print(new Page(3));   ->   print(book.page());       made for a call, and made by an object at hand now
 *     print(a + 1);         ->   print(book.next());       computed for a call
 *     if (a == b) { … }     ->   if (book.same()) { … }    all that is asked
 *     print(find(3));       ->   print(() -> book.page()); in a lambda that was none
 *
 * It is taken out when it asks somebody itself, and what was made also when a type makes it now, or the end of a chain.
 */
export function isOutOfPlace({ mappings }: BodyMapping, calls: readonly Call[]): boolean {
  const [only, ...more] = mappings;
  const value = only?.beforeExpression;
  if (!only || more.length > 0 || !value || only.after.kind !== 'return' || wrappedExpression(only.before) === value) return false;
  if (calls.every(({ expression }) => isDoneLater(expression)) && !isDoneLater(value)) return true;
  if (value.kind === 'creation' && isPassedOn(value, only.before)) return true;
  if (only.before.composite && only.before.expressions.includes(value)) return ASKS_NOBODY.has(value.kind);
  if (value.parent?.arguments?.includes(value) !== true || holdsCall(value)) return false;
  return value.kind === 'infix' || (value.kind === 'creation' && calls.every(isOfAnObject));
}

function isDoneLater(expression: Expression): boolean {
  for (let one = expression.parent; one; one = one.parent) if (one.kind === 'lambda') return true;
  return false;
}

const ASKS_NOBODY: ReadonlySet<Expression['kind']> = new Set(['creation', 'infix', 'fieldAccess']);

/** An object that is not simply handed to what a statement does, declares or gives back, or that is made of an own call: `page = open(new Page(3));`, `print(new Page(size()));`. */
function isPassedOn(value: Expression, statement: Statement): boolean {
  if (isAssignment(statement) || statement.composite || (placeOf(value) === 'inside' && value.parent?.kind === 'invocation')) return true;
  return value.arguments?.some(isOwnCall) ?? false;
}

/** `book.page()` or `page()`; not `Book.page()`, nor `books().first().page()`. */
function isOfAnObject({ expression: { receiver } }: Call): boolean {
  return !receiver || (receiver.kind === 'name' && !/^[A-Z]/.test(receiver.label));
}
