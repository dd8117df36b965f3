import type { Method } from '../../model/declarations.js';
import { groupBy } from '../../text/grouping.js';
import { callsOf, callsTo } from '../../facts/calls.js';
import { argumentsFit } from './argument-types.js';
import { isDelegation, isHandingOn } from '../../facts/declarations/handing-on.js';
import type { Hierarchies } from '../../facts/declarations/hierarchy.js';
import { sameParameterTypes } from '../../facts/declarations/method-signatures.js';
import { fieldSet } from '../variables/set-namesakes.js';
import { isAsItWas, isWhole, type SignatureCandidate } from './signature-choice.js';
import { checkpoint } from '../../text/work.js';

/** Two methods that may be one, and what ties them together besides their statements. */
export interface Candidate extends SignatureCandidate {
  readonly sameName: boolean;
  /** Which of the two only hands on, when nothing else ties them together. */
  readonly handsOn: 'before' | 'after' | null;
}

/** A method that only hands on is none that is there as it was, with its parameters, under another name, unless it takes other types now. */
export function withoutEmptied(candidates: readonly Candidate[], hierarchies: Hierarchies): readonly Candidate[] {
  const wholes = candidates.filter((one) => !one.sameName && isWhole(one) && sameParameterTypes(one.before, one.after));
  if (wholes.length === 0) return candidates;
  return candidates.filter((candidate) => {
    const { handsOn } = candidate;
    if (handsOn === null) return true;
    const rivals = wholes.filter((one) => (handsOn === 'after' ? one.before === candidate.before : one.after === candidate.after));
    return rivals.every((one) => isRetypedCaller(candidate, one, hierarchies));
  });
}

/**
 * Whether a method that only hands on to what does all that it did, or only handed on to what is gone, is the old one under its name all the same: it takes as many things,
 * of other types, which the other one can take. An extraction has to put together what was handed to nobody at once (1,280 changes, 392 of them told alike before).
 *
 *     void land(int load, Rope rope) { open(); moor(load); tie(rope); }   ->   void land(long load, Rope rope) { bring(load, rope); }
 *                                                                              void bring(long load, Rope rope) { open(); moor(load); tie(rope); }
 */
function isRetypedCaller({ before, after, sameName }: Candidate, callee: Candidate, hierarchies: Hierarchies): boolean {
  if (!sameName || before.parameters.length !== after.parameters.length || isHandingOn(before) === isHandingOn(after)) return false;
  const side = isHandingOn(after) ? 'after' : 'before';
  const [from, to] = side === 'after' ? [after, callee.after] : [before, callee.before];
  const canTake = callsTo(from, to).some((call) => argumentsFit(call, from, to, hierarchies[side]));
  return canTake && (side === 'before' || !isHandedAlike(from, to, before));
}

/**
 * An overload that does nothing but hand on to another one is the old one, and what that did was extracted from it, edited or not, unless it was an overload that
 * only handed on before, too, or takes what the old one took without its end; the mirror image for inlining. One that takes more at its end is not when the body
 * is as it was and stands first, and for inlining when the body was edited (1,372 changes, 944 of them told alike).
 *
 *     Trip go(Town t) { Road r = find(t); return r.go(4); }   ->   Trip go(Town t, Plan p) { return go(t, p, 4); }
 *                                                                  Trip go(Town t, Plan p, int n) { Road r = find(t); return r.go(n); }
 */
export function withoutDeep(candidates: readonly Candidate[]): readonly Candidate[] {
  const namesakes = candidates.filter(({ sameName, before }) => sameName && before.kind === 'method');
  const delegations = new Set<Method>();
  for (const method of new Set(namesakes.flatMap(({ before, after }) => [before, after])))
    if (isDelegation(method)) delegations.add(method);
  // Of many overloads hardly any only hands on: these alone are looked at for each candidate, by what they became, or were.
  const short = {
    before: groupBy(
      namesakes.filter((one) => delegations.has(one.before)),
      (one) => one.after,
    ),
    after: groupBy(
      namesakes.filter((one) => delegations.has(one.after)),
      (one) => one.before,
    ),
  };
  const hasRival = {
    before: new Set(namesakes.filter((one) => delegations.has(one.after)).map((one) => one.before)),
    after: new Set(namesakes.filter((one) => delegations.has(one.before)).map((one) => one.after)),
  };
  const isDeep = (one: Candidate, side: 'before' | 'after'): boolean => {
    const other = side === 'before' ? 'after' : 'before';
    const shorts = short[side].get(one[other]);
    if (!shorts || isDelegation(one[side])) return false;
    return shorts.some((each) => {
      checkpoint();
      if (callsTo(each[side], one[side]).length === 0) return false;
      if (hasRival[side].has(each[side])) return false;
      if (takesMoreAtItsEnd(one[other], each[side])) return false;
      if (takesOtherThings(each[side], one[side], one[other])) return false;
      if (!takesMoreAtItsEnd(each[side], one[other])) return true;
      return isWhole(one) ? one[side].index > each[side].index : side === 'after';
    });
  };
  return candidates.filter((one) => {
    checkpoint();
    return !one.sameName || !(isDeep(one, 'before') || isDeep(one, 'after'));
  });
}

/**
 * Whether an overload that hands on takes more than the old method did, some of which the one that it hands on to does not take, which takes all that the old one took:
 * the old one got a parameter, and the other overload is another method (2,880 changes, 240 of them told alike since).
 *
 *     void load(Plan plan) { store(plan); }   ->   void load(Plan plan, boolean slow) { store(plan, slow); }
 *                                                  void load(Box box, boolean slow) { load(box.plan(), slow); }
 */
function takesOtherThings(short: Method, long: Method, old: Method): boolean {
  return short.parameters.length > old.parameters.length && takesAll(long, old) && !takesAll(long, short);
}

function takesAll(one: Method, other: Method): boolean {
  return other.parameters.every(({ type }) => one.parameters.some((own) => own.type?.text === type?.text));
}

function takesMoreAtItsEnd(one: Method, other: Method): boolean {
  return (
    one.parameters.length > other.parameters.length &&
    other.parameters.every(({ type }, at) => one.parameters[at]?.type?.text === type?.text)
  );
}

/**
 * When one method can have become two, of which the one calls the other, it is the first, and the second was extracted from it; the mirror image for inlining.
 * The statements tell, as of any two, when all that the second is handed was handed to somebody anyhow (7,840 changes), and, of an extraction, it takes what the
 * one or the first does; where none of the first one's own is mapped, it is the second.
 *
 *     void sail(Sea sea) { open(); cut(sea); hoist(); }   ->   void drift(Sea sea) { open(); cast(sea); }   void cast(Sea sea) { cut(sea); hoist(); }      cast
 *     void sail(Sea sea) { open(); cut(sea); hoist(); }   ->   void drift(Sea sea) { open(); cast(3); }     void cast(int n) { cut(sea); hoist(); }        drift
 */
export function withoutParts(candidates: readonly Candidate[], goneChoose: boolean, hierarchies: Hierarchies): Candidate[] {
  const byBefore = groupBy(candidates, (one) => one.before);
  const byAfter = groupBy(candidates, (one) => one.after);
  const callsOnly = (caller: Method, callee: Method): boolean =>
    caller !== callee && callsTo(caller, callee).length > 0 && callsTo(callee, caller).length === 0;
  // who handed on does what he handed on to did when most of that could go on under his name
  const tookOver = ({ before, after, handsOn }: Candidate): boolean =>
    handsOn !== 'before' ||
    (byAfter.get(after) ?? []).some((other) => callsOnly(before, other.before) && other.agreement.mapped > other.agreement.unmappedBefore);
  const left = new Set(candidates);
  for (const one of candidates) {
    if (one.sameName && tookOver(one)) continue;
    // of those that do not choose, the first that can be it is the one, unless another keeps its name
    const callers = (byBefore.get(one.before) ?? []).filter((other) => (goneChoose || other.sameName) && callsOnly(other.after, one.after));
    const calling = (byAfter.get(one.after) ?? []).filter(
      (other) => (!goneChoose || other.sameName) && callsOnly(other.before, one.before),
    );
    const around = [...callers, ...calling];
    const isRetyped = around.some((other) => isRetypedCaller(other, one, hierarchies));
    const emptied = around.filter((other) => doesNothingItself(other) && (!other.sameName || isAsItWas(one)));
    const holds = (other: Candidate): boolean =>
      emptied.includes(other) ||
      tookItUp(one) ||
      (goneChoose ? callers.includes(other) && isExtractedAlike(one, other) : isInlinedAlike(one, other));
    if (!isRetyped && around.every(holds)) for (const other of emptied) left.delete(other);
    else left.delete(one);
  }
  return candidates.filter((one) => left.has(one));
}

/**
 * Of a constructor the method that does all that it did, or sets fields as it did, comes before another constructor that calls it (435 changes and their mirror
 * images):
 *
 *     Quay(Boat boat, Name name) { this.boat = boat; print(name); }   ->   Quay(Boat boat) { init(boat); print(NONE); }
 *                                                                          void init(Boat boat) { this.boat = boat; }      that became init
 */
function tookItUp({ before, after, agreement }: Candidate): boolean {
  if (before.kind === after.kind) return false;
  const { mapped, unmappedBefore, body } = agreement;
  if (mapped > 0 && unmappedBefore === 0) return true;
  return mapped > 0 && body !== null && body.mappings.every((mapping) => fieldSet(mapping.before, 'own') !== null);
}

function isExtractedAlike({ before, after }: Candidate, { after: caller }: Candidate): boolean {
  return isHandedAlike(caller, after, before) && (sameParameterTypes(before, after) || sameParameterTypes(caller, after));
}

function isInlinedAlike({ before, after }: Candidate, { before: caller }: Candidate): boolean {
  return isHandedAlike(caller, before, after);
}

/** Nothing that says something is mapped but what the called one does. */
function doesNothingItself({ agreement: { mapped, trivial } }: Candidate): boolean {
  return mapped === trivial;
}

/** All that the caller hands to the other, and something it is, the method of the other version hands to one and the same. */
function isHandedAlike(caller: Method, callee: Method, whole: Method): boolean {
  const calls = callsOf(whole).map(({ expression }) => new Set((expression.arguments ?? []).map(({ text }) => text)));
  return callsTo(caller, callee).some(({ expression: { arguments: handed } }) => {
    return handed !== null && handed.length > 0 && calls.some((other) => handed.every(({ text }) => other.has(text)));
  });
}
