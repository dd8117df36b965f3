import { descendants, type Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { isLiteral, withoutParentheses } from '../../facts/expressions/covering.js';
import { OPPOSITES } from '../../facts/expressions/condition-parts.js';
import { editDistance } from '../../text/similarity.js';
import {
  chainOperator,
  conditionOf,
  conjuncts,
  isComparison,
  isEquality,
  isNegation,
  isNullCheck,
  normalForm,
} from '../../facts/expressions/normal-conditions.js';
import { own } from '../../text/own.js';

/** The operands of a chain and of the chains within it; none of anything else. */
export function operandsWithin(expression: Expression): readonly Expression[] {
  if (chainOperator(expression) === null) return [];
  return conjuncts(expression).flatMap((part) => (chainOperator(part) === null ? [part] : operandsWithin(part)));
}

/**
 * A comparison became its opposite, and stands, or stood, among others:
 *
 *     if(a == b) …   ->   if(a != b && c.d()) …          if(c || a == b) …   ->   if(a != b) …
 *
 * Not an equality beside one of the other kind (`a == b && c != d`): turned round it could be either. Of a chain that lost the others also not the one
 * after a comparison of the same operator, which would have been turned first. Null checks come and go with what they guard.
 */
export function isPartTurned(from: Expression, to: Expression, besides: () => AskedBesides): boolean {
  const shortened = !isComparison(from);
  const [part, chain] = shortened ? [to, from] : [from, to];
  if (!isComparison(part) || isNullCheck(part)) return false;
  const parts = operandsWithin(chain);
  const own = parts.find((one) => isNegation(one, part));
  if (!own) return false;
  const rest = parts.filter((one) => one !== own);
  if (isEquality(own) && rest.some((one) => isEquality(one) && operatorOf(one) !== operatorOf(own))) return false;
  if (shortened && parts.slice(0, parts.indexOf(own)).some((one) => operatorOf(one) === operatorOf(own))) return false;
  if (rest.some((one) => asksAboutCompared(one, own, parts[0] === own, shortened || !isEquality(own)))) return false;
  const others = besides();
  const beside = shortened ? others.after : others.before;
  // another one asked just that
  if (shortened && isAsked(new Set([normalForm(part)]), others.before)) return false;
  if (!isAskedElsewhere(rest, beside)) return !shortened || others.bodyStays || isMostOfIt(part, chain, parts);
  const forms = new Set(rest.filter((one) => operatorOf(one) === operatorOf(own) && !isNullCheck(one)).map((one) => normalForm(one)));
  return !isAsked(forms, beside) && isMostOfIt(part, chain, parts);
}

export function withoutNegation(expression: Expression): Expression {
  const inner = withoutParentheses(expression);
  return inner.kind === 'prefix' && inner.label === '!' && inner.children[0] ? withoutParentheses(inner.children[0]) : inner;
}

/** What else the two sides ask, and whether something that stood under the condition is still there. */
export interface AskedBesides {
  readonly before: readonly Statement[];
  readonly after: readonly Statement[];
  readonly bodyStays: boolean;
}

/**
 * `a.isOpen() && a != b`  ->  `a == b`: what is gone asked about what is compared; of what comes first only what stands after the operator counts. Where
 * something is added the same counts only when it is asked something: `a == b` -> `f(a) && a != b` is inverted.
 */
function asksAboutCompared(one: Expression, comparison: Expression, isFirst: boolean, anyhow: boolean): boolean {
  const sides = withoutParentheses(comparison).children;
  const compared = (isFirst ? sides.slice(1) : sides).filter((side) => side.kind === 'name' || isLiteral(side));
  const asked = descendants(one);
  return compared.some(({ text }) => {
    if (anyhow) return asked.some((part) => part.text === text);
    const isOfBoth = (call: Expression): boolean => (call.arguments ?? []).some((given) => sides.some((side) => side.text === given.text));
    return asked.some((part) => part.kind === 'invocation' && part.receiver?.text === text && !isOfBoth(part));
  });
}

/** `==` of `a == b`; null for what compares nothing. */
export function operatorOf(expression: Expression): string | null {
  const inner = withoutParentheses(expression);
  return isComparison(inner) ? inner.label : null;
}

/** `if(a != b) { return; }  if(!c.d()) { return; }`: what else was asked is asked by another statement. */
export function isAskedElsewhere(rest: readonly Expression[], statements: readonly Statement[]): boolean {
  return isAsked(new Set(rest.flatMap((one) => [normalForm(one), normalForm(one, true)])), statements);
}

function isAsked(forms: ReadonlySet<string>, statements: readonly Statement[]): boolean {
  return statements.some((statement) => {
    const asked = conditionOf(statement);
    return asked !== null && conjuncts(asked).some((one) => forms.has(normalForm(one)));
  });
}

/** No more had to be added or left out than stays: the other statement is no nearer to the whole. What is compared alike is turned alike. */
function isMostOfIt(part: Expression, chain: Expression, parts: readonly Expression[]): boolean {
  const operators = new Set(parts.map(operatorOf));
  const [operator] = operators;
  const alike = operators.size === 1 && operator ? ` ${operator} ` : null;
  const whole = alike ? chain.text.replaceAll(alike, ` ${own(OPPOSITES, operator ?? '') ?? ''} `) : chain.text;
  return editDistance(whole, part.text) <= part.text.length + AROUND;
}

/** Letters of `if()`. */
const AROUND = 4;
