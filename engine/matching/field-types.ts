import type { Field, Method, TypeDeclaration } from '../model/declarations.js';
import { groupBy } from '../text/grouping.js';
import { bodyText, doesNothing } from './method-bodies.js';

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
 * They are told by the names around them; of several with the same, those in the same place are one, or those that have a method in common. What they are made of may have changed.
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
  if (!mayHoldTypes(before) || !mayHoldTypes(after) || valueText(before) === valueText(after)) return [];
  const there = groupBy(direct(after), pathOf);
  return [...groupBy(direct(before), pathOf)].flatMap(([path, types]) => pairInOrder(types, there.get(path) ?? []));
}

function pairInOrder(some: readonly TypeDeclaration[], others: readonly TypeDeclaration[]): readonly AnonymousPair[] {
  const rest = new Set(others);
  return some.flatMap((before, index) => {
    const after = some.length === others.length ? others[index] : [...rest].find((other) => haveMethodInCommon(before, other));
    if (!after) return [];
    rest.delete(after);
    return [{ before, after }];
  });
}

function haveMethodInCommon(one: TypeDeclaration, other: TypeDeclaration): boolean {
  return one.methods.some(({ name }) => other.methods.some((method) => method.name === name));
}

/**
 * Whether two methods of an anonymous type can be one: what it has to offer is named by the type that it stands for, and without a body there is nothing to tell it by.
 * Only in the body of an enum constant a method that does the same has another name:
 *
 *     FULL { void fill(Cup cup) { cup.set(3); } };   ->   FULL { void load(Cup cup) { cup.set(3); } };
 */
export function mayBeOneOfAnonymous(before: Method, after: Method): boolean {
  if (![before, after].every((one) => one.bodySpan && !doesNothing(one))) return false;
  if (before.name === after.name) return true;
  return isConstantBody(before.declaringType) && isConstantBody(after.declaringType) && bodyText(before) === bodyText(after);
}

/** The body of an enum constant. Nobody calls its methods but by the enum's, and they say nothing of those. */
export function isConstantBody({ enclosingMember }: TypeDeclaration): boolean {
  return enclosingMember?.kind === 'enumConstant';
}

/** Those that lie in no other one. */
function direct(field: Field): readonly TypeDeclaration[] {
  return field.anonymousTypes.filter((type) => type.kind === 'anonymous' && type.enclosingMember === field);
}

/** The names between a field and an anonymous type in its value. */
function pathOf({ qualifiedName, name, enclosingMember }: TypeDeclaration): string {
  const start = enclosingMember ? `${enclosingMember.declaringType.qualifiedName}.${enclosingMember.name}`.length : 0;
  return qualifiedName.slice(start, qualifiedName.length - name.length);
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
  return (type?.text ?? '').replace(/<.*>|\[\]/g, '');
}
