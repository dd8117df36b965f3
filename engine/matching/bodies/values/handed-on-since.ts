import { descendants, type Expression } from '../../../model/expression.js';
import type { SameExpressions } from '../../../facts/expressions/covering.js';

/**
 * Whether a call that was assigned or declared is handed, as it was, to what does something by itself now: alone, or, at the end of a chain, beside anything.
 * In a part of the method, or in the method that it went to, that is the same (456 and 1,080 changes):
 *
 *     this.size = mill.find(3);        ->   grow(mill.find(3));   crate.grow(mill.find(3));
 *     this.size = mill.lid().find(3);  ->   grow(7, half(mill.lid().find(3)));
 */
export function isHandedOnSince(value: Expression, call: Expression, same: SameExpressions): boolean {
  if (value.kind !== 'invocation' || call.kind !== 'invocation') return false;
  const [given, ...more] = call.arguments ?? [];
  if (!given) return false;
  if (more.length === 0 && same(value, given)) return true;
  return value.receiver?.kind === 'invocation' && [given, ...more].flatMap(descendants).some((one) => same(value, one));
}
