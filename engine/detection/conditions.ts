import { expressionsOf } from '../matching/bindings.js';
import type { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';

/** Conditions in a form in which equal meanings that differ in negation only have comparable texts. */

const OPPOSITES: Readonly<Record<string, string>> = { '==': '!=', '!=': '==', '<': '>=', '>=': '<', '>': '<=', '<=': '>' };
const DUAL: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' };

/** The text without redundant parentheses and with negations driven inwards: `!(a == b && c)` -> `a != b || !c`. */
export function normalForm(expression: Expression, negated = false): string {
  const [first] = expression.children;
  if (expression.kind === 'parenthesized' && first) return normalForm(first, negated);
  if (expression.kind === 'prefix' && expression.label === '!' && first) return normalForm(first, !negated);
  if (expression.kind === 'infix') {
    const dual = DUAL[expression.label];
    if (dual) {
      const operator = negated ? dual : expression.label;
      return operandsOf(expression, expression.label)
        .map((operand) => {
          const text = normalForm(operand, negated);
          return text.includes('&&') || text.includes('||') ? `(${text})` : text;
        })
        .join(` ${operator} `);
    }
    const opposite = OPPOSITES[expression.label];
    if (opposite && expression.children.length === 2) {
      const operands = expression.children.map((operand) => normalForm(operand));
      return operands.join(` ${negated ? opposite : expression.label} `);
    }
  }
  return negated ? `!${expression.text}` : expression.text;
}

/** Whether one condition is the other's negation. */
export function isNegation(one: Expression, other: Expression): boolean {
  return normalForm(one) === normalForm(other, true);
}

/** The operands of a chain of one logical operator, parentheses looked through; of anything else itself. */
export function conjuncts(expression: Expression): readonly Expression[] {
  const inner = bare(expression);
  if (inner.kind !== 'infix' || !DUAL[inner.label]) return [inner];
  return operandsOf(inner, inner.label);
}

function operandsOf(expression: Expression, operator: string): readonly Expression[] {
  return expression.children.flatMap((child) => {
    const inner = bare(child);
    return inner.kind === 'infix' && inner.label === operator ? operandsOf(inner, operator) : [child];
  });
}

function bare(expression: Expression): Expression {
  const [first] = expression.children;
  return expression.kind === 'parenthesized' && first ? bare(first) : expression;
}

/** The condition that decides about a statement's body; null for statements without one. */
export function conditionOf(statement: Statement): Expression | null {
  switch (statement.kind) {
    case 'if':
    case 'while':
    case 'do':
      return statement.expressions[0] ?? null;
    case 'return':
      return statement.expressions[0] ?? null;
    default:
      return null;
  }
}

/** Whether an expression compares two values: `a == b`, `a < b`. */
export function isComparison(expression: Expression): boolean {
  const inner = bare(expression);
  return inner.kind === 'infix' && inner.label in OPPOSITES;
}

/** The conditional expressions `c ? a : b` of a statement. */
export function ternariesOf(statement: Statement): readonly Expression[] {
  return expressionsOf(statement).filter((expression) => expression.kind === 'conditional');
}
