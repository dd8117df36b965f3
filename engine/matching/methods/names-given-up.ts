import type { Method } from '../../model/declarations.js';
import { sameText } from '../../model/source-file.js';
import { callsTo } from '../../facts/calls.js';
import { candidateIndex } from './candidate-index.js';
import { sharedLines } from './line-profile.js';
import { agreementOf } from './method-similarity.js';

/** The methods of a type pair, as far as they are paired. */
interface PairedMethods {
  readonly pairs: readonly (readonly [Method, Method])[];
  readonly removed: readonly Method[];
  readonly added: readonly Method[];
}

/** Share of two bodies that is one, above which they are one method under two names, and below which the name alone says so. */
const SAME = 0.7;
const OTHER = 0.35;

/** Bodies that are compared with each one that has nothing in common with its namesake. */
const MOST_CANDIDATES = 6;

/** A pair of equal signatures that has next to nothing in common, and the methods that each half is like. */
interface Suspect {
  readonly pair: readonly [Method, Method];
  readonly becomes: readonly Method[];
  readonly was: readonly Method[];
}

/**
 * Equal names are no proof: a pair is given up when both of its halves agree much better with others, which are gone or new, or are halves of pairs that are given
 * up, too; and when one of them is as it was under another name, unless the one calls the other, which was extracted or inlined then.
 *
 *     void open() { lock(); }  void close() { flush(); }   ->   void close() { lock(); }  void open() { flush(); }      open became close, close became open
 *     void sail() { cast(); steer(3); }   ->   void sail() { check(); }  void leave() { cast(); steer(3); }             sail became leave, the new sail was added
 */
export function withoutStrangers({ pairs, removed, added }: PairedMethods): PairedMethods {
  const doubtful = pairs.filter(([before, after]) => mayBeStrangers(before, after));
  if (doubtful.length === 0 || doubtful.length + Math.max(removed.length, added.length) < 2) return { pairs, removed, added };
  const after = candidateIndex([...doubtful.map(([, one]) => one), ...added], MOST_CANDIDATES);
  const before = candidateIndex([...doubtful.map(([one]) => one), ...removed], MOST_CANDIDATES);
  let suspects: readonly Suspect[] = doubtful.flatMap((pair) => {
    const [old, now] = pair;
    const becomes = after(old).filter((one) => one !== now && likeness(old, one) >= SAME);
    const was = before(now).filter((one) => one !== old && likeness(one, now) >= SAME);
    return (becomes.length > 0 || was.length > 0) && likeness(old, now) <= OTHER ? [{ pair, becomes, was }] : [];
  });
  const [gone, fresh] = [new Set(removed), new Set(added)];
  for (let count = -1; count !== suspects.length;) {
    count = suspects.length;
    const [olds, nows] = [new Set(suspects.map(({ pair }) => pair[0])), new Set(suspects.map(({ pair }) => pair[1]))];
    suspects = suspects.filter(({ pair: [old, now], becomes, was }) => {
      const [next, last] = [becomes.filter((one) => fresh.has(one) || nows.has(one)), was.filter((one) => gone.has(one) || olds.has(one))];
      if (next.length > 0 && last.length > 0) return true;
      const wentOn = next.some((one) => fresh.has(one) && isAsItWas(old, one) && callsTo(now, one).length === 0);
      return wentOn || last.some((one) => gone.has(one) && isAsItWas(one, now) && callsTo(old, one).length === 0);
    });
  }
  const given = new Set<unknown>(suspects.map(({ pair }) => pair));
  return {
    pairs: pairs.filter((pair) => !given.has(pair)),
    removed: [...removed, ...suspects.map(({ pair }) => pair[0])],
    added: [...added, ...suspects.map(({ pair }) => pair[1])],
  };
}

/** Both do something, and no line of the one is one of the other. */
function mayBeStrangers(before: Method, after: Method): boolean {
  const { bodySpan: was } = before;
  const { bodySpan: is } = after;
  if (before.kind !== 'method' || !was || !is || sameText(before.file, was, after.file, is)) return false;
  return sharedLines(before, after) === 0 && [before, after].every(({ body }) => (body?.children.length ?? 0) > 0);
}

/** From 0 to 1: what is mapped, less what was edited of it, of all that the two do. */
function likeness(before: Method, after: Method): number {
  const { mapped, distance, unmappedBefore, unmappedAfter } = agreementOf(before, after, 'renamed');
  return mapped === 0 ? 0 : (mapped - distance) / (mapped + (unmappedBefore + unmappedAfter) / 2);
}

/** Not `throw new UnsupportedOperationException();` alone, which any method may do. */
function isAsItWas(before: Method, after: Method): boolean {
  const [only, ...more] = before.body?.children ?? [];
  return !(more.length === 0 && only?.kind === 'throw') && agreementOf(before, after, 'renamed').body?.identical === true;
}
