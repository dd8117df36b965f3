import type { Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import type { BodyMapping } from '../bodies/body-mapping.js';
import { isBeginningOf, type SameExpressions } from '../../facts/expressions/covering.js';
import { isAssignment, wrappedExpression } from '../../facts/wrapped-expressions.js';
import { isHandedAsAWhole } from './other-values.js';
import { readAlike } from '../../facts/substitution.js';
import { isCall } from '../../facts/expressions/expression-facts.js';

/**
 * Whether a method that is called where a value was, and that does nothing else but to give back this value with something around it, or a part of it, was
 * extracted (2,400 pairs of values, statements and places); null where the values do not hold one another.
 *
 *     Disk disk = find(3);        ->   Disk disk = step();     Disk step() { return open(find(3)); }       alone in a call
 *                                                              Disk step() { return open(find(3), 7); }    not so: only where it is returned, or all of a statement
 *                                                              Disk step() { return new Disk(find(3)); }   not so: only an object in an object
 *     Disk disk = open(find(3));  ->   Disk disk = step();     Disk step() { return find(3); }             a part of it, whatever it was done with
 *
 * `added`: how many statements the method does besides; in a type one of them is borne.
 */
export function isValueOrPart(body: BodyMapping, added: number, place: 'here' | 'elsewhere'): boolean | null {
  const [mapping, ...more] = body.mappings;
  if (!mapping || more.length > 0 || added > (place === 'here' ? 1 : 0) || mapping.after.kind !== 'return') return null;
  const was = mapping.beforeExpression ?? wrappedExpression(mapping.before);
  const is = mapping.afterExpression ?? wrappedExpression(mapping.after);
  if (!was || !is || is !== wrappedExpression(mapping.after)) return null;
  const same = readAlike(body);
  const isAll = was === wrappedExpression(mapping.before);
  const use = isAll ? useOf(mapping.before) : 'inside';
  const taken = isCall(is) ? heldAs(is, was, (one, other) => same(other, one)) : null;
  if (taken !== null) return isTakenOut(taken, was, use);
  if (!isAll || isHandedAsAWhole(mapping, body)) return null;
  const held = isCall(was) ? heldAs(was, is, same) : null;
  return held === null ? null : isPutAround(held, was, is, use, added > 0);
}

/**
 * Whether a method that does nothing else but to give back a value was inlined where this value stands with something around it now, or a part of it (2,400 pairs);
 * null where the values do not hold one another.
 *
 *     Disk step() { return find(3); }         Disk disk = step();   ->   Disk disk = open(find(3));     whatever is done with it
 *     Disk step() { return open(find(3)); }   Disk disk = step();   ->   Disk disk = find(3);           not so: only where it is returned, or all of a statement
 */
export function isPutInOrPart(body: BodyMapping, gone: number): boolean | null {
  const [mapping, ...more] = body.mappings;
  if (!mapping || more.length > 0 || gone > 0 || mapping.before.kind !== 'return') return null;
  const was = mapping.beforeExpression ?? wrappedExpression(mapping.before);
  const is = mapping.afterExpression ?? wrappedExpression(mapping.after);
  if (!was || !is || was !== wrappedExpression(mapping.before)) return null;
  const same = readAlike(body);
  const use = is === wrappedExpression(mapping.after) ? useOf(mapping.after) : 'inside';
  const kept = isCall(is) ? heldAs(is, was, (one, other) => same(other, one)) : null;
  if (kept !== null) return isLeftOver(kept, is, use);
  const held = isCall(was) ? heldAs(was, is, same) : null;
  return held === null ? null : isPutInto(held, was, is, use);
}

function isLeftOver(held: Held, is: Expression, use: Use): boolean | null {
  if (held === 'later' || (held === 'asked' && is.kind !== 'creation')) return null;
  return use === 'given';
}

function isPutInto(held: Held, was: Expression, is: Expression, use: Use): boolean | null {
  if (held === 'later' || (use === 'inside' && is.kind === 'creation')) return null;
  if (use === 'inside') return false;
  return is.kind !== 'creation' || use === 'given' || (use === 'declared' && was.kind === 'creation');
}

/** How a value stands in another one: what a call is made on, all that it is handed, or the first or a later one of several things. */
type Held = 'asked' | 'alone' | 'first' | 'later';

function heldAs(small: Expression, big: Expression, same: SameExpressions): Held | null {
  const { receiver, arguments: list } = big;
  if (!isCall(big)) return null;
  if (receiver && (same(small, receiver) || isBeginningOf(small, big, same))) return 'asked';
  const at = (list ?? []).findIndex((one) => same(small, one));
  if (at < 0) return null;
  if (at > 0) return 'later';
  return list?.length === 1 ? 'alone' : 'first';
}

/** What the value was for: what is given back, or all that a statement does, bears most. */
type Use = 'given' | 'declared' | 'set' | 'inside';

function useOf(statement: Statement): Use {
  if (statement.kind === 'localVariable') return 'declared';
  return isAssignment(statement) ? 'set' : 'given';
}

function isTakenOut(held: Held, was: Expression, use: Use): boolean | null {
  if (held === 'later') return use !== 'given';
  return held === 'asked' && was.receiver?.kind === 'creation' ? null : true;
}

function isPutAround(held: Held, was: Expression, is: Expression, use: Use, beside: boolean): boolean | null {
  if (held === 'later') return null;
  if (was.kind === 'creation') {
    if (is.kind === 'creation') return true;
    return use === 'given' || (use === 'declared' && held !== 'first' && !beside);
  }
  if (is.kind === 'creation') return use === 'given' && !beside;
  if (held === 'asked') return use === 'set' ? false : null;
  return held === 'alone' || use === 'given';
}
