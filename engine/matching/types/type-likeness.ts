import type { Method, TypeDeclaration } from '../../model/declarations.js';
import { normalizedDistance } from '../../text/similarity.js';
import { beginAlike, declareAlike } from './kept-declarations.js';
import { sharedLines } from '../methods/line-profile.js';
import { agreementOf } from '../methods/method-similarity.js';
import { UNRELATED, wentAlong } from '../methods/move-rules.js';
import { wentOver } from './moved-share.js';
import { nameChange } from '../../facts/declarations/names-that-follow.js';
import { profileOf, similarity, type TypeProfile } from './type-profile.js';
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
  /**
   * By the members that they keep, by some methods of which one is as it was, by the bodies that went over, by the types inside that they keep, by what is said
   * about them, by how alike they read, or by name and place alone.
   */
  readonly grounds: 'members' | 'some' | 'bodies' | 'nested' | 'references' | 'text' | 'name';
  /** Type parameters of the same names, or none on either side. */
  readonly sameTypeParameters: boolean;
  /** No method is missing, none was added, and all are declared as they were. */
  readonly sameMethods: boolean;
  /** The same for all members. */
  readonly everything: boolean;
  readonly sameName: boolean;
  /** The kept methods whose bodies are what they were. */
  readonly exact: ReadonlySet<string>;
  /** They are all the kept ones. */
  readonly allExact: boolean;
  /** As many methods as before. */
  readonly sameNumber: boolean;
  /** And the kept ones in their places, with a line of them that is still there. */
  readonly inPlace: boolean;
  /** A type inside stayed what it was; with many kept methods, or without. */
  readonly inside: 'with methods' | 'alone' | null;
  /** The two files begin with the same comment. */
  readonly sameHead: boolean;
  /** Lines of kept methods that are still there, those that are as they were left out. */
  readonly editedLines: number;
  /** With those. */
  readonly keptLines: number;
  /** Methods of the type before. */
  readonly methods: number;
  /** Kept members. */
  readonly kept: number;
  /** Methods that are still there speak of the one where they spoke of the other. */
  readonly referred: boolean;
  /** Distance of the names, 0 to 1; capitals do not matter (210 pairs of names, to the letter). */
  readonly distance: number;
}

/** What is known about two types from elsewhere. */
export interface OutsideClues {
  /** Git says that the one's file became the other's. */
  readonly renamedFile: boolean;
  /** Methods that are still there speak of the one where they spoke of the other. */
  readonly referred: boolean;
}

const NOTHING_KNOWN: OutsideClues = { renamedFile: false, referred: false };

/**
 * Whether one type can have become another one, and how well they fit. Type parameters stay with a type: one that has others is the same only by
 * bodies that went over as they were (asked of the peer with 1,900 pairs of types).
 *
 *     class Parser { int at; int read() { return at; } }   ->   class Reader<T> { int at; int read() { return at; } }            Parser -> Reader
 *                                                          ->   class Reader<T> { int at; int read() { return next(line); } }    two types
 */
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
  const shared = sharedMembers(membersBefore, membersAfter, nameChange(before.name, after.name), sameName);
  const kept = (shared.methods + shared.fields) / 2;
  const comparable = isContract(before) === isContract(after) || sameName || renamedFile;
  const holders = isHolder(before) && isHolder(after);
  const bare = isBare(before) && isBare(after);
  const exact = exactMethods(membersBefore, membersAfter);
  const sameTypeParameters = typeParametersOf(before) === typeParametersOf(after);
  const allExact = exact.size > 0 && 2 * exact.size >= shared.methods;
  const tests = membersBefore.tests && membersAfter.tests;
  // members of a type with other type parameters are no kept ones: then only bodies that went over tell, and who speaks of it
  const mayKeep = comparable && !bare && sameTypeParameters;
  const keepsMost = mayKeep && keepsMembers(before, after, shared);
  const keeps = keepsMost || (mayKeep && exact.size > 0 && keepsEnough(shared));
  const moved = comparable && !bare && !keeps ? wentOver(before, after) : 0;
  const groundsOf = (): TypeRank['grounds'] | null => {
    if (!comparable) return null;
    if (bare) return sameName || renamedFile ? 'name' : referred ? 'references' : null;
    if (keeps)
      return holders && !sameName && !nestedStay(before, after) ? null : keepsMost || (allExact && !tests) || sameName ? 'members' : 'some';
    if (moved > 0) return 'bodies';
    if (sameName && nestedStay(before, after)) return 'nested';
    // when it is spoken of, one member is enough
    if (referred && kept > 0) return 'references';
    const sameKind = sameTypeParameters && kindByName(before.name) === kindByName(after.name);
    return sameKind && readsAlike(before, after, profileBefore, profileAfter, renamedFile) ? 'text' : null;
  };
  const grounds = groundsOf();
  const lines = keptLines(membersBefore, membersAfter, exact);
  return {
    rank: grounds && {
      grounds,
      sameTypeParameters,
      sameMethods:
        shared.everything ||
        (shared.methods > 0 && shared.onlyBefore + shared.onlyAfter === 0 && declareAlike(membersBefore, membersAfter)),
      everything: shared.everything,
      sameName,
      exact,
      allExact,
      ...placesOf(before, after),
      ...lines,
      inside: sameName || !nestedStay(before, after, ['members']) ? null : shared.methods >= 2 * MANY_METHODS ? 'with methods' : 'alone',
      sameHead: !sameName && beginAlike(before, after),
      methods: membersBefore.methodCount,
      kept: Math.max(kept, moved + shared.fields / 2),
      referred,
      distance: sameName ? 0 : normalizedDistance(before.name.toLowerCase(), after.name.toLowerCase()),
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
    Number(saysLess(x, y)) - Number(saysLess(y, x)) ||
    Number(x.grounds === 'some') - Number(y.grounds === 'some') ||
    Number(y.sameTypeParameters) - Number(x.sameTypeParameters) ||
    Number(hasMore(y, x)) - Number(hasMore(x, y)) ||
    Number(isWhole(y)) - Number(isWhole(x)) ||
    (areWhole(x, y) ? Number(y.everything) - Number(x.everything) : 0) ||
    byHead(x, y) ||
    Number(y.inPlace || y.sameName) - Number(x.inPlace || x.sameName) ||
    Number(isSure(y)) - Number(isSure(x)) ||
    y.kept - x.kept ||
    Number(y.referred) - Number(x.referred) ||
    Number(y.sameName) - Number(x.sameName) ||
    Number(y.everything) - Number(x.everything) ||
    byLines(x, y) ||
    Number(y.sameHead) - Number(x.sameHead) ||
    x.distance - y.distance
  );
}

/** A file that begins as it did says more than the places of methods, unless one of these is as it was. */
function byHead(x: TypeRank, y: TypeRank): number {
  if (x.sameHead === y.sameHead || x.sameName || y.sameName) return 0;
  const isSettled = ({ sameNumber, exact }: TypeRank): boolean => sameNumber && exact.size > 0;
  return Number(isSettled(y)) - Number(isSettled(x)) || (isSettled(x) ? 0 : Number(y.sameHead) - Number(x.sameHead));
}

/** So many kept methods say, with a type inside that stayed what it was, that a type is the one rather than one without (1,000 made-up merges and splits). */
const MANY_METHODS = 5;

function hasMore(one: TypeRank, other: TypeRank): boolean {
  return one.inside === 'with methods' && other.inside === null && !other.sameName && !other.everything;
}

/** Both have all methods and no others, and neither has the name. */
function areWhole(x: TypeRank, y: TypeRank): boolean {
  return [x, y].every(({ sameMethods, sameName }) => sameMethods && !sameName);
}

/** Of two that have all methods: all of them as they were, or more of those that are not. Else all lines of kept methods count. */
export function byLines(x: TypeRank, y: TypeRank): number {
  if (!areWhole(x, y)) return y.keptLines - x.keptLines;
  return Number(y.allExact) - Number(x.allExact) || y.editedLines - x.editedLines;
}

/** Nothing tells the two apart but what their methods do: then only the first one is looked at. */
export function areEqual(x: TypeRank, y: TypeRank): boolean {
  const told = { keptLines: 0, editedLines: 0, allExact: false, exact: new Set<string>() };
  return compareRanks({ ...x, ...told }, { ...y, ...told }) === 0;
}

/** Bodies that went over say less than members, unless they are more and one of them is as it was. */
function saysLess(one: TypeRank, other: TypeRank): boolean {
  return (
    one.grounds === 'bodies' &&
    (other.grounds === 'members' || other.grounds === 'some') &&
    (one.exact.size === 0 || one.kept <= other.kept)
  );
}

/** A type of which no method is what it was gives way to one of which some is; without methods, everything has to be what it was. */
function isSure({ exact, sameName, everything, methods }: TypeRank): boolean {
  return exact.size > 0 || sameName || (everything && methods === 0);
}

function isFound({ grounds }: TypeRank): boolean {
  return grounds === 'members' || grounds === 'some' || grounds === 'bodies' || grounds === 'nested' || grounds === 'references';
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
  // a constructor has the type's name: under another one it is new
  const isNew = before.name !== after.name && membersOf(after).constructors.size > 0;
  if (shared.everything) return true;
  if (membersOf(before).tests && membersOf(after).tests) return methods > 0 && (methods > others || onlyBefore === 0);
  if (isContract(before) && isContract(after)) {
    if (methods + others === 0) return true;
    // the only method is what the interface is
    if (isSingle(before) || isSingle(after)) return methods > 0;
    if (methods > 0 && others <= methods + 1) return true;
  }
  if (fields > 0 && sameFields) return true;
  if (methods > 0 && others === 0 && (methods >= TWO_PAIRS || fields > 0 || otherFields === 0 || !isNew)) return true;
  const noMethods = methods + others === 0;
  const noFields = fields + otherFields === 0;
  if (others < methods + 2 * constructors && (fields >= TWO_PAIRS || noFields)) return true;
  if (fields > otherFields && (methods + constructors >= TWO_PAIRS || noMethods)) return true;
  // beside fields that are others
  return 2 * others < methods + 3 * constructors && (fields > 0 || (onlyAfter === 0 && !isNew));
}

/** Methods that may be gone and new, more than were kept, when one of these is as it was (asked of the peer with 2,400 pairs of types). */
const OTHERS_MORE = 1;

/**
 * Whether enough methods were kept when some of them is as it was, whatever became of the fields.
 *
 *     class Parser { void open() { } void read() { } void close() { } }   ->   class Opener { void open() { } }   class Reader { void read() { } void close() { } }
 */
function keepsEnough({ methods, onlyBefore, onlyAfter, constructors }: SharedMembers): boolean {
  const kept = (methods + constructors) / 2;
  return kept > 0 && onlyBefore + onlyAfter <= kept + OTHERS_MORE;
}

/** Whether there are as many methods on both sides, and those of one name and number of parameters at the same place, not all of them written anew. */
function placesOf(before: TypeDeclaration, after: TypeDeclaration): Pick<TypeRank, 'sameNumber' | 'inPlace'> {
  const [own, their] = [before, after].map((type) => type.methods.filter((one) => one.kind === 'method')) as [Method[], Method[]];
  if (own.length !== their.length) return { sameNumber: false, inPlace: false };
  const keyOf = ({ name, parameters }: Method): string => `${name}/${parameters.length}`;
  const places = new Map(own.map((one, at) => [keyOf(one), at]));
  const inPlace = their.every((one, at) => (places.get(keyOf(one)) ?? at) === at);
  const isKept = (one: Method, at: number): boolean => keyOf(one) === keyOf(their[at] ?? one) && !isWrittenAnew(one, their[at] ?? one);
  return { sameNumber: true, inPlace: inPlace && own.some(isKept) };
}

function isWrittenAnew(before: Method, after: Method): boolean {
  return before.bodySpan !== null && after.bodySpan !== null && sharedLines(before, after) === 0;
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

/** The kept methods that do exactly what they did; an edited one says nothing (asked of the peer with 700 pairs of types). */
function exactMethods(before: TypeMembers, after: TypeMembers): ReadonlySet<string> {
  const exact = new Set<string>();
  for (const [key, methods] of before.methods)
    if (methods.some((one) => after.methods.get(key)?.some((other) => textOf(one) === textOf(other)))) exact.add(key);
  return exact;
}

/** Lines that kept methods still have in common, those left out whose bodies became others. */
function keptLines(before: TypeMembers, after: TypeMembers, exact: ReadonlySet<string>): Pick<TypeRank, 'keptLines' | 'editedLines'> {
  let sum = 0;
  let edited = 0;
  for (const [key, methods] of before.methods)
    for (const one of methods) {
      let most = 0;
      for (const other of after.methods.get(key) ?? []) {
        const lines = sharedLines(one, other);
        if (lines > most && wentAlong(one, other, agreementOf(one, other), UNRELATED)) most = lines;
      }
      sum += most;
      if (!exact.has(key)) edited += most;
    }
  return { keptLines: sum, editedLines: edited };
}

function typeParametersOf(type: TypeDeclaration): string {
  return type.typeParameters.map((parameter) => parameter.name).join();
}

/**
 * Whether a type inside stayed what it was, under its name. Then the types around are one if they have one name, whatever became of their own members
 * (asked of the peer with 700 pairs of types).
 *
 *     package a;  class Store { class Key { int hash; } void open() { } }   ->   package b;  class Store { class Key { int hash; } void drain() { } }
 */
function nestedStay(before: TypeDeclaration, after: TypeDeclaration, by?: readonly TypeRank['grounds'][]): boolean {
  return before.types.some((type) => {
    const counterpart = after.types.find((one) => one.name === type.name);
    if (!counterpart) return false;
    const { rank } = likenessOf(type, counterpart, profileOf(type), profileOf(counterpart), NOTHING_KNOWN);
    return rank !== null && (by?.includes(rank.grounds) ?? true);
  });
}

/** A type that only holds other types. */
function isHolder(type: TypeDeclaration): boolean {
  return type.methods.length + type.fields.length === 0;
}

/** What a type is called or, by the last word of its name, is: a `ReloadHandler` is a `Handler`. How alike they read tells nothing about types of two kinds. */
function kindByName(name: string): string {
  return /[A-Z][a-z\d]+$/.exec(name)?.[0] ?? name;
}

function isBare(type: TypeDeclaration): boolean {
  return type.methods.length + type.fields.length + type.types.length === 0;
}

/** An interface that is gone beside a class that implements its methods is no renamed one. */
function isContract(type: TypeDeclaration): boolean {
  return type.kind === 'interface' || type.kind === 'annotation';
}

/** The qualified name of what is around a type: another type, the method that declares it, or the package. */
export function container({ qualifiedName, name }: TypeDeclaration): string {
  const end = qualifiedName.lastIndexOf(`.${name}`);
  return end < 0 ? '' : qualifiedName.slice(0, end);
}
