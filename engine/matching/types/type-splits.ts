import type { TypeDeclaration } from '../../model/declarations.js';
import { areEqual, byLines, type TypeRank } from './type-likeness.js';
import { membersOf, textOf } from './type-members.js';
import { largest } from '../../text/lists.js';

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
 * Whether the best candidate of all is only a part: another type, which can be nothing else, has a claim to the same one. `candidatesOf`: those that a type
 * takes part in, the best first.
 *
 *     class Utils { void trim() { } void read() { } }   ->   class TextUtils { void trim() { } }   class FileUtils { void read() { } }
 */
export function splitOf(best: TypeCandidate, candidatesOf: (type: TypeDeclaration) => readonly TypeCandidate[]): TypeSplit | null {
  if (!isPartial(best)) return null;
  const { before, after } = best;
  const isRival = (one: TypeCandidate): boolean =>
    one !== best && isPartial(one) && one.rank.sameTypeParameters === best.rank.sameTypeParameters;
  // a type that has all the methods and no other ones is the old one, when the others have not
  const isPart = ({ after: part, rank }: TypeCandidate): boolean =>
    !(best.rank.sameMethods && !rank.sameMethods) && !isCopy(part, after, before);
  const parts = others(
    best,
    candidatesOf(before).filter((one) => isRival(one) && candidatesOf(one.after)[0] === one && isPart(one)),
  ).map((one) => one.after);
  const sources = others(
    best,
    candidatesOf(after).filter((one) => isRival(one) && candidatesOf(one.before)[0] === one),
  ).map((one) => one.before);
  if (parts.length > 0 === sources.length > 0) return null;
  return parts.length > 0
    ? { direction: 'split', whole: before, parts: byName([after, ...parts]) }
    : { direction: 'merge', whole: after, parts: byName([before, ...sources]) };
}

/**
 * What else has a claim besides the best candidate: all that may be parts, when the parts do not tell one of them from the others (3,800 made-up merges and
 * splits); of several that cannot be told apart by what they kept and are called, only the first.
 *
 *     class Reader1 { void open() { } }   class Reader2 { void open() { } }   ->   class Reader { void open() { } void close() { } }      Reader1 -> Reader
 */
function others(best: TypeCandidate, rivals: readonly TypeCandidate[]): readonly TypeCandidate[] {
  const different = rivals.filter((one, at) => ![best, ...rivals.slice(0, at)].some((other) => areEqual(one.rank, other.rank)));
  const ranks = different.map(({ rank }) => rank);
  return standsOut(best.rank, ranks) ? [] : different;
}

/**
 * Whether the best of several is the one:
 *
 *     a type inside      it stayed what it was, and five methods or more were kept
 *     all of it          no other one has all methods and no others, and did as much to keep them
 *     its head           its file alone begins as it did
 *     its places         the methods are in their places, one of them as it was; of two types none need be
 *     its methods        beside types that kept none as it was, no other one kept as many so
 *
 * Whoever has as many methods as before, but in other places, says nothing about the rest.
 */
function standsOut(best: TypeRank, others: readonly TypeRank[]): boolean {
  const all = [best, ...others];
  if (all.some(({ inside }) => inside === 'with methods') && all.every(({ inside }) => inside !== 'alone')) return true;
  if (best.sameMethods) return !others.some((rank) => rank.sameMethods && isAsWhole(rank, best));
  if (all.filter(({ sameHead }) => sameHead).length === 1) return true;
  const [inPlaces, rest] = [all.filter(({ inPlace }) => inPlace), all.filter(({ sameNumber }) => !sameNumber)];
  const kept = inPlaces.filter(({ exact }) => exact.size > 0);
  if (kept.length > 0) return kept.length === 1;
  if (inPlaces.length === 1 && all.length === 2) return true;
  if (rest.length < 2) return false;
  const counts = rest.map(({ exact }) => exact.size);
  return counts.includes(0) && counts.filter((count) => count === largest(counts)).length === 1;
}

/** Both have all methods, and the one did as much to them as the other. */
function isAsWhole(rank: TypeRank, best: TypeRank): boolean {
  return rank.exact.size > 0 === best.exact.size > 0 && byLines(rank, best) === 0;
}

function byName(types: readonly TypeDeclaration[]): readonly TypeDeclaration[] {
  return [...types].sort((x, y) => (x.qualifiedName < y.qualifiedName ? -1 : 1));
}

/** A type that kept its name or all that it had is no part. */
function isPartial({ rank }: TypeCandidate): boolean {
  return rank.grounds === 'members' && !rank.sameName && !rank.everything;
}

/** Methods that two parts may share, unchanged, when the one is no copy of the other. */
const SHARED = 1;

/** Two parts of a type have different methods; where they have the same ones, some of those differ. Not when they extend other types than it did. */
function isCopy(one: TypeDeclaration, other: TypeDeclaration, { superclass }: TypeDeclaration): boolean {
  const [mine, theirs] = [membersOf(one), membersOf(other)];
  let shared = 0;
  let differing = 0;
  for (const [key, methods] of mine.methods) {
    const counterparts = theirs.methods.get(key);
    if (!counterparts) continue;
    shared++;
    if (methods.some((method) => !counterparts.some((counterpart) => textOf(method) === textOf(counterpart)))) differing++;
  }
  if (shared <= SHARED) return false;
  if (differing === 0) return true;
  return [one, other].every((part) => part.superclass !== null) && [one, other].some((part) => part.superclass?.text !== superclass?.text);
}
