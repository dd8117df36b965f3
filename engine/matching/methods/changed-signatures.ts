import { documentationOf, type Method } from '../../model/declarations.js';
import { callsTo } from '../../facts/calls.js';
import { groupBy } from '../../text/grouping.js';
import { editDistance } from '../../text/similarity.js';
import { checkpoint } from '../../text/work.js';
import { mayBeOneAccessor } from '../../facts/declarations/getters.js';
import { nameOf } from '../../facts/declarations/method-signatures.js';
import { standingOf } from '../bodies/method-mapping.js';
import type { Renames } from './renames.js';
import { candidateIndex } from './candidate-index.js';
import { mayAgree } from './line-profile.js';
import { agreementOf, bestAgreement, type Agreement } from './method-similarity.js';
import { unfolding, type Agree } from './unfolded-bodies.js';
import { placeOf, shareOf, signatureMayHaveChanged } from './signature-rules.js';
import { agreementScore, methodLabel, type Trace } from '../trace.js';

/** A method that is gone from a type, and a new one in it that it can be now. */
export interface SignatureCandidate {
  readonly before: Method;
  readonly after: Method;
  readonly agreement: Agreement;
}

/**
 * Methods of a type pair whose signature changed (paper 003, Table 4, Change Method Signature):
 *
 *     void load(File f) { open(f); read(); }   ->   void loadModel(File file, boolean binary) { open(file); read(); }
 *
 * Which of several candidates it is, `assigned` says; a method is part of one pair at most.
 */
export function matchChangedSignatures(
  removed: readonly Method[],
  added: readonly Method[],
  trace: Trace,
  renames?: Renames,
): [Method, Method, Agreement][] {
  const unmatched = { before: removed.length, after: added.length };
  const candidates: SignatureCandidate[] = [];
  const candidatesOf = candidatesIn(added, removed.length);
  const agree = agreements(renames);
  const unfolded = unfolding(removed, added, agree, renames);
  for (const before of removed) {
    checkpoint();
    for (const after of candidatesOf(before)) {
      const called = unfolded.pairs(before, after);
      if (!mayBeOne(before, after, called)) continue;
      const place = placeOf(before, after, unmatched);
      if (!place.alone && !mayBeOneAccessor(before, after)) continue;
      const sameName = nameOf(before) === nameOf(after);
      // what else speaks for methods of one name in about the same place is seen in their bodies
      const best =
        before.bodySpan && after.bodySpan && called.length === 0 && !(sameName && place.near) ? bestAgreement(before, after) : null;
      if (best && !signatureMayHaveChanged(before, after, best, place)) continue;
      const agreement = unfolded.agreement(before, after, agree(before, after));
      const accepted = signatureMayHaveChanged(before, after, agreement, place);
      trace?.({
        stage: 'changed signatures',
        subject: methodLabel(before),
        candidate: methodLabel(after),
        verdict: accepted ? 'considered' : 'rejected',
        reason: accepted ? 'a candidate; the best ones are taken' : 'the bodies agree too little for the names, places and parameters',
        score: { ...agreementScore(agreement), shift: before.index - after.index, gone: unmatched.before, new: unmatched.after },
      });
      if (accepted) candidates.push({ before, after, agreement });
    }
  }
  return assigned(withoutParts(candidates)).map(({ before, after, agreement }) => {
    const [subject, candidate] = [methodLabel(before), methodLabel(after)];
    trace?.({ stage: 'changed signatures', subject, candidate, verdict: 'accepted', reason: 'best of the candidates' });
    return [before, after, agreement];
  });
}

/** A constructor may have become a method, or the reverse: `Quay(Boat boat) { this.boat = boat; }` -> `private void init(Boat boat) { this.boat = boat; }`. */
function mayBeOne(before: Method, after: Method, called: readonly (readonly [Method, Method])[]): boolean {
  const sameName = nameOf(before) === nameOf(after);
  if ((before.bodySpan === null) !== (after.bodySpan === null) && !sameName) return false;
  if (!sameName && ![[before, after] as const, ...called].some(([was, is]) => mayAgree(was, is))) return false;
  if (before.kind === after.kind) return nameOf(before).startsWith('<') === nameOf(after).startsWith('<');
  return [before, after].every(({ kind }) => kind === 'method' || kind === 'constructor');
}

/** How well two methods agree, computed once for each two of them. */
function agreements(renames: Renames | undefined): Agree {
  const known = new Map<Method, Map<Method, Agreement>>();
  return (before, after) => {
    const row = known.get(before) ?? new Map<Method, Agreement>();
    known.set(before, row);
    const agreement = row.get(after) ?? agreementOf(before, after, standingOf(before, after), renames);
    row.set(after, agreement);
    return agreement;
  };
}

/**
 * When one method can have become two, of which the one calls the other, it is the first, and the second was extracted from it; the mirror image for inlining.
 *
 *     void sail() { open(); cut(); hoist(); }   ->   void drift() { open(); cast(); }   void cast() { cut(); hoist(); }      sail is drift, and cast was extracted
 */
function withoutParts(candidates: readonly SignatureCandidate[]): readonly SignatureCandidate[] {
  const byBefore = groupBy(candidates, ({ before }) => before);
  const byAfter = groupBy(candidates, ({ after }) => after);
  const callsOnly = (caller: Method, callee: Method): boolean =>
    caller !== callee && callsTo(caller, callee).length > 0 && callsTo(callee, caller).length === 0;
  return candidates.filter((one) => {
    checkpoint();
    if (nameOf(one.before) === nameOf(one.after)) return true;
    const callers = (byBefore.get(one.before) ?? []).filter(({ after }) => callsOnly(after, one.after));
    const calling = (byAfter.get(one.after) ?? []).filter(({ before }) => callsOnly(before, one.before));
    return [...callers, ...calling].every(
      ({ agreement }) => agreement.exact <= agreement.trivial || shareOf(agreement) < shareOf(one.agreement),
    );
  });
}

/**
 * Which candidates are one method: the likeliest pair of all first, then the likeliest of what is left.
 */
function assigned(candidates: readonly SignatureCandidate[]): readonly SignatureCandidate[] {
  const taken = new Set<Method>();
  const isOpen = ({ before, after }: SignatureCandidate): boolean => !taken.has(before) && !taken.has(after);
  const sorted = [...candidates].sort(compareCandidates);
  return sorted.filter((best) => {
    checkpoint();
    if (!isOpen(best)) return false;
    taken.add(best.before).add(best.after);
    return true;
  });
}

/** All that the one does the other does, in the same words. */
function isWhole({ agreement: { mapped, exact, unmappedBefore, unmappedAfter } }: SignatureCandidate): boolean {
  return mapped > 0 && exact === mapped && unmappedBefore + unmappedAfter === 0;
}

/**
 * Negative when the first is likelier: nothing edited; more statements as they were; more mapped; fewer left over; less edited; not another documentation; a
 * nearer name (paper 003, section 4.2, best match selection).
 */
function compareCandidates(x: SignatureCandidate, y: SignatureCandidate): number {
  return (
    Number(isWhole(y)) - Number(isWhole(x)) ||
    y.agreement.exact - x.agreement.exact ||
    y.agreement.mapped - x.agreement.mapped ||
    leftOver(x) - leftOver(y) ||
    x.agreement.distance - y.agreement.distance ||
    compareNames(x, y)
  );
}

function compareNames(x: SignatureCandidate, y: SignatureCandidate): number {
  return (
    Number(isDocumentedOtherwise(x)) - Number(isDocumentedOtherwise(y)) ||
    editDistance(x.before.name, x.after.name) - editDistance(y.before.name, y.after.name)
  );
}

function leftOver({ agreement: { unmappedBefore, unmappedAfter } }: SignatureCandidate): number {
  return unmappedBefore + unmappedAfter;
}

function isDocumentedOtherwise({ before, after }: SignatureCandidate): boolean {
  const [was, is] = [documentationOf(before), documentationOf(after)];
  return was !== '' && is !== '' && was !== is;
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
