import { descendants, type Expression } from '../../model/expression.js';
import { leavesOf, statementsOf, type Statement } from '../../model/statement.js';
import { expressionsOf } from '../../facts/bindings.js';
import { withoutParentheses } from '../../facts/expressions/covering.js';
import { conditionOf, isComparison, ternariesOf } from '../../facts/expressions/normal-conditions.js';
import { assignedName, wrappedExpression } from '../../facts/wrapped-expressions.js';
import { checkpoint } from '../../text/work.js';
import type { BodyChange } from '../changes/body-changes.js';
import { changedStatements, type StatementPair } from '../changes/changed-statements.js';
import { sharedConditions, subConditionsOf } from './sub-conditions.js';

/** An `if` that became a conditional expression. */
export interface TernaryReplacement {
  readonly pair: StatementPair;
  readonly ternary: Expression;
  /** It decides by the opposite of the condition, or of a part of it, and by nothing else; a comparison is turned round among other things, too. */
  readonly isInverted: boolean;
}

/**
 * The `if` is gone, a part of its condition decides in an expression that was not there, and a branch, or what follows, does what the expression is for:
 *
 *     if(a) x = 1; else x = 2;            ->   x = a ? 1 : 2;
 *     if(a) { return f(); } return 0;     ->   return a ? f() : 0;
 */
export function ternaryReplacements(change: BodyChange): readonly TernaryReplacement[] {
  const { mapped, before, after } = changedStatements(change);
  const had = new Set(mapped.flatMap(([one]) => ternariesOf(one).map((ternary) => ternary.text)));
  const targets = [...mapped.map(([, other]) => other), ...after].flatMap((statement) =>
    ternariesOf(statement)
      .filter((ternary) => !had.has(ternary.text))
      .map((ternary) => ({ statement: holderOf(statement, ternary), ternary })),
  );
  if (targets.length === 0) return [];
  return [...before, ...mapped.flatMap(askedAnew)].flatMap((one): readonly TernaryReplacement[] => {
    const condition = one.kind === 'if' ? conditionOf(one) : null;
    if (!condition) return [];
    checkpoint(targets.length);
    const asked = subConditionsOf(condition);
    for (const { statement, ternary } of targets) {
      const decides = subConditionsOf(ternary.children[0] ?? condition);
      const { common, inverted } = sharedConditions(asked, decides);
      if (common.size + inverted.size === 0 || !decidesAlike(one, statement, ternary)) continue;
      const isWhole = inverted.size === decides.length || (isComparison(condition) && inverted.size === 1);
      return [{ pair: [one, statement], ternary, isInverted: common.size === 0 && isWhole }];
    }
    return [];
  });
}

/** The `if` of a pair of which no part of the condition is left: another question took its place. */
function askedAnew([one, other]: StatementPair): readonly Statement[] {
  const [from, to] = [conditionOf(one), conditionOf(other)];
  if (!from || !to) return [];
  const { common, inverted } = sharedConditions(subConditionsOf(from), subConditionsOf(to));
  return common.size + inverted.size === 0 ? [one] : [];
}

/** The statement that an expression stands in, which may be one of a lambda's inside the statement. */
function holderOf(statement: Statement, expression: Expression): Statement {
  const blocks = statement.expressions.flatMap(descendants).flatMap(({ block }) => block ?? []);
  const inner = blocks.flatMap(statementsOf).find((one) => expressionsOf(one).includes(expression));
  return inner ? holderOf(inner, expression) : statement;
}

/** A branch returns, throws or assigns as the statement of the expression does, or uses one of its values; or what follows the `if` gives one of them. */
function decidesAlike(one: Statement, other: Statement, ternary: Expression): boolean {
  const values = new Set(ternary.children.slice(1).map((branch) => withoutParentheses(branch).text));
  const given = assignedName(other);
  const isValue = (leaf: Statement): boolean => values.has(wrappedExpression(leaf)?.text ?? '');
  const isAlike = (leaf: Statement): boolean =>
    (given !== null && assignedName(leaf) === given) ||
    (leaf.kind === other.kind && (leaf.kind === 'return' || leaf.kind === 'throw') && leaf.expressions.length > 0) ||
    isValue(leaf) ||
    expressionsOf(leaf).some(({ text }) => values.has(text));
  const following = one.parent?.children.slice(one.index + 1) ?? [];
  return leavesOf(one).some(isAlike) || following.some((leaf) => leaf.kind === other.kind && isValue(leaf));
}
