import type { Method, TypeDeclaration } from '../model/declarations.js';
import { normalizedDistance } from '../text/similarity.js';
import { sharedLines } from './line-profile.js';
import { agreementOf } from './method-similarity.js';
import { wentAlong } from './move-rules.js';
import { wentOver } from './moved-share.js';
import { similarity, type TypeProfile } from './type-profile.js';
import { membersOf, sharedMembers, textOf, type SharedMembers, type TypeMembers } from './type-members.js';

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
  /** By the members that they keep, by the bodies that went over, by what is said about them, by how alike they read, or by name and place alone. */
  readonly grounds: 'members' | 'bodies' | 'references' | 'text' | 'name';
  /** Type parameters of the same names, or none on either side. */
  readonly sameTypeParameters: boolean;
  /** Nothing of the type before is missing. */
  readonly allOfBefore: boolean;
  /** No method is missing, none was added. */
  readonly sameMethods: boolean;
  /** The same for all members. */
  readonly everything: boolean;
  readonly sameName: boolean;
  /** The body of some kept method is the one that it was. */
  readonly keepsCode: boolean;
  /** Kept members. */
  readonly kept: number;
  /** Methods that are still there speak of the one where they spoke of the other. */
  readonly referred: boolean;
  /** How alike the texts are; more when Git says that one file became the other, which also goes by comments. */
  readonly text: number;
  /** Distance of the names, 0 to 1. */
  readonly distance: number;
}

/** What is known about two types from elsewhere. */
export interface OutsideClues {
  /** Git says that the one's file became the other's. */
  readonly renamedFile: boolean;
  /** Methods that are still there speak of the one where they spoke of the other. */
  readonly referred: boolean;
}

/** Whether one type can have become another one, and how well they fit. */
export function likenessOf(
  before: TypeDeclaration,
  after: TypeDeclaration,
  profileBefore: TypeProfile,
  profileAfter: TypeProfile,
  { renamedFile, referred }: OutsideClues,
): TypeLikeness {
  const sameName = before.name === after.name;
  const membersBefore = membersOf(before);
  const membersAfter = membersOf(after);
  const shared = sharedMembers(membersBefore, membersAfter, sameName);
  const kept = (shared.methods + shared.fields) / 2;
  const { lines, words } = similarity(profileBefore, profileAfter);
  const comparable = isContract(before) === isContract(after) || sameName || renamedFile;
  const bare = isBare(before) && isBare(after);
  const keeps = comparable && !bare && keepsMembers(before, after, shared);
  const moved = comparable && !bare && !keeps ? wentOver(before, after) : 0;
  const groundsOf = (): TypeRank['grounds'] | null => {
    if (!comparable) return null;
    if (bare) return sameName || renamedFile ? 'name' : referred ? 'references' : null;
    if (keeps) return 'members';
    if (moved > 0) return 'bodies';
    // when it is spoken of, one member is enough
    if (referred && kept > 0) return 'references';
    return readsAlike(before, after, profileBefore, profileAfter, renamedFile) ? 'text' : null;
  };
  const grounds = groundsOf();
  return {
    rank: grounds && {
      grounds,
      sameTypeParameters: typeParametersOf(before) === typeParametersOf(after),
      allOfBefore: shared.allOfBefore,
      sameMethods: shared.everything || (shared.methods > 0 && shared.onlyBefore + shared.onlyAfter === 0),
      everything: shared.everything,
      sameName,
      keepsCode: keepsCode(membersBefore, membersAfter),
      kept: Math.max(kept, moved + shared.fields / 2),
      referred,
      text: (lines + words) / 2 + (renamedFile ? HINTS.renamedFile : 0),
      distance: sameName ? 0 : normalizedDistance(before.name, after.name),
    },
    shares: { kept, methods: shared.methods, onlyBefore: shared.onlyBefore, onlyAfter: shared.onlyAfter, fields: shared.fields },
    reason: grounds ? `the same by ${grounds}` : 'too few members kept, too few bodies gone over',
  };
}

/**
 * Negative when `x` is the better partner. A type that kept its type parameters goes before every one that did not, whatever else they kept:
 *
 *     class Store<T> { int size; void sort() { } }   ->   class StoreBase<T> { int size; }   class Sorting { void sort() { } }      Store -> StoreBase
 */
export function compareRanks(x: TypeRank, y: TypeRank): number {
  return (
    Number(isFound(y)) - Number(isFound(x)) ||
    Number(y.sameTypeParameters) - Number(x.sameTypeParameters) ||
    Number(isSure(y)) - Number(isSure(x)) ||
    Number(isWhole(y)) - Number(isWhole(x)) ||
    y.kept - x.kept ||
    Number(y.referred) - Number(x.referred) ||
    Number(y.sameName) - Number(x.sameName) ||
    Number(y.everything) - Number(x.everything) ||
    y.text - x.text ||
    x.distance - y.distance
  );
}

/** A type of which no method is what it was gives way to any of which one is. */
function isSure({ keepsCode, sameName, everything }: TypeRank): boolean {
  return keepsCode || sameName || everything;
}

function isFound({ grounds }: TypeRank): boolean {
  return grounds === 'members' || grounds === 'bodies' || grounds === 'references';
}

function isWhole({ sameMethods, sameName }: TypeRank): boolean {
  return sameMethods || sameName;
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
  const kept = [...before.methods].flatMap(([key, methods]) =>
    methods.flatMap((one) => (after.methods.get(key) ?? []).map((other): [Method, Method] => [one, other])),
  );
  return (
    kept.some(([one, other]) => textOf(one) === textOf(other)) ||
    kept.some(
      ([one, other]) =>
        sharedLines(one, other) > 0 && wentAlong(one, other, agreementOf(one, other), { inherits: false, fromRelative: false }),
    )
  );
}

function typeParametersOf(type: TypeDeclaration): string {
  return type.typeParameters.map((parameter) => parameter.name).join();
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
