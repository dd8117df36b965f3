import type { Expression } from '../../../model/expression.js';
import { areAskedOfTheSame, type SameExpressions } from '../../../facts/expressions/covering.js';

/**
 * Where something else is done with a value, more of it has to be as it was: what is read or computed with stays, a call that is made on something
 * else is handed the same, and what was a variable does not become a literal.
 *
 *     int n = a.size(x);   ->   return a.size(y);   return b.size(x);      but not   return b.size(y);
 *     int n = size(x, y);  ->   return size(y, x);                         but not   return size(x, 3);
 *     int n = x + size();  ->   return x + length();                       but not   return y + size();
 */
export function isSameValue(a: Expression, b: Expression, same: SameExpressions): boolean {
  if (a.kind !== b.kind) return true;
  const [given, instead] = [a.arguments ?? [], b.arguments ?? []];
  switch (a.kind) {
    case 'infix':
      return a.children.every((one, i) => one.kind !== 'name' || (b.children[i] !== undefined && same(one, b.children[i])));
    case 'arrayAccess':
    case 'fieldAccess':
      return same(a, b);
    case 'creation':
      return given.length !== instead.length || given.every((one, i) => one.kind === instead[i]?.kind);
    case 'invocation': {
      if (a.label !== b.label || given.length !== instead.length) return true;
      const sameReceiver = areAskedOfTheSame(a, b, same);
      if (sameReceiver && a.receiver) return true;
      const isKept = (one: Expression, i: number): boolean =>
        sameReceiver ? one.kind === instead[i]?.kind : same(one, instead[i] as Expression);
      return given.every(isKept);
    }
    default:
      return true;
  }
}
