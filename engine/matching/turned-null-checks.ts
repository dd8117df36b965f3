import { descendants, type Expression } from '../model/expression.js';
import { isChain, isComparison, isNullCheck, OPPOSITES } from './condition-parts.js';
import type { StatementMapping } from './body-mapping.js';
import { withoutParentheses, type SameExpressions } from './covering.js';
import { wrappedExpression } from './leaf-alignment.js';
import { own } from '../text/own.js';

/**
 * One of several things that are asked, whether something is there, did not go to (come from) a method that gives back the opposite, unless an `if` asks them
 * and asks no comparison first, or another one asks that, too (432 changes of two operands). Nor did several things in parentheses (580).
 *
 *     if(pots.find(key) == null && open)    ->   if(!has(key) && open)      boolean has(String key) { return pots.find(key) != null; }     not
 *     if(isOpen() && pots.find(key) == null)   ->   if(isOpen() && !has(key))                                                              extracted
 */
export function isTurnedOperand(one: StatementMapping, outside: 'before' | 'after', readAlike: SameExpressions): boolean {
  const inside = outside === 'before' ? 'after' : 'before';
  const statement = one[outside];
  const part = (outside === 'before' ? one.beforeExpression : one.afterExpression) ?? wrappedExpression(statement);
  const answer = one[inside].kind === 'return' ? wrappedExpression(one[inside]) : null;
  if (!part || !answer) return false;
  const given = withoutParentheses(answer);
  const same: SameExpressions = outside === 'before' ? readAlike : (x, y) => readAlike(y, x);
  const asked = operandOf(withoutParentheses(part), given, same);
  if (!asked) return false;
  const chain = chainAround(asked);
  if (!chain) return false;
  if (isChain(given)) return asked.parent?.kind === 'parenthesized';
  const others = chain.children.map(withoutParentheses).filter((operand) => operand !== asked);
  if (others.every(isNullCheck) || (outside === 'before' && others.flatMap(descendants).some(isNullCheck))) return false;
  return statement.kind !== 'if' || isComparison(withoutParentheses(chain.children[0] ?? chain));
}

/** What was asked in its opposite: all of it, or one of several things. */
function operandOf(asked: Expression, given: Expression, same: SameExpressions): Expression | null {
  if (isChain(asked) && isChain(given))
    return asked.label === given.label || asked.children.length !== given.children.length ? null : asked;
  if (!isNullCheck(given)) return null;
  return [asked, ...(isChain(asked) ? asked.children.map(withoutParentheses) : [])].find((one) => isOpposite(one, given, same)) ?? null;
}

function isOpposite(one: Expression, other: Expression, same: SameExpressions): boolean {
  if (!isNullCheck(one) || own(OPPOSITES, one.label) !== other.label) return false;
  return one.children.every((child, i) => other.children[i] !== undefined && same(child, other.children[i]));
}

function chainAround(one: Expression): Expression | null {
  let outer = one.parent;
  while (outer?.kind === 'parenthesized') outer = outer.parent;
  return outer && isChain(outer) ? outer : null;
}
