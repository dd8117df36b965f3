import { hasModifier, type Field, type TypeDeclaration } from '../model/declarations.js';
import type { ApiChange } from '../results/look.js';
import { checkpoint } from '../text/work.js';
import { quoted } from '../text/quoted-code.js';
import { apiChange, shortName } from './change.js';
import { apiFamily, keptPairs } from './family.js';
import { wayOfField } from './field-ways.js';
import type { ApiKind } from './kind.js';
import { areBoxed, erasureOf, haveSameErasure, isPrimitive, isSameTerm, isSubtype, mentions } from './subtyping.js';
import { accessOfMember, type FieldMember, type Surface } from './surface.js';
import type { Term } from './terms.js';
import type { Versions } from './versions.js';

const REMOVED: ApiKind = {
  id: 'FIELD_REMOVED',
  breaks: 'both',
  meaning: 'A field or an enum constant that users read is gone, or hidden from them.',
};
const NOW_PROTECTED: ApiKind = { id: 'FIELD_NOW_PROTECTED', breaks: 'both', meaning: 'A public field is protected.' };
const ERASURE: ApiKind = { id: 'FIELD_TYPE_ERASURE_CHANGED', breaks: 'binary', meaning: 'A field has another type in compiled code.' };
const INCOMPATIBLE: ApiKind = {
  id: 'FIELD_TYPE_CHANGED_INCOMPATIBLE',
  breaks: 'source',
  meaning: 'A field has another type, and code that reads or writes it does not compile.',
};
const NOW_FINAL: ApiKind = { id: 'FIELD_NOW_FINAL', breaks: 'both', meaning: 'A field that users could write is final.' };
const NOW_STATIC: ApiKind = { id: 'FIELD_NOW_STATIC', breaks: 'binary', meaning: 'A field of objects belongs to the class.' };
const NO_LONGER_STATIC: ApiKind = { id: 'FIELD_NO_LONGER_STATIC', breaks: 'both', meaning: 'A field of the class belongs to objects.' };
const VALUE: ApiKind = {
  id: 'CONSTANT_VALUE_CHANGED',
  breaks: 'behaviour',
  meaning: 'A constant has another value, and compiled code has kept the former one.',
};
const SERIAL: ApiKind = { id: 'SERIAL_VERSION_CHANGED', breaks: 'behaviour', meaning: 'Objects that were written before cannot be read.' };

const KINDS = [REMOVED, NOW_PROTECTED, ERASURE, INCOMPATIBLE, NOW_FINAL, NOW_STATIC, NO_LONGER_STATIC, VALUE, SERIAL];

/** Fields, enum constants among them. */
export const FIELDS = apiFamily(KINDS, function* (versions) {
  const told = new Map<Field, Set<Field | null>>();
  const isNew = (before: Field, after: Field | null): boolean => {
    const known = told.get(before) ?? new Set<Field | null>();
    told.set(before, known);
    return !known.has(after) && known.add(after).size > 0;
  };
  for (const isOwn of [true, false])
    for (const pair of keptPairs(versions)) {
      const [one, other] = [versions.before.membersOf(pair.before), versions.after.membersOf(pair.after)];
      for (const [name, member] of one.fields) {
        checkpoint();
        if ((member.owner === pair.before) !== isOwn) continue;
        if (member.field.name === 'serialVersionUID' && isOwn) yield* serialOf(member.field, other.fields.get(name)?.field, versions);
        if (!versions.before.sees(pair.before, accessOfMember(member.field, member.owner))) continue;
        const after = other.fields.get(name) ?? null;
        if (isNew(member.field, after?.field ?? null)) yield* changesOf(member, after, pair.before, pair.after, versions);
      }
    }
});

function* changesOf(
  before: FieldMember,
  after: FieldMember | null,
  type: TypeDeclaration,
  other: TypeDeclaration,
  versions: Versions,
): Iterable<ApiChange> {
  const { field } = before;
  const name = `${shortName(type)}.${field.name}`;
  const element = `${before.owner.qualifiedName}.${field.name}`;
  const tell = (kind: ApiKind, says: string, migration: string | null = null): ApiChange =>
    apiChange(kind, {
      element,
      sentence: `\`${name}\` ${says}.`,
      refactoring: versions.ways.tellerOf(after?.field),
      migration,
      before: field,
      after: after?.field ?? null,
    });
  const access = after && accessOfMember(after.field, after.owner);
  if (!after || access === 'package' || access === 'private' || !seen(accessOfMember(field, before.owner), access, versions.after, other)) {
    yield apiChange(REMOVED, {
      element,
      before: field,
      ...(constantOf(before) !== null && { breaks: 'source' }),
      ...wayOfField(field, after?.field ?? null, type, versions),
    });
    return;
  }
  if (access === 'protected' && accessOfMember(field, before.owner) === 'public')
    yield tell(NOW_PROTECTED, 'is protected now: only subclasses use it', wayOfField(field, after.field, type, versions).migration);
  yield* typeChanges(before, after, versions, tell);
  if (isStatic(before) !== isStatic(after))
    yield isStatic(after)
      ? tell(NOW_STATIC, 'is static now')
      : tell(NO_LONGER_STATIC, 'is no longer static', `Read it of an object: \`x.${field.name}\`.`);
  if (!isFinal(before) && isFinal(after)) yield tell(NOW_FINAL, 'is final now: users cannot write it');
  const values = [constantOf(before), constantOf(after)];
  if (values[0] && values[1] && values[0] !== values[1] && isSameTerm(before.type, after.type))
    yield tell(VALUE, `is ${quoted(values[1])} now, not ${quoted(values[0])}`, 'Compile again: compiled code has kept the former value.');
}

function seen(before: string, after: string | null, surface: Surface, type: TypeDeclaration): boolean {
  return after === 'public' || before === after || (after === 'protected' && surface.sees(type, 'protected'));
}

function* typeChanges(
  before: FieldMember,
  after: FieldMember,
  { before: one, after: other }: Versions,
  tell: (kind: ApiKind, says: string) => ApiChange,
): Iterable<ApiChange> {
  const [was, is] = [writtenType(before), writtenType(after)];
  const says =
    was === is
      ? `is of type \`${erasureOf(after.type)}\` now, not \`${erasureOf(before.type)}\``
      : `is of type \`${is}\` now, not \`${was}\``;
  const isSame = haveSameErasure(before.type, after.type);
  // the values of constants are copied into compiled code
  if (!isSame && !(constantOf(before) && constantOf(after) && !isOfObjects(before) && !isOfObjects(after))) yield tell(ERASURE, says);
  if (isSameTerm(before.type, after.type) || areBoxed(before.type, after.type)) return;
  if (isSame && mentionsNew(after, before)) return;
  const reads = isAssignable(after.type, before.type, other);
  const writes = isFinal(after) || isAssignable(before.type, after.type, one);
  if (!reads || !writes) yield tell(INCOMPATIBLE, says);
}

function isAssignable(from: Term, to: Term, { terms }: Surface): boolean {
  return isPrimitive(from) || isPrimitive(to) ? isSameTerm(from, to) : isSubtype(from, to, terms);
}

/** Where its type became generic, users' code speaks of the raw type, and gets what it got. */
const mentionsNew = (after: FieldMember, before: FieldMember): boolean =>
  before.owner.typeParameters.length === 0 && after.owner.typeParameters.length > 0 && mentions(after.type, () => true);

const writtenType = ({ field }: FieldMember): string => field.type?.text ?? field.declaringType.name;
const isInInterface = ({ owner }: FieldMember): boolean => owner.kind === 'interface' || owner.kind === 'annotation';
const isStatic = (member: FieldMember): boolean =>
  isInInterface(member) || member.field.kind === 'enumConstant' || hasModifier(member.field, 'static');
const isFinal = (member: FieldMember): boolean =>
  isInInterface(member) || member.field.kind === 'enumConstant' || hasModifier(member.field, 'final');
const isOfObjects = ({ type }: FieldMember): boolean => !isPrimitive(type) && erasureOf(type) !== 'java.lang.String';

const LITERALS: ReadonlySet<string> = new Set(['number', 'string', 'character', 'boolean']);

/** What a constant holds: a literal, with its sign, in a static final field of a primitive type or `String`; null for other fields. */
function constantOf(member: FieldMember): string | null {
  const { initializer } = member.field;
  if (!isStatic(member) || !isFinal(member) || isOfObjects(member) || !initializer) return null;
  const literal = initializer.kind === 'prefix' ? initializer.children[0] : initializer;
  return literal && LITERALS.has(literal.kind) ? initializer.text : null;
}

function* serialOf(before: Field, after: Field | undefined, { ways }: Versions): Iterable<ApiChange> {
  const [one, other] = [before.initializer?.text, after?.initializer?.text];
  if (!after || one === undefined || other === undefined || one === other) return;
  yield apiChange(SERIAL, {
    element: before.declaringType.qualifiedName,
    sentence: `\`${shortName(before.declaringType)}\` has another \`serialVersionUID\`: objects that were written before cannot be read.`,
    refactoring: ways.tellerOf(after),
    before,
    after,
  });
}
