import { isCall } from '../../../facts/expressions/expression-facts.js';
import type { Expression } from '../../../model/expression.js';
import type { SameExpressions } from '../../../facts/expressions/covering.js';

/**
 * Whether two chains of calls that are all of their statements, or what these give back, begin alike and are one, whatever is asked in the end. Chains that
 * begin with an own call are; of others the one may ask for one thing more than they share (asked of the peer with 3,200 pairs):
 *
 *     check(all).isOpen();     ->   check(all).holds(page);            check(all).first().isOpen()   ->   check(all).last().holds(page)
 *     book.page().open();      ->   book.page().reads(line);           book.page().reads(line).ends();
 *                                                              but not   book.page().first().open();   ->   book.page().reads(line).ends();
 *                                                                  nor   book.open(line);   ->   book.reads(page, line);
 *
 * What is asked for, or made, in order to be handed to the last call that they share may have a name now:
 *
 *     check(all.size()).is(3);   ->   check(all).holds(page);
 */
export function isOneChain(before: Expression, after: Expression, same: SameExpressions): boolean {
  if (before.receiver?.kind !== 'invocation' || after.receiver?.kind !== 'invocation') return false;
  const [one, other] = [chainOf(before), chainOf(after)];
  if (!isSameRoot(one.root, other.root, same)) return false;
  let shared = 0;
  while (isSameLink(one.calls[shared], other.calls[shared], same)) shared++;
  const isNamed = isNamedNow(one.calls[shared], other.calls[shared], same);
  if (isNamed) shared++;
  const [left, added] = [one.calls.length - shared, other.calls.length - shared];
  if (shared === 0 || left === 0 || added === 0) return false;
  if (one.root === null) return true;
  return isNamed ? left === 1 && added === 1 : left === 1 || added === 1;
}

interface Chain {
  /** What the first call is made on; null when it is an own call. */
  readonly root: Expression | null;
  /** In the order in which they are made. */
  readonly calls: readonly Expression[];
}

function chainOf(expression: Expression): Chain {
  const calls: Expression[] = [];
  let root: Expression | null = expression;
  for (; root?.kind === 'invocation'; root = root.receiver) calls.unshift(root);
  return { root, calls };
}

function isSameRoot(one: Expression | null, other: Expression | null, same: SameExpressions): boolean {
  return one && other ? same(one, other) : one === other;
}

function isSameLink(one: Expression | undefined, other: Expression | undefined, same: SameExpressions): boolean {
  return pairsOf(one, other)?.every(([x, y]) => same(x, y)) ?? false;
}

/** The same call, of which one argument was a call or a new object, and is a name. */
function isNamedNow(one: Expression | undefined, other: Expression | undefined, same: SameExpressions): boolean {
  const changed = pairsOf(one, other)?.filter(([x, y]) => !same(x, y)) ?? [];
  const [pair, ...more] = changed;
  return pair !== undefined && more.length === 0 && (isCall(pair[0]) || pair[0].kind === 'creation') && pair[1].kind === 'name';
}

/** The arguments of two calls of one name, side by side; null when there are not as many. */
function pairsOf(one: Expression | undefined, other: Expression | undefined): (readonly [Expression, Expression])[] | null {
  const [given, instead] = [one?.arguments, other?.arguments];
  if (!given || !instead || one?.label !== other?.label || given.length !== instead.length) return null;
  return given.map((x, i) => [x, instead[i] as Expression]);
}
