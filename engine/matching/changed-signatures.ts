import type { Method } from '../model/declarations.js';
import { callsTo } from './calls.js';
import { candidateIndex } from './candidate-index.js';
import { withDelegations } from './delegation.js';
import type { Checkpoint } from './comparison.js';
import { mayAgree } from './line-profile.js';
import { agreementOf, bestAgreement, compareAgreements, type Agreement } from './method-similarity.js';
import { nameOf } from './method-signatures.js';
import { compatibleSignatures, placeOf, signatureMayHaveChanged, speaksForItself, type Place } from './signature-rules.js';
import { agreementScore, methodLabel, type Trace } from './trace.js';
import { append, groupBy } from '../text/grouping.js';
import { editDistance } from '../text/similarity.js';

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

interface Candidate {
  readonly before: Method;
  readonly after: Method;
  readonly agreement: Agreement;
  readonly sameName: boolean;
  /** The only new method whose signature alone says that it is the same. */
  readonly namesake: Method | null;
}

/**
 * Methods of a type pair whose signature changed (paper 003, Table 4, Change Method Signature):
 *
 *     void load(File f) { open(f); read(); }   ->   void loadModel(File file, boolean binary) { open(file); read(); }
 *
 * Accepted pairs are taken best first, so that a method is part of one pair at most.
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
  const candidatesOf = candidatesIn(added, removed.length);
  for (const before of removed) {
    // the best of all is not known when not all were looked at
    if (timeIsUp()) return [];
    const namesake = onlyNamesake(before, added);
    for (const after of candidatesOf(before)) {
      if (
        nameOf(before).startsWith('<') !== nameOf(after).startsWith('<') ||
        (before.kind !== after.kind && nameOf(before) !== nameOf(after))
      )
        continue;
      const sameName = nameOf(before) === nameOf(after);
      if ((before.bodySpan === null) !== (after.bodySpan === null) && !sameName) continue;
      if (!sameName && !mayAgree(before, after)) continue;
      if (!sameName && !before.bodySpan && (names.before.has(after.name) || names.after.has(before.name))) continue;
      const place = placeOf(before, after, unmatched);
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
      let agreement = agreementOf(before, after);
      let accepted = signatureMayHaveChanged(before, after, agreement, place);
      if (!accepted && agreement.mapped > 0 && place.near) {
        agreement = withDelegations(agreement, before, after, removed, added);
        accepted =
          signatureMayHaveChanged(before, after, agreement, place) ||
          (sameName && place.near && compatibleSignatures(before, after) && gaveOrTook(before, after, agreement, removed, added));
      }
      trace?.({
        stage: 'changed signatures',
        subject: methodLabel(before),
        candidate: methodLabel(after),
        verdict: accepted ? 'considered' : 'rejected',
        reason: accepted ? 'a candidate; the best ones are taken' : 'the bodies agree too little for the names, places and parameters',
        score: { ...agreementScore(agreement), shift: before.index - after.index, gone: unmatched.before, new: unmatched.after },
      });
      if (accepted) candidates.push({ before, after, agreement, sameName, namesake });
    }
  }
  const sorted = withoutClones(withoutParts(candidates.filter((one) => !isStranger(one))), removed, added).sort(
    (x, y) =>
      rankOf(x) - rankOf(y) ||
      y.agreement.exact - x.agreement.exact ||
      Number(leftOver(x.agreement) > 0) - Number(leftOver(y.agreement) > 0) ||
      compareAgreements(x.agreement, y.agreement) ||
      leftOver(x.agreement) - leftOver(y.agreement) ||
      editDistance(x.before.name, x.after.name) - editDistance(y.before.name, y.after.name) ||
      parameterDistance(x) - parameterDistance(y) ||
      Math.abs(x.before.index - x.after.index) - Math.abs(y.before.index - y.after.index),
  );
  const taken = new Set<Method>();
  const result: [Method, Method, Agreement][] = [];
  for (const { before, after, agreement } of sorted) {
    if (taken.has(before) || taken.has(after)) continue;
    taken.add(before);
    taken.add(after);
    trace?.({
      stage: 'changed signatures',
      subject: methodLabel(before),
      candidate: methodLabel(after),
      verdict: 'accepted',
      reason: 'best of the candidates',
    });
    result.push([before, after, agreement]);
  }
  return result;
}

/** False when no mapping of the bodies can make one method the other: the cheap question before they are mapped. */
function mayBecome(before: Method, after: Method, place: Place, sameName: boolean): boolean {
  // what else speaks for methods of one name in about the same place is seen in their bodies
  if (!before.bodySpan || !after.bodySpan || (sameName && place.near)) return true;
  return signatureMayHaveChanged(before, after, bestAgreement(before, after), place);
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
  return candidates.filter(
    (one) =>
      one.sameName ||
      (!(byBefore.get(one.before) ?? []).some((other) => callsOnly(other.after, one.after)) &&
        !(byAfter.get(one.after) ?? []).some((other) => callsOnly(other.before, one.before))),
  );
}

/** What goes on under a name that holds the old one, or is held by it, went nowhere else, unless its body did as it was. */
function isStranger({ after, agreement, sameName, namesake }: Candidate): boolean {
  if (!namesake || namesake === after || sameName) return false;
  return agreement.exact < agreement.mapped || leftOver(agreement) > 0;
}

function onlyNamesake(before: Method, added: readonly Method[]): Method | null {
  const [only, ...more] = added.filter((one) => speaksForItself(before, one));
  return more.length === 0 ? (only ?? null) : null;
}

/** One of several methods with the same body: which of them it was, nobody can tell. */
function withoutClones(candidates: readonly Candidate[], removed: readonly Method[], added: readonly Method[]): Candidate[] {
  const cloned = new Set([...clonesIn(removed), ...clonesIn(added)]);
  if (cloned.size === 0) return [...candidates];
  return candidates.filter(
    ({ before, after, agreement }) =>
      agreement.exact < FEWEST_CLONED ||
      agreement.exact < agreement.mapped ||
      leftOver(agreement) > 0 ||
      !(cloned.has(before) || cloned.has(after)),
  );
}

/** Single statements are too often equal to be called copies. */
const FEWEST_CLONED = 2;

function clonesIn(methods: readonly Method[]): readonly Method[] {
  const byBody = new Map<string, Method[]>();
  for (const method of methods) {
    if (!method.bodySpan) continue;
    const text = method.file.text.slice(method.bodySpan.start, method.bodySpan.end);
    append(byBody, text, method);
  }
  return [...byBody.values()].filter((same) => same.length > 1).flat();
}

function leftOver({ unmappedBefore, unmappedAfter }: Agreement): number {
  return unmappedBefore + unmappedAfter;
}

/**
 * Bodies that stayed as they were come first, and those of overloads of which nothing is left over; then what signatures say; then everything else.
 * Constructors all have one name, which says nothing.
 */
function rankOf({ before, after, agreement, sameName, namesake }: Candidate): number {
  if (before.kind !== 'method') return 0;
  if (agreement.mapped > 0 && leftOver(agreement) === 0 && (sameName || agreement.exact === agreement.mapped)) return 0;
  if (!speaksForItself(before, after)) return 2;
  return sameName || namesake === after ? 1 : 2;
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

function parameterDistance({ before, after }: Candidate): number {
  const rest = after.parameters.map((p) => `${p.type?.text ?? ''} ${p.name}`);
  let missing = 0;
  for (const parameter of before.parameters) {
    const at = rest.indexOf(`${parameter.type?.text ?? ''} ${parameter.name}`);
    if (at >= 0) rest.splice(at, 1);
    else missing++;
  }
  return missing + rest.length;
}
