import type { Method } from '../../model/declarations.js';
import { groupBy } from '../../text/grouping.js';
import { meansAddedOverload } from '../methods/argument-types.js';
import { calledBy, type Call } from '../../facts/calls.js';
import { checkpoint } from '../../text/work.js';
import type { OtherCalls, Reached } from './copies.js';
import { argumentsOf, NO_SUBSTITUTION } from '../../facts/substitution.js';
import { newCalls } from './new-calls.js';
import type { Hierarchy } from '../../facts/declarations/hierarchy.js';
import type { LazyMethodPair } from '../methods/method-pair.js';

/** One of the two directions in which code goes between a method pair and the methods that one of its versions calls. */
export interface Walk {
  /** Whether the candidate is asked about for this pair at all. */
  readonly applies: (pair: LazyMethodPair, callee: Method) => boolean;
  /** Between types. */
  readonly moved: boolean;
  /** The version that calls the candidates: in `after` a call of which another candidate takes the very types is a call of that one. */
  readonly side: 'before' | 'after';
  /** The version that calls the candidates, and the other one. */
  readonly root: (pair: LazyMethodPair) => Method;
  readonly other: (pair: LazyMethodPair) => Method;
  /** The hierarchies of their versions. */
  readonly here: Hierarchy;
  readonly there: Hierarchy;
  /** What was taken for each root in earlier walks; added to. */
  readonly earlier: Map<Method, Set<Method>>;
  /** Whether what a callee calls is asked, too, though nothing went to (came from) itself. */
  readonly handsOn: (callee: Method) => boolean;
  /** Between types: whether what a callee calls of its own type is asked as well, whatever else the callee does. */
  readonly goesOn: boolean;
  /** Takes the candidate if code went there (came from there). `others`: the new calls of each other candidate. */
  readonly take: (pair: LazyMethodPair, callee: Method, calls: readonly Call[], caller: Reached, others: OtherCalls) => boolean;
}

/** A candidate that is called newly, by a method or by what that calls newly, and to which (from which) nothing went. */
export interface Refusal {
  readonly pair: LazyMethodPair;
  readonly callee: Method;
  readonly caller: Method;
  readonly calls: readonly Call[];
}

/**
 * Every candidate that a changed method calls in the one version and not in the other; then those that the taken ones call, since what they hold
 * came from (went to) the same method (nested extraction).
 */
export function reach(
  pairs: readonly LazyMethodPair[],
  candidates: readonly Method[],
  { applies, moved, side, root, other, here, there, earlier, handsOn, goesOn, take }: Walk,
): readonly Refusal[] {
  const refused: Refusal[] = [];
  if (candidates.length === 0) return refused;
  const callees = calledBy(candidates);
  const meansOther = (call: Call, caller: Method, callee: Method): boolean =>
    side === 'after' && meansAddedOverload(call, caller, callee, callees(caller));
  for (const pair of pairs) {
    checkpoint();
    if (!pair.body || pair.body.identical) continue;
    const known = earlier.get(root(pair)) ?? new Set();
    const done = new Set(known);
    const queue: Reached[] = [{ method: root(pair), names: NO_SUBSTITUTION, aside: false }];
    if (!moved) for (const callee of known) queue.push({ method: callee, names: NO_SUBSTITUTION, aside: false });
    const callsOf = (callee: Method, caller: Method): readonly Call[] =>
      newCalls(caller, callee, other(pair), here, there, side).filter((call) => !meansOther(call, caller, callee));
    const callsOfOthers = (callee: Method, caller: Method): (readonly Call[])[] =>
      [...callees(caller)].filter((one) => one !== callee && applies(pair, one)).map((one) => callsOf(one, caller));
    for (let caller = queue.shift(); caller; caller = queue.shift()) {
      for (const callee of callees(caller.method)) {
        if (done.has(callee) || callee === caller.method || !applies(pair, callee)) continue;
        const isElsewhere = moved && caller.aside && callee.declaringType !== caller.method.declaringType;
        if (isElsewhere) continue;
        const calls = callsOf(callee, caller.method);
        const [first] = calls;
        if (!first) continue;
        done.add(callee);
        const isTaken = take(pair, callee, calls, caller, () => callsOfOthers(callee, caller.method));
        if (isTaken) {
          earlier.set(root(pair), known.add(callee));
        } else if (!known.has(caller.method)) refused.push({ pair, callee, caller: caller.method, calls });
        const isOnTheWay = isTaken || (!caller.aside && handsOn(callee));
        if (moved && !isOnTheWay && !goesOn) continue;
        queue.push({ method: callee, names: argumentsOf(first, callee, caller.names), aside: !isOnTheWay });
      }
    }
  }
  return refused;
}

/**
 * A new method that somebody calls who did nothing of what it does holds the code of another method of its type, when several statements of that are gone:
 *
 *     plan() { book.put(3); gate.open(d); }     end() { bell.ring(); }   ->   plan() { }     end() { bell.ring(); step(); }     step() { book.put(3); gate.open(d); }
 *     plan() { book.put(3); gate.open(d); }     end() { bell.ring(); }   ->   plan() { }     end() { if (step()) bell.ring(); }                                         not
 */
export function takenFromOthers(
  pairs: readonly LazyMethodPair[],
  refused: readonly Refusal[],
  { applies, root, earlier, take }: Walk,
): void {
  if (refused.length === 0) return;
  const byType = groupBy(pairs, (pair) => root(pair).declaringType);
  for (const { pair: asker, callee, caller, calls } of refused) {
    const home = callee.declaringType;
    if (root(asker).declaringType !== home || calls.every((call) => isInHeader(call, caller))) continue;
    for (const pair of byType.get(home) ?? []) {
      const known = earlier.get(root(pair)) ?? new Set();
      if (pair === asker || known.has(callee) || !pair.body || pair.body.identical || !applies(pair, callee)) continue;
      if (!take(pair, callee, calls, { method: caller, names: NO_SUBSTITUTION, aside: true }, () => [])) continue;
      earlier.set(root(pair), known.add(callee));
    }
  }
}

/** A call in what an `if`, loop, `switch` or `try` of the caller asks for, in whatever form (2,200 pairs, no exception); what a lambda does is another matter. */
function isInHeader({ statement }: Call, { body }: Method): boolean {
  let outermost = statement;
  while (outermost.parent) outermost = outermost.parent;
  return statement.composite && outermost === body;
}

/** Does a walk that takes methods: they are open no more, whether it came to its end or was cut. */
export function taking(taken: ReadonlySet<Method>, open: Set<Method>, done: Set<Method>, walk: () => void): void {
  try {
    walk();
  } finally {
    for (const method of taken) {
      open.delete(method);
      done.add(method);
    }
  }
}
