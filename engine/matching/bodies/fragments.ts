import type { Expression } from '../../model/expression.js';
import { statementsOf, type Statement } from '../../model/statement.js';
import type { AddedCalls } from './added-calls.js';
import type { Section } from './commented-sections.js';
import { wrappedExpression } from '../../facts/wrapped-expressions.js';
import type { Standing } from './values/replaceable-values.js';
import { substitutedExpression, substitutedStatement, type Substitution } from '../../facts/substitution.js';

/** A leaf statement, a composite, or an expression that stands for a statement, ready to be compared. */
export interface Fragment {
  readonly statement: Statement;
  /** Set when only this expression takes part. */
  readonly expression: Expression | null;
  /** Set for a condition, or an operand of one, that may be the whole of a predicate method. */
  readonly condition: ConditionFragment | null;
  /** Argumentized text: what is compared. */
  readonly text: string;
  /** Position among the fragments of its side, in source order. */
  readonly order: number;
}

/**
 * `kept`: counts only when it is found as it was. `asked`: stands where the predicate is called from, and may be edited, but asks the same. `valued`: is not
 * the condition of a statement, and may be edited like any other value.
 */
export type ConditionFragment = 'kept' | 'asked' | 'valued';

/** The statements of one side of a mapping, split as the rounds need them. */
export interface Fragments {
  readonly leaves: readonly Fragment[];
  /** Innermost first. */
  readonly composites: readonly Fragment[];
}

/** What is compared, and under which names. */
export interface MappingInput {
  readonly before: Fragments;
  readonly after: Fragments;
  readonly beforeNames: Substitution;
  readonly afterNames: Substitution;
  /** Whether what is left is compared once more by looser rules: for methods that are known to belong together, and for what was taken out of them. */
  readonly loose: boolean;
  /** Single expressions among the fragments stand where the other side is called from: that ties creations together. */
  readonly expressionsAnchored?: boolean;
  /** How the bodies belong together; the one is a part of the other unless this says otherwise. */
  readonly standing?: Standing;
  /** Statements of after that call what was added: what a composite contained may have gone there. */
  readonly addedCalls?: AddedCalls;
  /** Parts whose leaves are compared among themselves, before anything else is. */
  readonly sections?: readonly Section[];
}

/** An expression that takes part without its statement. */
export interface PartOfStatement {
  readonly statement: Statement;
  readonly expression: Expression;
  readonly condition?: ConditionFragment;
}

/** Splits statements (a body without its own block, or what an earlier mapping left) into leaves and composites. */
export function fragmentsOf(statements: Iterable<Statement>, names: Substitution, expressions: readonly PartOfStatement[] = []): Fragments {
  const leaves: Fragment[] = [];
  const composites: Fragment[] = [];
  let order = 0;
  for (const statement of statements) {
    const fragment = { statement, expression: null, condition: null, text: substitutedStatement(statement, names), order: order++ };
    if (statement.composite) composites.push(fragment);
    else leaves.push(fragment);
  }
  for (const { statement, expression, condition } of expressions)
    leaves.push({ statement, expression, condition: condition ?? null, text: substitutedExpression(expression, names), order: order++ });
  composites.sort((a, b) => b.statement.depth - a.statement.depth || a.order - b.order);
  return { leaves, composites };
}

/** All statements of a body but its own block, in source order. */
export function bodyStatements(body: Statement): readonly Statement[] {
  const all = statementsOf(body);
  return body.kind === 'block' ? all.slice(1) : all;
}

/** The `read()` of `return (byte[]) read();`. */
export function isCast({ statement, expression }: Fragment): boolean {
  const value = wrappedExpression(statement);
  return value?.kind === 'cast' && value.children.at(-1) === expression;
}

/** The statements of which nothing became anything, in their order. */
export function withoutPartner({ leaves, composites }: Fragments, mapped: { has(fragment: Fragment): boolean }): Statement[] {
  return [...leaves, ...composites]
    .filter((one) => one.expression === null && !mapped.has(one))
    .sort((x, y) => x.order - y.order)
    .map((one) => one.statement);
}
