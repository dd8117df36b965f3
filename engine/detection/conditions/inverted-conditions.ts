import { chainOperator, conditionOf, isDual } from '../../facts/expressions/normal-conditions.js';
import { NO_NAMES, type NamesOfBodies } from '../../matching/bodies/aligned-references.js';
import { withoutParentheses } from '../../facts/expressions/covering.js';
import type { Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { checkpoint } from '../../text/work.js';
import type { BodyChange } from '../changes/body-changes.js';
import { changedStatements, type StatementPair } from '../changes/changed-statements.js';
import { splitConditionals } from './conditional-splits.js';
import { askedBy, sharedConditions, subConditionsOf } from './sub-conditions.js';
import { ternaryReplacements } from './ternaries.js';

/**
 * Statements whose condition became its opposite: all that both ask for is turned round, and so is what joins it.
 *
 *     if(a && b) …   ->   if(!a || !b) …       if(a == b) …   ->   if(a != b && c) …       x = a;   ->   x = !a;
 *
 * Statements without a partner are paired where the one asks for nothing but the opposite of the other, or for the opposites of several things. What became
 * several conditions is told as that.
 */
export function invertedConditions(change: BodyChange): readonly StatementPair[] {
  const { mapped, before, after } = changedStatements(change);
  const names = change.body ?? NO_NAMES;
  const asked = new Set(
    [...splitConditionals(change, 'split'), ...splitConditionals(change, 'merge')].flatMap(({ one, several }) => [one, ...several]),
  );
  const pairs = mapped.filter(
    ([one, other]) => !(asked.has(one) && asked.has(other)) && (inversion(one, other, names) !== null || isTurned(one, other)),
  );
  const taken = new Set(pairs.flat());
  const open = [...after, ...mapped.flatMap(([, other]) => (other.composite ? [] : [other]))].filter((one) => !taken.has(one));
  for (const one of before) {
    if (conditionOf(one) === null) continue;
    checkpoint(open.length);
    const isOpen = (each: Statement): boolean => !taken.has(each) && !(asked.has(one) && asked.has(each));
    const other = open.find((each) => isOpen(each) && (each.composite || one.kind === 'if') && inversion(one, each, names) === 'whole');
    if (!other) continue;
    taken.add(other);
    pairs.push([one, other]);
  }
  for (const { pair, isInverted } of ternaryReplacements(change)) if (isInverted) pairs.push(pair);
  return pairs;
}

/** How much of one condition is the opposite of another: all, or all that they share; null where anything is asked alike. */
function inversion(one: Statement, other: Statement, { beforeNames, afterNames }: NamesOfBodies): 'whole' | 'shared' | null {
  const [from, to] = [askedBy(one), askedBy(other)];
  if (!from || !to) return null;
  const [operator, instead] = [chainOperator(from), chainOperator(to)];
  if (operator !== null && instead !== null && !isDual(operator, instead)) return null;
  const [had, has] = [subConditionsOf(from, beforeNames), subConditionsOf(to, afterNames)];
  const { common, inverted } = sharedConditions(had, has);
  if (inverted.size === 0 || common.size > 0) return null;
  if (inverted.size >= SEVERAL || (inverted.size === had.length && had.length === has.length)) return 'whole';
  // what is given back or assigned is another value, unless it is the opposite as a whole
  return one.composite && other.composite ? 'shared' : null;
}

/** Opposites that do not come together by chance. */
const SEVERAL = 2;

/** `if(a.has(b))` and `if(!a.has(c))`, mapped: the same question about something else, and the answer counts the other way. */
function isTurned(one: Statement, other: Statement): boolean {
  const [from, to] = [conditionOf(one), conditionOf(other)].map((asked) => asked && withoutNegation(asked));
  if (!from || !to || from.isNegated === to.isNegated || from.inner.kind !== to.inner.kind) return false;
  const [a, b] = [from.inner, to.inner];
  if (a.kind === 'instanceof') return a.text.slice(a.children[0]?.text.length) === b.text.slice(b.children[0]?.text.length);
  return (
    a.kind === 'invocation' && a.label === b.label && a.receiver?.text === b.receiver?.text && a.arguments?.length === b.arguments?.length
  );
}

function withoutNegation(condition: Expression): { readonly inner: Expression; readonly isNegated: boolean } {
  const inner = withoutParentheses(condition);
  const [operand] = inner.kind === 'prefix' && inner.label === '!' ? inner.children : [];
  return operand ? { inner: withoutParentheses(operand), isNegated: true } : { inner, isNegated: false };
}
