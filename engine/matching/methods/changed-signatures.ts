import type { Method } from '../../model/declarations.js';
import { callsTo } from '../../facts/calls.js';
import { withoutDeep, withoutEmptied, withoutParts, type Candidate } from './one-calls-the-other.js';
import { candidateIndex } from './candidate-index.js';
import { withDelegations } from './delegation.js';
import { checkpoint } from '../../text/work.js';
import { isOtherGetter } from '../../facts/declarations/getters.js';
import { isHandingOn } from '../../facts/declarations/handing-on.js';
import type { Hierarchies } from '../../facts/declarations/hierarchy.js';
import { mayAgree } from './line-profile.js';
import { agreementOf, bestAgreement, type Agreement } from './method-similarity.js';
import { nameOf } from '../../facts/declarations/method-signatures.js';
import { standingOf } from '../bodies/method-mapping.js';
import { areMethods, chosenSignatures, isAsItWas, isNamesakeOf, type SignatureCandidate } from './signature-choice.js';
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
import { sureCallers } from './sure-callers.js';
import { areOneFixture, keepsStatement, staysTest } from './tests-and-fixtures.js';
import { agreementScore, methodLabel, type Trace } from '../trace.js';

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
  hierarchies: Hierarchies,
  trace: Trace,
): [Method, Method, Agreement][] {
  if (removed.length === 0 || added.length === 0) return [];
  const candidates: Candidate[] = [];
  const unmatched = { before: removed.length, after: added.length };
  // what has no body is known by its name alone: it was not renamed where the name is still there
  const names = { before: new Set(removed.map((one) => one.name)), after: new Set(added.map((one) => one.name)) };
  const namesakes = onlyNamesakes(removed, added);
  const candidatesOf = candidatesIn(added, removed.length);
  const callers = sureCallers(removed, added);
  for (const before of removed) {
    checkpoint();
    for (const after of candidatesOf(before)) {
      if (!mayBeOne(before, after)) continue;
      const sameName = nameOf(before) === nameOf(after);
      if ((before.bodySpan === null) !== (after.bodySpan === null) && !sameName) continue;
      const askedBy = callers.get(before)?.get(after) ?? [];
      if (!sameName && askedBy.length === 0 && !mayAgree(before, after) && !isRespelled(before, after)) continue;
      if (!sameName && !before.bodySpan && (names.before.has(after.name) || names.after.has(before.name)) && !haveSameId(before, after))
        continue;
      const place = placeOf(before, after, unmatched);
      if (!place.alone && isOtherGetter(before, after)) continue;
      if (askedBy.length === 0 && !mayBecome(before, after, place, sameName)) {
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
        const helped = withDelegations(agreement, before, after, removed, added);
        accepted =
          signatureMayHaveChanged(before, after, helped, place) ||
          (sameName && place.near && compatibleSignatures(before, after) && gaveOrTook(before, after, helped, removed, added));
      }
      // Note note = page.find(KEY);  ->  Note note = known(page.find(KEY));  speaks for a method of one name, too (1,450 pairs)
      if (!accepted && sameName && !handsOver && place.near && before.kind === 'method') {
        const loosely = agreementOf(before, after, standingOf(before, after), true);
        if (signatureMayHaveChanged(before, after, loosely, place)) [agreement, accepted] = [loosely, true];
      }
      const follows = accepted ? null : isSecond(before, after, agreement, place);
      accepted ||= follows !== null || askedBy.length > 0;
      accepted &&= staysTest(before, after, agreement);
      trace?.({
        stage: 'changed signatures',
        subject: methodLabel(before),
        candidate: methodLabel(after),
        verdict: accepted ? 'considered' : 'rejected',
        reason: accepted ? 'a candidate; the best ones are taken' : 'the bodies agree too little for the names, places and parameters',
        score: { ...agreementScore(agreement), shift: before.index - after.index, gone: unmatched.before, new: unmatched.after },
      });
      if (accepted) candidates.push({ before, after, agreement, sameName, namesakes, handsOn, follows, askedBy });
    }
  }
  const possible = withoutParts(
    withoutDeep(
      withoutEmptied(
        withoutRivalsOfRespelled(candidates).filter((one) => !isStranger(one)),
        hierarchies,
      ),
    ),
    removed.length <= added.length,
    hierarchies,
  );
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

/** A constructor may have become a method, or the reverse: `Quay(Boat boat) { this.boat = boat; }` -> `private void init(Boat boat) { this.boat = boat; }`. */
function mayBeOne(before: Method, after: Method): boolean {
  if (before.kind === after.kind) return nameOf(before).startsWith('<') === nameOf(after).startsWith('<');
  return [before, after].every(({ kind }) => kind === 'method' || kind === 'constructor');
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

/**
 * A name in other capitals comes before whatever else the two could be, even before a body that is as it was (2,400 changes):
 *
 *     byte[] readUtf() { open(); return all(); }   ->   byte[] readUTF() { return next(); }   byte[] read() { open(); return all(); }      readUTF
 */
function withoutRivalsOfRespelled(candidates: readonly Candidate[]): readonly Candidate[] {
  const respelled = new Set(candidates.filter(({ before, after }) => isRespelled(before, after)));
  if (respelled.size === 0) return candidates;
  const taken = new Set([...respelled].flatMap(({ before, after }) => [before, after]));
  return candidates.filter((one) => respelled.has(one) || !(taken.has(one.before) || taken.has(one.after)));
}

/**
 * What goes on under a name that holds the old one, or is held by it, went nowhere else, not even where that one is not the same (7,760 changes), unless the
 * body did as it was.
 *
 *     void sail(Sea sea) { row(3); turn(); }   ->   void sails(Sea sea) { horn(); }  void sail(Sea sea, int n) { row(3); horn(); }      none of them
 */
function isStranger(candidate: Candidate): boolean {
  const { before, after, namesakes } = candidate;
  if (!namesakes || !areMethods(before, after) || isNamesakeOf(candidate)) return false;
  return !isAsItWas(candidate);
}

/** When only one method is gone, or one is new: the only two whose signatures alone say that they are the same. */
function onlyNamesakes(removed: readonly Method[], added: readonly Method[]): SignatureCandidate['namesakes'] {
  if (removed.length > 1 && added.length > 1) return null;
  const speaking = removed.flatMap((before) => added.filter((after) => speaksForItself(before, after)).map((after) => ({ before, after })));
  const [only, ...more] = speaking;
  return only && more.length === 0 ? only : null;
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
