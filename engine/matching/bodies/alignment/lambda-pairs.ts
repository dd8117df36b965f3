import type { Expression } from '../../../model/expression.js';

/** Two lambdas that take the same place among those of two statements. */
export type LambdaPair = readonly [Expression, Expression];

/** Lambdas of two lists of expressions and of all that is inside them, in their order; none when they are not as many. */
export function lambdaPairs(before: readonly Expression[], after: readonly Expression[]): readonly LambdaPair[] {
  const [own, their] = [before.flatMap(lambdasOf), after.flatMap(lambdasOf)];
  return own.length === their.length ? own.map((one, i) => [one, their[i] as Expression]) : [];
}

/** Those inside other lambdas are left out. */
function lambdasOf(expression: Expression): readonly Expression[] {
  if (expression.kind === 'lambda') return [expression];
  return expression.text.includes('->') ? expression.children.flatMap(lambdasOf) : [];
}
