import type { TypeDeclaration } from '../model/declarations.js';
import { normalizedDistance } from '../text/similarity.js';
import { similarity, type TypeProfile } from './type-profile.js';

/** How much two types of another name or place have in common. */
export interface TypeLikeness {
  /** The higher the better; null when they are two types. */
  readonly rank: number | null;
  /** What the decision was made of, for traces. */
  readonly shares: Readonly<Record<string, number>>;
  readonly reason: string;
}

/**
 * What a pair of another name or place needs: the mean of the shares of members, lines and words in common (see `similarity`), less for each hint
 * that the two belong together. Set by the cases in test/cases/move-rename-type.
 */
const NEEDED = 0.5;
const HINTS = {
  /** Same simple name: moved. */
  sameName: 0.25,
  /** Git says that one file became the other. */
  renamedFile: 0.2,
  /** `SpdyTransport`, `FramedTransport`: half of the name or more is the same. */
  similarName: 0.1,
  sameContainer: 0.05,
};
/** Share of the longer name from which two names are similar. */
const SIMILAR_NAME = 0.5;
/**
 * Members of unchanged signature make a pair whatever became of the bodies, as RefactoringMiner has it. `share` is of the type with more members,
 * `kept` of the one with fewer, `words` of the longer text; `common` is a number of members. Set by asking the peer about types of which more and more members were exchanged.
 */
const KEPT_MEMBERS = {
  /** All members of one are in the other, which has not many more. */
  contained: { share: 0.4, kept: 1, words: 0, common: 1 },
  /** The same beside many new members: then the code has to have something in common. */
  grown: { share: 0.3, kept: 1, words: 0.1, common: 1 },
  /** More members went along than not. */
  more: { share: 0.6, kept: 0.6, words: 0, common: 2 },
  /** Most of the smaller one's went along, together with some of the code. */
  most: { share: 1 / 3, kept: 0.5, words: 0.25, common: 4 },
};
/** One member that is left says little: the two types must have the same name or place. */
const FEW_MEMBERS = 1;
/** Share of words from which types are the same one with other members: all methods were renamed. */
const SAME_CODE = { words: 0.7, lines: 8 };
/** Between otherwise equal candidates the nearer name and the same kind decide. */
const TIE_BREAK = 0.1;

/** Whether one type can have become another one, and how well they fit. `renamedFile`: Git says that the one's file became the other's. */
export function likenessOf(
  before: TypeDeclaration,
  after: TypeDeclaration,
  profileBefore: TypeProfile,
  profileAfter: TypeProfile,
  renamedFile: boolean,
): TypeLikeness {
  const sameName = before.name === after.name;
  const shares = similarity(profileBefore, profileAfter);
  const { members, lines, words } = shares;
  const nothingInside = profileBefore.memberCount === 0 && profileAfter.memberCount === 0;
  const mean = nothingInside ? (lines + words) / 2 : (members + lines + words) / 3;
  const nearName = sameName ? 1 : 1 - normalizedDistance(before.name, after.name);
  const samePlace = container(before) === container(after);
  const score =
    mean +
    (sameName ? HINTS.sameName : nearName >= SIMILAR_NAME ? HINTS.similarName : 0) +
    (renamedFile ? HINTS.renamedFile : 0) +
    (samePlace ? HINTS.sameContainer : 0);
  // nothing but a name: `class A {}` in two places
  const bare = nothingInside && profileBefore.lineCount <= 2 && profileAfter.lineCount <= 2;
  const comparable = sameName || renamedFile || isContract(before) === isContract(after);
  const enough = bare
    ? sameName || renamedFile
    : comparable &&
      (score >= NEEDED || keepsMembers(profileBefore, profileAfter, sameName || samePlace) || isSameCode(profileBefore, profileAfter));
  return {
    rank: enough ? score + nearName * TIE_BREAK + (before.kind === after.kind ? TIE_BREAK : 0) : null,
    shares: { score, members, lines, words },
    reason: [sameName ? 'same name' : '', renamedFile ? 'renamed file' : '', `score ≥ ${NEEDED} or enough members needed`]
      .filter(Boolean)
      .join(', '),
  };
}

function keepsMembers(before: TypeProfile, after: TypeProfile, near: boolean): boolean {
  if (before.memberCount === 0 || after.memberCount === 0) return false;
  if (sameSet(before.fieldNames, after.fieldNames) || sameSet(before.methodNames, after.methodNames)) return true;
  const { members, words } = similarity(before, after);
  const common = Math.round(members * Math.max(before.memberCount, after.memberCount));
  if (common === 0 || (common <= FEW_MEMBERS && !near)) return false;
  const kept = common / Math.min(before.memberCount, after.memberCount);
  return Object.values(KEPT_MEMBERS).some(
    (needed) => members >= needed.share && kept >= needed.kept && words >= needed.words && common >= needed.common,
  );
}

/** Two or more of the same names, and no others. */
function sameSet(before: ReadonlySet<string>, after: ReadonlySet<string>): boolean {
  return before.size > FEW_MEMBERS && before.size === after.size && [...before].every((name) => after.has(name));
}

function isSameCode(before: TypeProfile, after: TypeProfile): boolean {
  return Math.min(before.lineCount, after.lineCount) >= SAME_CODE.lines && similarity(before, after).words >= SAME_CODE.words;
}

/** An interface that is gone beside a class that implements its methods is no renamed one. */
function isContract(type: TypeDeclaration): boolean {
  return type.kind === 'interface' || type.kind === 'annotation';
}

/** The qualified name of what is around a type: another type or the package. */
export function container(type: TypeDeclaration): string {
  return type.outer?.qualifiedName ?? type.file.packageName;
}
