import type { Field, TypeDeclaration } from '../model/declarations.js';
import { groupBy } from '../text/grouping.js';

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
    if (!other || !mayHoldTypes(field) || !mayHoldTypes(other) || valueText(field) === valueText(other)) return [];
    const there = groupBy(direct(other), pathOf);
    return [...groupBy(direct(field), pathOf)].flatMap(([path, types]) => pairInOrder(types, there.get(path) ?? []));
  });
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

/** Those that lie in no other one. */
function direct(field: Field): readonly TypeDeclaration[] {
  return field.anonymousTypes.filter((type) => type.kind === 'anonymous' && type.enclosingMember === field);
}

/** The names around an anonymous type, from its field on. */
function pathOf({ qualifiedName, name, enclosingMember }: TypeDeclaration): string {
  const start = enclosingMember?.declaringType.qualifiedName.length ?? 0;
  return qualifiedName.slice(start, qualifiedName.length - name.length);
}

/** The body of an enum constant is another matter. Lowers nothing. */
function mayHoldTypes(field: Field): boolean {
  return field.kind === 'field' && valueText(field).includes('{');
}

function valueText({ file, span }: Field): string {
  return file.text.slice(span.start, span.end);
}
