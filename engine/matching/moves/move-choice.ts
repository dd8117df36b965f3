import type { Method } from '../../model/declarations.js';
import { editDistance } from '../../text/similarity.js';
import { append } from '../../text/grouping.js';
import { checkpoint } from '../../text/work.js';
import { isAccessor, isQuestion } from '../../facts/declarations/small-methods.js';
import type { Agreement } from '../methods/method-similarity.js';

/** A method that is gone, and a new one elsewhere that it can be now. */
export interface MoveCandidate {
  readonly before: Method;
  readonly after: Method;
  readonly agreement: Agreement;
  /** One of the two types inherits from the other, before or after. */
  readonly related: boolean;
  /** The target inherits from the type that the method left, or is inside it. */
  readonly below: boolean;
  readonly sameSignature: boolean;
}

/**
 * Which candidates moved: the likeliest of all first, then the likeliest of what is left. Several methods of one signature may have become one, where as much of each
 * is in it, and what goes down may go to several subtypes.
 */
export function chosenMoves(candidates: readonly MoveCandidate[]): readonly MoveCandidate[] {
  const chosen: MoveCandidate[] = [];
  const byBefore = new Map<Method, MoveCandidate[]>();
  const byAfter = new Map<Method, MoveCandidate[]>();
  for (const one of [...candidates].sort(compareMoves)) {
    checkpoint();
    const [targets, origins] = [byBefore.get(one.before) ?? [], byAfter.get(one.after) ?? []];
    if (!targets.every((other) => one.below && other.below && one.sameSignature && other.sameSignature)) continue;
    if (!origins.every((other) => isAsGood(one, other))) continue;
    append(byBefore, one.before, one);
    append(byAfter, one.after, one);
    chosen.push(one);
  }
  return chosen.filter((one) => isLikely(one) && !isOneOfMany(one, candidates));
}

/**
 * Under another name signatures that have nothing in common speak against a move, unless several statements are as they were: parameter lists that share neither
 * a name nor a type; without parameters, other returned types.
 *
 *     int total(Order order) { return sum(0); }   ->   elsewhere: int count(String text) { return sum(0); }     not one method
 */
function isLikely({ before, after, agreement }: MoveCandidate): boolean {
  if (before.name === after.name || agreement.exact - agreement.trivial > 1) return true;
  if (before.parameters.length === 0 || after.parameters.length === 0) return before.returnType?.text === after.returnType?.text;
  return before.parameters.some((one) => after.parameters.some(({ name, type }) => name === one.name || type?.text === one.type?.text));
}

/**
 * What any type may have, between types that are no relatives: who gave it, or took it, nobody can tell when several types could have done so.
 *
 *     class Lamp { boolean isOn() { return level > 0; } }  class Fan { boolean isOn() { return level > 0; } }   ->   class Levels { static boolean isOn(int level) { … } }
 */
function isOneOfMany(best: MoveCandidate, candidates: readonly MoveCandidate[]): boolean {
  const { before, after } = best;
  if (best.related || !(isAccessor(before) || isQuestion(before) || isQuestion(after))) return false;
  return candidates.some(
    (one) => one !== best && (one.after === after || one.before === before) && one.agreement.exact >= best.agreement.exact,
  );
}

/** As many statements are as they were, and the signatures say as much. */
function isAsGood(one: MoveCandidate, best: MoveCandidate): boolean {
  return one.sameSignature === best.sameSignature && one.agreement.exact === best.agreement.exact;
}

/**
 * Which of two moves is likelier. Negative when it is `x`: the whole of a method with its signature, however edited; more statements as they were; up or down
 * under its signature; the same signature; a nearer name; less left over; less edited.
 */
function compareMoves(x: MoveCandidate, y: MoveCandidate): number {
  return (
    Number(isWhole(y)) - Number(isWhole(x)) ||
    y.agreement.exact - x.agreement.exact ||
    Number(y.related && y.sameSignature) - Number(x.related && x.sameSignature) ||
    Number(y.sameSignature) - Number(x.sameSignature) ||
    leftOver(x) - leftOver(y) ||
    editDistance(x.before.name, x.after.name) - editDistance(y.before.name, y.after.name) ||
    x.agreement.distance - y.agreement.distance
  );
}

function isWhole(candidate: MoveCandidate): boolean {
  return candidate.sameSignature && leftOver(candidate) === 0;
}

function leftOver({ agreement }: MoveCandidate): number {
  return agreement.unmappedBefore + agreement.unmappedAfter;
}
