import type { Field, Method, TypeDeclaration } from '../../model/declarations.js';
import { descendants } from '../../model/expression.js';
import { groupBy } from '../../text/grouping.js';
import { doesNothing } from '../../facts/declarations/method-bodies.js';
import { isConstantBody } from '../../facts/declarations/anonymous-types.js';
import { erasedText } from '../../facts/declarations/type-text.js';

/** An anonymous type and what it became. */
export interface AnonymousPair {
  readonly before: TypeDeclaration;
  readonly after: TypeDeclaration;
}

/**
 * The anonymous types in the values of fields that kept their names:
 *
 *     Task TASK = wrap(new Task() { … });   ->   Task TASK = wrap(1, new Task() { … });      but not   TASK = new Task() { … };
 *
 * They are known by the names around them; of several with the same, those in the same place are one. What they are made of may have changed.
 */
export function anonymousTypesOfFields(before: TypeDeclaration, after: TypeDeclaration): readonly AnonymousPair[] {
  const others = new Map(after.fields.map((field) => [field.name, field]));
  return before.fields.flatMap((field) => {
    const other = others.get(field.name);
    return other ? anonymousTypesOf(field, other) : [];
  });
}

/** The same in the values of two fields that are one under two names, or in two places. */
export function anonymousTypesOf(before: Field, after: Field): readonly AnonymousPair[] {
  if (!mayBeLookedInto(before) || !mayBeLookedInto(after)) return [];
  if (!mayHoldTypes(before) || !mayHoldTypes(after) || valueText(before) === valueText(after)) return [];
  const there = groupBy(direct(after), pathOf);
  return [...groupBy(direct(before), pathOf)].flatMap(([path, types]) => {
    const others = there.get(path) ?? [];
    return types.length === others.length ? types.map((type, i) => ({ before: type, after: others[i] ?? type })) : [];
  });
}

/**
 * Whether two methods of an anonymous type can be one: what it has to offer is named by the type that it stands for, and without a body there is nothing to know it by.
 * Only in the body of an enum constant, whose contract is the enum's own, a method has another name:
 *
 *     FULL { void fill(Cup cup) { cup.set(3); } };   ->   FULL { void load(Cup jug) { jug.set(3); } };
 */
export function mayBeOneOfAnonymous(before: Method, after: Method): boolean {
  if (![before, after].every((one) => one.bodySpan && !doesNothing(one))) return false;
  return before.name === after.name || (isConstantBody(before.declaringType) && isConstantBody(after.declaringType));
}

/** Those that lie in no other one, nor in a block of a lambda: `Job JOB = n -> each(new Task() { … });` */
function direct(field: Field): readonly TypeDeclaration[] {
  const types = field.anonymousTypes.filter((type) => type.kind === 'anonymous' && type.enclosingMember === field);
  if (!field.initializer) return types;
  const made = new Set(descendants(field.initializer).map(({ anonymousType }) => anonymousType));
  return types.filter((type) => made.has(type));
}

/** The names between a field and an anonymous type in its value. */
function pathOf({ qualifiedName, name, enclosingMember }: TypeDeclaration): string {
  const start = enclosingMember ? `${enclosingMember.declaringType.qualifiedName}.${enclosingMember.name}`.length : 0;
  return qualifiedName.slice(start, qualifiedName.length - name.length);
}

/** An anonymous class that has attributes alone is not compared (240 changes). */
export function mayBeLookedInto({ declaringType: { kind, methods } }: Field): boolean {
  return kind !== 'anonymous' || methods.length > 0;
}

/** Lowers nothing. */
function mayHoldTypes(field: Field): boolean {
  return valueText(field).includes('{');
}

function valueText({ file, span }: Field): string {
  return file.text.slice(span.start, span.end);
}

/** `Map` of `Map<Key, Box>[]` */
export function className({ type }: Field): string {
  return erasedText(type?.text ?? '').replaceAll('[]', '');
}
