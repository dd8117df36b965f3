import { simpleTypeName } from '../model/declarations.js';
import { descendants, type Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import { codeOf } from './code.js';

/** A literal, and how it is used. */
export interface LiteralUse {
  readonly literal: Expression;
  /** Equal texts are the same use; null where it stands by itself. */
  readonly use: string | null;
}

/** The literals of some code, with those of lambdas, and without class bodies. */
export function literalUses(roots: readonly Statement[]): readonly LiteralUse[] {
  const uses: LiteralUse[] = [];
  for (const statement of codeOf(roots).statements)
    for (const expression of statement.expressions)
      for (const literal of descendants(expression)) {
        if (literal.kind !== 'number' && literal.kind !== 'string') continue;
        uses.push({ literal, use: useOf(literal, statement) });
      }
  return uses;
}

/** `<`, `>=` and their like ask the same of a bound. */
const COMPARING: ReadonlySet<string> = new Set(['<', '>', '<=', '>=', '==', '!=']);

/**
 * How a literal is used, as a text: equal ones are the same use. A value means something by what it is handed to, compared with, or assigned to; null where it stands by itself.
 *
 *     page(rows, 500)   ->  page 1        size < 500   ->  size <        limit = 500   ->  limit =
 */
function useOf(literal: Expression, statement: Statement): string | null {
  let one = literal;
  while (one.parent && (one.parent.kind === 'parenthesized' || one.parent.kind === 'cast')) one = one.parent;
  const { parent } = one;
  if (!parent || parent.kind === 'declaration') {
    const variable = statement.variables.find(({ initializer }) => initializer?.span.start === one.span.start);
    return variable ? `${variable.name} =` : null;
  }
  const at = parent.arguments?.indexOf(one) ?? -1;
  switch (parent.kind) {
    case 'invocation':
    case 'superInvocation':
      return at < 0 ? `.${parent.label}` : `${parent.label} ${String(at)}`;
    case 'creation': {
      const type = parent.children.find(({ kind }) => kind === 'type');
      return type && at >= 0 ? `new ${simpleTypeName(type.text)} ${String(at)}` : null;
    }
    case 'infix':
    case 'assignment': {
      const name = nameOf(parent.children.find((child) => child !== one));
      return name === null ? null : `${name} ${COMPARING.has(parent.label) ? '<' : parent.label}`;
    }
    default:
      return null;
  }
}

/** What an operand is called: its last name, or the call that it is. */
function nameOf(expression: Expression | undefined): string | null {
  if (!expression) return null;
  const { kind, label } = expression;
  return kind === 'name' || kind === 'fieldAccess' || kind === 'invocation' ? label : null;
}
