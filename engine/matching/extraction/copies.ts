import type { Method } from '../../model/declarations.js';
import type { Statement } from '../../model/statement.js';
import type { BodyMapping, Extraction, Inlining } from '../bodies/body-mapping.js';
import type { Call } from '../../facts/calls.js';
import type { MethodPair } from '../comparison.js';
import type { Evidence } from './acceptance.js';
import { childMapping, EXTRACTION, INLINING } from './child-mapping.js';
import { claimed } from './new-calls.js';
import { isDelegation } from '../../facts/declarations/handing-on.js';
import { toldOf } from './homes.js';
import type { LazyMethodPair } from '../methods/method-pair.js';
import type { Substitution } from '../../facts/substitution.js';
import type { Trace } from '../trace.js';

/** A method that is called, directly or through others, by the method that may have lost code to it; what its parameters stand for there. */
export interface Reached {
  readonly method: Method;
  readonly names: Substitution;
  /** Through a method that nothing went to (came from). */
  readonly aside: boolean;
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
      childMapping(toldOf(pair, inlined, 'before') ?? pair, inlined, { calls, outer: names, taken }, INLINING, trace);
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

function extractionOf(
  source: LazyMethodPair,
  extracted: Method,
  calls: readonly Call[],
  { method, names, aside }: Reached,
  earlier: readonly Extraction[],
  trace: Trace,
): BodyMapping | null {
  const isOverload = extracted.name === method.name && isDelegation(method);
  const isFar = method !== source.after && extracted.declaringType !== source.after.declaringType && !isOverload;
  const demand = aside ? isSeveralAsTheyWere : isFar ? isSeveral : undefined;
  const find = (pair: MethodPair, taken: ReadonlySet<Statement>): BodyMapping | null =>
    childMapping(toldOf(pair, extracted, 'after') ?? pair, extracted, { calls, outer: names, taken, demand }, EXTRACTION, trace);
  const onTheWay = earlier.find((one) => one.extracted === method && one.holder === source.before);
  return (
    find(source, source.claimedBefore) ??
    (onTheWay ? find(passedOn(source, onTheWay.body), without(source.claimedBefore, claimed(onTheWay.body.mappings, 'before'))) : null)
  );
}

/** What was reached through another type's method was extracted itself, or only supplied a default: more than one statement of it came, and as many as were added. */
const isSeveral = ({ mapped, leftOver }: Evidence): boolean => mapped >= SEVERAL && mapped >= leftOver;

/** What was reached through a method that got nothing itself: more than one statement came as it was. */
const isSeveralAsTheyWere = ({ exact }: Evidence): boolean => exact >= SEVERAL;

/**
 * The pair as a method on the way shows it: what that one does with a call was written in the source's words.
 *
 *     plan() { Key key = book.find(3); lock(key); }   ->   plan() { open(); }     open() { Key key = key(); lock(key); }     key() { return book.find(3); }
 */
function passedOn({ before, after, relation }: MethodPair, body: BodyMapping): MethodPair {
  return { before, after, relation, body };
}

function without(statements: ReadonlySet<Statement>, some: readonly Statement[]): ReadonlySet<Statement> {
  const left = new Set(statements);
  for (const one of some) left.delete(one);
  return left;
}
