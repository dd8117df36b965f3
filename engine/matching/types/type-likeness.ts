import type { TypeDeclaration } from '../../model/declarations.js';
import { normalizedDistance } from '../../text/similarity.js';
import { nameChange } from '../../facts/declarations/names-that-follow.js';
import { wentOver } from './moved-share.js';
import { membersOf, sharedMembers, type SharedMembers } from './type-members.js';
import { lineKeys } from './type-profile.js';

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
  /** By the members that they keep, by the bodies that went over, by their lines, or by name and place alone. */
  readonly grounds: 'members' | 'bodies' | 'text' | 'name';
  /** Type parameters of the same names, or none on either side. */
  readonly sameTypeParameters: boolean;
  readonly sameName: boolean;
  /** No method is missing, and none was added. */
  readonly sameMethods: boolean;
  /** The same for all members, declared as they were. */
  readonly everything: boolean;
  /** Kept members. */
  readonly kept: number;
  /** Git says that the one's file became the other's. */
  readonly renamedFile: boolean;
  /** Share of the lines that are in both. */
  readonly lines: number;
  /** Distance of the names, 0 to 1; capitals do not matter. */
  readonly distance: number;
}

/**
 * Whether one type can have become another one, and how well they fit. Type parameters stay with a type: one that has others is the same only by bodies that went
 * over.
 *
 *     class Parser { int at; int read() { return at; } }   ->   class Reader { int at; int read() { return next(at); } }      Parser -> Reader
 *
 * `renamedFile`: Git says that the one's file became the other's.
 */
export function likenessOf(before: TypeDeclaration, after: TypeDeclaration, renamedFile: boolean): TypeLikeness {
  const sameName = before.name === after.name;
  const shared = sharedMembers(membersOf(before), membersOf(after), nameChange(before.name, after.name), sameName);
  const comparable = isContract(before) === isContract(after) || sameName || renamedFile;
  const bare = isBare(before) && isBare(after);
  const sameTypeParameters = typeParametersOf(before) === typeParametersOf(after);
  const keeps = comparable && !bare && sameTypeParameters && keepsMembers(before, after, shared);
  const moved = comparable && !bare && !keeps ? wentOver(before, after) : 0;
  const lines = bare ? 0 : sharedText(before, after);
  const reads = comparable && lines >= (renamedFile ? SAME_TEXT.renamedFile : sameName ? SAME_TEXT.namesakes : SAME_TEXT.others);
  const grounds = keeps
    ? 'members'
    : moved > 0
      ? 'bodies'
      : reads
        ? 'text'
        : comparable && bare && (sameName || renamedFile)
          ? 'name'
          : null;
  const kept = Math.max((shared.methods + shared.fields) / 2, moved + shared.fields / 2);
  return {
    rank: grounds && {
      grounds,
      sameTypeParameters,
      sameName,
      sameMethods: shared.methods > 0 && shared.onlyBefore + shared.onlyAfter === 0,
      everything: shared.everything,
      kept,
      renamedFile,
      lines,
      distance: sameName ? 0 : normalizedDistance(before.name.toLowerCase(), after.name.toLowerCase()),
    },
    shares: { kept, methods: shared.methods, onlyBefore: shared.onlyBefore, onlyAfter: shared.onlyAfter, fields: shared.fields },
    reason: grounds ? `the same by ${grounds}` : 'too few members kept, too few bodies gone over',
  };
}

/** Negative when `x` is the better partner. A type that kept its type parameters goes before every one that did not, whatever else they kept. */
export function compareRanks(x: TypeRank, y: TypeRank): number {
  return (
    Number(x.grounds === 'name') - Number(y.grounds === 'name') ||
    Number(saysLess(x, y)) - Number(saysLess(y, x)) ||
    Number(y.sameTypeParameters) - Number(x.sameTypeParameters) ||
    Number(y.sameMethods || y.sameName) - Number(x.sameMethods || x.sameName) ||
    y.kept - x.kept ||
    Number(y.sameName) - Number(x.sameName) ||
    Number(y.renamedFile) - Number(x.renamedFile) ||
    y.lines - x.lines ||
    Number(y.everything) - Number(x.everything) ||
    x.distance - y.distance
  );
}

/** Bodies that went over say less than members, unless they are more. */
function saysLess(one: TypeRank, other: TypeRank): boolean {
  return one.grounds === 'bodies' && other.grounds === 'members' && one.kept <= other.kept;
}

/** Share of the lines of the longer type that are in both: of types of one name, and more so in a renamed file, fewer are enough (832 pairs in renamed files, of which 9 are others). */
const SAME_TEXT = { renamedFile: 0.15, namesakes: 0.25, others: 0.5 };

function sharedText(before: TypeDeclaration, after: TypeDeclaration): number {
  const [own, their] = [lineKeys(before), lineKeys(after)];
  return [...own].filter((line) => their.has(line)).length / Math.max(1, own.size, their.size);
}

/** Two kept members, counted on both sides. */
const TWO_PAIRS = 4;

/** Five kept fields, counted on both sides, beside which others are less than a quarter as many: they are what the type is (191 pairs, of which 30 went to copies). */
const FIVE_PAIRS = 10;
const OTHER_FIELDS = 4;

/**
 * Whether enough members were kept for one type, whatever became of the bodies. Of tests and of interfaces, the methods alone count.
 *
 *     class Parser { int depth; void open() { } void read() { } }   ->   class Reader { Source from; void open() { } void read() { } }
 */
function keepsMembers(before: TypeDeclaration, after: TypeDeclaration, shared: SharedMembers): boolean {
  const { methods, onlyBefore, onlyAfter, constructors, fields, otherFields, sameFields } = shared;
  const others = onlyBefore + onlyAfter;
  // a constructor has the type's name: under another one it is new, unless it takes as many
  const { constructors: known } = membersOf(before);
  const isNew = before.name !== after.name && [...membersOf(after).constructors].some((arity) => !known.has(arity));
  if (shared.everything || (fields >= FIVE_PAIRS && otherFields * OTHER_FIELDS < fields)) return true;
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

function isSingle(type: TypeDeclaration): boolean {
  return membersOf(type).methodCount === 1;
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

/** The qualified name of what is around a type: another type, the method that declares it, or the package. */
export function container({ qualifiedName, name }: TypeDeclaration): string {
  const end = qualifiedName.lastIndexOf(`.${name}`);
  return end < 0 ? '' : qualifiedName.slice(0, end);
}
