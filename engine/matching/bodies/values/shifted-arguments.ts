import type { Expression } from '../../../model/expression.js';
import { countShared, type SameExpressions } from '../../../facts/expressions/covering.js';

/**
 * Where more arguments of two lists of one length kept their value than their place: those without their like on the other side, in order.
 *
 *     copy(from, at, 0, size)   ->   copy(from, 0, size, create())      at -> create()
 */
export function shiftedArguments(
  listA: readonly Expression[],
  listB: readonly Expression[],
  same: SameExpressions,
): readonly (readonly [Expression, Expression])[] | null {
  const inPlace = listA.filter((one, i) => same(one, listB[i] as Expression)).length;
  if (inPlace >= listA.length - 1 || countShared(listA, listB, same) <= inPlace) return null;
  const restB = [...listB];
  const restA = listA.filter((one) => {
    const at = restB.findIndex((other) => same(one, other));
    if (at >= 0) restB.splice(at, 1);
    return at < 0;
  });
  return restA.map((one, i) => [one, restB[i] as Expression]);
}
