import type { FieldPair, MethodPair } from '../../matching/comparison.js';
import type { MatchingResult } from '../../matching/result.js';
import {
  hasModifier,
  isDeclaredInside,
  simpleTypeName,
  type Field,
  type Method,
  type TypeDeclaration,
  type TypeReference,
} from '../../model/declarations.js';
import { allMappings } from '../../matching/bodies/body-mapping.js';
import { append } from '../../text/grouping.js';
import { normalizedDistance } from '../../text/similarity.js';
import { movedMembers, type MovedMembers } from './moved-members.js';
import { TypeIndex } from './type-index.js';

/** A field of the type that was left, and the field of the new type that holds what it held. */
export type WrappedField = Pick<FieldPair, 'before' | 'after'>;

/** What went from one type to another, in whatever way. */
interface Route extends Omit<MovedMembers, 'methods'> {
  readonly methods: readonly Redeclaration[];
  /** Fields that are of the new type now, which holds what they held. */
  readonly wrapped: readonly WrappedField[];
}

/** A new type that was taken out of one that is still there. */
export interface ExtractedClass extends Route {
  /** The type that was left, as it is now. */
  readonly fromAfter: TypeDeclaration;
}

/** So many methods, or fields, that went together make a new type an extracted one, even if the type that they left does not use it. */
const SEVERAL = 2;

const known = new WeakMap<MatchingResult, readonly ExtractedClass[]>();

/**
 * New types that took over members of types that are still there: several methods or several fields; or any member, if the type that was left holds the
 * new one; or a field beside extracted code; or any member beside a nested type.
 */
export function extractedClasses(comparison: MatchingResult): readonly ExtractedClass[] {
  const cached = known.get(comparison);
  if (cached) return cached;
  const index = TypeIndex.of(comparison);
  const parts = new Set(comparison.typeSplits.flatMap((split) => split.parts));
  const found: ExtractedClass[] = [];
  for (const route of [...withWrapped(comparison), ...redeclared(comparison)]) {
    const { from, to, wrapped } = route;
    const methods = route.methods.filter(keptNameOrBody);
    const fields = route.fields.filter(({ before, after }) => before.name === after.name);
    const fromAfter = index.afterOf(from);
    if (!fromAfter || !index.isAdded(to) || index.direction(from, to) !== 'sideways') continue;
    if (from.kind === 'anonymous' || to.kind === 'anonymous' || parts.has(to)) continue;
    // one member can have gone anywhere; several went together
    const isSure =
      methods.length >= SEVERAL ||
      fields.length + wrapped.length >= SEVERAL ||
      (route.fields.length > 0 && tookCode(fromAfter, to, comparison)) ||
      (fields.length + wrapped.length + methods.length > 0 && holdsNow(fromAfter, to, comparison));
    if (isSure) found.push({ ...route, fromAfter });
  }
  known.set(comparison, found);
  return found;
}

/** What went says too little under another name, if it was edited on the way (1,100 pairs). */
function keptNameOrBody({ before, after, body }: Redeclaration): boolean {
  if (before.name === after.name || !body || body.identical) return true;
  const { unmappedBefore, unmappedAfter, mappings } = body;
  return unmappedBefore.length === 0 && unmappedAfter.length === 0 && [...allMappings(mappings)].every(({ distance }) => distance === 0);
}

function tookCode(from: TypeDeclaration, to: TypeDeclaration, { extractions }: MatchingResult): boolean {
  return extractions.some(({ sourceAfter, extracted }) => sourceAfter.declaringType === from && extracted.declaringType === to);
}

/**
 * Whether a type has to do with a new one of its own accord: it imports it (which is told of the outermost type alone), contains it, or keeps one in a field
 * that is new, or in a variable that is new in a method that is not. A call of a static method, a value that is only passed on, or a field or variable that
 * was there and is of that type now, is no evidence.
 */
function holdsNow(type: TypeDeclaration, other: TypeDeclaration, { fieldPairs, methodPairs, hierarchyAfter }: MatchingResult): boolean {
  if (isDeclaredInside(other, type)) return true;
  const { file } = type;
  if (!file.text.includes(other.name)) return false;
  const imported = file.imports.some(({ name }) => name === other.qualifiedName || name.startsWith(`${other.qualifiedName}.`));
  if (imported && type.outer === null) return true;
  if (!imported && file.packageName !== other.file.packageName) return false;
  const named = ({ type: declared }: { readonly type: TypeReference | null }): boolean =>
    declared !== null && simpleTypeName(declared.text) === other.name && hierarchyAfter.canName(declared.text, type, other);
  const fresh = type.fields.filter(named);
  if (fresh.some((field) => !fieldPairs.some((pair) => pair.after === field && pair.relation === 'same'))) return true;
  return methodPairs.some(
    ({ after, body }) =>
      after.declaringType === type && body?.unmappedAfter.some((statement) => !statement.composite && statement.variables.some(named)),
  );
}

/** The routes of moved members, with the fields that the new type wraps; and those on which nothing else went. */
function withWrapped(comparison: MatchingResult): readonly Route[] {
  const wrapped = wrappedFields(comparison);
  const routes: Route[] = [];
  for (const members of movedMembers(comparison)) {
    const row = wrapped.get(members.from);
    routes.push({ ...members, wrapped: row?.get(members.to) ?? [] });
    row?.delete(members.to);
  }
  for (const [from, row] of wrapped) for (const [to, fields] of row) routes.push({ from, to, methods: [], fields: [], wrapped: fields });
  return routes;
}

/**
 * Fields that kept their names, or were renamed, and are of a new type now, which has a field of the type that they had, with whatever type arguments, under the same
 * name if there is one:
 *
 *     class Room { Pump pump; }   ->   class Room { Tank pump; }     class Tank { Pump inner; }
 *     class Room { Pump pump; }   ->   class Room { Tank tank; }     class Tank { Pump inner; }
 */
function wrappedFields(comparison: MatchingResult): Map<TypeDeclaration, Map<TypeDeclaration, WrappedField[]>> {
  const found = new Map<TypeDeclaration, Map<TypeDeclaration, WrappedField[]>>();
  const added = new Set(comparison.addedTypes);
  if (added.size === 0) return found;
  for (const { before, after, relation } of comparison.fieldPairs) {
    if (relation === 'moved' || !before.type || !after.type || before.type.text === after.type.text) continue;
    const to = comparison.hierarchyAfter.resolve(after.type, after.declaringType);
    if (!to || to.kind === 'interface' || !added.has(to)) continue;
    const inner = innerField(before, to);
    if (!inner) continue;
    const row = found.get(before.declaringType) ?? new Map<TypeDeclaration, WrappedField[]>();
    found.set(before.declaringType, row);
    append(row, to, { before, after: inner });
  }
  return found;
}

function innerField({ name, type }: Field, { fields }: TypeDeclaration): Field | null {
  const held = simpleTypeName(type?.text ?? '');
  const alike = fields.filter((field) => field.kind === 'field' && field.type !== null && simpleTypeName(field.type.text) === held);
  return alike.find((field) => field.name === name) ?? alike[0] ?? null;
}

/** A method, and what stands for it now. */
export type Redeclaration = Pick<MethodPair, 'before' | 'after'> & Partial<Pick<MethodPair, 'body'>>;

/**
 * Methods without bodies that a type no longer declares and a new type inside it does, in other words: they did not move, but the new type was made of them.
 *
 *     class Options { native String nameKey(); }   ->   class Options { static class Keys { native String name(); } }
 */
function* redeclared(comparison: MatchingResult): Iterable<Route> {
  const bodiless = (methods: readonly Method[]): ReadonlySet<Method> => new Set(methods.filter((one) => one.bodySpan === null));
  const gone = bodiless(comparison.removedMethods);
  const fresh = bodiless(comparison.addedMethods);
  if (gone.size === 0 || fresh.size === 0) return;
  for (const { before: from, after } of comparison.typePairs) {
    const removed = from.methods.filter((one) => gone.has(one));
    for (const to of removed.length > 0 ? after.types : []) {
      const open = new Set(to.methods.filter((one) => fresh.has(one)));
      const methods = removed.flatMap((one) => {
        const other = redeclaration(one, open);
        if (other) open.delete(other);
        return other ? [{ before: one, after: other }] : [];
      });
      if (methods.length > 0) yield { from, to, methods, fields: [], wrapped: [] };
    }
  }
}

/** The same name with other parameters; of native methods, the most similar name too. Of several, the first. */
function redeclaration(before: Method, among: Iterable<Method>): Method | null {
  let nearest: Method | null = null;
  let least = SIMILAR_NAME;
  for (const after of among) {
    const distance = before.name === after.name ? 0 : normalizedDistance(before.name, after.name);
    const comparable = distance === 0 || (hasModifier(before, 'native') && hasModifier(after, 'native'));
    if (!comparable || distance > least || (nearest && distance === least)) continue;
    nearest = after;
    least = distance;
  }
  return nearest;
}

/** Edit distance of similar names, as a share of the longer one: `localNameKey`, `localName`. */
export const SIMILAR_NAME = 0.4;
