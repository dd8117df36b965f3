import { isTest, type Method } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import { nameOf, sameParameterNames, sameParameterTypes, typeKey } from '../../facts/declarations/method-signatures.js';
import { isTrivial } from '../../facts/telling-statements.js';
import { nameDistance, type Agreement } from './method-similarity.js';
import { goesOnAsAWhole } from './whole-bodies.js';
import { changesBody, inInterfaces, keepsTypes } from '../../facts/declarations/method-bodies.js';
import { withLoopsInOtherForm, withNamedValues } from './named-since.js';
import { sortOf, sortPairs } from '../../facts/expressions/value-sorts.js';

/** Where two methods of a type pair stand, among the methods that nothing else explains. */
export interface Place {
  /** The same position in both versions, but for the methods that there are more or fewer. */
  readonly same: boolean;
  /** No farther apart than the methods that came and went around them can have moved them. */
  readonly near: boolean;
  /** Nothing else is gone, and nothing else is new. */
  readonly alone: boolean;
  /** As many methods are gone as are new. */
  readonly balanced: boolean;
  /** The methods right before the two are one, under whatever names. */
  readonly follows?: true;
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
 * Whether one method can be the other with another signature (paper 003, Table 4, Change Method Signature). Nearly all of the weight lies on one
 * question: does more of one of the two stand in the other than not? The parameters and the place only have to allow it; names do not matter here.
 */
export function signatureMayHaveChanged(before: Method, after: Method, whole: Agreement, place: Place): boolean {
  if (isRespelled(before, after)) return true;
  const sameName = nameOf(before) === nameOf(after);
  if (!whole.body) return withoutBodies(before, after, sameName, place);
  if (!sameName && isOneName(before, after)) return true;
  const agreement = withLoopsInOtherForm(withNamedValues(sameName ? withoutEnds(whole) : whole, sameName));
  const { body, mapped, exact, telling, trivial, unmappedBefore, unmappedAfter } = agreement;
  const sameKind = before.kind === after.kind;
  const compatible = compatibleSignatures(before, after, sameKind);
  const allowed = isAllowed(before, after, compatible, place);
  const everything = mapped > 0 && unmappedBefore === 0 && unmappedAfter === 0;
  // whatever became of the signature, nothing of the body is missing
  if (everything)
    return allowed || exact === mapped || (body !== null && goesOnAsAWhole(body)) || (place.same && [before, after].every(setsItsField));
  // Timer waitFor(long wait, Unit unit) { this.wait = new Span(wait, unit); return this; }   is not   Timer waitFor(Span wait) { this.wait = wait; return this; }
  if (mapped === trivial)
    return sameName && whole.unmappedBefore === 0 && unmappedAfter <= FIRST_STATEMENT && (place.same || (compatible && place.near));
  const overload = sameName && before.kind !== 'constructor';
  // whatever a constructor does besides, it still does all that it did, unless all of it was edited and more came with it than that
  const keepsAll = sameName && !overload && unmappedBefore === 0 && telling > 0 && (allowed || place.same);
  if (keepsAll && (exact > 0 || unmappedAfter <= mapped)) return true;
  // in its very place, or with nothing else to be, one statement that is as it was says enough of a method of the name (4,320 pairs)
  if (overload && (place.alone || before.index === after.index) && exact > trivial) return true;
  if (overload && place.same && isEnough(agreement, overload)) return true;
  if (overload && place.near && mapped >= Math.max(unmappedBefore, unmappedAfter) * OVERWHELMING) return true;
  if (!sameKind) return allowed && isHalf(withoutEnds(agreement));
  return allowed && (isEnough(agreement, overload) || (unmappedAfter === 0 && exact > 0 && sameParameters(before, after)));
}

/**
 * Whether one name is in the other, and all that the two methods do is to give back values of which one stands for the other (2,500 pairs):
 *
 *     Box find() { return shelf.top(3); }   ->   Box findAll() { return new Box(rows); }
 */
function isOneName(before: Method, after: Method): boolean {
  if (before.kind !== 'method' || after.kind !== 'method' || !sameParameterTypes(before, after)) return false;
  const [name, other] = [before.name, after.name];
  if (!name.includes(other) && !other.includes(name)) return false;
  const [value, instead] = [onlyValue(before), onlyValue(after)];
  return value !== null && instead !== null && GIVEN_BACK.has(`${sortOf(value)},${sortOf(instead)}`);
}

/** `{ return shelf.top(3); }` */
function onlyValue({ body }: Method): Expression | null {
  const [only, ...more] = body?.children ?? [];
  return only?.kind === 'return' && more.length === 0 ? (only.expressions[0] ?? null) : null;
}

/** What all that a method gives back becomes (625 pairs of values). */
const GIVEN_BACK: ReadonlySet<string> = sortPairs(
  [
    ['boolean', 'said'],
    ['said', 'chosen'],
    ['element', 'chosen'],
    ['not', 'chosen'],
    ['null', 'chosen'],
    ['number', 'chosen'],
  ],
  [
    ['call', 'call'],
    ['call', 'creation'],
    ['call', 'array'],
    ['call', 'element'],
    ['call', 'infix'],
    ['call', 'number'],
    ['call', 'boolean'],
    ['call', 'reference'],
    ['creation', 'array'],
    ['infix', 'boolean'],
    ['not', 'boolean'],
    ['said', 'said'],
    ['null', 'said'],
    ['null', 'string'],
    ['null', 'class'],
    ['class', 'class'],
  ],
);

/** Of a method that kept its name, an end like `return null;` that is gone or new says nothing. */
function withoutEnds(agreement: Agreement): Agreement {
  const { body, unmappedBefore, unmappedAfter } = agreement;
  if (!body) return agreement;
  return {
    ...agreement,
    unmappedBefore: unmappedBefore - body.unmappedBefore.filter(isTrivial).length,
    unmappedAfter: unmappedAfter - body.unmappedAfter.filter(isTrivial).length,
  };
}

/**
 * What place the parameters ask for (some 5,700 pairs). Without parameters, and with another returned type, one neighbour or the very place; so with other
 * parameters when the names are near.
 *
 *     void own() {}  int load(Deck deck) { … }  void two() {}   ->   void own() {}  int haul(String text) { … }  void two() {}      between the same
 *     void clean(Cup cup) { … }  void two() {}                  ->   void cleanAll(Jug jug) { … }  void two() {}                    before the same
 */
function isAllowed(before: Method, after: Method, compatible: boolean, place: Place): boolean {
  const taking = before.parameters.length > 0 || after.parameters.length > 0;
  if (compatible && (taking || before.returnType?.text === after.returnType?.text)) return place.near;
  const neighbours = sameNeighbours(before, after, place);
  if (!compatible && (neighbours === BOTH || nameDistance(before, after) > NEAR_NAME)) return neighbours === BOTH;
  return before.index === after.index || (place.near && neighbours > 0);
}

/**
 * How many of the methods right before and right after the two have the same names; the end of a type is as good as a method. What stands before may have been
 * renamed, if that is known; what comes after may not (540 pairs):
 *
 *     Part part() { … }  Box box() { return box; }   ->   Part piece() { … }  Bin bin(int n) { return bin; }
 */
function sameNeighbours(before: Method, after: Method, place: Place): number {
  const same = (step: number): boolean => nameOfNeighbour(before, step) === nameOfNeighbour(after, step);
  return Number(place.follows ?? same(-1)) + Number(same(1));
}

const BOTH = 2;

function nameOfNeighbour(method: Method, step: number): string | null {
  const neighbour = neighbourOf(method, step);
  return neighbour && nameOf(neighbour);
}

/** The method so many places farther down in its type. */
export function neighbourOf(method: Method, step: number): Method | null {
  const { methods } = method.declaringType;
  return methods[methods.indexOf(method) + step] ?? null;
}

/** `void setCup(Cup cup) { this.cup = cup; }`, and whether or not it returns `this`. */
function setsItsField({ parameters, body }: Method): boolean {
  const [name] = parameters.map((one) => one.name);
  const [assignment, ...rest] = body?.children.map((statement) => statement.text) ?? [];
  return parameters.length === 1 && assignment === `this.${name}=${name};` && rest.every((text) => text === 'return this;');
}

/**
 * More of both bodies is mapped than not; or nearly all of the one stands in the other, and what came with it (was left behind) is not out of all
 * proportion. Where statements were edited, all of the one has to, and less may have come with it.
 */
function isEnough({ mapped, exact, trivial, unmappedBefore, unmappedAfter }: Agreement, overload: boolean): boolean {
  const counted = mapped - trivial;
  const fewer = Math.min(unmappedBefore, unmappedAfter);
  const more = Math.max(unmappedBefore, unmappedAfter);
  if (overload ? counted >= more : counted > more) return true;
  if (exact < mapped && counted > 0 && fewer === 0 && more < counted * MOST_ADDED) return true;
  const whole = exact - trivial;
  return whole > fewer && fewer <= LEFT_OVER && more <= exact * MOST_ADDED + 1;
}

/** At least half of each is mapped, and of one of the two more. */
function isHalf({ mapped, trivial, unmappedBefore, unmappedAfter }: Agreement): boolean {
  const counted = mapped - trivial;
  return counted >= Math.max(unmappedBefore, unmappedAfter) && counted > Math.min(unmappedBefore, unmappedAfter);
}

/** So many times more statements of an overload are mapped than not that the parameters need not agree. */
const OVERWHELMING = 4;

/** What was written into an empty body may be so much; more of it could have come from anywhere. */
const FIRST_STATEMENT = 1;

/** Statements of the smaller body that may have no partner when the other one is much bigger, and how much bigger it may be. */
const LEFT_OVER = 1;
const MOST_ADDED = 2;

/** Names at this distance or below are one name, changed: `rotate`, `rotateLog`. */
export const NEAR_NAME = 0.4;

/**
 * Whether the signature alone speaks for one method being the other, so that a body in which more statements are as they were has to stand back (2,100 pairs): as
 * many parameters, all but one with their names, and the same name or one name in the other. Of the same name also with the parameters in another order, and of a
 * name in other capitals with the same types.
 *
 *     Channel getChannelFactory(int a, int b)   ->   Channel getChannel(int a, long c), Channel open(int a, int b)      the first
 */
export function speaksForItself(before: Method, after: Method): boolean {
  if (before.parameters.length !== after.parameters.length) return false;
  const [name, other] = [nameOf(before), nameOf(after)];
  const renamed = before.parameters.filter((one, i) => one.name !== after.parameters[i]?.name).length;
  if (name === other) return renamed <= MOST_RENAMED || oneHoldsTheOther(before, after);
  if (isTest(before) && isTest(after)) return false;
  if (isRespelled(before, after)) return true;
  return renamed <= MOST_RENAMED && (name.includes(other) || other.includes(name));
}

/**
 * Its name in other capitals, of the same types and visible to the same, says that it is the same whatever it does (4,400 pairs), unless it did nothing:
 * `void lendCup(int n) { … }`, `void lendcup(int number) { … }`.
 */
export function isRespelled(before: Method, after: Method): boolean {
  if (before.name === after.name || before.name.toLowerCase() !== after.name.toLowerCase()) return false;
  if (before.visibility !== after.visibility || before.returnType?.text !== after.returnType?.text) return false;
  return sameParameterTypes(before, after) && isEmpty(before) === isEmpty(after);
}

function isEmpty({ body }: Method): boolean {
  return body?.children.length === 0;
}

/** As many parameters, all but one of which have their names, in whatever order. */
export function keepsParameters(before: Method, after: Method): boolean {
  if (before.parameters.length !== after.parameters.length) return false;
  const names = new Set(after.parameters.map(({ name }) => name));
  return before.parameters.filter(({ name }) => !names.has(name)).length <= MOST_RENAMED;
}

/** So many parameters may have another name where the signature speaks for itself. */
const MOST_RENAMED = 1;

/** There are parameters, and they are the same. */
function sameParameters(before: Method, after: Method): boolean {
  return before.parameters.length > 0 && sameParameterTypes(before, after) && sameParameterNames(before, after);
}

/**
 * Methods of interfaces (paper 003, section 4.4): the place has to tell, and as many have to be gone as are new; names and parameters do not
 * matter (8,330 pairs). An abstract method of a class, or of an interface that moved or was renamed, is known by those that implement or call it alone (2,430). What lost its body, or got one, is known by its name.
 */
function withoutBodies(before: Method, after: Method, sameName: boolean, place: Place): boolean {
  if (changesBody(before, after))
    return (
      sameName &&
      (inInterfaces(before, after) ? place.near && compatibleSignatures(before, after) : place.balanced && keepsTypes(before, after))
    );
  if (haveSameId(before, after)) return true;
  if (!inInterfaces(before, after) || before.declaringType.qualifiedName !== after.declaringType.qualifiedName) return false;
  return place.same && place.balanced;
}

/**
 * As many annotations, of which one identifies the method, whatever its name, place and parameters (2,700 pairs):
 *
 *     @Message(id = 28, value = "Not found") Failure unknownName(String name);   ->   @Message(id = 28, value = "No such type") Failure unknownType(Type type);
 */
export function haveSameId(before: Method, after: Method): boolean {
  if (before.annotations.length !== after.annotations.length) return false;
  return before.annotations.some(({ name, text }) => {
    const id = idIn(text);
    return id !== null && after.annotations.some((other) => other.name === name && idIn(other.text) === id);
  });
}

/** The value of an annotation's element `id`, as written; what stands in string literals is no element. */
function idIn(annotation: string): string | null {
  const code = annotation.replace(/"(?:[^"\\]|\\[^])*"?/g, (literal) => '"'.repeat(literal.length));
  const found = /[(,]\s*id\s*=\s*([^\s,)][^,)]*)/.exec(code);
  if (found?.[1] === undefined) return null;
  const end = found.index + found[0].length;
  return annotation.slice(end - found[1].length, end).trimEnd();
}

/**
 * compatibleSignatures of Table 4: one list of types contains the other, or at least half of the types of the shorter one stand in the same places in
 * the other, or all names and the returned type stayed.
 *
 *     (int id, Date when)   ->   (int id, String name, Owner by)      yes: `int` is first
 *     (int id, Date when)   ->   (String name, Owner by, int id)      no
 *
 * `anywhere`: false for a constructor that may have become a method, or the reverse, whose types have to stand in their places (3,220 changes and their mirror images).
 */
export function compatibleSignatures(before: Method, after: Method, anywhere = true): boolean {
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
  const [fewer, more] = [before, after].map((one) => one.parameters.map(typeKey)).sort((x, y) => x.length - y.length) as [
    string[],
    string[],
  ];
  const rest = [...more];
  return fewer.every((type) => {
    const at = rest.indexOf(type);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}
