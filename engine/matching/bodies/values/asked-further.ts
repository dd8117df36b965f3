import type { Expression } from '../../../model/expression.js';
import { areHandedTheSame, type SameExpressions } from '../../../facts/expressions/covering.js';

/**
 * Whether one of two calls asks further along a chain of calls what the other asks at its beginning, under a name that begins with the other's and handed the
 * same (368 pairs):
 *
 *     Crate crate = node.findCrate(3).get();   ->   Lid lid = node.getLid();     not   other.getLid();   node.takeLid();   node.getLid(3);
 *     Crate crate = node.crate.get();          ->   Lid lid = node.getLid();     another one: a member is no call
 */
export function isAskedFurther(a: Expression, b: Expression, same: SameExpressions): boolean {
  if (a.kind !== 'invocation' || b.kind !== 'invocation' || a.label === b.label || !areHandedTheSame(a, b, same)) return false;
  if (!a.label.startsWith(b.label) && !b.label.startsWith(a.label)) return false;
  return isFurther(a, b, same) || isFurther(b, a, (x, y) => same(y, x));
}

/** `node.findCrate(3).get()`, seen from `node.getLid()`. */
function isFurther(long: Expression, short: Expression, same: SameExpressions): boolean {
  const root = short.receiver;
  for (let call = long.receiver; root && call?.kind === 'invocation'; call = call.receiver)
    if (call.receiver && same(call.receiver, root)) return true;
  return false;
}
