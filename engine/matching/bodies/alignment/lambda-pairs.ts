import type { Expression } from '../../../model/expression.js';
import { areAskedOfTheSame, type SameExpressions } from '../../../facts/expressions/covering.js';
import { normalizedDistance } from '../../../text/similarity.js';
import { replaceWord } from '../../../text/words.js';
import { leaveOutHere } from '../../../text/work.js';

const NONE: readonly Expression[] = [];

/** Two lambdas that take the same place among those of two statements. */
export type LambdaPair = readonly [Expression, Expression];

/** Lambdas of two lists of expressions and of all that is inside them, in their order; none when they are not as many. */
export function lambdaPairs(before: readonly Expression[], after: readonly Expression[]): readonly LambdaPair[] {
  const [own, their] = [before.flatMap(lambdasOf), after.flatMap(lambdasOf)];
  return own.length === their.length ? inOrder(own, their) : [];
}

function inOrder(own: readonly Expression[], their: readonly Expression[]): readonly LambdaPair[] {
  return own.map((one, i) => [one, their[i] as Expression]);
}

/**
 * The same when they are not as many: those that read most alike are one (640 changes).
 *
 *     wrap(n -> { int k = n + 3; print(k); });   ->   wrap(() -> open(), n -> { int m = n + 3; print(m); });
 */
export function nearestLambdas(before: readonly Expression[], after: readonly Expression[]): readonly LambdaPair[] {
  const [own, their] = [before.flatMap(lambdasOf), after.flatMap(lambdasOf)];
  if (own.length === their.length) return inOrder(own, their);
  if (own.length * their.length > MOST_PAIRS) {
    leaveOutHere('lambdas of a statement with very many were not compared with each other');
    return [];
  }
  const texts = new Map([...own, ...their].map((one) => [one, withoutNames(one)]));
  const distance = (one: Expression, other: Expression): number => normalizedDistance(texts.get(one) ?? '', texts.get(other) ?? '');
  const candidates = own
    .flatMap((one) => their.map((other) => ({ pair: [one, other] as const, distance: distance(one, other) })))
    .filter(({ distance }) => distance <= MOST_DIFFERENT);
  const taken = new Set<Expression>();
  return candidates
    .sort((x, y) => x.distance - y.distance)
    .flatMap(({ pair }) => {
      if (pair.some((one) => taken.has(one))) return [];
      pair.forEach((one) => taken.add(one));
      return [pair];
    });
}

/** As it reads whatever its parameters are called. */
function withoutNames({ text, declarations }: Expression): string {
  return declarations.reduce((read, { name }) => replaceWord(read, name, '_'), text);
}

/** Share of the longer text that may differ in two lambdas that are one (640 changes). */
const MOST_DIFFERENT = 0.6;

/** With more pairs of lambdas than this none is looked at: a bound on the time, not asked of the peer. */
const MOST_PAIRS = 100;

/**
 * The lambdas of a call and of what it went on as, in a chain that is one call longer now, or was:
 *
 *     of(3).with(n -> n)   ->   of(3).with(m -> m).then(() -> shut())
 */
export function lambdasOfLonger(a: Expression, b: Expression, same: SameExpressions): readonly LambdaPair[] {
  const [one, other] = goesOn(a, b) ? [a, b.receiver] : goesOn(b, a) ? [a.receiver, b] : [null, null];
  if (!one || !other) return [];
  return areAskedOfTheSame(one, other, same) ? nearestLambdas(one.arguments ?? [], other.arguments ?? []) : [];
}

function goesOn({ label }: Expression, { receiver }: Expression): boolean {
  return receiver?.kind === 'invocation' && receiver.label === label;
}

/** Those inside other lambdas are left out. */
function lambdasOf(expression: Expression): readonly Expression[] {
  if (expression.kind === 'lambda') return [expression];
  return expression.text.includes('->') ? expression.children.flatMap(lambdasOf) : NONE;
}
