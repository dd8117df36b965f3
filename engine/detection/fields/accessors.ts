import type { Field, Method } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import { Bindings } from '../../facts/bindings.js';
import { returnedField } from '../../facts/declarations/getters.js';

/** The getter and setter of a field among some methods: bodies of one statement that returns the field, or assigns the only parameter to it. */
export function accessorsOf(field: Field, methods: readonly Method[]): { readonly getter: Method | null; readonly setter: Method | null } {
  return {
    getter: methods.find((method) => isGetter(method, field)) ?? null,
    setter: methods.find((method) => isSetter(method, field)) ?? null,
  };
}

/** `int getSize() { return size; }` */
export function isGetter(method: Method, field: Field): boolean {
  return method.bodySpan !== null && returnedField(method) === field;
}

/** `void setSize(int size) { this.size = size; }`, also one that returns itself. */
function isSetter(method: Method, field: Field): boolean {
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
