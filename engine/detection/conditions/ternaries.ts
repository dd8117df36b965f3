import { descendants, type Expression } from '../../model/expression.js';
import { leavesOf, statementsOf, type Statement, type StatementKind } from '../../model/statement.js';
import { expressionsOf } from '../../facts/bindings.js';
import { withoutParentheses } from '../../facts/expressions/covering.js';
import { wrappedExpression } from '../../facts/wrapped-expressions.js';
import { substitutedExpression } from '../../facts/substitution.js';
import type { BodyChange } from '../changes/body-changes.js';
import { changedStatements, type StatementPair } from '../changes/changed-statements.js';
import type { ConditionalSplit } from './conditional-splits.js';
import {
  askedOperands,
  chainOperator,
  conditionOf,
  conjuncts,
  heldValues,
  isComparison,
  isEquality,
  isNegation,
  isNullCheck,
  normalForm,
  operandForm,
  ternariesOf,
  wrapsNegation,
} from '../../facts/expressions/normal-conditions.js';
import { checkpoint } from '../../text/work.js';

/** An `if` that became a conditional expression. */
export interface TernaryReplacement {
  readonly pair: StatementPair;
  readonly ternary: Expression;
  /** The conditional expression asks for the opposite. */
  readonly turned: boolean;
}

/**
 * The if is gone and its condition decides in an expression that was not there, between values that it decided about:
 *
 *     if(a) x = 1; else x = 2;            ->   x = a ? 1 : 2;
 *     if(a) { return f(); } return 0;     ->   return a ? f() : 0;
 *
 * and not `if(a) { return; }  T x = f();   ->   T x = a ? g() : h();`, which shares the condition alone.
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
  const found: TernaryReplacement[] = [];
  // an if whose place another question took is gone, too
  const replaced = mapped.filter(([one, other]) => one.kind === 'if' && asksForAnother(one, other)).map(([one]) => one);
  for (const one of [...before, ...replaced]) {
    const condition = one.kind === 'if' ? conditionOf(one) : null;
    if (!condition) continue;
    checkpoint(targets.length);
    const form = operandForm(condition);
    const negated = operandForm(condition, true);
    let turned = false;
    const other = targets.find(({ statement, ternary }) => {
      const decides = ternary.children[0];
      if (!decides) return false;
      const forms = [decides, ...askedOperands(decides)].map((part) => operandForm(part));
      const same = forms.includes(form) || isPart(forms, condition);
      turned = !same;
      return (same || forms.includes(negated) || isPart(forms, condition, true)) && decidesAlike(one, statement, ternary, same);
    });
    if (other) found.push({ pair: [one, other.statement], ternary: other.ternary, turned });
  }
  return found;
}

/** The statement that an expression stands in, which may be one of a lambda's inside the statement. */
function holderOf(statement: Statement, expression: Expression): Statement {
  const blocks = statement.expressions.flatMap(descendants).flatMap(({ block }) => block ?? []);
  const inner = blocks.flatMap(statementsOf).find((one) => expressionsOf(one).includes(expression));
  return inner ? holderOf(inner, expression) : statement;
}

/** `if(a < b)` -> `if(c.isOpen())`: no part of the condition is left. */
function asksForAnother(one: Statement, other: Statement): boolean {
  const [from, to] = [conditionOf(one), conditionOf(other)];
  if (!from || !to) return false;
  const had = new Set(conjuncts(from).flatMap((part) => [normalForm(part), normalForm(part, true)]));
  return !conjuncts(to).some((part) => had.has(normalForm(part)));
}

/** `if(a && b)` against `a ? … : …` or `a && c ? … : …`: some of what was asked is left; or, comparisons aside, is asked the other way round. */
function isPart([whole = '', ...parts]: readonly string[], condition: Expression, turned = false): boolean {
  const had = conjuncts(condition).filter((part) => !turned || !isComparison(part));
  if (chainOperator(condition) === null) return false;
  const forms = new Set(had.map((part) => operandForm(part, turned)));
  return forms.has(whole) || parts.some((part) => forms.has(part));
}

/** A branch gives what the expression gives, to the same receiver; both branches use one of the values; or, under the same condition, one follows the `if`. */
function decidesAlike(one: Statement, other: Statement, ternary: Expression, samePolarity: boolean): boolean {
  const values = valuesOf(ternary);
  const inside = leavesOf(one);
  if (samePolarity && other.kind === 'return' && inside.length === 1 && inside[0]?.kind === 'throw') return true;
  if (inside.some((leaf) => ENDING.has(leaf.kind) && leaf.kind === other.kind && leaf.expressions.length > 0)) return true;
  if (inside.some((leaf) => isGivenTo(leaf, other))) return true;
  if (inside.some((leaf) => receiverOf(leaf) === null && leaf.kind === 'expression' && passes(leaf, values))) return true;
  if (one.children.length === 2 && one.children.every((branch) => gives(statementsOf(branch), values))) return true;
  const following = one.parent?.children.slice(one.index + 1) ?? [];
  return (
    (samePolarity || other.kind === 'return' || following.some((leaf) => isGivenTo(leaf, other))) &&
    gives(
      following.filter((leaf) => leaf.kind === other.kind || isGivenTo(leaf, other)),
      values,
      true,
    )
  );
}

const ENDING: ReadonlySet<StatementKind> = new Set<StatementKind>(['return', 'throw']);

/** Whether one of the values is that of a statement, or stands in one. */
function gives(statements: readonly Statement[], values: ReadonlySet<string>, whole = false): boolean {
  return statements.some((statement) => {
    const value = wrappedExpression(statement);
    if (value && values.has(value.text)) return true;
    return !whole && expressionsOf(statement).some((expression) => values.has(expression.text));
  });
}

/** Both give one variable a value. */
function isGivenTo(leaf: Statement, other: Statement): boolean {
  return receiverOf(leaf) !== null && receiverOf(leaf) === receiverOf(other);
}

function passes(leaf: Statement, values: ReadonlySet<string>): boolean {
  return leaf.expressions.some((expression) => expression.arguments?.some((argument) => values.has(argument.text)));
}

/** The variable that a leaf gives a value, as it is written; null for other leaves. */
function receiverOf(leaf: Statement): string | null {
  if (leaf.kind === 'localVariable') return leaf.variables.length === 1 ? (leaf.variables[0]?.name ?? null) : null;
  const [expression] = leaf.expressions;
  return leaf.kind === 'expression' && expression?.kind === 'assignment' ? (expression.children[0]?.text ?? null) : null;
}

function valuesOf(ternary: Expression): ReadonlySet<string> {
  return new Set(ternary.children.slice(1).map((branch) => withoutParentheses(branch).text));
}

/** `if(a != b)` -> `x = c || a == b ? 1 : 2;`: the whole condition, or a comparison that is part of it. */
export function invertedInTernary(replacement: TernaryReplacement): boolean {
  if (isTurnedGuard(replacement)) return false;
  const {
    pair: [one],
    ternary,
  } = replacement;
  const condition = conditionOf(one);
  const decides = ternary.children[0];
  if (!condition || !decides || wrapsNegation(condition)) return false;
  return isNegation(condition, decides) || (isComparison(condition) && conjuncts(decides).some((part) => isNegation(condition, part)));
}

/**
 * The branches of an `if` that became those of a conditional expression, each with the condition that it stood under. A value that is only
 * named could have come from anywhere and does not count, nor does what was a call by itself and
 * is given back now (504 made-up changes).
 *
 *     if(a) { x = f(); } else { x = g(); }   ->   x = a ? f() : g();
 *     if(a) { f(); } return this;            ->   return a ? f() : this;      `return this;` alone
 */
export function mergedBranches(change: BodyChange): readonly ConditionalSplit[] {
  const found: ConditionalSplit[] = [];
  const held = heldValues(change.body?.unmappedBefore ?? []);
  for (const { pair, ternary, turned } of ternaryReplacements(change)) {
    const [one, other] = pair;
    // a < b  ->  a >= b ? … : …
    const condition = conditionOf(one);
    if (turned && condition && isComparison(condition) && !isEquality(condition)) continue;
    // a == null && b  ->  a == null ? … : …
    const decides = ternary.children[0];
    if (condition && chainOperator(condition) !== null && decides && isNullCheck(decides)) continue;
    const values = valuesOf(ternary);
    const siblings = one.parent?.children ?? [];
    const next = siblings[one.index + 1];
    const previous = siblings[one.index - 1];
    const beside = [next?.kind === 'return' ? next : null, previous && receiverOf(previous) === receiverOf(other) ? previous : null];
    for (const leaf of [...leavesOf(one).filter((inner) => !isBuried(inner, one)), ...beside]) {
      const value = leaf && leaf.kind !== 'throw' ? wrappedExpression(leaf) : null;
      if (leaf && value === leaf.expressions[0] && leaf.kind === 'expression' && other.kind === 'return') continue;
      if (leaf && value && !isNamed(value) && (values.has(value.text) || values.has(substitutedExpression(value, held))))
        found.push({ one: other, several: [leaf, one] });
    }
  }
  return found;
}

/** Whether more than its own braces stands around a leaf of an `if`: a loop, a `try`, another `if`, which it may be an `else` of. */
export function isBuried(leaf: Statement, branching: Statement): boolean {
  const branch = leaf.parent?.kind === 'block' ? leaf.parent : leaf;
  if (branch.parent === branching || leaf.parent?.parent === branching) return false;
  for (let around = branch.parent; around; around = around.parent) if (around === branching) return true;
  return false;
}

/** `if(a == null)` against `a != null ? … : …`: a guard, which says nothing about what is decided. */
export function isTurnedGuard({ pair: [one], turned }: TernaryReplacement): boolean {
  const condition = conditionOf(one);
  return turned && condition !== null && isNullCheck(condition);
}

/** `x`, `this.x`, `A.B`, `null`, a cast of these: says nothing about what is computed. `this` does. */
export function isNamed(value: Expression): boolean {
  if (value.kind === 'cast') return value.children.at(-1) !== undefined && isNamed(value.children.at(-1) as Expression);
  return value.kind === 'name' || value.kind === 'fieldAccess' || value.kind === 'null';
}
