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

/**
 * A getter did not become one of something of another type from a field in another place, however near its name is, unless both
 * are all that is gone and new (1,700 made-up pairs, by the types that they give back and the places of their fields; the fields' own types say nothing):
 *
 *     Plan plan;                              Plan longTermPlan; Draft aPlan;
 *     Plan getPlan() { return plan; }   ->    Plan getLongTermPlan() { return longTermPlan; }   Draft getAPlan() { return aPlan; }
 */
export function isOtherGetter(before: Method, after: Method): boolean {
  const [was, is] = [returnedField(before), returnedField(after)];
  if (was === null || is === null || mayBeOneType(before.returnType?.text ?? '', after.returnType?.text ?? '')) return false;
  return !was || was.index !== is?.index;
}

/** Names of which one is part of the other, and `Object`. */
function mayBeOneType(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one) || one === 'Object' || other === 'Object';
}
