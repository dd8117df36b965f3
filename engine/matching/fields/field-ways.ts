import { outermostType, type TypeDeclaration } from '../../model/declarations.js';
import type { SourceFile } from '../../model/source-file.js';
import { groupBy } from '../../text/grouping.js';
import type { MethodPair, TypePair } from '../comparison.js';
import { isOrdinary, type FieldCounts, type FieldMove } from './field-rivals.js';
import type { HandedFields } from './handed-fields.js';
import { holds } from '../../facts/declarations/holds.js';
import { areSiblings, wentInside } from '../types/taken-out-types.js';

/** What went along, and which types are still there. */
interface Known {
  readonly methodPairs: readonly MethodPair[];
  readonly typePairs: readonly TypePair[];
  /** What became of types, and what they were. */
  readonly partnerOf: ReadonlyMap<TypeDeclaration, TypeDeclaration>;
  readonly partnerBefore: ReadonlyMap<TypeDeclaration, TypeDeclaration>;
}

/**
 * Which way a field can have gone between types of two packages (3,300 made-up changes by imports, packages, modifiers, what went along, what is still there, what
 * else was lost and got; within a package every way is open):
 *
 *     package port; class Boat { static final int KEEL = 7; }   ->   package yard; import port.Boat; class Tub { static final int KEEL = 7; }
 *
 * One of them has to import the other, or its package, in either version, or one package to be inside of the other, unless a nested type went along or the type
 * that had the field is gone. A field that is neither static nor a constant by its name goes
 *
 * - from a type that is gone with methods alone
 * - to a new type with methods, or where the type that had it imports the new one now
 * - to another with methods, where a constructor is handed it now, or where it is the only one that types which are still there lost, and got, and no third
 *   type gave anything
 */
export class FieldWays {
  readonly #movedTo: ReadonlyMap<TypeDeclaration, readonly MethodPair[]>;

  constructor(
    private readonly known: Known,
    private readonly counts: FieldCounts,
    private readonly handed: HandedFields,
  ) {
    const moved = known.methodPairs.filter(({ relation }) => relation === 'moved');
    this.#movedTo = groupBy(moved, ({ after }) => after.declaringType);
  }

  isOpen({ before, after }: FieldMove): boolean {
    const [from, to] = [before.declaringType, after.declaringType];
    const source = this.known.partnerOf.get(from);
    const target = this.known.partnerBefore.get(to);
    if (isNear(from, to) || (source && isNear(source, to) && holds(source, to)) || (target && isNear(from, target) && holds(target, from)))
      return true;
    if (!source) return !isOrdinary(before) || this.#gaveMethods(from, to);
    if (wentInside(from, to, this.known.typePairs) && !areSiblings(source, to)) return true;
    const isTold = [from, source].some(({ file }) => imports(file, to));
    const isWithin = isInside(from, to) || isInside(to, from);
    if (!isTold && !isWithin && ![to, target].some((type) => type && imports(type.file, from))) return false;
    if (!isOrdinary(before) || this.#gaveMethods(from, to)) return true;
    if (this.handed.isHandedNow(after)) return true;
    return target ? this.#isOnlyOne() && !this.#tookFromOthers(from, to) : importsNow(from, source, to);
  }

  #isOnlyOne(): boolean {
    return this.counts.lost.kept === 1 && this.counts.got.kept === 1;
  }

  #gaveMethods(from: TypeDeclaration, to: TypeDeclaration): boolean {
    return (this.#movedTo.get(to) ?? []).some(({ before }) => before.declaringType === from);
  }

  #tookFromOthers(from: TypeDeclaration, to: TypeDeclaration): boolean {
    const isThird = (type: TypeDeclaration | null): boolean => type !== null && type !== from && this.known.partnerOf.get(type) !== to;
    return (
      (this.#movedTo.get(to) ?? []).some(({ before }) => isThird(before.declaringType)) ||
      this.known.typePairs.some(({ before, after }) => after.outer === to && isThird(before.outer))
    );
  }
}

function isNear(one: TypeDeclaration, other: TypeDeclaration): boolean {
  return one.file.packageName === other.file.packageName;
}

/** `port.inner.Tub` and `port.Boat` */
function isInside(inner: TypeDeclaration, outer: TypeDeclaration): boolean {
  return inner.file.packageName.startsWith(`${outer.file.packageName}.`);
}

/** `source`, which was `from`, imports the type that it did not import before. */
export function importsNow(from: TypeDeclaration, source: TypeDeclaration, to: TypeDeclaration): boolean {
  return imports(source.file, to) && !imports(from.file, to);
}

/** `import port.Boat;`, `import port.Boat.Crew;`, `import port.*;` */
function imports({ imports: all }: SourceFile, type: TypeDeclaration): boolean {
  const outermost = outermostType(type);
  return all.some(
    ({ name, onDemand }) =>
      name === type.qualifiedName ||
      name === outermost.qualifiedName ||
      name.startsWith(`${type.qualifiedName}.`) ||
      (onDemand && name === type.file.packageName),
  );
}
