import type { Method } from '../../model/declarations.js';
import { changesBody, inInterfaces, keepsTypes } from '../../facts/declarations/method-bodies.js';
import { nameOf, sameParameterNames, sameParameterTypes, typeKey } from '../../facts/declarations/method-signatures.js';
import { nameDistance, type Agreement } from './method-similarity.js';

/** Where two methods of a type pair are, among the methods that nothing else explains. */
export interface Place {
  /** The same position in both versions, but for the methods that there are more or fewer. */
  readonly same: boolean;
  /** No farther apart than the methods that came and went around them can have moved them. */
  readonly near: boolean;
  /** Nothing else is gone, and nothing else is new. */
  readonly alone: boolean;
  /** As many methods are gone as are new. */
  readonly balanced: boolean;
}

/** locationHeuristic of Table 4 (paper 003). `unmatched`: how many methods of the two types have no partner. */
export function placeOf(before: Method, after: Method, unmatched: { readonly before: number; readonly after: number }): Place {
  const shift = Math.abs(before.index - after.index);
  const alone = unmatched.before === 1 && unmatched.after === 1;
  return {
    same: shift <= Math.abs(unmatched.before - unmatched.after),
    near: alone || shift <= Math.max(unmatched.before, unmatched.after),
    alone,
    balanced: unmatched.before === unmatched.after,
  };
}

/**
 * How much of two bodies is one, from 0 to 1: a statement that was mapped counts once, one that is as it was twice, against those that are left over on both
 * sides. Ends like `return null;` do not count.
 */
export function shareOf({ mapped, exact, trivial, unmappedBefore, unmappedAfter }: Agreement): number {
  const counted = mapped - trivial + Math.max(0, exact - trivial);
  return counted === 0 ? 0 : counted / (counted + unmappedBefore + unmappedAfter);
}

/** What share of two bodies has to be one, by what else speaks for the two methods. */
const NEEDED = {
  /** One name, about the same place, and parameters that fit. */
  namesake: 1 / 3,
  /** One name in another place, with other parameters. */
  otherParameters: 2 / 3,
  /** Another name. */
  renamed: 0.45,
  /** A method that was a constructor, or the reverse. */
  otherKind: 0.5,
  /** A constructor that does all that it did, and more. */
  constructor: 0.2,
};

/**
 * Whether one method can be the other with another signature (paper 003, Table 4, Change Method Signature). The weight lies on one question, how much of the
 * two bodies is one; name, parameters and place say how much it has to be.
 */
export function signatureMayHaveChanged(before: Method, after: Method, agreement: Agreement, place: Place): boolean {
  const sameName = nameOf(before) === nameOf(after);
  if (!agreement.body) return withoutBodies(before, after, sameName, place);
  const { mapped, exact, telling, trivial, unmappedBefore, unmappedAfter } = agreement;
  const sameKind = before.kind === after.kind;
  const compatible = compatibleSignatures(before, after, sameKind);
  const allowed = isAllowed(before, after, compatible, place);
  if (mapped > 0 && unmappedBefore + unmappedAfter === 0) return allowed || exact === mapped;
  if (mapped === trivial)
    return sameName && unmappedBefore === 0 && unmappedAfter <= FIRST_STATEMENT && (place.same || (compatible && place.near));
  const share = shareOf(agreement);
  if (!sameKind) return allowed && share >= NEEDED.otherKind;
  if (sameName && before.kind !== 'constructor') {
    // in its very place, or with nothing else to be, one statement that is as it was says enough of a method of the name
    if ((place.alone || before.index === after.index) && exact > trivial) return true;
    return place.near && share >= (compatible || place.same ? NEEDED.namesake : NEEDED.otherParameters);
  }
  if (sameName && unmappedBefore === 0 && telling > 0 && (allowed || place.same) && share >= NEEDED.constructor) return true;
  return allowed && (share >= NEEDED.renamed || (unmappedAfter === 0 && exact > 0 && sameParameters(before, after)));
}

/** What was written into an empty body may be so much; more of it could have come from anywhere. */
const FIRST_STATEMENT = 1;

/** What place the parameters ask for. Without parameters, and with another returned type, one neighbour or the very place; so with other parameters when the names are near. */
function isAllowed(before: Method, after: Method, compatible: boolean, place: Place): boolean {
  const taking = before.parameters.length > 0 || after.parameters.length > 0;
  if (compatible && (taking || before.returnType?.text === after.returnType?.text)) return place.near;
  const neighbours = sameNeighbours(before, after);
  if (!compatible && (neighbours === BOTH || nameDistance(before, after) > NEAR_NAME)) return neighbours === BOTH;
  return before.index === after.index || (place.near && neighbours > 0);
}

/** How many of the methods right before and right after the two have the same names; the end of a type is as good as a method. */
function sameNeighbours(before: Method, after: Method): number {
  return [-1, 1].filter((step) => nameOfNeighbour(before, step) === nameOfNeighbour(after, step)).length;
}

const BOTH = 2;

function nameOfNeighbour(method: Method, step: number): string | null {
  const neighbour = method.declaringType.methods[method.index + step];
  return neighbour ? nameOf(neighbour) : null;
}

/** Names at this distance or below are one name, changed: `rotate`, `rotateLog`. */
const NEAR_NAME = 0.4;

/** There are parameters, and they are the same. */
function sameParameters(before: Method, after: Method): boolean {
  return before.parameters.length > 0 && sameParameterTypes(before, after) && sameParameterNames(before, after);
}

/**
 * Methods without bodies (paper 003, section 4.4): what they take and give back, and the place, have to tell (20 of 21 pairs); in interfaces the place alone, where as
 * many are gone as are new. Otherwise an abstract method is known by those that implement or call it. What lost its body, or got one, is known by its name.
 */
function withoutBodies(before: Method, after: Method, sameName: boolean, place: Place): boolean {
  if (changesBody(before, after))
    return (
      sameName &&
      (inInterfaces(before, after) ? place.near && compatibleSignatures(before, after) : place.balanced && keepsTypes(before, after))
    );
  if (sameTypes(before, after) && (before.index === after.index || sameNeighbours(before, after) > 0)) return true;
  if (!inInterfaces(before, after) || before.declaringType.qualifiedName !== after.declaringType.qualifiedName) return false;
  return place.same && place.balanced;
}

/** What the two take and give back is of the same types. */
function sameTypes(before: Method, after: Method): boolean {
  return before.returnType?.text === after.returnType?.text && sameParameterTypes(before, after);
}

/**
 * compatibleSignatures of Table 4: one list of types contains the other, or at least half of the types of the shorter one are in the same places in the other,
 * or all names and the returned type stayed.
 *
 *     (int id, Date when)   ->   (int id, String name, Owner by)      yes: `int` is first
 *     (int id, Date when)   ->   (String name, Owner by, int id)      no
 *
 * `anywhere`: false for a constructor that may have become a method, or the reverse, whose types have to be in their places.
 */
function compatibleSignatures(before: Method, after: Method, anywhere = true): boolean {
  if ((before.parameters.length === 0) !== (after.parameters.length === 0)) return before.returnType?.text === after.returnType?.text;
  if (anywhere && oneHoldsTheOther(before, after)) return true;
  const types = before.parameters.map(typeKey);
  const others = after.parameters.map(typeKey);
  const inPlace = types.filter((type, i) => type === others[i]).length;
  if (inPlace * 2 >= Math.min(types.length, others.length)) return true;
  return before.returnType?.text === after.returnType?.text && sameParameterNames(before, after);
}

/** The one list of parameter types holds all of the other, in whatever order. */
export function oneHoldsTheOther(before: Method, after: Method): boolean {
  const [fewer = [], more = []] = [before, after].map((one) => one.parameters.map(typeKey)).sort((x, y) => x.length - y.length);
  const rest = [...more];
  return fewer.every((type) => {
    const at = rest.indexOf(type);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}
