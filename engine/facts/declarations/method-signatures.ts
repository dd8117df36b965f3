import type { Method, TypeDeclaration, VariableDeclaration } from '../../model/declarations.js';
import { erasedText } from './type-text.js';

/** Constructors keep their identity when their type is renamed; static and instance initializers are told apart. */
export function nameOf(method: Method): string {
  if (method.kind === 'constructor') return '<constructor>';
  if (method.kind === 'compactConstructor') return '<compact>';
  if (method.kind === 'initializer') return method.modifiers.some((m) => m.name === 'static') ? '<static>' : '<instance>';
  return method.name;
}

function typeText(type: string | undefined): string {
  return type ?? '';
}

/** What a method is handed as `int...` is an `int[]`. */
export function arrayType({ type, varargs }: VariableDeclaration): string {
  return `${typeText(type?.text)}${varargs ? '[]' : ''}`;
}

/** Without type arguments and qualification: `java.util.List<String>` -> `List`. */
function erasure(type: string | undefined): string {
  return erasedText(type ?? '').replace(/^[\w.]*\./, '');
}

/** The same types, as written, one by one; names do not matter. */
export function sameParameterTypes(before: Method, after: Method): boolean {
  return (
    before.parameters.length === after.parameters.length &&
    before.parameters.every((p, i) => p.type?.text === after.parameters[i]?.type?.text)
  );
}

/** The method of another version of its type that has its name and takes what it does. */
export function counterpartOf(method: Method, { methods }: TypeDeclaration): Method | null {
  return methods.find((one) => one.name === method.name && sameParameterTypes(one, method)) ?? null;
}

/** Whether no other method of its type is called in the same way: under its name, with as many things. */
export function isCalledAlone(method: Method): boolean {
  const { name, parameters, declaringType } = method;
  return declaringType.methods.every((one) => one === method || one.name !== name || one.parameters.length !== parameters.length);
}

/**
 * Whether the one could stand for the other in a sub- or supertype: it has its name, gives back what it does, type arguments aside, and takes all that it takes, or
 * the other way round, in whichever order (180 pairs of declarations).
 */
export function overrides(before: Method, after: Method): boolean {
  if (before.name !== after.name || erasure(before.returnType?.text) !== erasure(after.returnType?.text)) return false;
  const [taken, takenInstead] = [before, after].map((method) => method.parameters.map(({ type }) => typeText(type?.text))) as [
    string[],
    string[],
  ];
  const [few, more] = taken.length <= takenInstead.length ? [taken, takenInstead] : [takenInstead, taken];
  if (few.length === 0) return more.length === 0;
  const rest = [...more];
  return few.every((type) => {
    const at = rest.indexOf(type);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

/** The same names, one by one; types do not matter. */
export function sameParameterNames(before: Method, after: Method): boolean {
  return before.parameters.length === after.parameters.length && before.parameters.every((p, i) => p.name === after.parameters[i]?.name);
}

/** The type of a parameter as far as it tells overloads apart: without type arguments and qualification. */
export function typeKey(parameter: VariableDeclaration): string {
  return erasure(arrayType(parameter));
}
