import type { Expression } from '../model/expression.js';
import { allMappings, type BodyMapping, type StatementMapping } from './body-mapping.js';
import type { Call } from './calls.js';
import { isChain } from './condition-parts.js';
import { isThisMember } from './expression-facts.js';
import { areHandedTheSame, isLiteral, withoutParentheses, withParentheses, type SameExpressions } from './covering.js';
import { isAssignment, wrappedExpression } from './leaf-alignment.js';
import { readAlike } from './substitution.js';

/**
 * What a method of another type asked is asked by its caller now, of what reads the same, whatever is handed over: for itself, or to decide, declare or give back something.
 *
 *     if (log.willTell()) …     boolean willTell() { return log.tells(Store.ALL); }   ->   if (log.tells(Level.FINE)) …
 */
export function isAskedOfSame(mapping: StatementMapping, names: BodyMapping): boolean {
  const { after, afterExpression } = mapping;
  const isWhole = afterExpression === null || wrappedExpression(after) === afterExpression || isAllAsked(mapping);
  if (!isWhole || isAssignment(after)) return false;
  const [a, b] = valuesOf(mapping);
  return a?.kind === 'invocation' && b?.kind === 'invocation' && a.label === b.label && isOfSame(a, b, readAlike(names));
}

/**
 * Whether the only thing that a method of another type gave back stands now where nothing is put in:
 *
 *     if (log.willTell()) …            ->   if (log.reads(FINE)) …               asked under another name, from   return log.tells(FINE);
 *     if (open && log.willTell()) …    ->   if (open && log.tells(FINE)) …       one of several things that are asked, of what was asked before
 *     boolean on = log.willTell();     ->   boolean on = log.tells(FINE);        in parentheses before, and the same as it was: return (log.tells(FINE));
 *     if (log.willTell()) log.warn(n); ->   if (log.tells(FINE)) log.told(n);    in parentheses before, and something else is called with one thing now
 */
export function isPutOutOfPlace(body: BodyMapping, calls: readonly Call[], around: BodyMapping): boolean {
  const [only, ...more] = body.mappings;
  if (!only || more.length > 0 || only.before.kind !== 'return') return false;
  const [a, b] = valuesOf(only);
  if (a?.kind !== 'invocation' || b?.kind !== 'invocation') return false;
  const same = readAlike(body);
  const isOfCalled =
    a.receiver !== null && calls.some(({ expression: { receiver } }) => receiver !== null && nameOf(receiver) === rootOf(b));
  const isParenthesized = wrappedExpression(only.before)?.kind === 'parenthesized';
  const handsSame = areHandedTheSame(a, b, same);
  if (isOperand(only.afterExpression)) return isOfCalled || isParenthesized || !handsSame || a.label !== b.label;
  if (isParenthesized && only.after.composite && asksElsewhere(around)) return true;
  if (isParenthesized) return isOfCalled ? handsSame || !isOfSame(a, b, same) : handsSame && (a.label !== b.label || !isFirstHand(only));
  return a.label !== b.label && handsSame && isOfSame(a, b, same) && isAllAsked(only) && a.receiver?.kind !== 'invocation';
}

/** Whether a statement that is not as it was asks something of an object, handing over one thing that is not written out. */
function asksElsewhere({ mappings, unmappedAfter }: BodyMapping): boolean {
  const edited = allMappings(mappings).flatMap(({ after, identical }) => (identical || after.composite ? [] : [after]));
  return [...edited, ...unmappedAfter.filter(({ composite }) => !composite)].some((statement) => {
    const call = wrappedExpression(statement);
    if (call?.kind !== 'invocation' || !call.receiver) return false;
    const [given, ...more] = call.arguments ?? [];
    return given !== undefined && more.length === 0 && !isLiteral(given);
  });
}

/** What the method gave back, and what took its place. */
function valuesOf({ before, beforeExpression, after, afterExpression }: StatementMapping): readonly [Expression | null, Expression | null] {
  const [a, b] = [beforeExpression ?? wrappedExpression(before), afterExpression ?? wrappedExpression(after)];
  return [a && withoutParentheses(a), b && withoutParentheses(b)];
}

function isOfSame(a: Expression, b: Expression, same: SameExpressions): boolean {
  return a.receiver !== null && b.receiver !== null && same(a.receiver, b.receiver);
}

/** All that an `if`, `while` or loop asks, or its opposite. */
function isAllAsked({ after, afterExpression }: StatementMapping): boolean {
  if (!after.composite || !afterExpression) return false;
  let all = afterExpression;
  while (all.parent && (all.parent.kind === 'parenthesized' || (all.parent.kind === 'prefix' && all.parent.label === '!')))
    all = all.parent;
  return after.expressions.includes(all);
}

/** Asked, done for itself or given back, as it is. */
function isFirstHand({ after, afterExpression }: StatementMapping): boolean {
  if (after.composite) return afterExpression !== null && after.expressions.includes(afterExpression);
  return after.kind === 'return' || (after.kind === 'expression' && !isAssignment(after));
}

/** One of the things that `a && b` asks. */
function isOperand(value: Expression | null): boolean {
  const around = value && withParentheses(value).parent;
  return around ? isChain(around) : false;
}

/** `log` of `this.log.top().tells(FINE)`. */
function rootOf({ receiver }: Expression): string | null {
  let root = receiver;
  while (root?.receiver && root.receiver.kind !== 'this') root = root.receiver;
  return root && nameOf(root);
}

function nameOf(expression: Expression): string {
  return isThisMember(expression) ? expression.label : expression.text;
}
