import { reworkFieldTypes } from '../catalogue/rework-field.js';
import type { Field, Method, TypeDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import type { SourceFile } from '../model/source-file.js';
import type { FieldPair } from '../matching/comparison.js';
import type { MatchingResult } from '../matching/result.js';
import { bodyChanges, type BodyChange } from './changes/body-changes.js';
import { extractedClasses, type WrappedField } from './types/extracted-classes.js';
import { extractedVariables } from './values/extracted-variables.js';
import type { ExtractionDirection } from './values/value-readings.js';
import { accessorsOf, isGetter } from './fields/accessors.js';
import { withoutTypeArguments } from '../facts/expressions/expression-facts.js';
import { fieldAround, ownerOf } from '../matching/extraction/homes.js';
import { constantsOfOthers, type FieldPlaces } from './fields/constants-of-others.js';
import { expressionsOf } from '../facts/bindings.js';
import type { DetectionFamily } from './family.js';
import { finding, type Finding } from '../findings/finding.js';
import { fieldElement, fieldPart, methodPart, statementPart, typeElement } from '../findings/elements.js';
import { mergedFields } from './fields/merged-fields.js';
import { describeFields } from '../findings/member-findings.js';
import { replacedFields } from './fields/replaced-fields.js';
import { TypeIndex } from './types/type-index.js';
import { groupBy } from '../text/grouping.js';
import { addAll } from '../text/lists.js';

/** Fields: moved, renamed, extracted, inlined, encapsulated, merged, split. */
export const reworkField: DetectionFamily = {
  ...reworkFieldTypes,
  *detect({ comparison }): Iterable<Finding> {
    const index = TypeIndex.of(comparison);
    for (const pair of comparison.fieldPairs) {
      if (pair.relation === 'signature') yield describeFields('Rename Attribute', pair, 'renamed attribute declaration');
      else if (pair.relation === 'moved') yield* moved(pair, index);
    }
    for (const { wrapped } of extractedClasses(comparison)) for (const pair of wrapped) if (isUnchanged(pair)) yield movedAttribute(pair);
    yield* extractedFields(comparison, index, 'extract');
    yield* extractedFields(comparison, index, 'inline');
    yield* mergedFields(comparison, 'merge');
    yield* mergedFields(comparison, 'split');
    yield* replacedFields(comparison);
    yield* encapsulated(comparison);
  },
};

function* moved(pair: FieldPair, index: TypeIndex): Iterable<Finding> {
  const { before, after } = pair;
  if (index.tookUp(pair)) return;
  const from = before.declaringType;
  const to = after.declaringType;
  if (before.name !== after.name) {
    yield describeFields('Move And Rename Attribute', pair, 'moved and renamed attribute declaration');
  } else if (index.direction(from, to) === 'sideways') {
    yield movedAttribute(pair);
  }
}

function isUnchanged({ before, after }: WrappedField): boolean {
  return before.name === after.name && before.type?.text === after.type?.text;
}

function movedAttribute(pair: WrappedField): Finding {
  return describeFields('Move Attribute', pair, 'moved attribute declaration');
}

/** Renamed fields that hold something else now: what they hold may have been written in place before, or the reverse. */
function givenOtherValues(pairs: readonly FieldPair[], direction: ExtractionDirection): readonly Field[] {
  const other = pairs.filter(
    ({ before, after, relation }) =>
      relation === 'signature' && before.name !== after.name && before.initializer?.text !== after.initializer?.text,
  );
  return other.map((pair) => (direction === 'extract' ? pair.after : pair.before)).filter(({ kind }) => kind === 'field');
}

/**
 * A field that holds what was written in place before, or the reverse: over all bodies that use it.
 *
 *     open(make("x"));   ->   open(PATH);      static final Path PATH = make("x");
 */
function* extractedFields(comparison: MatchingResult, index: TypeIndex, direction: ExtractionDirection): Iterable<Finding> {
  const unpaired = (direction === 'extract' ? comparison.addedFields : comparison.removedFields).filter(({ kind }) => kind === 'field');
  const fields = [...unpaired, ...givenOtherValues(comparison.fieldPairs, direction)];
  if (fields.length === 0) return;
  const found = new Map<Field, FieldPlaces>();
  const users = addPlacesInBodies(found, comparison, fields, direction);
  if (direction === 'extract')
    for (const one of constantsOfOthers(comparison, unpaired)) if (!found.has(one.field)) found.set(one.field, one);
  const verb = direction === 'extract' ? 'extracted' : 'inlined';
  const [valueRole, nameRole] = [
    `statement with the initializer of the ${verb} attribute`,
    `statement with the name of the ${verb} attribute`,
  ];
  for (const [field, { inPlace, named }] of found) {
    // String n = map("x");  ->  return map(X);     a statement that does something else now
    if (inPlace.every(([, { kind }]) => kind === 'localVariable') && named.length > 0 && named.every(([, { kind }]) => kind === 'return'))
      continue;
    const values = inPlace.map(([file, statement]) => statementPart(file, statement, valueRole));
    const names = [
      fieldPart(field, `${verb} attribute declaration`),
      ...named.map(([file, statement]) => statementPart(file, statement, nameRole)),
    ];
    const home = direction === 'extract' ? field.declaringType : homeOfInlined(field, users.get(field), index);
    const declared = { subject: [fieldElement(field)], within: [typeElement(home)], parts: names };
    yield direction === 'extract'
      ? finding('Extract Attribute', { before: { parts: values }, after: declared })
      : finding('Inline Attribute', { before: declared, after: { parts: values } });
  }
}

/**
 * Adds the statements of all bodies that have the value of one of the fields in place, and those that have its name instead; gives back the first of these bodies.
 * What stands in another field's value names the fields in front of it alone.
 */
function addPlacesInBodies(
  found: Map<Field, FieldPlaces>,
  comparison: MatchingResult,
  fields: readonly Field[],
  direction: ExtractionDirection,
): ReadonlyMap<Field, BodyChange> {
  const users = new Map<Field, BodyChange>();
  const byFile = groupBy(fields, ({ file }) => file);
  for (const change of bodyChanges(comparison)) {
    if (change.body?.identical) continue;
    const [host, other] = direction === 'extract' ? [change.after, change.before] : [change.before, change.after];
    const place = direction === 'extract' ? fieldAround(host) : null;
    const near = (byFile.get(host.file) ?? []).filter((field) => !place || field.span.start < place.span.end);
    const note = (field: Field, inPlace: readonly Statement[], named: readonly Statement[]): void => {
      if (!users.has(field)) users.set(field, change);
      const entry = found.get(field) ?? { inPlace: [], named: [] };
      addAll(
        entry.inPlace,
        inPlace.map((statement): [SourceFile, Statement] => [other.file, statement]),
      );
      addAll(
        entry.named,
        named.map((statement): [SourceFile, Statement] => [host.file, statement]),
      );
      found.set(field, entry);
    };
    for (const { variable, inPlace, named } of extractedVariables(change, near, direction)) {
      const field = near.find((one) => one === variable);
      if (field && host.kind === 'value' && !inPlace.some((one) => named.some((other) => isHandedInstead(field, one, other)))) continue;
      if (field && (named.length === 0 || named.some((statement) => namesConstant(field, statement)))) note(field, inPlace, named);
    }
  }
  return users;
}

/** `take(SIZE)` or `take(Crew.SIZE)`, but not `take(this.size)`: what an object keeps is no constant. */
function namesConstant({ name }: Field, statement: Statement): boolean {
  return expressionsOf(statement).some(
    ({ kind, label, receiver }) => label === name && (kind === 'name' || (receiver && receiver.kind !== 'this')),
  );
}

/** Of two fields' values the one hands a call what the other hands it by the field's name, in the same place: what a field holds as a whole says nothing. */
function isHandedInstead({ name, initializer }: Field, inPlace: Statement, named: Statement): boolean {
  const values = expressionsOf(inPlace).filter(({ text }) => text === initializer?.text);
  const uses = expressionsOf(named).filter(({ kind, label }) => kind === 'name' && label === name);
  return uses.some((use) => values.some((value) => isSameArgument(value, use)));
}

/** Whether two calls, or two creations, of one name are handed them in one place: `send(3, user)` and `send(3, null)`. */
function isSameArgument(one: Expression, other: Expression): boolean {
  const [mine, theirs] = [one.parent, other.parent];
  const at = mine?.arguments?.indexOf(one) ?? -1;
  return at >= 0 && mine?.kind === theirs?.kind && mine?.label === theirs?.label && theirs?.arguments?.indexOf(other) === at;
}

/** The type in which an inlined field was used first. */
function homeOfInlined({ declaringType }: Field, user: BodyChange | undefined, index: TypeIndex): TypeDeclaration {
  const used = user && ownerOf(user.before);
  return index.afterOf(used ?? declaringType) ?? (user ? ownerOf(user.after) : declaringType);
}

/**
 * A field for which a getter or setter was added that was not there before, of the field's own type:
 *
 *     int size;   ->   int size; int getSize() { return size; }
 *
 * but not where a type above asked for it (`@Override`), or where the getter that there was went elsewhere.
 */
function* encapsulated(comparison: MatchingResult): Iterable<Finding> {
  const added = groupBy(
    new Set([...comparison.addedMethods, ...comparison.extractions.map((one) => one.extracted)]),
    (method) => method.declaringType,
  );
  const partners = new Map(comparison.methodPairs.map(({ before, after }) => [before, after]));
  for (const pair of comparison.fieldPairs) {
    const { before, after } = pair;
    if (pair.relation === 'moved') continue;
    const methods = added.get(after.declaringType)?.filter((method) => isOwnAccessor(method, after));
    if (!methods || methods.length === 0 || after.kind !== 'field') continue;
    const { getter, setter } = accessorsOf(after, methods);
    if ((!getter || isAnotherGetter(pair, partners)) && !setter) continue;
    yield finding('Encapsulate Attribute', {
      before: { within: [typeElement(before.declaringType)], parts: [fieldPart(before, 'original attribute declaration')] },
      after: {
        subject: [fieldElement(after)],
        within: [typeElement(after.declaringType)],
        parts: [
          fieldPart(after, 'encapsulated attribute declaration'),
          ...(getter ? [methodPart(getter, 'added getter method')] : []),
          ...(setter ? [methodPart(setter, 'added setter method')] : []),
        ],
      },
    });
  }
}

/** Takes or gives what the field holds, under its type, and by its own choice. */
function isOwnAccessor(method: Method, field: Field): boolean {
  const handed = method.parameters.length > 0 ? method.parameters[0]?.type : method.returnType;
  const type = field.type?.text ?? '';
  return !method.file.traits.members.isMarkedAsOverride(method) && unqualified(handed?.text ?? '') === unqualified(type);
}

/** `java.util.List<T>` -> `List`. */
function unqualified(type: string): string {
  return withoutTypeArguments(type).split('.').at(-1) ?? type;
}

/** The field had a getter, which gives something else now, or is gone: the new one stands in its place. */
function isAnotherGetter({ before, after }: FieldPair, partners: ReadonlyMap<Method, Method>): boolean {
  const getters = before.declaringType.methods.filter((method) => isGetter(method, before));
  return getters.some((getter) => {
    const partner = partners.get(getter);
    return !partner || !isGetter(partner, after);
  });
}
