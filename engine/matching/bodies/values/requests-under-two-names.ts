import type { Expression } from '../../../model/expression.js';
import { isPartOfName, normalizedDistance } from '../../../text/similarity.js';
import { areHandedTheSame, countShared, isHeldByType, NEARLY_ONE_NAME, type SameExpressions } from '../../../facts/expressions/covering.js';
import { receiverOf } from '../../../facts/expressions/expression-facts.js';
import { keepsName, type Standing } from './replaceable-values.js';

/**
 * Whether two calls of different names that two variables of different names are declared with, in a method that goes on under its own, are one request
 * (2,200 pairs); null where neither both are own calls nor both are made on something that has a name.
 *
 *     Crate crate = pack(part);        ->   Crate box = packAndFill(other, 3);     one name holds the other
 *                                           Crate box = park(part);                a near name, handed the same
 *     Crate crate = mill.pack(part);   ->   Crate box = mill.grind(part);          handed the same
 *                                           Crate box = mill.park(other);          a near name
 *                                 but not   Crate box = press.park(part);
 *
 * A text or a lambda that both are handed may say more: what is asked for with it was renamed, too.
 */
export function isRequestUnderTwoNames(a: Expression, b: Expression, sameType: boolean, same: SameExpressions): boolean | null {
  if (a.kind !== 'invocation' || b.kind !== 'invocation' || a.label === b.label) return null;
  const [given, instead] = [a.arguments ?? [], b.arguments ?? []];
  const isHandedTheSame = areHandedTheSame(a, b, same);
  const isNear = normalizedDistance(a.label, b.label) <= NEARLY_ONE_NAME;
  const holds = isPartOfName(a.label, b.label);
  if (!a.receiver && !b.receiver) {
    if (holds) return given.length > 0 === instead.length > 0;
    if (isHandedTheSame) return isNear || (given.some(isTold) ? null : false);
    return isNear && countShared(given, instead, same) > 1 ? null : false;
  }
  if (a.receiver?.kind !== 'name' || b.receiver?.kind !== 'name') return null;
  if (!same(a.receiver, b.receiver)) return false;
  if (isHandedTheSame) return given.length > 0 || sameType || (holds && !isNear);
  return isNear;
}

/**
 * The same of calls that are all that two statements of such a method do (1,500 changes): own calls are one under any name when they are handed the same, in other order under a
 * near name, and whatever they are handed when one name holds the other. Calls on one object are one under a near name, else where one thing is handed over in its place.
 *
 *     load(boat);        ->   loadAll(crew, pier);        but not   load();   ->   loadAll(crew);   load(boat);   ->   loan(boat, crew);
 *     dock.load(boat);   ->   dock.loan(crew, pier);      dock.load(boat, 3);   ->   dock.haul(crew, 3);
 *
 * Null where the two are not made on the same thing.
 */
export function isRequestDoneUnderTwoNames(a: Expression, b: Expression, same: SameExpressions): boolean | null {
  if (a.kind !== 'invocation' || b.kind !== 'invocation' || a.label === b.label) return null;
  const [given, instead] = [a.arguments ?? [], b.arguments ?? []];
  const isAsMany = given.length === instead.length;
  const isHandedTheSame = areHandedTheSame(a, b, same);
  const isNear = normalizedDistance(a.label, b.label) <= NEARLY_ONE_NAME;
  const holds = isPartOfName(a.label, b.label);
  const [receiver, other] = [receiverOf(a), receiverOf(b)];
  if (!receiver && !other) {
    if (holds) return given.length > 0 === instead.length > 0;
    if (isHandedTheSame && given.length > 0) return true;
    return isNear && isAsMany && countShared(given, instead, same) === given.length;
  }
  if (!receiver || !other || !same(receiver, other)) return null;
  if (isNear || isHandedTheSame) return true;
  if (!isAsMany) return false;
  if (holds && given.every((one, i) => one.kind === instead[i]?.kind)) return true;
  return given.some((one, i) => same(one, instead[i] as Expression)) || countShared(given, instead, same) === given.length;
}

function isTold({ kind }: Expression): boolean {
  return kind === 'string' || kind === 'lambda' || kind === 'infix';
}

/**
 * Whether a call that asks the same under another name may be the one that was there: within a method that kept its name it has to be handed something, in one
 * that went on under another name or in another type somebody has to be asked (2,692 calls in twelve places, of thirteen kinds of receivers).
 *
 *     int far(Rope rope) { … return rope.knot(); }   ->   int near(Rope rope) { … return rope.fold(); }        but not   knot(rope)   ->   fold(rope)
 */
export function asksUnderAnyName(call: Expression, standing: Standing): boolean {
  if (keepsName(standing) || standing === 'part') return (call.arguments ?? []).length > 0;
  return call.receiver !== null || call.kind === 'superInvocation';
}

/**
 * Whether two calls of other names are one request in a method that went on under another name, or in another type (2,420 calls, by ten pairs of receivers, five of names and
 * eleven of arguments): of the same object, or both of types or their constants, with names that are alike, whatever is handed over, or as many things of which half are the same.
 *
 *     int far(Rope rope) { … return Knots.tieAll(rope); }   ->   int near(Rope rope) { … return Bends.tie(rope, 3); }        but not   Bends.fold(3)
 */
export function isRequestElsewhere(a: Expression, b: Expression, standing: Standing, same: SameExpressions): boolean {
  if (keepsName(standing) || standing === 'part' || a.receiver === null || b.receiver === null) return false;
  if (!same(a.receiver, b.receiver) && !(isHeldByType(a.receiver) && isHeldByType(b.receiver))) return false;
  if (normalizedDistance(a.label, b.label) <= NEARLY_ONE_NAME || isPartOfName(a.label, b.label)) return true;
  const [given, instead] = [a.arguments ?? [], b.arguments ?? []];
  return given.length === instead.length && countShared(given, instead, same) * 2 >= given.length;
}
