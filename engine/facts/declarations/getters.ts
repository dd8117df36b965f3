import type { Field, Method } from '../../model/declarations.js';
import { Bindings } from '../bindings.js';
import { isThisMember } from '../expressions/expression-facts.js';
import { onlyStatement } from './small-methods.js';

/** The field that is all that a method gives back, `plan` of `return this.plan;`; undefined where it is the name of something else, null when it does anything else. */
export function returnedField(method: Method): Field | undefined | null {
  if (method.kind !== 'method' || method.parameters.length > 0) return null;
  const only = onlyStatement(method);
  const [value] = only?.expressions ?? [];
  if (only?.kind !== 'return' || !value || (value.kind !== 'name' && !isThisMember(value))) return null;
  const declaration = Bindings.of(method).resolve(value);
  return method.declaringType.fields.find((one) => one === declaration);
}

/** The field that is all that a method sets, `plan` of `this.plan = plan;`, whether or not it gives back `this`; null when it does anything else. */
function setField({ kind, parameters, body, declaringType }: Method): Field | null {
  const [assignment, end, ...more] = body?.children ?? [];
  const [value] = assignment?.expressions ?? [];
  if (kind !== 'method' || parameters.length !== 1 || value?.kind !== 'assignment' || more.length > 0) return null;
  if (end && !(end.kind === 'return' && end.expressions[0]?.kind === 'this')) return null;
  const [target, given] = value.children;
  if (!target || given?.kind !== 'name' || given.label !== parameters[0]?.name) return null;
  return declaringType.fields.find(({ name }) => name === target.label) ?? null;
}

/**
 * Whether two methods can be one getter, or one setter: so small a body says nothing but which field it is about, and that has to be the same one, or one of the
 * same type that is gone from where the other is new. Of methods that do anything else their bodies tell.
 *
 *     Plan plan;                              Plan longTermPlan; Draft aPlan;
 *     Plan getPlan() { return plan; }   ->    Plan getLongTermPlan() { return longTermPlan; }   Draft getAPlan() { return aPlan; }      the first
 */
export function mayBeOneAccessor(before: Method, after: Method): boolean {
  const [was, is] = [returnedField(before) ?? setField(before), returnedField(after) ?? setField(after)];
  if (!was || !is || was.name === is.name) return true;
  const has = ({ declaringType: { fields } }: Method, field: Field): boolean => fields.some(({ name }) => name === field.name);
  return !has(after, was) && !has(before, is) && mayBeOneType(was, is);
}

/** Names of which one is part of the other, and the supertype of all. */
function mayBeOneType(was: Field, is: Field): boolean {
  const [one, other] = [was.type?.text ?? '', is.type?.text ?? ''];
  const { types } = was.file.traits;
  return one.includes(other) || other.includes(one) || types.isRoot(one) || types.isRoot(other);
}
