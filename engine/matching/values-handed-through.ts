import type { Expression } from '../model/expression.js';
import type { BodyMapping, StatementMapping } from './body-mapping.js';
import { covers, withoutCast, withoutParentheses } from './covering.js';
import { isCall } from './expression-facts.js';
import { wrappedExpression } from './leaf-alignment.js';

/**
 * Whether a method was taken out of (`out`), or put in, where the caller handed it all that stood there (2,048 changes of one method around or away from a
 * value); null where this does not decide. To cast it, to ask it for something, or to hand it on is something else that is done with it; what is given back as
 * it was, or is one of two values that are given back, came along where the caller gave it back, too.
 *
 *     return element.name();   ->   return step(element.name());     String step(String text) { return (String) text; }                 nothing
 *                                                                    String step(String text) { return text.trim(); }                  nothing
 *     return step(element.name());   ->   return element.name();     String step(String text) { return isOdd() ? cut(text) : text; }   was put in
 *                                                                    String step(String text) { check(text); return text; }            was put in
 */
export function isHandedThrough(one: StatementMapping, body: BodyMapping, out: boolean, place: 'here' | 'elsewhere'): boolean | null {
  const [method, caller] = out ? (['after', 'before'] as const) : (['before', 'after'] as const);
  if (one[method].kind !== 'return') return null;
  const value = wrappedExpression(one[method]);
  const part = out ? one.beforeExpression : one.afterExpression;
  const given = part ?? wrappedExpression(one[caller]);
  if (!value || !given) return null;
  const names = out ? body.afterNames : body.beforeNames;
  const isGiven = (some: Expression | undefined): boolean => some?.kind === 'name' && names.get(some.label) === given.text;
  const isReturned = one[caller].kind === 'return' && wrappedExpression(one[caller]) === given;
  if (isGiven(value)) return isReturned && !out ? body.unmappedBefore.length > 0 && (place === 'here' || !covers(given)) : null;
  const isTold = isReturned && (place === 'here' || !covers(given));
  if (value.kind === 'infix' && value.children.some(isGiven)) return isTold;
  if (given.kind === 'name' && isReturned && isMadeOf(value, isGiven)) return true;
  if (!covers(given)) return null;
  if (value.kind === 'cast' && isGiven(withoutCast(value))) return false;
  if (value.kind === 'conditional') return isReturned && !out && place === 'here' && value.children.slice(1).some(isGiven) ? true : null;
  if (!isCall(value) || (value.kind === 'creation' && given.kind === 'creation' && value.label === given.label)) return null;
  if (isGiven(askedFirst(value))) return out && isReturned && given.receiver?.kind === 'invocation' ? null : false;
  return !out && (value.arguments ?? []).some(isGiven) ? false : null;
}

/** `(String) text`, `Checks.given(text)` */
function isMadeOf(value: Expression, isGiven: (some: Expression | undefined) => boolean): boolean {
  if (value.kind === 'cast') return isGiven(withoutCast(value));
  return value.kind === 'invocation' && value.arguments?.length === 1 && isGiven(value.arguments[0]);
}

/** `text` of `text.trim().name()`. */
function askedFirst({ receiver }: Expression): Expression | undefined {
  const asked = receiver ? withoutParentheses(receiver) : undefined;
  return asked?.kind === 'invocation' ? askedFirst(asked) : asked;
}
