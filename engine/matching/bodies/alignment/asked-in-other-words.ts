import type { Expression } from '../../../model/expression.js';
import type { Aligner } from './alignment.js';
import { askedUnderAnotherName } from '../../../facts/expressions/condition-parts.js';
import { withoutParentheses } from '../../../facts/expressions/covering.js';
import type { Fragment, MappingInput } from '../fragments.js';
import { asksWithVariables } from './guarded-values.js';

/** Whether the condition of a statement asked what a predicate gives back, under another name, or with variables for some values. */
export function asksInOtherWords(
  input: MappingInput,
  aligner: Aligner,
  { before, after }: { readonly before: Fragment; readonly after: Fragment },
  [a, b]: readonly [Expression, Expression],
): boolean {
  if (!before.condition || !before.expression || after.expression || !before.statement.composite) return false;
  const { after: inside, beforeNames, afterNames } = input;
  const all = withoutParentheses(a);
  const isAll = before.statement.expressions.some((one) => withoutParentheses(one) === all);
  const isOnly = inside.composites.length === 0 && inside.leaves.every(({ statement }) => statement === after.statement);
  const call = isAll && isOnly ? askedUnderAnotherName(all, b) : null;
  if (call) aligner.replace(call, b, 'condition');
  else if (!isOnly && asksWithVariables([a, b], isAll, inside.leaves, beforeNames, afterNames)) aligner.replace(a, b, 'condition');
  else return false;
  return true;
}
