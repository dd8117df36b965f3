import type { Expression } from '../model/expression.js';
import { normalizedDistance } from '../text/similarity.js';

/** Whether two sub-expressions are equal; the first is of the version that the smaller, or first named, expression belongs to. */
export type SameExpressions = (one: Expression, other: Expression) => boolean;

/** Names at this distance or below count as the same name, changed: `getResolver`, `getExactResolver`. */
export const SIMILAR_NAME = 0.5;

/**
 * Heuristic 12 of Table 3 (paper 003): the one expression is what the other chooses, converts or negates.
 *
 *     foo.load(s)   ->   f ? foo.load(s) : null
 */
export function isOperandOf(small: Expression, big: Expression, same: SameExpressions): boolean {
  if (big.kind === 'conditional') return big.children.slice(1).some((branch) => covers(small) && same(small, branch));
  if (big.kind !== 'cast' && big.kind !== 'prefix') return false;
  const operand = big.children.at(-1);
  return operand !== undefined && same(small, withoutParentheses(operand));
}

/** `x` and `!x`; `x == y` and `x != y`. */
export function isOpposite(a: Expression, b: Expression, same: SameExpressions): boolean {
  if (b.kind === 'prefix' && b.label === '!') return b.children[0] !== undefined && same(a, withoutParentheses(b.children[0]));
  if (a.kind !== 'infix' || b.kind !== 'infix' || a.label !== '==' || b.label !== '!=') return false;
  return a.children.length === b.children.length && a.children.every((one, i) => same(one, b.children[i] as Expression));
}

/**
 * The whole of the one is handed on by the other.
 *
 *     foo.load(s)   ->   check(foo.load(s), limit)     first argument of a call or creation
 *     foo.load(s)   ->   run(() -> foo.load(s))        body of a lambda
 *     foo.load(s)   ->   foo.load(s).orElse(null)      one more call in a chain
 *
 * A second argument, or a receiver two calls away, is not enough: those are where values are used, not what a statement is about.
 */
export function isHandedOn(small: Expression, big: Expression, same: SameExpressions): boolean {
  if ((big.kind !== 'invocation' && big.kind !== 'creation') || !covers(small)) return false;
  const [first] = big.arguments ?? [];
  if (first && same(small, first)) return true;
  if ((small.kind === 'invocation' || small.kind === 'creation') && big.receiver && same(small, big.receiver)) return true;
  return (big.arguments ?? []).some((one) => one.kind === 'lambda' && lambdaIsAbout(one, small, same));
}

/** `() -> e` and `() -> { e; }`. */
function lambdaIsAbout(lambda: Expression, small: Expression, same: SameExpressions): boolean {
  if (lambda.declarations.length > 0) return false;
  if (!lambda.block) return lambda.children.some((child) => same(small, child));
  const [only, ...more] = lambda.block.children;
  if (!only || more.length > 0) return false;
  return (only.kind === 'expression' || only.kind === 'return') && only.expressions.some((one) => same(small, one));
}

/**
 * A constructor replaced by a factory method or the reverse: what is handed over is the same.
 *
 *     new Range(from, to)   ->   Range.of(from, to)
 */
export function isSameCreation(a: Expression, b: Expression, same: SameExpressions): boolean {
  const kinds = [a.kind, b.kind];
  if (!kinds.includes('creation') || !kinds.includes('invocation')) return false;
  if (a.anonymousType || b.anonymousType) return false;
  const factory = a.kind === 'invocation' ? a : b;
  if (factory.receiver && !/^[A-Z]/.test(factory.receiver.label)) return false;
  const argumentsA = a.arguments ?? [];
  const argumentsB = b.arguments ?? [];
  return (
    argumentsA.length > 0 && argumentsA.length === argumentsB.length && argumentsA.every((one, i) => same(one, argumentsB[i] as Expression))
  );
}

/**
 * One assertion in the words of another library, about the same subject:
 *
 *     assertEquals(3, list.size())           ->   assertThat(list.size()).isEqualTo(3)
 *     assertTrue("closed", door.isShut())    ->   assertThat(door.isShut()).as("shut").isTrue()
 */
export function isSameAssertion(a: Expression, b: Expression, same: SameExpressions): boolean {
  const subjectA = assertedBy(a);
  const subjectB = assertedBy(b);
  if (subjectA && !subjectB) return isPlainAssertion(b) && mentions(b, (one) => same(subjectA, one));
  if (subjectB && !subjectA) return isPlainAssertion(a) && mentions(a, (one) => same(one, subjectB));
  return subjectA !== null && subjectB !== null && same(subjectA, subjectB);
}

/** What `assertThat(x).…` is about; null for anything else. */
function assertedBy(expression: Expression): Expression | null {
  for (let call: Expression | null = expression; call?.kind === 'invocation'; call = call.receiver) {
    if (call !== expression && /^assertThat/.test(call.label)) return call.arguments?.[0] ?? null;
  }
  return null;
}

function isPlainAssertion(expression: Expression): boolean {
  return expression.kind === 'invocation' && /^(assert|fail)/.test(expression.label);
}

/** An argument of an assertion, or the operand that `assertTrue(x instanceof T)` asks about. */
function mentions(assertion: Expression, is: (one: Expression) => boolean): boolean {
  return (assertion.arguments ?? []).some(
    (one) => is(one) || (one.kind === 'instanceof' && one.children[0] !== undefined && is(one.children[0])),
  );
}

/**
 * Two calls on the same object that differ in name and arguments: names that are nearly the same, or no arguments at all.
 *
 *     reader.parseAll(file)   ->   reader.parseAny(files)
 *     engine.start()          ->   engine.begin()
 */
export function isSameRequest(a: Expression, b: Expression): boolean {
  if (!a.receiver || !b.receiver) return false;
  const none = (a.arguments ?? []).length === 0 && (b.arguments ?? []).length === 0;
  return none || normalizedDistance(a.label, b.label) <= SIMILAR_NAME;
}

const LITERALS: ReadonlySet<string> = new Set(['number', 'string', 'character', 'boolean', 'null']);

export function isLiteral(expression: Expression): boolean {
  return LITERALS.has(expression.kind);
}

/** An expression that can stand for a statement: a call, a creation, anything but a bare name or literal. */
export function covers(expression: Expression): boolean {
  return expression.kind !== 'name' && expression.kind !== 'this' && !isLiteral(expression);
}

export function withoutParentheses(expression: Expression): Expression {
  let inner = expression;
  while (inner.kind === 'parenthesized' && inner.children[0]) inner = inner.children[0];
  return inner;
}
