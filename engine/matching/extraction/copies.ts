import type { Method } from '../../model/declarations.js';
import type { Statement } from '../../model/statement.js';
import type { BodyMapping, Extraction, Inlining } from '../bodies/body-mapping.js';
import type { Call } from '../../facts/calls.js';
import type { MethodPair } from '../comparison.js';
import { claimed, findExtraction, findInlining } from './extractions.js';
import { bodyStatements } from '../bodies/fragments.js';
import { toldOf } from './homes.js';
import { wrappedExpression } from '../../facts/wrapped-expressions.js';
import type { LazyMethodPair } from '../methods/method-pair.js';
import { isMadeThrough, isValueOfOverload } from '../../facts/declarations/handing-on.js';
import { isTrivial } from '../../facts/telling-statements.js';
import type { Substitution } from '../../facts/substitution.js';
import {
  holdsSeveral,
  holdsSeveralAsTheyWere,
  keepsSeveral,
  mayHoldSeveral,
  mayKeepSeveral,
  wentThereToo,
  withStatements,
} from './sure-extractions.js';
import type { Trace } from '../trace.js';

/** A method that is called, directly or through others, by the method that may have lost code to it; what its parameters stand for there. */
export interface Reached {
  readonly method: Method;
  readonly names: Substitution;
  /** Through a method that nothing went to (came from). */
  readonly aside: boolean;
  /** The calls by which it was reached. */
  readonly by: readonly Call[];
}

/** The calls that each other method, which code can have gone to (come from) as well, gained or lost in the same one. */
export type OtherCalls = () => readonly (readonly Call[])[];

/** Calls of one method that are asked one by one what they took the place of, at most. */
const MOST_COPIES = 16;

/**
 * The calls that are asked together what they took the place of (gave way to). Between types each stands for a copy of its own, the last first; within
 * a type when the method is called more often than any other new (gone) one.
 *
 *     gate.open(a); list.add(a); gate.open(b); list.add(b);   ->   step(a); step(b);     void step(Box box) { gate.open(box); list.add(box); }
 *
 * `others`: null between types.
 */
export function placesOf(calls: readonly Call[], others: OtherCalls | null): readonly (readonly Call[])[] {
  if (calls.length > MOST_COPIES) return [calls];
  if (!others) return calls.map((call) => [call]).reverse();
  const isCalledMost = others().every((rival) => rival.length < calls.length || rival[0]?.expression === calls[0]?.expression);
  return isCalledMost ? calls.map((call) => [call]) : [calls];
}

/** What `take` makes of each of the places, or of all of them together. */
function eachOrAll(places: readonly (readonly Call[])[], take: (calls: readonly Call[]) => BodyMapping | null): readonly BodyMapping[] {
  const bodies = places.flatMap((calls) => take(calls) ?? []);
  if (bodies.length > 0 || places.length === 1) return bodies;
  const body = take(places.flat());
  return body ? [body] : [];
}

/** The code of `source` that went into `extracted`, once for each of the `places`; the pair's statements are claimed. */
export function extractedBodies(
  source: LazyMethodPair,
  extracted: Method,
  places: readonly (readonly Call[])[],
  caller: Reached,
  earlier: readonly Extraction[],
  trace: Trace,
): readonly BodyMapping[] {
  return eachOrAll(places, (calls) => {
    const body = extractionOf(source, extracted, calls, caller, earlier, trace);
    if (body)
      source.claim(
        claimed(body.mappings, 'before'),
        [],
        calls.map(({ expression }) => expression),
      );
    return body;
  });
}

/** The mirror image: the code of `inlined` that stands in `target` now. */
export function inlinedBodies(
  target: LazyMethodPair,
  inlined: Method,
  places: readonly (readonly Call[])[],
  { method, names }: Reached,
  earlier: readonly Inlining[],
  trace: Trace,
): readonly BodyMapping[] {
  return eachOrAll(places, (calls) => {
    const find = (pair: MethodPair, taken: ReadonlySet<Statement>): BodyMapping | null =>
      findInlining(toldOf(pair, inlined, 'before') ?? pair, inlined, calls, names, taken, trace);
    const onTheWay = earlier.find((one) => one.inlined === method && one.holder === target.after);
    const body =
      find(target, target.claimedAfter) ??
      (onTheWay ? find(passedOn(target, onTheWay.body), without(target.claimedAfter, claimed(onTheWay.body.mappings, 'after'))) : null);
    if (body) target.claim([], claimed(body.mappings, 'after'));
    return body;
  });
}

/** Statements of which a copy that is word for word the same consists, at least: of a single one it says nothing. */
const SEVERAL = 2;

/** The new method's statements all stand in what the source lost, word for word: that copy alone counts within a type. */
export function holdsAsItStands({ body }: MethodPair, extracted: Method): boolean {
  if (!body || !extracted.body) return false;
  const gone = new Set(body.unmappedBefore.map(({ text }) => text));
  const statements = bodyStatements(extracted.body).filter((one) => !isTrivial(one));
  return statements.length >= SEVERAL && statements.every(({ text }) => gone.has(text));
}

function extractionOf(
  source: LazyMethodPair,
  extracted: Method,
  calls: readonly Call[],
  { method, names, aside, by }: Reached,
  earlier: readonly Extraction[],
  trace: Trace,
): BodyMapping | null {
  const moved = extracted.declaringType !== source.after.declaringType;
  const isMade = aside && moved && isMadeThrough(extracted, method, source.after);
  if (aside && !isMade && !(moved ? mayHoldSeveral(source) : mayKeepSeveral(source, extracted))) return null;
  const find = (pair: MethodPair, taken: ReadonlySet<Statement>, demand: (body: BodyMapping) => boolean): BodyMapping | null =>
    findExtraction(
      toldOf(pair, extracted, 'after') ?? pair,
      extracted,
      { caller: method, calls, replaced: isMade ? by : calls, outer: names, taken, demand },
      trace,
    );
  const within = (body: BodyMapping): boolean => !aside || keepsSeveral(body);
  const between = (body: BodyMapping): boolean =>
    method === source.after ||
    isMade ||
    (aside ? holdsSeveralAsTheyWere(body) : holdsSeveral(body) || isValueOfOverload(extracted, method));
  const found = find(source, source.claimedBefore, moved ? between : within);
  const onTheWay = earlier.find((one) => one.extracted === method && one.holder === source.before);
  if (!found && onTheWay) {
    const demand = (body: BodyMapping): boolean => !wasCalledAlike(body, extracted) && (moved ? between(body) : within(body));
    return find(passedOn(source, onTheWay.body), without(source.claimedBefore, claimed(onTheWay.body.mappings, 'before')), demand);
  }
  if (found || moved || method !== source.after) return found;
  const others = earlier.filter((one) => one.sourceBefore === source.before && one.body.unmappedAfter.length === 0);
  const shared = new Set(others.flatMap((one) => claimed(one.body.mappings, 'before')));
  const whole = shared.size === 0 ? null : withStatements(source, [...shared]);
  return whole && find(whole, without(source.claimedBefore, [...shared]), wentThereToo);
}

/**
 * The pair as a method on the way shows it: what that one does with a call was written in the source's words.
 *
 *     plan() { Key key = book.find(3); lock(key); }   ->   plan() { open(); }     open() { Key key = key(); lock(key); }     key() { return book.find(3); }
 */
function passedOn({ before, after, relation }: MethodPair, body: BodyMapping): MethodPair {
  return { before, after, relation, body };
}

/** What was edited called something by the name of the new method before: that is how it is called now. */
function wasCalledAlike({ mappings }: BodyMapping, { name }: Method): boolean {
  return mappings.some((one) => {
    const was = one.beforeExpression ?? wrappedExpression(one.before);
    const is = one.afterExpression ?? wrappedExpression(one.after);
    return was?.kind === 'invocation' && was.label === name && was.text !== is?.text;
  });
}

function without(statements: ReadonlySet<Statement>, some: readonly Statement[]): ReadonlySet<Statement> {
  const left = new Set(statements);
  for (const one of some) left.delete(one);
  return left;
}
