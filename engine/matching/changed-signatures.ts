import type { Method } from '../model/declarations.js';
import { callsTo } from './calls.js';
import { candidateIndex } from './candidate-index.js';
import { mayAgree } from './line-profile.js';
import { agreementOf, compareAgreements, compatibleSignatures, nameDistance, type Agreement } from './method-similarity.js';
import { nameOf, sameParameterTypes } from './method-signatures.js';
import { agreementScore, methodLabel, type Trace } from './trace.js';

interface Candidate {
  readonly before: Method;
  readonly after: Method;
  readonly agreement: Agreement;
  readonly sameName: boolean;
}

/**
 * Methods of a type pair whose signature changed (paper 003, Table 4, Change Method Signature):
 *
 *     void load(File f) { open(f); read(); }   ->   void loadModel(File file, boolean binary) { open(file); read(); }
 *
 * Accepted pairs are taken best first, so that a method is part of one pair at most.
 */
export function matchChangedSignatures(removed: readonly Method[], added: readonly Method[], trace: Trace): [Method, Method, Agreement][] {
  const candidates: Candidate[] = [];
  const unmatched = { before: removed.length, after: added.length };
  const candidatesOf = candidatesIn(added, removed.length);
  for (const before of removed) {
    for (const after of candidatesOf(before)) {
      if (
        nameOf(before).startsWith('<') !== nameOf(after).startsWith('<') ||
        (before.kind !== after.kind && nameOf(before) !== nameOf(after))
      )
        continue;
      const sameName = nameOf(before) === nameOf(after);
      if ((before.bodySpan === null) !== (after.bodySpan === null) && !sameName) continue;
      if (!sameName && !mayAgree(before, after)) continue;
      const agreement = agreementOf(before, after);
      const accepted = accepts(before, after, agreement, sameName, unmatched, { removed, added });
      trace?.({
        stage: 'changed signatures',
        subject: methodLabel(before),
        candidate: methodLabel(after),
        verdict: accepted ? 'considered' : 'rejected',
        reason: accepted ? 'a candidate; the best ones are taken' : 'the bodies agree too little for the names, places and parameters',
        score: agreementScore(agreement),
      });
      if (accepted) candidates.push({ before, after, agreement, sameName });
    }
  }
  const sorted = withoutParts(candidates).sort(
    (x, y) =>
      Number(y.sameName && y.agreement.unmappedBefore === 0) - Number(x.sameName && x.agreement.unmappedBefore === 0) ||
      compareAgreements(x.agreement, y.agreement) ||
      nameDistance(x.before, x.after) - nameDistance(y.before, y.after) ||
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

/**
 * When one method can have become two, of which the first calls the second, it is the first, and the second was extracted from it; the mirror image
 * for inlining.
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

function groupBy(candidates: readonly Candidate[], key: (one: Candidate) => Method): ReadonlyMap<Method, readonly Candidate[]> {
  const groups = new Map<Method, Candidate[]>();
  for (const one of candidates) {
    const group = groups.get(key(one));
    if (group) group.push(one);
    else groups.set(key(one), [one]);
  }
  return groups;
}

interface Surroundings {
  readonly removed: readonly Method[];
  readonly added: readonly Method[];
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

/**
 * Methods without bodies, in the same place with the same types: how far their names may be apart. Parameters are further evidence; without them
 * the name is nearly all there is. The cases of test/cases/move-rename-method hold them.
 */
const OTHER_NAME = 0.8;
const OTHER_NAME_ALONE = 0.65;

/** Names at this distance or below are one name, changed: `rotate`, `rotateLog`. */
const NEAR_NAME = 0.4;

function accepts(
  before: Method,
  after: Method,
  agreement: Agreement,
  sameName: boolean,
  unmatched: { before: number; after: number },
  around: Surroundings,
): boolean {
  const { mapped, exact, telling, unmappedBefore, unmappedAfter } = agreement;
  const inPlace = locationAgrees(before, after, unmatched);
  const compatible = compatibleSignatures(before, after);
  const near = nameDistance(before, after) <= NEAR_NAME;
  if (!agreement.body) return acceptsWithoutBodies(before, after, sameName, inPlace, compatible);
  if (sameName) {
    // the same name in the same type: little must contradict it
    if (mapped === 0)
      return (unmappedBefore === 0 || unmappedAfter === 0 || compatible) && only(before, around.removed) && only(after, around.added);
    return (
      mapped >= Math.min(unmappedBefore, unmappedAfter) ||
      (compatible && telling > 0 && only(before, around.removed) && only(after, around.added))
    );
  }
  const everything = unmappedBefore === 0 && unmappedAfter === 0;
  if (mapped === 0) return everything && inPlace && compatible && near;
  if (telling === 0 && !near && !(everything && exact === mapped && inPlace)) return false;
  // 1: everything mapped
  if (everything && (inPlace || compatible || near)) return true;
  // 2: more mapped than not, on both sides
  if (mapped > unmappedBefore && mapped > unmappedAfter) {
    if (compatible ? inPlace || near : inPlace && near) return true;
    if (before.parameters.length > 0 && sameParameterTypes(before, after)) return true;
  }
  if (near && inPlace && compatible && mapped >= unmappedBefore && mapped >= unmappedAfter) return true;
  if (!inPlace && !near) return false;
  // 3: part of it was extracted into a method that it now calls
  if (
    mapped > unmappedAfter &&
    around.added.some((other) => other !== after && callsTo(after, other).length > 0 && callsTo(before, other).length === 0)
  )
    return true;
  // 4: something that it called was inlined into it
  return (
    mapped > unmappedBefore &&
    around.removed.some((other) => other !== before && callsTo(before, other).length > 0 && callsTo(after, other).length === 0)
  );
}

/** Abstract and interface methods: the signatures have to tell (paper 003, section 4.4). */
function acceptsWithoutBodies(before: Method, after: Method, sameName: boolean, inPlace: boolean, compatible: boolean): boolean {
  if (sameName) return true;
  const distance = nameDistance(before, after);
  const sameReturn = before.returnType?.text === after.returnType?.text;
  if (sameReturn && sameParameterTypes(before, after))
    return inPlace && distance <= (before.parameters.length > 0 ? OTHER_NAME : OTHER_NAME_ALONE);
  return inPlace && compatible && distance <= NEAR_NAME;
}

function only(method: Method, methods: readonly Method[]): boolean {
  return methods.filter((other) => nameOf(other) === nameOf(method)).length === 1;
}

/** locationHeuristic of Table 4: a method that changes its signature stays where it is, but for the methods added or deleted around it. */
function locationAgrees(before: Method, after: Method, unmatched: { before: number; after: number }): boolean {
  return (
    Math.abs(before.index - after.index) <=
    Math.max(Math.abs(unmatched.before - unmatched.after), Math.min(unmatched.before, unmatched.after) - 1)
  );
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
