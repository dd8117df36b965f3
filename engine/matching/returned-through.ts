import type { Expression } from '../model/expression.js';
import type { BodyMapping, StatementMapping } from './body-mapping.js';
import { isTypeName, type SameExpressions } from './covering.js';
import { isCall } from './expression-facts.js';

/**
 * What was returned is given to an extracted method, which does something with it and returns it:
 *
 *     return open(key);   ->   return noted(open(key));     Door noted(Door door) { doors.add(door); return door; }
 *
 * Within a type that is enough to say that the method came out of the other one, and a literal says so in any type; of a variable that was returned it
 * does not say that it became the parameter.
 */
export function isReturnedThrough({ before, after, distance }: StatementMapping, { afterNames }: BodyMapping): boolean {
  if (distance > 0 || before.kind !== 'return' || after.kind !== 'return') return false;
  const [was, is] = [before.expressions[0], after.expressions[0]];
  return was !== undefined && is?.kind === 'name' && afterNames.get(is.label) === was.text;
}

/**
 * What was returned is given to an extracted method, which returns it with something added to it, or, of a name, what a type's call makes of it; the same in
 * reverse:
 *
 *     return name();   ->   return quoted(name());     String quoted(String text) { return text + "."; }
 *     return name;     ->   return given(name);        String given(String text) { return Checks.given(text); }
 */
export function isReturnedWithMore(a: Expression, b: Expression, same: SameExpressions): boolean {
  return holdsGiven(a, b, same) || holdsGiven(b, a, (x, y) => same(y, x));
}

/** A parameter stands for what the other one is all of. */
function holdsGiven(small: Expression, big: Expression, same: SameExpressions): boolean {
  const isGiven = (one: Expression | undefined): boolean => one?.kind === 'name' && one.text !== small.text && same(small, one);
  if (big.kind === 'infix') return (small.kind === 'name' || isCall(small)) && big.children.some(isGiven);
  return (
    small.kind === 'name' &&
    big.kind === 'invocation' &&
    isTypeName(big.receiver) &&
    big.arguments?.length === 1 &&
    isGiven(big.arguments[0])
  );
}
