import type { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import { withoutParentheses } from '../matching/covering.js';
import type { BodyChange } from './body-changes.js';
import { changedStatements, type StatementPair } from './changed-statements.js';
import { chainOperator, conditionalValue, conditionOf, conjuncts, isDual, isNegation, normalForm } from './conditions.js';
import { invertedInTernary, ternaryReplacements } from './ternaries.js';

/** Statements whose condition became its opposite. */
export function invertedConditions(change: BodyChange): readonly StatementPair[] {
  const { mapped, before, after } = changedStatements(change);
  const pairs = mapped.filter(([one, other]) => areInverted(one, other));
  const told = new Set(pairs.flat());
  const open = mapped.filter((pair) => !pair.some((statement) => told.has(statement)) && !keepsNegation(pair));
  const rest = new Set(after);
  // if(!a) { x = 1; } else { x = a(); }  ->  x = a;     the value can stand where a branch was; the variable that takes it is new
  const values = new Set([...rest, ...open.map(([, other]) => other).filter((statement) => !statement.composite)]);
  for (const one of [...before, ...open.map(([statement]) => statement)]) {
    const candidates = conditionOf(one) !== null ? values : one.expressions[0]?.kind === 'assignment' ? rest : [];
    const other = [...candidates].find(
      (candidate) => (conditionOf(one) ?? candidate.kind === 'localVariable') && areInverted(one, candidate),
    );
    if (!other) continue;
    rest.delete(other);
    values.delete(other);
    pairs.push([one, other]);
  }
  for (const replacement of ternaryReplacements(change)) if (invertedInTernary(replacement)) pairs.push(replacement.pair);
  return pairs;
}

/**
 * `if(a)` -> `if(!a)`, `x = a;` -> `x = !a;`, and an `if` that became the value that it decided about:
 *
 *     if(!a.fits(b)) { return false; }  return true;   ->   return a.fits(b);
 */
function areInverted(one: Statement, other: Statement): boolean {
  const condition = conditionOf(one);
  const from = condition ?? conditionalValue(one);
  const decides = conditionOf(other);
  const to = decides ?? conditionalValue(other);
  if (!from || !to || (decides && !condition)) return false;
  // only a call or a comparison says enough to be found again as a value
  if (condition && !decides && (one.kind !== 'if' || withoutNegation(to).kind === 'name')) return false;
  return isOppositeCondition(from, to);
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
