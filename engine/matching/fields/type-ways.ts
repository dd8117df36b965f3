import { isDeclaredInside, outermostType, simpleTypeName, type Field, type TypeDeclaration } from '../../model/declarations.js';
import type { Hierarchy } from '../../facts/declarations/hierarchy.js';
import type { MethodPair, TypePair } from '../comparison.js';
import type { Extraction, Inlining } from '../bodies/body-mapping.js';
import { remembered } from '../../text/grouping.js';

/** What is known of types before fields go from one to the other. */
export interface KnownTypes {
  readonly typePairs: readonly TypePair[];
  readonly methodPairs: readonly MethodPair[];
  readonly extractions: readonly Extraction[];
  readonly inlinings: readonly Inlining[];
  readonly hierarchyBefore: Hierarchy;
  readonly hierarchyAfter: Hierarchy;
}

/** How a field may have gone from one type to another, and how much the two have to do with each other. */
export interface Way {
  readonly direction: 'up' | 'down' | 'beside';
  readonly score: number;
  /** The type that has it now is new and was taken out of the other: it is above it, or held by it, or code went the same way. */
  readonly isTakenOut: boolean;
}

/** What two types have to do with each other, strongest first. The values only order the candidates. */
const HIERARCHY = 100;
const MOVED_CODE = 20;
/** More methods that went the same way say no more. */
const MOST_METHODS = 3;
const NESTED = 10;
const HOLDS_IT = 8;
/** From here on it is these two types that have to do with each other, and not only neighbours. */
export const SPECIFIC = HOLDS_IT;
const SAME_PACKAGE = 1;

/** The ways between types: one has to know the other, in either version. */
export class TypeWays {
  readonly #partnerOf: ReadonlyMap<TypeDeclaration, TypeDeclaration>;
  readonly #partnerBefore: ReadonlyMap<TypeDeclaration, TypeDeclaration>;
  readonly #movedCode = new Map<TypeDeclaration, Map<TypeDeclaration, number>>();
  readonly #known = new Map<TypeDeclaration, Map<TypeDeclaration, Way | null>>();

  constructor(private readonly types: KnownTypes) {
    this.#partnerOf = new Map(types.typePairs.map(({ before, after }) => [before, after]));
    this.#partnerBefore = new Map(types.typePairs.map(({ before, after }) => [after, before]));
    for (const { before, after, relation } of types.methodPairs) if (relation === 'moved') this.#addCode(before, after);
    for (const { holder, extracted, moved } of types.extractions) if (moved) this.#addCode(holder, extracted);
    for (const { inlined, holder, moved } of types.inlinings) if (moved) this.#addCode(inlined, holder);
  }

  isSameType(before: Field, after: Field): boolean {
    return this.#partnerOf.get(before.declaringType) === after.declaringType;
  }

  /** A field of an object goes between packages only where something else says so; what is static or a constant wherever the types know each other. */
  between(before: Field, after: Field): Way | null {
    const [from, to] = [before.declaringType, after.declaringType];
    const way = remembered(
      remembered(this.#known, from, () => new Map<TypeDeclaration, Way | null>()),
      to,
      () => this.#wayBetween(from, to),
    );
    return way && (way.score > 0 || isConstant(before)) ? way : null;
  }

  #addCode(
    { declaringType: from }: { readonly declaringType: TypeDeclaration },
    { declaringType: to }: { readonly declaringType: TypeDeclaration },
  ): void {
    const row = remembered(this.#movedCode, from, () => new Map<TypeDeclaration, number>());
    row.set(to, (row.get(to) ?? 0) + 1);
  }

  #wayBetween(from: TypeDeclaration, to: TypeDeclaration): Way | null {
    if (from.kind === 'anonymous' || to.kind === 'anonymous') return null;
    const [source, target] = [this.#partnerOf.get(from), this.#partnerBefore.get(to)];
    if ((!source && !target) || source === to) return null;
    const direction = this.#direction(from, to, source, target);
    const code = Math.min(this.#movedCode.get(from)?.get(to) ?? 0, MOST_METHODS);
    const isNested = isWithin(source ?? from, to) || isWithin(from, target ?? to);
    const holds = (source && this.#holds(source, to)) === true || (target && this.#holds(from, target)) === true;
    const isNear = from.file.packageName === to.file.packageName;
    const score =
      (direction === 'beside' ? 0 : HIERARCHY) +
      code * MOVED_CODE +
      (isNested ? NESTED : 0) +
      (holds ? HOLDS_IT : 0) +
      (isNear ? SAME_PACKAGE : 0);
    const isTakenOut = target === undefined && (direction === 'up' || holds || code > 0);
    return score > 0 || this.#imports(from, to, source, target) ? { direction, score, isTakenOut } : null;
  }

  #direction(
    from: TypeDeclaration,
    to: TypeDeclaration,
    source: TypeDeclaration | undefined,
    target: TypeDeclaration | undefined,
  ): Way['direction'] {
    const { hierarchyBefore, hierarchyAfter } = this.types;
    if (source && hierarchyAfter.isSubtype(source, to)) return 'up';
    if (source && hierarchyAfter.isSubtype(to, source)) return 'down';
    if (target && hierarchyBefore.isSubtype(from, target)) return 'up';
    if (target && hierarchyBefore.isSubtype(target, from)) return 'down';
    return 'beside';
  }

  /** Whether a field of the one is of the other's type, or of one above it. */
  #holds(one: TypeDeclaration, other: TypeDeclaration): boolean {
    return one.fields.some(({ type }) => {
      const name = type ? simpleTypeName(type.text) : '';
      return name === other.name || (name !== '' && this.types.hierarchyAfter.namesSupertype(other, name));
    });
  }

  #imports(from: TypeDeclaration, to: TypeDeclaration, source: TypeDeclaration | undefined, target: TypeDeclaration | undefined): boolean {
    return [from, source].some((one) => one && imports(one, to)) || [to, target].some((one) => one && imports(one, from));
  }
}

/** The one stands in the other, or both in one type. */
function isWithin(one: TypeDeclaration, other: TypeDeclaration): boolean {
  return isDeclaredInside(one, other) || isDeclaredInside(other, one) || outermostType(one) === outermostType(other);
}

/** `import port.Boat;`, `import port.Boat.Crew;`, `import port.*;` */
function imports({ file }: TypeDeclaration, type: TypeDeclaration): boolean {
  const outermost = outermostType(type).qualifiedName;
  return file.imports.some(
    ({ name, onDemand }) => name === outermost || name.startsWith(`${outermost}.`) || (onDemand && name === type.file.packageName),
  );
}

/** `LIMIT`, or `static int limit`. */
function isConstant({ name, modifiers, file }: Field): boolean {
  return file.traits.names.isConstant(name) || modifiers.some((modifier) => modifier.name === 'static');
}
