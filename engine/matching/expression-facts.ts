import type { Expression } from '../model/expression.js';
import type { ReplacementKind } from './body-mapping.js';
import { isLiteral } from './covering.js';

/** Types are replaced by types only, everything else by everything else (Algorithm 2, line 10). */
export function compatible(a: Expression, b: Expression): boolean {
  return (a.kind === 'type') === (b.kind === 'type');
}

export function kindOf(before: Expression, after: Expression): ReplacementKind {
  if (before.kind === 'type' && after.kind === 'type') return 'type';
  const variable = (e: Expression): boolean => e.kind === 'name' || isThisMember(e);
  if (variable(before) && variable(after)) return 'variable';
  const call = (e: Expression): boolean => e.kind === 'invocation' || e.kind === 'superInvocation' || e.kind === 'constructorInvocation';
  if (call(before) && call(after)) return 'invocation';
  if (before.kind === 'creation' && after.kind === 'creation') return 'creation';
  if (isLiteral(before) && isLiteral(after)) return 'literal';
  return 'expression';
}

/** The type of a creation, cast, …: its first `type` child. */
export function typeOf(expression: Expression): Expression | null {
  return expression.children.find((child) => child.kind === 'type') ?? null;
}

export function withoutTypeArguments(type: string): string {
  const at = type.indexOf('<');
  return at < 0 ? type : type.slice(0, at);
}

export function isThisMember(expression: Expression): boolean {
  return expression.kind === 'fieldAccess' && expression.receiver?.kind === 'this' && expression.receiver.receiver === null;
}

export function memberName(expression: Expression): string | null {
  return expression.kind === 'name' || isThisMember(expression) ? expression.label : null;
}

/** The calls of a chain with their arguments, outermost first: `a.b(1).c()` -> `c()`, `b(1)`. */
export function chainOf(expression: Expression): string[] {
  const calls: string[] = [];
  for (let current: Expression | null = expression; current?.kind === 'invocation'; current = current.receiver) {
    calls.push(`${current.label}(${(current.arguments ?? []).map((one) => one.text).join()})`);
  }
  return calls;
}

/** Calls or creates something. */
export function computes(expression: Expression): boolean {
  return expression.kind === 'invocation' || expression.kind === 'creation' || expression.children.some(computes);
}
