import type { Field, Method } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import { Bindings } from '../matching/bindings.js';

/** The getter and setter of a field among some methods: bodies of one statement that returns the field, or assigns the only parameter to it. */
export function accessorsOf(field: Field, methods: readonly Method[]): { readonly getter: Method | null; readonly setter: Method | null } {
  return {
    getter: methods.find((method) => isGetter(method, field)) ?? null,
    setter: methods.find((method) => isSetter(method, field)) ?? null,
  };
}

/** `int getSize() { return size; }` */
export function isGetter(method: Method, field: Field): boolean {
  if (method.kind !== 'method' || method.parameters.length > 0 || !method.bodySpan) return false;
  const statements = method.body?.children ?? [];
  const only = statements[0];
  if (!only || statements.length > 1 || only.kind !== 'return') return false;
  const value = only.expressions[0];
  return value !== undefined && means(value, field, method);
}

/** `void setSize(int size) { this.size = size; }`, also one that returns itself. */
export function isSetter(method: Method, field: Field): boolean {
  const parameter = method.parameters[0];
  if (method.kind !== 'method' || !parameter || method.parameters.length > 1 || !method.bodySpan) return false;
  const statements = method.body?.children ?? [];
  const first = statements[0];
  const assignment = first?.expressions[0];
  if (!first || first.kind !== 'expression' || assignment?.kind !== 'assignment' || assignment.label !== '=') return false;
  if (statements.length > 2 || (statements[1] && statements[1].text.trim() !== 'return this;')) return false;
  const [target, value] = assignment.children;
  return (
    target !== undefined && value !== undefined && means(target, field, method) && value.kind === 'name' && value.label === parameter.name
  );
}

function means(expression: Expression, field: Field, method: Method): boolean {
  if (expression.kind !== 'name' && expression.kind !== 'fieldAccess') return false;
  return expression.label === field.name && Bindings.of(method).resolve(expression) === field;
}
