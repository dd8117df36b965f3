import type { Method } from '../../model/declarations.js';
import type { Statement } from '../../model/statement.js';
import { isThisMember } from '../expressions/expression-facts.js';

/**
 * All that a method does is to give back a field, its parameter or `null`, or to set a field: such methods are alike everywhere. One goes to a type that is no
 * relative unedited, and where nobody else gave or took the like.
 */
export function isAccessor(method: Method): boolean {
  const { parameters } = method;
  const only = onlyStatement(method);
  const [value] = only?.expressions ?? [];
  if (!only || !value) return false;
  if (only.kind === 'return') {
    const isOther = value.kind === 'name' && parameters.length > 1 && parameters.some(({ name }) => name === value.label);
    return (value.kind === 'name' && !isOther) || value.kind === 'fieldAccess' || value.kind === 'null';
  }
  const [target, given] = value.children;
  return (
    parameters.length === 1 &&
    value.kind === 'assignment' &&
    target !== undefined &&
    isThisMember(target) &&
    given?.label === parameters[0]?.name
  );
}

/** `boolean isOpen() { return … }`: whatever it computes, by its name it reads what its type holds, as an accessor does. */
export function isQuestion(method: Method): boolean {
  const { names, types } = method.file.traits;
  return (
    method.parameters.length === 0 &&
    types.isBoolean(method.returnType?.text ?? '') &&
    names.isQuestion(method.name) &&
    onlyStatement(method)?.kind === 'return'
  );
}

/** The statement that is all of a method, if one is. */
export function onlyStatement({ body }: Method): Statement | null {
  const [only, more] = body?.children ?? [];
  return only && !more ? only : null;
}
