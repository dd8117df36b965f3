import { isField, methodAround, type Method, type TypeDeclaration, type VariableDeclaration } from '../../model/declarations.js';
import { statementsOf, type Statement } from '../../model/statement.js';
import { allMappings } from '../../matching/bodies/body-mapping.js';
import { callsTo } from '../../facts/calls.js';
import { isReference, withBlocks } from '../../facts/bindings.js';
import type { MatchingResult } from '../../matching/result.js';
import { typeText } from '../../facts/declarations/declared-types.js';
import { withoutTypeArguments } from '../../facts/expressions/expression-facts.js';
import { ownerOf } from '../../matching/extraction/homes.js';
import { VariableEvidence } from '../../matching/variables/variable-evidence.js';
import { isPartOfName } from '../../text/similarity.js';
import { roleOf, type VariablePair } from '../../matching/variables/variables.js';
import { variablesOf, type BodyChange } from '../changes/body-changes.js';
import { isGivenItsValue } from './given-values.js';
import { stripped } from '../values/variable-values.js';

/** The fields whose names their types have on one side only, and what the types around them became. */
export interface ChangedFields {
  readonly removed: ReadonlySet<VariableDeclaration>;
  readonly added: ReadonlySet<VariableDeclaration>;
  /** Of both, those that another field of their type became, or was. */
  readonly renamed: ReadonlySet<VariableDeclaration>;
  readonly types: ReadonlyMap<TypeDeclaration, TypeDeclaration>;
  /** What variables' declarations became in extracted methods, and what they were in inlined ones. */
  readonly declaredElsewhere: ReadonlyMap<VariableDeclaration, readonly Statement[]>;
}

/**
 * The fields of a comparison that have no partner, or one that is of another type or has another name: where they stood, they are gone.
 *
 *     class Sink { int tag; void run() { use(tag); } }   ->   class Sink { void run() { int tag = conf.tag; use(tag); } }  class Conf { int tag; }
 */
export function changedFields({
  removedFields,
  addedFields,
  fieldPairs,
  typePairs,
  extractions,
  inlinings,
}: MatchingResult): ChangedFields {
  const declared = new Map<VariableDeclaration, readonly Statement[]>();
  const note = (variables: readonly VariableDeclaration[], statement: Statement): void => {
    for (const variable of variables) declared.set(variable, [...(declared.get(variable) ?? []), statement]);
  };
  for (const { body } of extractions) for (const { before, after } of allMappings(body.mappings)) note(before.variables, after);
  for (const { body } of inlinings) for (const { before, after } of allMappings(body.mappings)) note(after.variables, before);
  const types = new Map(typePairs.map(({ before, after }) => [before, after]));
  const renamed = fieldPairs.filter(({ before, after }) => before.name !== after.name);
  const left = fieldPairs.filter(
    ({ before, after }) => before.name !== after.name || types.get(before.declaringType) !== after.declaringType,
  );
  return {
    declaredElsewhere: declared,
    removed: new Set<VariableDeclaration>([...removedFields, ...left.map(({ before }) => before)]),
    added: new Set<VariableDeclaration>([...addedFields, ...left.map(({ after }) => after)]),
    renamed: new Set<VariableDeclaration>(renamed.flatMap(({ before, after }) => [before, after])),
    types,
  };
}

/**
 * Whether a variable that corresponds to one of another kind was converted to it, or is only handed on to it, also by a method that came or went along:
 *
 *     void f() { int n = 1; use(n); }   ->   void f() { int n = 1; g(n); } void g(int n) { use(n); }      g(n) is the same n: nothing to tell
 *
 * All uses written in another way say so by themselves, whether or not the field is still there; where nothing but the declaration changed,
 * the field has to be gone, or new:
 *
 *     int size; void f() { use(size); }   ->   int size; void f() { int n = g(); use(n); }
 *     int size; void f() { use(size); }   ->   void f() { int size = g(); use(size); }
 *
 * A field that is handed over under its own name, and stands there as it did, became no parameter. Where a method or a part of it goes to another
 * type, that type's own field stands where a variable stood, and nothing was converted:
 *
 *     class A { void f(int n) { use(n); } }   ->   class B { int size; void f() { use(size); } }
 *
 * A constructor uses what it keeps instead of what it got (720 pairs): there a field took the place of a variable only where it is new and has its name and type.
 *
 * In a part of a method that was split or merged, only what it was split from became a field.
 */
export function isConversion(change: BodyChange, pair: VariablePair, fields: ChangedFields): boolean {
  const { before, after } = pair;
  if (change.partOf && (isField(before) || (isField(after) && change.partOf === 'merge'))) return false;
  const isReplaced =
    change.body !== null &&
    ((!isField(before) && !isField(after)) || staysInType(change, fields)) &&
    VariableEvidence.of(change.before, change.after, change.body).replaces(before, after);
  const sameName = before.name === after.name;
  const isMaking = change.after.kind === 'constructor';
  const sameThing = sameName && areTypesAlike(before, after);
  switch (`${roleOf(before)} ${roleOf(after)}` as const) {
    case 'local parameter':
      return (
        change.kind === 'pair' ||
        (change.kind === 'extraction' && (!sameName || (isGone(change, before) && isHandedItsValue(change, pair))))
      );
    case 'field parameter':
      return isReplaced && !isHandedOnByCopies(change, pair);
    case 'parameter local':
      return (
        (isReplaced && !isHandedOnByCopies(change, pair)) ||
        (sameName &&
          (change.kind === 'pair' ||
            (change.kind === 'inlining' &&
              isNew(change, after) &&
              !fields.declaredElsewhere.has(after) &&
              isDeclaredAsHanded(change, pair))))
      );
    case 'field local':
      if (isReplaced) return !isMadeOf(change.after, after, before) && !isKeptIn(change.body?.unmappedAfter, after, before);
      if (change.kind === 'inlining' && !isNew(change, after)) return false;
      return (
        sameThing &&
        fields.removed.has(before) &&
        isOfMethod(change, before, 'before', fields) &&
        !isGivenItsValue(change, after, before, 'after', fields.declaredElsewhere.get(after))
      );
    case 'local field':
      if (!isMaking) {
        if (isReplaced) return !isMadeOf(change.before, before, after) && !isKeptIn(change.body?.unmappedBefore, before, after);
      }
      if (change.kind === 'extraction' && !isGone(change, before)) return false;
      if (!fields.added.has(after) || !isOfMethod(change, after, 'after', fields)) return false;
      return sameThing && !isGivenItsValue(change, before, after, 'before', fields.declaredElsewhere.get(before));
    case 'parameter field':
      return isReplaced && !isMaking && !isKeptIn(change.body?.unmappedAfter, before, after);
    default:
      return false;
  }
}

/** Variables that became parameters, and parameters that became variables: what stands at their declarations may have changed on the way. */
export function convertedLocals(change: BodyChange, fields: ChangedFields): readonly VariablePair[] {
  const conversions = variablesOf(change)?.conversions ?? [];
  return conversions.filter(
    (pair) => roleOf(pair.before) !== 'field' && roleOf(pair.after) !== 'field' && isConversion(change, pair, fields),
  );
}

/** `Room` and `Room`, `List<A>` and `List<B>`, `Room` and `SmallRoom` */
function areTypesAlike(before: VariableDeclaration, after: VariableDeclaration): boolean {
  const [one, other] = [withoutTypeArguments(typeText(before)), withoutTypeArguments(typeText(after))];
  return one === other || isPartOfName(one, other) || isPartOfName(other, one);
}

/** Whether what was compared is in one type, as it was and as it is; or was taken out to a type around it. */
function staysInType({ kind, before, after }: BodyChange, { types }: ChangedFields): boolean {
  const target = ownerOf(after);
  let type = types.get(ownerOf(before)) ?? null;
  while (kind === 'extraction' && type !== null && type !== target) type = type.outer;
  return type === target;
}

/**
 * Of which method a conversion is told: what an anonymous type does with the fields of the type around it, the method around it does.
 *
 *     int size; void go() { run(new Job() { void act() { use(size); } }); }      of go
 */
export function inMethodAround(change: BodyChange, { before, after }: VariablePair): BodyChange {
  if (![before, after].some((one) => isField(one) && one.declaringType.kind !== 'anonymous')) return change;
  let method = change.after;
  for (let around = methodAround(method); around; around = methodAround(method)) method = around;
  return { ...change, after: method };
}

/**
 * Whether a field that is on one side only belongs to the method's own type there; to one that is on both sides, when a part of the method went there.
 * A method that went to another type left a renamed field behind.
 */
function isOfMethod(change: BodyChange, field: VariableDeclaration, side: 'before' | 'after', fields: ChangedFields): boolean {
  const type = ownerOf(change[side]);
  if (!type.fields.some((one) => one === field) || (fields.renamed.has(field) && !staysInType(change, fields))) return false;
  const { types } = fields;
  return change.kind === 'pair' || (side === 'before' ? types.has(type) : [...types.values()].includes(type));
}

/** `int n = size;`, `int n = size + 1;`, `for (int n : size)`: the local holds what the field holds, which is another thing to tell. */
function isMadeOf(method: Method, local: VariableDeclaration, field: VariableDeclaration): boolean {
  const loop = local.kind === 'enhancedFor' && method.body && statementsOf(method.body).find(({ variables }) => variables.includes(local));
  const values = loop ? loop.expressions : [local.initializer];
  return values.some(
    (value) => value && withBlocks(value).some(({ kind, label }) => (kind === 'name' || kind === 'fieldAccess') && label === field.name),
  );
}

/** `size = n;` is new, or gone: what was handed over, or made, is kept in the field. */
function isKeptIn(statements: readonly Statement[] = [], variable: VariableDeclaration, field: VariableDeclaration): boolean {
  return statements.some(({ expressions: [only] }) => {
    const [target, value] = only?.kind === 'assignment' ? only.children : [];
    return target !== undefined && isReference(target) && target.label === field.name && value?.label === variable.name;
  });
}

/** The local of an extraction's source has no partner in what is left of the source. */
function isGone(change: BodyChange, local: VariableDeclaration): boolean {
  const rest = change.rest && variablesOf(change.rest);
  return rest !== null && rest.removedLocals.includes(local);
}

/**
 * The extracted method is handed what the local held:
 *
 *     User user = find(id); greet(user);   ->   show(find(id)); void show(User user) { greet(user); }      but not   show(last);
 */
function isHandedItsValue({ body }: BodyChange, { before, after }: VariablePair): boolean {
  const given = (body?.handed ?? body?.afterNames)?.get(after.name);
  return given !== undefined && before.initializer !== null && stripped(given) === stripped(before.initializer.text);
}

/** The mirror image: the local is declared with what the inlined method was handed. */
function isDeclaredAsHanded({ rest, before: inlined }: BodyChange, { before, after }: VariablePair): boolean {
  const at = inlined.parameters.findIndex((one) => one === before);
  const { initializer } = after;
  if (!rest || !initializer) return false;
  return callsTo(rest.before, inlined).some(({ expression }) => {
    const given = expression.arguments?.[at];
    return given !== undefined && stripped(given.text) === stripped(initializer.text);
  });
}

/** Several pieces of one method that hand fields to what they became, by their names: each call reads its own. */
function isHandedOnByCopies({ isCopy, body }: BodyChange, { before, after }: VariablePair): boolean {
  return isCopy === true && body?.afterNames.get(after.name) === before.name;
}

/** The local of an inlining's target was not there before. */
function isNew(change: BodyChange, local: VariableDeclaration): boolean {
  const rest = change.rest && variablesOf(change.rest);
  return rest !== null && rest.addedLocals.includes(local);
}
