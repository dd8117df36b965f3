import type { View } from '../findings/view.js';
import type { Method, TypeDeclaration } from '../model/declarations.js';
import { append } from '../text/grouping.js';

const methodsByName = new WeakMap<View, ReadonlyMap<string, readonly Method[]>>();

/** All methods of the change with that name, of both versions. */
function methodsNamed(name: string, view: View): readonly Method[] {
  let known = methodsByName.get(view);
  if (!known) {
    const byName = new Map<string, Method[]>();
    const add = (type: TypeDeclaration): void => {
      for (const method of type.methods) append(byName, method.name, method);
      type.types.forEach(add);
    };
    for (const { files } of [view.before, view.after]) for (const { types } of files) types.forEach(add);
    known = byName;
    methodsByName.set(view, known);
  }
  return known.get(name) ?? [];
}

/** Whether a method of that name only gives the field. When the change does not have the method, its name has to say so. */
export function isAccessor(method: string, field: string, view: View): boolean {
  const found = methodsNamed(method, view).filter(({ parameters, body }) => parameters.length === 0 && body !== null);
  if (found.length > 0)
    return found.some((one) => onlyStatement(one) === `return ${field};` || onlyStatement(one) === `return this.${field};`);
  return isNamedAfter(method, field, /^(get|is)(?=\p{Lu})/u);
}

/** Whether a method of that name only sets the field; see `isAccessor`. */
export function isSetter(method: string, field: string, view: View): boolean {
  const found = methodsNamed(method, view).filter(({ parameters, body }) => parameters.length === 1 && body !== null);
  if (found.length > 0)
    return found.some((one) => {
      const value = one.parameters[0]?.name ?? '';
      return onlyStatement(one) === `this.${field} = ${value};` || (value !== field && onlyStatement(one) === `${field} = ${value};`);
    });
  return isNamedAfter(method, field, /^set(?=\p{Lu})/u);
}

function onlyStatement({ body }: Method): string | null {
  const [only, another] = body?.children ?? [];
  return only && !another && !only.composite ? only.text : null;
}

/** `getName` of `name`, `_name`, `mName`. */
function isNamedAfter(method: string, field: string, prefix: RegExp): boolean {
  if (!prefix.test(method)) return false;
  const bare = field.replace(/^(_|m(?=\p{Lu}))/u, '').toLowerCase();
  return method.replace(prefix, '').toLowerCase() === bare;
}
