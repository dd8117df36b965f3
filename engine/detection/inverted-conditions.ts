import type { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import { isLiteral, withoutParentheses } from '../matching/covering.js';
import { wrappedExpression } from '../matching/leaf-alignment.js';
import type { BodyChange } from './body-changes.js';
import { changedStatements, type StatementPair } from './changed-statements.js';
import {
  chainOperator,
  conditionalValue,
  conditionOf,
  conjuncts,
  isComparison,
  isDual,
  isEquality,
  isNegation,
  isNullCheck,
  normalForm,
} from './conditions.js';
import { invertedInTernary, ternaryReplacements } from './ternaries.js';

/** Statements whose condition became its opposite. */
export function invertedConditions(change: BodyChange): readonly StatementPair[] {
  const { mapped, before, after } = changedStatements(change);
  const ending = change.before.body?.children.at(-1);
  const pairs = mapped.filter(([one, other]) => areInverted(one, other, ending));
  const told = new Set(pairs.flat());
  const open = mapped.filter((pair) => !pair.some((statement) => told.has(statement)) && !keepsNegation(pair));
  const rest = new Set(after);
  // if(!a) { x = 1; } else { x = a(); }  ->  x = a;     the value can stand where a branch was; the variable that takes it is new
  const values = new Set([...rest, ...open.map(([, other]) => other).filter((statement) => !statement.composite)]);
  for (const one of [...before, ...open.map(([statement]) => statement)]) {
    const candidates = conditionOf(one) !== null ? values : one.expressions[0]?.kind === 'assignment' ? rest : [];
    const other = [...candidates].find(
      (candidate) => (conditionOf(one) ?? candidate.kind === 'localVariable') && areInverted(one, candidate, ending),
    );
    if (!other) continue;
    rest.delete(other);
    values.delete(other);
    pairs.push([one, other]);
  }
  const returned = [...mapped.map(([, other]) => other), ...after].filter(({ kind }) => kind === 'return');
  const asked = before.filter(({ kind }) => kind === 'if');
  for (const other of asked.length > 0 ? returned : []) for (const one of asked) if (isInvertedPart(one, other)) pairs.push([one, other]);
  for (const replacement of ternaryReplacements(change)) if (invertedInTernary(replacement)) pairs.push(replacement.pair);
  return pairs;
}

/**
 * `if(a)` -> `if(!a)`, `x = a;` -> `x = !a;`, and an `if` that became the value that it decided about:
 *
 *     if(!a.fits(b)) { return done; }  return open;   ->   return a.fits(b);
 *
 * but not where another value was returned at the end, which is what the new one came from: `return true;` -> `return a.fits(b);`
 */
function areInverted(one: Statement, other: Statement, ending: Statement | undefined): boolean {
  const condition = conditionOf(one);
  const from = condition ?? conditionalValue(one);
  const decides = conditionOf(other);
  const to = decides ?? conditionalValue(other);
  if (!from || !to || (decides && !condition)) return false;
  // only a call or a comparison says enough to be found again as a value
  if (condition && !decides && (one.kind !== 'if' || withoutNegation(to).kind === 'name')) return false;
  if (condition && !decides) {
    // if(a == null) { b = true; }  ->  b = a != null;     every variable is guarded like that
    if (other.kind === 'expression' && isNullCheck(condition)) return false;
    const returned = other.kind === 'return' && to.kind === 'invocation' && ending?.kind === 'return' ? wrappedExpression(ending) : null;
    if (returned && returned.kind !== 'name') return false;
  }
  return isOppositeCondition(from, to) || (condition !== null && decides !== null && isInverted(condition, decides));
}

/** `if(a && b == c)` -> `if(a && b != c)`; `if(a == b)` -> `if(a != b && c)`: one comparison, and everything else as it was or new. */
function isInverted(from: Expression, to: Expression): boolean {
  const operator = chainOperator(to);
  if (operator === null) return false;
  const has = conjuncts(to);
  if (chainOperator(from) === operator) {
    const had = conjuncts(from);
    const changed = had.flatMap((part, i) => (normalForm(part) === normalForm(has[i] ?? to) ? [] : [i]));
    const [only = 0] = changed;
    const [part, now] = [had[only], has[only]];
    return (
      had.length === has.length &&
      changed.length === 1 &&
      part !== undefined &&
      now !== undefined &&
      isComparison(part) &&
      isNegation(part, now)
    );
  }
  return operator === '&&' && isComparison(from) && !isNullCheck(from) && has.some((part) => isNegation(from, part));
}

/** `if(a != that.a) { return false; }  return f();` -> `return a == that.a && f();` */
function isInvertedPart(one: Statement, other: Statement): boolean {
  const condition = conditionOf(one);
  const value = conditionalValue(other);
  if (!condition || !value || !isEquality(condition) || chainOperator(value) !== '&&') return false;
  // a literal is compared with more than once
  if (withoutParentheses(condition).children.some(isLiteral)) return false;
  return conjuncts(value).some((part) => isNegation(condition, part));
}

function isOppositeCondition(from: Expression, to: Expression): boolean {
  const operators = [chainOperator(from), chainOperator(to)] as const;
  if (operators[0] === null && operators[1] === null)
    return !negatesChain(from) && !negatesChain(to) && (isNegation(from, to) || isOppositeCall(from, to));
  // a && b  ->  !b || !a || c
  const [one, other] = operators;
  if (one === null || other === null || !isDual(one, other)) return false;
  const had = conjuncts(from).map((part) => normalForm(part, true));
  const has = conjuncts(to).map((part) => normalForm(part));
  return had.every((part) => has.includes(part)) || has.every((part) => had.includes(part));
}

/** `if(!a())` -> `if(!b)`: what was asked has another form, the answer counts as before. */
function keepsNegation([one, other]: StatementPair): boolean {
  const [from, to] = [conditionOf(one), conditionOf(other)];
  return from !== null && to !== null && isNot(withoutParentheses(from)) === isNot(withoutParentheses(to));
}

/** `!(a && b)`: wrapped, not turned round. */
function negatesChain(expression: Expression): boolean {
  const inner = withoutParentheses(expression);
  return isNot(inner) && inner.children[0] !== undefined && chainOperator(inner.children[0]) !== null;
}

function isNot(expression: Expression): boolean {
  return expression.kind === 'prefix' && expression.label === '!';
}

function withoutNegation(expression: Expression): Expression {
  const inner = withoutParentheses(expression);
  return isNot(inner) && inner.children[0] ? withoutParentheses(inner.children[0]) : inner;
}

/** `!a.has(b)` -> `a.has(c)`; `!a.equals(b)` -> `b.equals(a)`: the same question, asked with other arguments or from the other side. */
function isOppositeCall(from: Expression, to: Expression): boolean {
  if (isNot(withoutParentheses(from)) === isNot(withoutParentheses(to))) return false;
  const [a, b] = [withoutNegation(from), withoutNegation(to)];
  if (a.kind !== 'invocation' || b.kind !== 'invocation' || a.label !== b.label || a.arguments?.length !== b.arguments?.length)
    return false;
  if (a.receiver?.text === b.receiver?.text) return true;
  const [argument, other] = [a.arguments?.[0], b.arguments?.[0]];
  return a.label === 'equals' && a.receiver?.text === other?.text && argument?.text === b.receiver?.text;
}
