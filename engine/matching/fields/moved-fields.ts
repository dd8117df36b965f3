import { outermostType, type Field, type TypeDeclaration } from '../../model/declarations.js';
import type { FieldPair } from '../comparison.js';
import type { FieldMatchingInput } from './fields.js';
import { className } from '../types/field-types.js';
import { FieldWays, importsNow } from './field-ways.js';
import { FieldRivals, type FieldCounts, type RivalMove } from './field-rivals.js';
import type { HandedFields } from './handed-fields.js';
import type { Hierarchy } from '../../facts/declarations/hierarchy.js';
import { holds } from '../../facts/declarations/holds.js';
import { areSiblings, wentInside } from '../types/taken-out-types.js';
import { groupBy } from '../../text/grouping.js';
import { compareTexts } from '../../text/order.js';

/** What is known before any field is paired. */
export interface MovingFields {
  readonly counts: FieldCounts;
  readonly handed: HandedFields;
  /** What became of types, and what they were. */
  readonly partnerOf: ReadonlyMap<TypeDeclaration, TypeDeclaration>;
  readonly partnerBefore: ReadonlyMap<TypeDeclaration, TypeDeclaration>;
}

interface Candidate {
  readonly before: Field;
  readonly after: Field;
  /** It has another type. */
  readonly changed: boolean;
  readonly score: number;
}

/**
 * A field of one type that turned up in another: same name and type, and the two types have to do with each other (paper 003, Table 4, Move Field).
 * In a new type that was taken out of its own, it may have got another type.
 * Of several candidates up and down the hierarchy the one with most in common wins; of others `FieldRivals` tells which are to be believed.
 */
export function matchMovedFields(
  removed: readonly Field[],
  added: readonly Field[],
  input: FieldMatchingInput & MovingFields,
): readonly FieldPair[] {
  const { counts, handed, partnerOf, partnerBefore } = input;
  const byName = groupBy(added, (field) => field.name);
  const movedMethods = countMovedMethods(input);
  const takenOut = new TakenOut(removed, added, movedMethods, input);
  const ways = new FieldWays(input, counts, handed);
  const rivals = new FieldRivals(movesOf(removed, byName, ways, input), counts, handed, input);
  const candidates: Candidate[] = [];
  for (const before of removed) {
    for (const after of byName.get(before.name) ?? []) {
      if (before.kind !== after.kind) continue;
      if (before.declaringType.kind === 'anonymous' || after.declaringType.kind === 'anonymous') continue;
      const source = partnerOf.get(before.declaringType) ?? null;
      const target = partnerBefore.get(after.declaringType) ?? null;
      if (!source && !target) continue;
      const changed = !sameType(before, after);
      if (changed && (!source || target || !takenOut.has(before.declaringType, source, after.declaringType))) continue;
      const score = affinity(before, after, source, target, movedMethods, input) - (changed ? CHANGED_TYPE : 0);
      if (score < HIERARCHY && !ways.isOpen({ before, after })) continue;
      if (!changed && score < HIERARCHY && !rivals.isChosen({ before, after })) continue;
      candidates.push({ before, after, changed, score });
    }
  }
  const open = candidates.filter((one) => mayBeOfSeveral(one, candidates, rivals, (type) => !partnerBefore.has(type)));
  open.sort((a, b) => b.score - a.score);
  const pairs: FieldPair[] = [];
  const takenBefore = new Map<Field, { after: Field; down: boolean; score: number }>();
  const takenAfter = new Map<Field, number>();
  for (const { before, after, changed, score } of open) {
    const down = input.hierarchyAfter.isSubtype(after.declaringType, partnerOf.get(before.declaringType) ?? before.declaringType);
    const earlier = takenBefore.get(before);
    // of several new types, one alone has it under another type
    if (earlier && changed) continue;
    const up = isUp(before, after, partnerOf, input);
    const sure = !changed && (score < HIERARCHY || rivals.isSure({ before, after }));
    if (earlier && !(earlier.down && down) && !(sure && earlier.score < HIERARCHY)) continue;
    const taken = takenAfter.get(after);
    if (!up && taken !== undefined && !(sure && taken < HIERARCHY)) continue;
    const equals = open.filter(
      (other) =>
        other.score === score &&
        other.before !== before &&
        other.after === after &&
        !takenAfter.has(after) &&
        !takenBefore.has(other.before),
    );
    if (equals.length > 0 && !up && !down && !sure) continue;
    // what is everybody's (a logger) went nowhere in particular
    if (!up && !down && !sure && targets(open, before, score) > 1) continue;
    takenBefore.set(before, { after, down, score });
    if (!takenAfter.has(after)) takenAfter.set(after, score);
    pairs.push({ before, after, relation: 'moved' });
  }
  return pairs;
}

/** A field that several relatives got was moved to none of them, unless what went along says so; to the first of those that are new. */
function mayBeOfSeveral(
  move: Candidate,
  candidates: readonly Candidate[],
  rivals: FieldRivals,
  isNew: (type: TypeDeclaration) => boolean,
): boolean {
  const { before, changed, score } = move;
  if (changed || score < HIERARCHY) return true;
  const several = candidates.filter((one) => one.before === before && one.score >= HIERARCHY);
  if (several.length === 1 || rivals.isSure(move)) return true;
  return several[0] === move && several.every(({ after }) => isNew(after.declaringType));
}

/** So many fields, or methods, of one name that two types have in common do not go to a new type one by one. */
const SEVERAL = 2;

/** Which new types were taken out of which types that are still there: these are above or below them now, hold them, or lost several members or a nested type to them. */
class TakenOut {
  readonly #known = new Map<TypeDeclaration, Map<TypeDeclaration, boolean>>();

  constructor(
    private readonly removed: readonly Field[],
    private readonly added: readonly Field[],
    private readonly movedMethods: MovedMethods,
    private readonly input: FieldMatchingInput,
  ) {}

  /** `before` is what `source` was. */
  has(before: TypeDeclaration, source: TypeDeclaration, fresh: TypeDeclaration): boolean {
    const row = this.#known.get(before) ?? new Map<TypeDeclaration, boolean>();
    this.#known.set(before, row);
    const known = row.get(fresh);
    if (known !== undefined) return known;
    const found =
      this.#isBeside(source, fresh) || holds(source, fresh) || this.#tookSeveral(before, fresh) || this.#tookNested(before, source, fresh);
    row.set(fresh, found);
    return found;
  }

  #isBeside(source: TypeDeclaration, fresh: TypeDeclaration): boolean {
    const extended = (type: TypeDeclaration): TypeDeclaration | null =>
      type.superclass && this.input.hierarchyAfter.resolve(type.superclass, type);
    return extended(source) === fresh || extended(fresh) === source;
  }

  #tookNested(before: TypeDeclaration, source: TypeDeclaration, fresh: TypeDeclaration): boolean {
    return wentInside(before, fresh, this.input.typePairs) && !areSiblings(source, fresh);
  }

  #tookSeveral(before: TypeDeclaration, fresh: TypeDeclaration): boolean {
    if ((this.movedMethods.get(before)?.get(fresh) ?? 0) >= SEVERAL) return true;
    const names = new Set(this.added.flatMap((field) => (field.declaringType === fresh ? [field.name] : [])));
    return this.removed.filter((field) => field.declaringType === before && names.has(field.name)).length >= SEVERAL;
  }
}

/** All pairs of fields of one name and type that can be: those of types that kept their names first, in the order of the files that have them now. */
function movesOf(
  removed: readonly Field[],
  byName: ReadonlyMap<string, readonly Field[]>,
  ways: FieldWays,
  { partnerOf, partnerBefore, hierarchyAfter }: FieldMatchingInput & MovingFields,
): readonly RivalMove[] {
  const isRenamed = (type: TypeDeclaration, partner: TypeDeclaration | undefined): boolean =>
    partner !== undefined && partner.name !== type.name;
  const rankOf = ({ before: { declaringType: from }, after: { declaringType: to } }: RivalMove): string =>
    `${isRenamed(from, partnerOf.get(from)) || isRenamed(to, partnerBefore.get(to)) ? 1 : 0} ${to.file.path}`;
  const moves = removed.flatMap((before) =>
    (byName.get(before.name) ?? []).flatMap((after) => {
      const [from, to] = [before.declaringType, after.declaringType];
      const [source, target] = [partnerOf.get(from), partnerBefore.get(to)];
      if (before.kind !== after.kind || !sameType(before, after)) return [];
      if ((!source && !target) || !ways.isOpen({ before, after })) return [];
      const isHandedOver = source !== undefined && handsOver(from, source, to, target, hierarchyAfter);
      return [{ before, after, isSourceKept: source !== undefined, isTargetKept: target !== undefined, isHandedOver }];
    }),
  );
  return moves.sort((a, b) => compareTexts(rankOf(a), rankOf(b)));
}

/**
 * Whether `source`, which was `from`, has a field of the type `to` now, or of one above it; a new type may be nested in it, or imported from another package,
 * as well, and what is above it has to be part of the change, too.
 */
function handsOver(
  from: TypeDeclaration,
  source: TypeDeclaration,
  to: TypeDeclaration,
  target: TypeDeclaration | undefined,
  hierarchyAfter: Hierarchy,
): boolean {
  const held = source.fields.map(className);
  if (held.includes(to.name)) return true;
  if (target) return held.some((name) => hierarchyAfter.namesSupertype(to, name));
  return to.outer === source || importsNow(from, source, to) || hierarchyAfter.supertypes(to).some(({ name }) => held.includes(name));
}

function targets(candidates: readonly { before: Field; score: number }[], before: Field, score: number): number {
  return candidates.filter((one) => one.before === before && one.score === score).length;
}

function isUp(before: Field, after: Field, partnerOf: ReadonlyMap<TypeDeclaration, TypeDeclaration>, input: FieldMatchingInput): boolean {
  const source = partnerOf.get(before.declaringType);
  return source !== undefined && input.hierarchyAfter.isSubtype(source, after.declaringType);
}

function sameType(before: Field, after: Field): boolean {
  if (before.kind === 'enumConstant') return after.kind === 'enumConstant';
  return (before.type?.text ?? '') === (after.type?.text ?? '');
}

// What speaks for a move, strongest first; the exact values only order the candidates.
const HIERARCHY = 100;
const METHODS_MOVED_TOO = 20;
/** More methods that went the same way say no more. */
const MOST_METHODS = 3;
const REFERS = 8;
const SAME_INITIALIZER = 5;
const NESTED = 3;
const SAME_NAME = 1;
const SAME_ACCESS = 0.5;
const CHANGED_TYPE = 0.5;

function affinity(
  before: Field,
  after: Field,
  source: TypeDeclaration | null,
  target: TypeDeclaration | null,
  movedMethods: MovedMethods,
  input: FieldMatchingInput,
): number {
  const from = before.declaringType;
  const to = after.declaringType;
  const related =
    (source !== null && (input.hierarchyAfter.isSubtype(source, to) || input.hierarchyAfter.isSubtype(to, source))) ||
    (target !== null && (input.hierarchyBefore.isSubtype(from, target) || input.hierarchyBefore.isSubtype(target, from)));
  const methods = movedMethods.get(from)?.get(to) ?? 0;
  const refers =
    (source !== null && refersTo(source, to)) ||
    refersTo(to, source ?? from) ||
    (target !== null && (refersTo(from, target) || refersTo(target, from)));
  const initializer = before.initializer !== null && before.initializer.text === after.initializer?.text;
  return (
    SAME_NAME +
    (related ? HIERARCHY : 0) +
    Math.min(methods, MOST_METHODS) * METHODS_MOVED_TOO +
    (initializer ? SAME_INITIALIZER : 0) +
    (refers ? REFERS : 0) +
    (to.outer === (source ?? from) || from.outer === (target ?? to) ? NESTED : 0) +
    (before.visibility === after.visibility ? SAME_ACCESS : 0)
  );
}

/** How many methods went from one type to another. */
type MovedMethods = ReadonlyMap<TypeDeclaration, ReadonlyMap<TypeDeclaration, number>>;

function countMovedMethods(input: FieldMatchingInput): MovedMethods {
  const counts = new Map<TypeDeclaration, Map<TypeDeclaration, number>>();
  for (const { before, after, relation } of input.methodPairs) {
    if (relation !== 'moved') continue;
    const row = counts.get(before.declaringType) ?? new Map<TypeDeclaration, number>();
    row.set(after.declaringType, (row.get(after.declaringType) ?? 0) + 1);
    counts.set(before.declaringType, row);
  }
  return counts;
}

/** Whether the file of `type` names `other` and can mean it: same file or package, an import, or the qualified name itself. */
function refersTo(type: TypeDeclaration, other: TypeDeclaration): boolean {
  const { file } = type;
  if (other.file === file) return true;
  const outermost = outermostType(other);
  if (!mentions(file.text, other.name)) return false;
  if (file.packageName === other.file.packageName) return true;
  return file.imports.some(
    (imported) =>
      imported.name === other.qualifiedName ||
      imported.name === outermost.qualifiedName ||
      imported.name.startsWith(`${other.qualifiedName}.`) ||
      (imported.onDemand && (imported.name === other.file.packageName || imported.name === outermost.qualifiedName)),
  );
}

function mentions(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const earlier = text.charAt(at - 1);
    const later = text.charAt(at + name.length);
    if (!/[\w$]/.test(earlier) && !/[\w$]/.test(later)) return true;
  }
  return false;
}
