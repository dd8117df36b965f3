import type { Method } from '../model/declarations.js';
import { callsTo } from './calls.js';
import { candidateIndex } from './candidate-index.js';
import { pairByMarks } from './marked-methods.js';
import { withDelegations } from './delegation.js';
import type { Checkpoint } from './comparison.js';
import { isOtherGetter } from './getters.js';
import { isDelegation, isHandingOn } from './handing-on.js';
import { mayAgree } from './line-profile.js';
import { agreementOf, bestAgreement, type Agreement } from './method-similarity.js';
import { nameOf, sameParameterTypes } from './method-signatures.js';
import { standingOf } from './method-mapping.js';
import { chosenSignatures, isAsItWas, type SignatureCandidate } from './signature-choice.js';
import {
  compatibleSignatures,
  haveSameId,
  isRespelled,
  neighbourOf,
  placeOf,
  signatureMayHaveChanged,
  speaksForItself,
  type Place,
} from './signature-rules.js';
import { areOneFixture, keepsStatement, staysTest } from './tests-and-fixtures.js';
import { agreementScore, methodLabel, type Trace } from './trace.js';
import { groupBy } from '../text/grouping.js';

/**
 * Rules 3 and 4 of Table 4: what is missing was extracted into a new method that the one calls now, or what is new was inlined from a gone one that the
 * other called.
 */
function gaveOrTook(before: Method, after: Method, agreement: Agreement, removed: readonly Method[], added: readonly Method[]): boolean {
  const { mapped, telling, unmappedBefore, unmappedAfter } = agreement;
  if (telling === 0) return false;
  const onlyCalls = (caller: Method, other: Method, callee: Method): boolean =>
    callee !== caller && callsTo(caller, callee).length > 0 && callsTo(other, callee).length === 0;
  if (mapped > unmappedAfter && added.some((callee) => onlyCalls(after, before, callee))) return true;
  return mapped > unmappedBefore && removed.some((callee) => onlyCalls(before, after, callee));
}

/**
 * Which of two methods with parameters only hands on, so that its text has nothing in common with the other (170 pairs and their mirror images):
 *
 *     Page find(Key key) { open(); return shelf.find(key); }   ->   Page find(Key key, int n) { return first(key); }   Page first(Key key) { open(); … }
 */
function handingOn(before: Method, after: Method): 'before' | 'after' | null {
  if (before.kind !== 'method' || before.parameters.length === 0 || after.parameters.length === 0) return null;
  const [handedOn, handsOn] = [isHandingOn(before), isHandingOn(after)];
  return handedOn === handsOn ? null : handsOn ? 'after' : 'before';
}

/** The one method only hands on to one that is new (gone), and the other does more: what the first gives back says nothing of the second. */
function isLeftTo(one: Method, other: Method, methods: readonly Method[]): boolean {
  return isHandingOn(one) && !isHandingOn(other) && methods.some((method) => method !== one && callsTo(one, method).length > 0);
}

interface Candidate extends SignatureCandidate {
  readonly sameName: boolean;
  /** Which of the two only hands on, when nothing else ties them together. */
  readonly handsOn: 'before' | 'after' | null;
}

/**
 * Methods of a type pair whose signature changed (paper 003, Table 4, Change Method Signature):
 *
 *     void load(File f) { open(f); read(); }   ->   void loadModel(File file, boolean binary) { open(file); read(); }
 *
 * Which of several candidates it is, `chosenSignatures` says; a method is part of one pair at most.
 */
export function matchChangedSignatures(
  removed: readonly Method[],
  added: readonly Method[],
  timeIsUp: Checkpoint,
  trace: Trace,
): [Method, Method, Agreement][] {
  const candidates: Candidate[] = [];
  const unmatched = { before: removed.length, after: added.length };
  // what has no body is known by its name alone: it was not renamed where the name is still there
  const names = { before: new Set(removed.map((one) => one.name)), after: new Set(added.map((one) => one.name)) };
  const oneSided = removed.length === 1 || added.length === 1;
  const candidatesOf = candidatesIn(added, removed.length);
  for (const before of removed) {
    // the best of all is not known when not all were looked at
    if (timeIsUp()) return [];
    const namesake = oneSided ? onlyNamesake(before, added) : null;
    for (const after of candidatesOf(before)) {
      if (
        nameOf(before).startsWith('<') !== nameOf(after).startsWith('<') ||
        (before.kind !== after.kind && nameOf(before) !== nameOf(after))
      )
        continue;
      const sameName = nameOf(before) === nameOf(after);
      if ((before.bodySpan === null) !== (after.bodySpan === null) && !sameName) continue;
      if (!sameName && !mayAgree(before, after) && !isRespelled(before, after)) continue;
      if (!sameName && !before.bodySpan && (names.before.has(after.name) || names.after.has(before.name)) && !haveSameId(before, after))
        continue;
      const place = placeOf(before, after, unmatched);
      if (!place.alone && isOtherGetter(before, after)) continue;
      if (!mayBecome(before, after, place, sameName)) {
        trace?.({
          stage: 'changed signatures',
          subject: methodLabel(before),
          candidate: methodLabel(after),
          verdict: 'rejected',
          reason: 'even if all statements that can agree did, it would not be enough for the names, places and parameters',
        });
        continue;
      }
      const handsOver = sameName && (isLeftTo(after, before, added) || isLeftTo(before, after, removed));
      let agreement = handsOver ? agreementOf(before, after, 'retyped') : agreementOf(before, after);
      let accepted =
        signatureMayHaveChanged(before, after, agreement, place) || (areOneFixture(before, after) && keepsStatement(agreement));
      const handsOn = sameName && !accepted && agreement.mapped === 0 ? handingOn(before, after) : null;
      if (!accepted && (agreement.mapped > 0 || handsOn !== null) && place.near) {
        agreement = withDelegations(agreement, before, after, removed, added);
        accepted =
          signatureMayHaveChanged(before, after, agreement, place) ||
          (sameName && place.near && compatibleSignatures(before, after) && gaveOrTook(before, after, agreement, removed, added));
      }
      // Note note = page.find(KEY);  ->  Note note = known(page.find(KEY));  speaks for a method of one name, too (1,450 pairs)
      if (!accepted && sameName && !handsOver && place.near && before.kind === 'method') {
        const loosely = agreementOf(before, after, standingOf(before, after), true);
        if (signatureMayHaveChanged(before, after, loosely, place)) [agreement, accepted] = [loosely, true];
      }
      const follows = accepted ? null : isSecond(before, after, agreement, place);
      accepted ||= follows !== null;
      accepted &&= staysTest(before, after, agreement);
      trace?.({
        stage: 'changed signatures',
        subject: methodLabel(before),
        candidate: methodLabel(after),
        verdict: accepted ? 'considered' : 'rejected',
        reason: accepted ? 'a candidate; the best ones are taken' : 'the bodies agree too little for the names, places and parameters',
        score: { ...agreementScore(agreement), shift: before.index - after.index, gone: unmatched.before, new: unmatched.after },
      });
      if (accepted) candidates.push({ before, after, agreement, sameName, namesake, handsOn, follows });
    }
  }
  const possible = withoutParts(withoutDeep(withoutEmptied(candidates.filter((one) => !isStranger(one)))));
  const marked = possible.length === 0 ? pairByMarks(removed, added) : null;
  if (marked) return [[...marked, agreementOf(...marked)]];
  return chosenSignatures(removed, added, possible).map(({ before, after, agreement }) => {
    trace?.({
      stage: 'changed signatures',
      subject: methodLabel(before),
      candidate: methodLabel(after),
      verdict: 'accepted',
      reason: 'best of the candidates',
    });
    return [before, after, agreement];
  });
}

/** The methods right before the two, if they can be one when those are. */
function isSecond(before: Method, after: Method, agreement: Agreement, place: Place): SignatureCandidate['follows'] {
  const [first, other] = [neighbourOf(before, -1), neighbourOf(after, -1)];
  return first && other && signatureMayHaveChanged(before, after, agreement, { ...place, follows: true })
    ? { before: first, after: other }
    : null;
}

/** False when no mapping of the bodies can make one method the other: the cheap question before they are mapped. */
function mayBecome(before: Method, after: Method, place: Place, sameName: boolean): boolean {
  // what else speaks for methods of one name in about the same place is seen in their bodies
  if (!before.bodySpan || !after.bodySpan || (sameName && place.near)) return true;
  const best = bestAgreement(before, after);
  return signatureMayHaveChanged(before, after, best, { ...place, follows: true }) || (areOneFixture(before, after) && best.mapped > 0);
}

/** A method that only hands on is none that is there as it was, with its parameters, under another name. */
function withoutEmptied(candidates: readonly Candidate[]): readonly Candidate[] {
  const wholes = candidates.filter((one) => !one.sameName && isAsItWas(one) && sameParameterTypes(one.before, one.after));
  if (wholes.length === 0) return candidates;
  const kept = new Set(wholes.flatMap(({ before, after }) => [before, after]));
  return candidates.filter(({ handsOn, before, after }) => handsOn === null || !kept.has(handsOn === 'after' ? before : after));
}

/**
 * An overload that does nothing but hand on to another one is the old one, and what that did was extracted from it, edited or not, unless it was an overload that
 * only handed on before, too, or takes what the old one took without its end; the mirror image for inlining. One that takes more at its end is not when the body
 * is as it was and stands first, and for inlining when the body was edited (1,372 changes, 944 of them told alike).
 *
 *     Trip go(Town t) { Road r = find(t); return r.go(4); }   ->   Trip go(Town t, Plan p) { return go(t, p, 4); }
 *                                                                  Trip go(Town t, Plan p, int n) { Road r = find(t); return r.go(n); }
 */
function withoutDeep(candidates: readonly Candidate[]): readonly Candidate[] {
  const namesakes = candidates.filter(({ sameName, before }) => sameName && before.kind === 'method');
  const isDeep = (one: Candidate, side: 'before' | 'after'): boolean => {
    const other = side === 'before' ? 'after' : 'before';
    return namesakes.some((short) => {
      if (short[other] !== one[other] || !isDelegation(short[side]) || isDelegation(one[side])) return false;
      if (callsTo(short[side], one[side]).length === 0) return false;
      if (namesakes.some((rival) => rival[side] === short[side] && isDelegation(rival[other]))) return false;
      if (takesMoreAtItsEnd(one[other], short[side])) return false;
      if (!takesMoreAtItsEnd(short[side], one[other])) return true;
      return isAsItWas(one) ? one[side].index > short[side].index : side === 'after';
    });
  };
  return candidates.filter((one) => !one.sameName || !(isDeep(one, 'before') || isDeep(one, 'after')));
}

function takesMoreAtItsEnd(one: Method, other: Method): boolean {
  return (
    one.parameters.length > other.parameters.length &&
    other.parameters.every(({ type }, at) => one.parameters[at]?.type?.text === type?.text)
  );
}

/**
 * When one method can have become two, of which the one that kept its name calls the other, it is the first, and the second was extracted from it; the
 * mirror image for inlining.
 */
function withoutParts(candidates: readonly Candidate[]): Candidate[] {
  const byBefore = groupBy(candidates, (one) => one.before);
  const byAfter = groupBy(candidates, (one) => one.after);
  const callsOnly = (caller: Method, callee: Method): boolean =>
    caller !== callee && callsTo(caller, callee).length > 0 && callsTo(callee, caller).length === 0;
  // who handed on does what he handed on to did when most of that could go on under his name
  const tookOver = ({ before, after, handsOn }: Candidate): boolean =>
    handsOn !== 'before' ||
    (byAfter.get(after) ?? []).some((other) => callsOnly(before, other.before) && other.agreement.mapped > other.agreement.unmappedBefore);
  return candidates.filter(
    (one) =>
      (one.sameName && tookOver(one)) ||
      (!(byBefore.get(one.before) ?? []).some((other) => callsOnly(other.after, one.after)) &&
        !(byAfter.get(one.after) ?? []).some((other) => callsOnly(other.before, one.before))),
  );
}

/** What goes on under a name that holds the old one, or is held by it, went nowhere else, unless its body did as it was. */
function isStranger(candidate: Candidate): boolean {
  const { after, sameName, namesake } = candidate;
  return namesake !== null && namesake !== after && !sameName && !isAsItWas(candidate);
}

function onlyNamesake(before: Method, added: readonly Method[]): Method | null {
  const [only, ...more] = added.filter((one) => speaksForItself(before, one));
  return more.length === 0 ? (only ?? null) : null;
}

/** Up to this many pairs each is looked at; in a type with more left over, those that share a name or lines, and those in about the same place. */
const MOST_PAIRS = 2_500;
const MOST_CANDIDATES = 12;
const NEIGHBOURS = 2;

function candidatesIn(added: readonly Method[], removedCount: number): (before: Method) => readonly Method[] {
  if (removedCount * added.length <= MOST_PAIRS) return () => added;
  const index = candidateIndex(added, MOST_CANDIDATES);
  const byPlace = new Map(added.map((method) => [method.index, method]));
  return (before) => {
    const found = new Set(index(before));
    for (let place = before.index - NEIGHBOURS; place <= before.index + NEIGHBOURS; place++) {
      const method = byPlace.get(place);
      if (method) found.add(method);
    }
    return [...found];
  };
}
