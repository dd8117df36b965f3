import type { Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { withoutParentheses } from '../../facts/expressions/covering.js';
import { chainOperator, conditionalValue, conditionOf, conjuncts, normalForm } from '../../facts/expressions/normal-conditions.js';
import { NO_SUBSTITUTION, type Substitution } from '../../facts/substitution.js';

/** One of the things that a condition asks for, as a text in which only meaning counts, and its opposite. */
interface SubCondition {
  readonly form: string;
  readonly opposite: string;
}

/** What a condition asks for, split at `&&` and `||` however deep, negations driven inwards: `!(a && b == c) || d` asks for `!a`, `b != c` and `d`. */
export function subConditionsOf(condition: Expression, names: Substitution = NO_SUBSTITUTION, negated = false): readonly SubCondition[] {
  const inner = withoutParentheses(condition);
  const [operand] = inner.children;
  if (inner.kind === 'prefix' && inner.label === '!' && operand) return subConditionsOf(operand, names, !negated);
  if (chainOperator(inner) !== null) return conjuncts(inner).flatMap((part) => subConditionsOf(part, names, negated));
  return [{ form: normalForm(inner, negated, names), opposite: normalForm(inner, !negated, names) }];
}

/** What two conditions have in common, by the forms of the first: asked in both alike, and asked in the one and its opposite in the other. */
export interface SharedConditions {
  readonly common: ReadonlySet<string>;
  readonly inverted: ReadonlySet<string>;
}

/** Compares two conditions by what they ask for, wherever it stands in them. */
export function sharedConditions(one: readonly SubCondition[], other: readonly SubCondition[]): SharedConditions {
  const forms = new Set(other.map(({ form }) => form));
  const common = one.filter(({ form }) => forms.has(form));
  const inverted = one.filter((each) => forms.has(each.opposite) && !common.includes(each));
  return { common: new Set(common.map(({ form }) => form)), inverted: new Set(inverted.map(({ form }) => form)) };
}

/**
 * What a statement asks for; of a choice `c ? x : y` also what it chooses from, which may be what leaves give back or assign where an `if` decides. A name says
 * nothing.
 */
export function partsAskedBy(statement: Statement, names: Substitution): readonly SubCondition[] {
  const condition = askedBy(statement);
  const choice = condition && withoutParentheses(condition);
  if (!choice) return [];
  if (choice.kind !== 'conditional') return subConditionsOf(choice, names).filter(({ form }) => statement.composite || !NAME.test(form));
  const [decides, ...values] = choice.children;
  const chosen = values.flatMap((value) => subConditionsOf(value, names)).filter(({ form }) => !NAME.test(form));
  return [...(decides ? subConditionsOf(decides, names) : []), ...chosen];
}

/** `x`, `this.x`, `null`. */
const NAME = /^[\w$.]+$/;

/** The condition of an `if` or a loop, and what a leaf gives back or assigns as a condition. */
export function askedBy(statement: Statement): Expression | null {
  return conditionOf(statement) ?? (statement.composite ? null : conditionalValue(statement));
}
