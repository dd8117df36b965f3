import type { Method, TypeDeclaration } from '../model/declarations.js';
import { normalizedDistance } from '../text/similarity.js';
import { sharedLines } from './line-profile.js';
import { wentOver } from './moved-share.js';
import { similarity, type TypeProfile } from './type-profile.js';
import { membersOf, sharedMembers, type SharedMembers, type TypeMembers } from './type-members.js';

/** How much two types of another name or place have in common. */
export interface TypeLikeness {
  /** Null when they are two types. */
  readonly rank: TypeRank | null;
  /** What the decision was made of, for traces. */
  readonly shares: Readonly<Record<string, number>>;
  readonly reason: string;
}

/** What decides between several types that one can have become; see `compareRanks`. */
export interface TypeRank {
  /** By the members that they keep, by the bodies that went over, or by name and place alone. */
  readonly grounds: 'members' | 'bodies' | 'text' | 'name';
  /** No member is missing, none was added. */
  readonly everything: boolean;
  readonly sameName: boolean;
  /** The body of some kept method is the one that it was. */
  readonly keepsCode: boolean;
  /** Kept members. */
  readonly kept: number;
  /** Lines in common, as a share of the longer type's. */
  readonly lines: number;
  /** Distance of the names, 0 to 1. */
  readonly distance: number;
}

/** Whether one type can have become another one, and how well they fit. `renamedFile`: Git says that the one's file became the other's. */
export function likenessOf(
  before: TypeDeclaration,
  after: TypeDeclaration,
  profileBefore: TypeProfile,
  profileAfter: TypeProfile,
  renamedFile: boolean,
): TypeLikeness {
  const sameName = before.name === after.name;
  const membersBefore = membersOf(before);
  const membersAfter = membersOf(after);
  const shared = sharedMembers(membersBefore, membersAfter, sameName);
  const grounds =
    isContract(before) !== isContract(after) && !(sameName || renamedFile)
      ? null
      : isBare(before) && isBare(after)
        ? sameName || renamedFile
          ? 'name'
          : null
        : keepsMembers(before, after, shared)
          ? 'members'
          : wentOver(before, after)
            ? 'bodies'
            : readsAlike(before, after, profileBefore, profileAfter, renamedFile)
              ? 'text'
              : null;
  const kept = (shared.methods + shared.fields) / 2;
  return {
    rank: grounds && {
      grounds,
      everything: shared.everything,
      sameName,
      keepsCode: keepsCode(membersBefore, membersAfter),
      kept,
      lines: similarity(profileBefore, profileAfter).lines,
      distance: sameName ? 0 : normalizedDistance(before.name, after.name),
    },
    shares: { kept, methods: shared.methods, onlyBefore: shared.onlyBefore, onlyAfter: shared.onlyAfter, fields: shared.fields },
    reason: grounds ? `the same by ${grounds}` : 'too few members kept, too few bodies gone over',
  };
}

/** Negative when `x` is the better partner. */
export function compareRanks(x: TypeRank, y: TypeRank): number {
  return (
    Number(y.grounds === 'members') - Number(x.grounds === 'members') ||
    Number(isSure(y)) - Number(isSure(x)) ||
    y.kept - x.kept ||
    Number(y.sameName) - Number(x.sameName) ||
    Number(y.everything) - Number(x.everything) ||
    y.lines - x.lines ||
    x.distance - y.distance
  );
}

/** A type of which no method is what it was gives way to any of which one is. */
function isSure({ keepsCode, sameName, everything }: TypeRank): boolean {
  return keepsCode || sameName || everything;
}

/**
 * Whether enough members were kept for one type, whatever became of the bodies (asked of the peer with 2,500 pairs of types, which these conditions tell
 * apart without exception). Of tests and of interfaces, the methods alone count.
 *
 *     class Parser { int depth; void open() { } void read() { } }   ->   class Reader { Source from; void open() { } void read() { } }
 */
function keepsMembers(before: TypeDeclaration, after: TypeDeclaration, shared: SharedMembers): boolean {
  const { methods, onlyBefore, onlyAfter, constructors, fields, otherFields, sameFields } = shared;
  const others = onlyBefore + onlyAfter;
  if (shared.everything) return true;
  if (membersOf(before).tests && membersOf(after).tests) return methods > 0 && (methods > others || onlyBefore === 0);
  if (isContract(before) && isContract(after)) {
    if (methods + others === 0) return true;
    // the only method is what the interface is
    if (isSingle(before) || isSingle(after)) return methods > 0;
    if (methods > 0 && others <= methods + 1) return true;
  }
  if (fields > 0 && sameFields) return true;
  if (methods > 0 && others === 0) return true;
  const noMethods = methods + others === 0;
  const noFields = fields + otherFields === 0;
  if (others < methods + 2 * constructors && (fields >= TWO_PAIRS || noFields)) return true;
  if (fields > otherFields && (methods + constructors >= TWO_PAIRS || noMethods)) return true;
  // beside fields that are others
  return 2 * others < methods + 3 * constructors && (fields > 0 || onlyAfter === 0);
}

/** Two kept members, counted on both sides. */
const TWO_PAIRS = 4;

/** What the mean of the shares of members, lines and words has to be, less for each hint that the two belong together. */
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

function readsAlike(
  before: TypeDeclaration,
  after: TypeDeclaration,
  profileBefore: TypeProfile,
  profileAfter: TypeProfile,
  renamedFile: boolean,
): boolean {
  const { members, lines, words } = similarity(profileBefore, profileAfter);
  const sameName = before.name === after.name;
  const score =
    (members + lines + words) / 3 +
    (sameName ? HINTS.sameName : 1 - normalizedDistance(before.name, after.name) >= SIMILAR_NAME ? HINTS.similarName : 0) +
    (renamedFile ? HINTS.renamedFile : 0) +
    (container(before) === container(after) ? HINTS.sameContainer : 0);
  return score >= NEEDED;
}

function isSingle(type: TypeDeclaration): boolean {
  return membersOf(type).methodCount === 1;
}

function keepsCode(before: TypeMembers, after: TypeMembers): boolean {
  for (const [key, methods] of before.methods) {
    const others = after.methods.get(key) ?? [];
    if (methods.some((one) => others.some((other) => isSameCode(one, other)))) return true;
  }
  return false;
}

function isSameCode(before: Method, after: Method): boolean {
  return before.bodySpan === null ? after.bodySpan === null : after.bodySpan !== null && sharedLines(before, after) > 0;
}

function isBare(type: TypeDeclaration): boolean {
  return type.methods.length + type.fields.length + type.types.length === 0;
}

/** An interface that is gone beside a class that implements its methods is no renamed one. */
function isContract(type: TypeDeclaration): boolean {
  return type.kind === 'interface' || type.kind === 'annotation';
}

/** The qualified name of what is around a type: another type or the package. */
export function container(type: TypeDeclaration): string {
  return type.outer?.qualifiedName ?? type.file.packageName;
}
