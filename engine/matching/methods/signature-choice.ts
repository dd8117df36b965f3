import { documentationOf, type Method } from '../../model/declarations.js';
import { groupBy } from '../../text/grouping.js';
import { editDistance } from '../../text/similarity.js';
import { callsTo } from '../../facts/calls.js';
import type { Agreement } from './method-similarity.js';
import { sameParameterNames } from '../../facts/declarations/method-signatures.js';
import { haveSameId, keepsParameters } from './signature-rules.js';

/** A method that is gone from a type, and a new one in it that it can be now. */
export interface SignatureCandidate {
  readonly before: Method;
  readonly after: Method;
  readonly agreement: Agreement;
  /** When only one method is gone, or one is new: the only two whose signatures alone say that they are the same. */
  readonly namesakes: { readonly before: Method; readonly after: Method } | null;
  /** The two methods that have to be one for these to be. */
  readonly follows: { readonly before: Method; readonly after: Method } | null;
  /** The methods that are kept and ask the new one where they asked the gone one: see `sure-callers.ts`. */
  readonly askedBy: readonly Method[];
}

/**
 * Which candidates are one method under another signature (asked of the peer with some 14,000 pairs of one to three methods). The side with fewer methods
 * chooses in source order, the gone ones when there are as many: each takes the best of what is left, even where that is better for somebody else. Only who would
 * take what is another method as it was gets nothing, and of several methods that are all as it was nobody can tell which it is.
 *
 *     void a() { f(); g(); }  void b() { f(); g(); }   ->   void c() { f(); g(); }                            nothing
 *     void a() { f(); g(1); } void b() { f(); g(); }   ->   void c() { f(); g(2); } void d() { f(); k(); }    a is c, though b is as near, and b is d
 */
export function chosenSignatures(
  removed: readonly Method[],
  added: readonly Method[],
  candidates: readonly SignatureCandidate[],
): readonly SignatureCandidate[] {
  const byGone = groupBy(candidates, ({ before }) => before);
  const byNew = groupBy(candidates, ({ after }) => after);
  const goneChoose = removed.length <= added.length;
  const [choosing, chosenFrom] = goneChoose ? [byGone, byNew] : [byNew, byGone];
  const taken = new Set<Method>();
  const chosen: SignatureCandidate[] = [];
  const isLeft = ({ before, after, follows }: SignatureCandidate): boolean =>
    !taken.has(before) &&
    !taken.has(after) &&
    (!follows || chosen.some((one) => one.before === follows.before && one.after === follows.after));
  for (const method of goneChoose ? removed : added) {
    const [best, ...others] = (choosing.get(method) ?? []).filter(isLeft).sort(compareAsked);
    if (!best) continue;
    const rivals = (chosenFrom.get(goneChoose ? best.after : best.before) ?? []).filter((one) => one !== best && isLeft(one));
    const isEqual = isAsItWas(best) ? isAsItWas : isWhole;
    if ([...others, ...rivals].some((one) => isEqual(one) && isClone(one))) continue;
    taken.add(best.before);
    taken.add(best.after);
    chosen.push(best);
  }
  return chosen;
}

/** Single statements are often equal: one that another method took over counts where its parameters kept their names, and else the first of them does (7,660 changes). */
function isClone({ before, after, agreement }: SignatureCandidate): boolean {
  return agreement.exact > 1 || (before.parameters.length > 0 && sameParameterNames(before, after));
}

/** Those that are as they were come first, then the one whose place it took where that one was called, unless one of the two is nearly as it was (1,500 changes). */
function compareAsked(x: SignatureCandidate, y: SignatureCandidate): number {
  const places = (one: SignatureCandidate, other: SignatureCandidate): number =>
    Number(
      one.before.kind === 'method' && one.askedBy.some((caller) => one.after === other.after || callsTo(caller, other.after).length === 0),
    );
  return (
    Number(isAsItWas(y)) - Number(isAsItWas(x)) ||
    (isNearlyAsItWas(x) || isNearlyAsItWas(y) ? 0 : places(y, x) - places(x, y)) ||
    compareCandidates(x, y)
  );
}

/** Nothing of it is missing, and most of it, but not all, is in the same words. */
function isNearlyAsItWas({ agreement: { mapped, exact, unmappedBefore, unmappedAfter } }: SignatureCandidate): boolean {
  return unmappedBefore + unmappedAfter === 0 && exact * 2 > mapped && exact < mapped;
}

/**
 * Negative when the first is likelier: more statements as they were, more mapped, fewer added, less edited, not another documentation, a nearer name. What was left
 * behind counts between a method and a constructor alone.
 */
function compareCandidates(x: SignatureCandidate, y: SignatureCandidate): number {
  return (
    rankOf(x) - rankOf(y) ||
    y.agreement.exact - x.agreement.exact ||
    y.agreement.mapped - x.agreement.mapped ||
    x.agreement.unmappedAfter - y.agreement.unmappedAfter ||
    (areOneKind(x) === areOneKind(y) ? 0 : x.agreement.unmappedBefore - y.agreement.unmappedBefore) ||
    x.agreement.distance - y.agreement.distance ||
    Number(isDocumentedOtherwise(x)) - Number(isDocumentedOtherwise(y)) ||
    (isWhole(x) && isWhole(y) ? 0 : editDistance(x.before.name, x.after.name) - editDistance(y.before.name, y.after.name))
  );
}

/** Both methods, or both constructors. */
function areOneKind({ before, after }: SignatureCandidate): boolean {
  return before.kind === after.kind;
}

/** Neither is a constructor. */
export function areMethods(before: Method, after: Method): boolean {
  return before.kind === 'method' && after.kind === 'method';
}

/** Bodies that stayed as they were come first; then what signatures say; then everything else. Constructors all have one name, which says nothing. */
function rankOf(candidate: SignatureCandidate): number {
  const { before, after } = candidate;
  if (!areMethods(before, after) || isAsItWas(candidate) || (!before.bodySpan && haveSameId(before, after))) return 0;
  return isNamesakeOf(candidate) ? 1 : 2;
}

/** Whether nothing else bears the name as well as these two do. */
export function isNamesakeOf({ before, after, namesakes }: SignatureCandidate): boolean {
  return namesakes?.before === before && namesakes.after === after;
}

function isDocumentedOtherwise({ before, after }: SignatureCandidate): boolean {
  const [was, is] = [documentationOf(before), documentationOf(after)];
  return was !== '' && is !== '' && was !== is;
}

/** It is whole, and where it took several things, it takes as many, all but one under their names. */
export function isAsItWas(candidate: SignatureCandidate): boolean {
  const { before, after } = candidate;
  return isWhole(candidate) && (before.parameters.length <= 1 || keepsParameters(before, after));
}

/** All that the one does the other does, in the same words. */
export function isWhole({ agreement: { mapped, exact, unmappedBefore, unmappedAfter } }: SignatureCandidate): boolean {
  return mapped > 0 && exact === mapped && unmappedBefore + unmappedAfter === 0;
}
