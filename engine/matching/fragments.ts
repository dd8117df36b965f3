import type { Expression } from '../model/expression.js';
import { statementsOf, type Statement } from '../model/statement.js';
import { substitutedExpression, substitutedStatement, type Substitution } from './substitution.js';

/** A leaf statement, a composite, or an expression that stands for a statement, ready to be compared. */
export interface Fragment {
  readonly statement: Statement;
  /** Set when only this expression takes part. */
  readonly expression: Expression | null;
  /** Argumentized text: what is compared. */
  readonly text: string;
  /** Position among the fragments of its side, in source order. */
  readonly order: number;
}

/** The statements of one side of a mapping, split as the rounds need them. */
export interface Fragments {
  readonly leaves: readonly Fragment[];
  /** Innermost first. */
  readonly composites: readonly Fragment[];
}

/** Splits statements (a body without its own block, or what an earlier mapping left) into leaves and composites. */
export function fragmentsOf(
  statements: Iterable<Statement>,
  names: Substitution,
  expressions: readonly { readonly statement: Statement; readonly expression: Expression }[] = [],
): Fragments {
  const leaves: Fragment[] = [];
  const composites: Fragment[] = [];
  let order = 0;
  for (const statement of statements) {
    const fragment = { statement, expression: null, text: substitutedStatement(statement, names), order: order++ };
    if (statement.composite) composites.push(fragment);
    else leaves.push(fragment);
  }
  for (const { statement, expression } of expressions)
    leaves.push({ statement, expression, text: substitutedExpression(expression, names), order: order++ });
  composites.sort((a, b) => b.statement.depth - a.statement.depth || a.order - b.order);
  return { leaves, composites };
}

/** All statements of a body but its own block, in source order. */
export function bodyStatements(body: Statement): Statement[] {
  const all = [...statementsOf(body)];
  if (body.kind === 'block') all.shift();
  return all;
}
