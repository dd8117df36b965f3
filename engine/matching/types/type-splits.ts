import type { TypeDeclaration } from '../../model/declarations.js';
import type { TypeRank } from './type-likeness.js';
import { memberKeys } from './type-profile.js';

/** A type that is gone and whose members several new types have, or the reverse. */
export interface TypeSplit {
  readonly direction: 'split' | 'merge';
  readonly whole: TypeDeclaration;
  readonly parts: readonly TypeDeclaration[];
}

/** A type that is gone, and one that is new, which it can have become. */
export interface TypeCandidate {
  readonly before: TypeDeclaration;
  readonly after: TypeDeclaration;
  readonly rank: TypeRank;
}

/** The pairs of types between which the members of a split or merged type went. */
export function routesOf({ direction, whole, parts }: TypeSplit): readonly { before: TypeDeclaration; after: TypeDeclaration }[] {
  return parts.map((part) => (direction === 'split' ? { before: whole, after: part } : { before: part, after: whole }));
}

/**
 * Whether the best candidate of all is only a part: other types, which can be nothing else, have members of the whole that no other part has, and together they
 * have nearly all of it. `candidatesOf`: those that a type takes part in, the best first.
 *
 *     class Utils { void trim() { } void read() { } }   ->   class TextUtils { void trim() { } }   class FileUtils { void read() { } }
 */
export function splitOf(best: TypeCandidate, candidatesOf: (type: TypeDeclaration) => readonly TypeCandidate[]): TypeSplit | null {
  const { before, after } = best;
  const parts = partsOf(before, best, candidatesOf, (one) => one.after);
  const sources = partsOf(after, best, candidatesOf, (one) => one.before);
  if (parts.length > 1 === sources.length > 1) return null;
  return parts.length > 1 ? { direction: 'split', whole: before, parts } : { direction: 'merge', whole: after, parts: sources };
}

function partsOf(
  whole: TypeDeclaration,
  best: TypeCandidate,
  candidatesOf: (type: TypeDeclaration) => readonly TypeCandidate[],
  partOf: (candidate: TypeCandidate) => TypeDeclaration,
): readonly TypeDeclaration[] {
  if (!isPartial(best)) return [];
  const rivals = candidatesOf(whole).filter((one) => isPartial(one) && (one === best || candidatesOf(partOf(one))[0] === one));
  const own = memberKeys(whole);
  const shares = rivals.map((one) => new Set(memberKeys(partOf(one)).filter((key) => own.includes(key))));
  const hasOwn = (share: ReadonlySet<string>): boolean =>
    [...share].some((key) => !shares.some((other) => other !== share && other.has(key)));
  const together = new Set(shares.flatMap((share) => [...share]));
  if (!shares.every(hasOwn) || together.size < new Set(own).size * MOST) return [];
  return rivals.map(partOf).sort((x, y) => (x.qualifiedName < y.qualifiedName ? -1 : 1));
}

/** The share of the whole's members that its parts have together. */
const MOST = 0.75;

/** A type that kept its name or all that it had is no part. */
function isPartial({ rank }: TypeCandidate): boolean {
  return rank.grounds === 'members' && !rank.sameName && !rank.everything;
}
