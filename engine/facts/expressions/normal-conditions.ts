import { expressionsOf } from '../bindings.js';
import { isComparison as compares, isEquality, isNullCheck, OPPOSITES } from './condition-parts.js';
import { withoutParentheses } from './covering.js';
import { wrappedExpression } from '../wrapped-expressions.js';
import { NO_SUBSTITUTION, substitutedExpression, type Substitution } from '../substitution.js';
import type { Expression, ExpressionKind } from '../../model/expression.js';
import type { Statement, StatementKind } from '../../model/statement.js';
import { own } from '../../text/own.js';

export { isEquality, isNullCheck };

/** Conditions in a form in which equal meanings that differ in negation only have comparable texts. */

const DUAL: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' };

/**
 * The text without redundant parentheses and with negations driven inwards: `!(a == b && c)` -> `a != b || !c`.
 * `names`: variables that are read as what they hold.
 */
export function normalForm(expression: Expression, negated = false, names: Substitution = NO_SUBSTITUTION): string {
  const [first] = expression.children;
  if (expression.kind === 'parenthesized' && first) return normalForm(first, negated, names);
  if (expression.kind === 'prefix' && expression.label === '!' && first) return normalForm(first, !negated, names);
  if (expression.kind === 'infix') {
    const dual = own(DUAL, expression.label);
    if (dual) {
      const operator = negated ? dual : expression.label;
      return operandsOf(expression, expression.label)
        .map((operand) => {
          const text = normalForm(operand, negated, names);
          return text.includes('&&') || text.includes('||') ? `(${text})` : text;
        })
        .join(` ${operator} `);
    }
    const opposite = own(OPPOSITES, expression.label);
    if (opposite && expression.children.length === 2) {
      const operands = expression.children.map((operand) => normalForm(operand, false, names));
      return operands.join(` ${negated ? opposite : expression.label} `);
    }
  }
  const text = substitutedExpression(expression, names);
  if (!negated) return text;
  return expression.kind === 'conditional' ? `!(${text})` : `!${text}`;
}

/** `&&` or `||` when an expression is a chain of it, parentheses looked through; null for anything else. */
export function chainOperator(expression: Expression): string | null {
  const inner = withoutParentheses(expression);
  return inner.kind === 'infix' && own(DUAL, inner.label) ? inner.label : null;
}

/** Whether `a && b` and `!a || !b` are chains of opposite operators. */
export function isDual(one: string, other: string): boolean {
  return own(DUAL, one) === other;
}

/** The operands of a chain of one logical operator, parentheses looked through; of anything else itself. */
export function conjuncts(expression: Expression): readonly Expression[] {
  const inner = withoutParentheses(expression);
  if (inner.kind !== 'infix' || !own(DUAL, inner.label)) return [inner];
  return operandsOf(inner, inner.label);
}

function operandsOf(expression: Expression, operator: string): readonly Expression[] {
  return expression.children.flatMap((child) => {
    const inner = withoutParentheses(child);
    return inner.kind === 'infix' && inner.label === operator ? operandsOf(inner, operator) : [child];
  });
}

/** The condition that decides about a statement's body; null for statements without one. */
export function conditionOf(statement: Statement): Expression | null {
  return BRANCHING.has(statement.kind) ? (statement.expressions[0] ?? null) : null;
}

const BRANCHING: ReadonlySet<StatementKind> = new Set<StatementKind>(['if', 'while', 'do']);

/** What a leaf returns or a variable is given, as a condition: `return c;`, `boolean x=c;`, `this.x=c;`. Null for other statements. */
export function conditionalValue(leaf: Statement): Expression | null {
  const gives = leaf.kind === 'return' || leaf.kind === 'localVariable' || leaf.expressions[0]?.kind === 'assignment';
  return gives ? wrappedExpression(leaf) : null;
}

/** `a == b`, `a < b`, in parentheses or not. */
export function isComparison(expression: Expression): boolean {
  return compares(withoutParentheses(expression));
}

/** The conditional expressions `c ? a : b` of a statement. */
export function ternariesOf(statement: Statement): readonly Expression[] {
  return expressionsOf(statement).filter((expression) => expression.kind === 'conditional');
}

/** `A a = b.c();` among the statements: `a` is read as `b.c()`; not what was computed, `int a = b + c;`. */
export function heldValues(statements: readonly Statement[]): Substitution {
  const values = new Map<string, string>();
  for (const { kind, variables } of statements) {
    if (kind !== 'localVariable') continue;
    for (const { name, initializer } of variables) {
      if (!initializer || values.has(name) || !READABLE.has(initializer.kind)) continue;
      values.set(name, initializer.kind === 'cast' ? `(${initializer.text})` : initializer.text);
    }
  }
  return values;
}

const READABLE: ReadonlySet<ExpressionKind> = new Set<ExpressionKind>(['name', 'fieldAccess', 'invocation', 'arrayAccess', 'cast']);
