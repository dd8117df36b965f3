import type { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import { withoutCast } from './expressions/covering.js';

/** The call or creation that is all that a statement does, returns or declares, not what it assigns. */
export function wholeCall(statement: Statement): Expression | null {
  if (statement.expressions[0]?.kind === 'assignment') return null;
  const whole = wrappedExpression(statement);
  const call = whole && withoutCast(whole);
  return call?.kind === 'invocation' || call?.kind === 'creation' ? call : null;
}

/** The expressions of a statement that compute something: declared types left out. */
export function valuesOf(statement: Statement): readonly Expression[] {
  return statement.expressions.filter((one) => one.kind !== 'type');
}

/** The expression that a leaf statement wraps (abstraction); null when it wraps none. */
export function wrappedExpression(statement: Statement): Expression | null {
  switch (statement.kind) {
    case 'expression': {
      const expression = statement.expressions[0] ?? null;
      return expression?.kind === 'assignment' && expression.label === '=' ? (expression.children[1] ?? null) : expression;
    }
    case 'return':
    case 'yield':
    case 'throw':
    case 'localVariable': {
      const [value, ...more] = valuesOf(statement);
      return value && more.length === 0 ? value : null;
    }
    default:
      return null;
  }
}

/** `sum = all(n);`, `sum += n;` */
export function isAssignment({ kind, expressions: [first] }: Statement): boolean {
  return kind === 'expression' && first?.kind === 'assignment';
}

/** The variable that a statement declares alone, or assigns; null where it does neither. */
export function assignedName(statement: Statement): string | null {
  if (statement.kind === 'localVariable') return statement.variables.length === 1 ? (statement.variables[0]?.name ?? null) : null;
  const [expression] = statement.expressions;
  if (statement.kind === 'expression' && expression?.kind === 'assignment') return expression.children[0]?.label ?? null;
  return null;
}
