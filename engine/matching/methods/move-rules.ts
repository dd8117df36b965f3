import type { Method } from '../../model/declarations.js';
import { allMappings } from '../bodies/body-mapping.js';
import { sameParameterTypes } from '../../facts/declarations/method-signatures.js';
import { nameDistance, type Agreement } from './method-similarity.js';
import { isAccessor, isQuestion, onlyStatement } from '../../facts/declarations/small-methods.js';

/** How the types of two methods are related. */
export interface Kinship {
  /** One inherits from the other, before or after. */
  readonly inherits: boolean;
  /** The signatures are the same, and the target is a new super- or subtype of the source. */
  readonly fromRelative: boolean;
}

/** Of methods of which it does not matter how their types are related. */
export const UNRELATED: Kinship = { inherits: false, fromRelative: false };

/**
 * Whether a body went along to another type. More of each side is mapped than not; or nothing of the one side is missing, and the other one has less than
 * twice as much (asked of the peer with every number of statements up to seven: neither how much they were edited nor which types they are counts).
 *
 *     void a() { open(); read(); }   ->   elsewhere: void a() { check(); open(); log(); read(); count(); }     3 < 2 × 2
 *
 * `return null;` and the like say nothing; under another name, in a type that is no relative, neither do bodies that only return a field or throw.
 */
export function wentAlong(before: Method, after: Method, agreement: Agreement, { inherits, fromRelative }: Kinship): boolean {
  const { mapped, exact, trivial, telling, unmappedBefore, unmappedAfter } = agreement;
  const everything = unmappedBefore === 0 && unmappedAfter === 0;
  // constructors set the fields of their type: only as a whole do they go to a stranger
  if (before.kind === 'constructor' && !inherits && !(everything && exact === mapped)) return false;
  // an extracted relative may do with the method what it likes
  if (fromRelative && (mapped > 1 || (unmappedBefore > 0 && unmappedAfter > 0))) return true;
  const sameName = before.name === after.name;
  if (!inherits && exact === 0 && (isAccessor(before) || isQuestion(before) || isQuestion(after))) return false;
  if (sameName && sameParameterTypes(before, after)) {
    if (isMostly(agreement)) return true;
    if (inherits && telling > 0 && (mapped > unmappedBefore || mapped > unmappedAfter)) return true;
  }
  const counted = mapped - trivial;
  const enough = isEnough(counted, unmappedBefore, unmappedAfter);
  if (sameName) return enough || (everything && (counted > 0 || (mapped > 0 && exact === mapped)));
  const alike = countAlike(agreement);
  const edited = alike * 2 < mapped && agreement.distance >= LIGHTLY_EDITED * mapped;
  // that the only statement is one has been asked already
  if (inherits) return (mapped === 1 && everything) || (!edited && (enough || (mapped > 0 && everything)));
  if (becameObject(before, after)) return isMostly(agreement);
  return (
    enough &&
    (counted > 1 ? !edited && speaks(before, after, agreement, alike) : mapped === 1 && isSameSingle(before, after, agreement, alike))
  );
}

/** More of it than not, on both sides. An end like `return true;` says nothing alone, unless it is as it was. */
function isMostly({ mapped, exact, trivial, unmappedBefore, unmappedAfter }: Agreement): boolean {
  return (mapped > trivial || exact === mapped) && mapped > Math.max(unmappedBefore, unmappedAfter);
}

/** How many statements are as they were, hardly edited, or ask themselves, or an object, where it was the other way round. */
function countAlike({ body, mapped, exact }: Agreement): number {
  if (!body || exact === mapped) return exact;
  const all = allMappings(body.mappings).filter((one) => one.before.kind !== 'block' && one.after.kind !== 'block');
  return all.filter((one) => one.distance < HARDLY_EDITED).length;
}

function isEnough(counted: number, unmappedBefore: number, unmappedAfter: number): boolean {
  return (
    (counted > unmappedBefore && counted > unmappedAfter) ||
    (unmappedBefore === 0 && unmappedAfter < MOST_ADDED * counted) ||
    (unmappedAfter === 0 && unmappedBefore < MOST_ADDED * counted)
  );
}

/** So many times as much as is mapped may not be new on one side when nothing is missing on the other. */
const MOST_ADDED = 2;

/** Mean distance of the mapped statements up to which a body is the same, edited here and there. */
const LIGHTLY_EDITED = 0.3;

/** Replace Method with Method Object: the new type carries the method's name. */
function becameObject(before: Method, after: Method): boolean {
  return before.name.toLowerCase() === after.declaringType.name.toLowerCase();
}

/** Under another name: two statements that could not be chance, or one where any is hardly edited, or no edit at all. */
function speaks(before: Method, after: Method, { mapped, telling }: Agreement, alike: number): boolean {
  return telling > 1 || (telling > 0 && alike > 0) || alike === mapped || nameDistance(before, after) <= SIMILAR_NAME;
}

/**
 * The only statement under another name: it is the same, or the methods take the same and are called nearly the same.
 *
 *     String createPauseInjection(Class c) { return make(c, 1); }   ->   String createPause(Class c) { return make(c); }
 */
function isSameSingle(before: Method, after: Method, { exact }: Agreement, alike: number): boolean {
  if (saysNothing(before)) return false;
  if (exact === 1) return true;
  if (alike === 1 && !isBareRequest(before)) return true;
  return before.parameters.length > 0 && sameParameterTypes(before, after) && nameDistance(before, after) <= SIMILAR_NAME;
}

/** Less than this share of its letters may differ in the only statement of a method that went to a stranger under another name (5,300 pairs). */
const HARDLY_EDITED = 0.25;

/** Names at this distance or below may be one name, changed on the way. */
const SIMILAR_NAME = 0.5;

/** All that a method does is to hand on a question: in a change of many types such methods are alike everywhere, too (three of four told wrongly). */
function isBareRequest(method: Method): boolean {
  const only = onlyStatement(method);
  const [value] = only && !only.composite ? only.expressions : [];
  return method.parameters.length === 0 && value?.kind === 'invocation' && value.arguments?.length === 0;
}

/** The only statement returns a field, or throws. */
function saysNothing(method: Method): boolean {
  const only = onlyStatement(method);
  if (!only) return false;
  const [value] = only.expressions;
  if (only.kind === 'throw') return true;
  if (only.kind !== 'return' || !value) return false;
  if (value.kind === 'fieldAccess') return value.receiver?.kind === 'this';
  return value.kind === 'name' && !method.parameters.some((parameter) => parameter.name === value.text);
}
