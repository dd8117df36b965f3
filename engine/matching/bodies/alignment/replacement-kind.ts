import { isLiteral } from '../../../facts/expressions/covering.js';
import { isThisMember } from '../../../facts/expressions/expression-facts.js';
import type { Expression } from '../../../model/expression.js';
import type { ReplacementKind } from '../body-mapping.js';

/** The kind of a replacement, by what the two expressions are. */
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
