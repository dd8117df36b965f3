import type { Expression } from '../../../model/expression.js';
import { areAskedOfTheSame, countShared, isConstant, type SameExpressions } from '../../../facts/expressions/covering.js';
import { compatible } from '../../../facts/expressions/expression-facts.js';
import { sortOf, type Sort } from '../../../facts/expressions/value-sorts.js';

/**
 * What ties two values together besides themselves: a variable of one name and type is declared with them, the same thing is set to them, two
 * methods return them (`alone`: and do nothing else), some of what is done under them is the same (`held`), or whatever else is enough (`any`).
 */
export type Anchor = 'declared' | 'assigned' | 'returned' | 'alone' | 'held' | 'any' | null;

/** Anchors for which the values have to have something in common. */
type ValueAnchor = Exclude<Anchor, 'held' | 'any' | null>;

/**
 * How the bodies belong together: in a type a method is kept, or kept under its name with other parameters (`overloaded`), also with another returned type (`retyped`), or
 * renamed; it is moved to another type; or the one is a part of the other one. `inherited`: it is moved to a sub- or supertype; `overriding`: and is declared there as if it
 * overrode the one that is gone.
 */
export type Standing = 'kept' | 'overloaded' | 'retyped' | 'renamed' | 'moved' | 'inherited' | 'overriding' | 'part';

/** Whether a method goes on under its name. */
export function keepsName(standing: Standing): boolean {
  return standing === 'kept' || isOverloaded(standing);
}

/** Whether a method goes on under its name with other parameters. */
function isOverloaded(standing: Standing): standing is 'overloaded' | 'retyped' {
  return standing === 'overloaded' || standing === 'retyped';
}

/** What is read or written down as it is: of these one can be written for another. */
const READ: ReadonlySet<Sort> = new Set(['said', 'string', 'not', 'negative', 'lambda', 'reference', 'element']);

/** Where something is set to them also nothing, and one of two values. */
const SET: ReadonlySet<Sort> = new Set([...READ, 'null', 'chosen']);

/** Whether two values are of one statement because of what ties them. */
export function areTied(a: Expression, b: Expression, anchor: Anchor, standing: Standing, same: SameExpressions): boolean {
  if (anchor === null || anchor === 'held' || !compatible(a, b)) return false;
  if (anchor === 'any') return true;
  // the only statement that goes elsewhere has to say more
  if (anchor === 'alone' && standing === 'moved') return false;
  // what a method that is kept returns may be a condition that was split or merged
  if (keepsName(standing) && isReturned(anchor) && [a, b].some(({ label }) => label === '&&' || label === '||')) return false;
  if (isEnough(anchor, standing) || (standing === 'kept' && isAskedOfOne(a, b, same))) return true;
  // what overrides another method answers in its own way
  if (standing === 'overriding' && isReturned(anchor) && a.kind === 'invocation' && b.kind === 'invocation') return true;
  return isReplaceable(a, b, anchor, same);
}

/** Whether the tie is enough: in a method that is kept, but for what it returns; of declarations under its name, too. */
function isEnough(anchor: ValueAnchor, standing: Standing): boolean {
  if (standing === 'kept') return !isReturned(anchor);
  return isOverloaded(standing) && anchor === 'declared';
}

/** Two calls of the own type, or of one object, under whatever names. */
function isAskedOfOne(a: Expression, b: Expression, same: SameExpressions): boolean {
  return a.kind === 'invocation' && b.kind === 'invocation' && areAskedOfTheSame(a, b, same);
}

function isReturned(anchor: ValueAnchor): boolean {
  return anchor === 'returned' || anchor === 'alone';
}

/**
 * Whether one value of what is declared, set or returned can have become another one in a method of another name or type: what computes with the same, the value
 * with something around it, or values of like sorts of which neither is a part of the other.
 *
 *     Box box = find(page);   ->   Box box = list.find(3);   Box box = new Box(page);   but not   Box box = new Box();   Box box = page;
 *     box = find(page);       ->   box = page;                                          but not   box = new Box();
 *     return boxes[0];        ->   return box;                                          but not   return new Box();
 */
function isReplaceable(a: Expression, b: Expression, anchor: ValueAnchor, same: SameExpressions): boolean {
  const [one, other] = [sortOf(a), sortOf(b)];
  const turned: SameExpressions = (x, y) => same(y, x);
  if (one !== other && hasTheSameArguments(a, b, same)) return true;
  if (isWrapped(a, b, anchor, same) || isWrapped(b, a, anchor, turned)) return true;
  if (isUsed(a, b, same) || isUsed(b, a, turned)) return false;
  if (isReturned(anchor)) {
    const instead = one === 'said' ? other : other === 'said' ? one : 'other';
    if (instead === 'said') return a.kind === 'cast' || b.kind === 'cast';
    // `return size;` and `return "none";` as all that two methods do: the one answers, the other is a constant
    return READ.has(instead) && (instead !== 'string' || anchor !== 'alone');
  }
  if (SET.has(one) && SET.has(other)) return true;
  if (other === 'call') return one === 'call' || one === (anchor === 'assigned' ? 'said' : 'null');
  return anchor === 'assigned' && one === 'call' && other === 'said';
}

/** Operators of two operands of which the value is the one, made bigger or stricter: not so `a * 2`, `a == 2`, `a + b + c`. */
const JOINING: ReadonlySet<string> = new Set(['+', '-', '&&', '||']);

/**
 * The value with something around it.
 *
 *     find(page)   ->   find(page) + 1,  ask ? find(page) : none,  open(find(page)),  new Lid(find(page))
 *     page         ->   page - 1,        ask ? page : none,        open(page)
 */
function isWrapped(small: Expression, big: Expression, anchor: ValueAnchor, same: SameExpressions): boolean {
  switch (big.kind) {
    case 'infix':
      return big.children.length === 2 && JOINING.has(big.label) && uses(big, small, same);
    case 'conditional':
      return big.children.slice(1).some((branch) => same(small, branch));
    case 'invocation':
    case 'superInvocation':
      return isReturned(anchor) ? isFirst(small, big, same) : big.arguments?.length === 1 && uses(big, small, same);
    case 'creation':
      return (sortOf(small) === 'call' || sortOf(small) === 'creation') && uses(big, small, same);
    default:
      return false;
  }
}

/** The same, in whichever order. */
function sameLists(one: readonly Expression[], other: readonly Expression[], same: SameExpressions): boolean {
  return one.length === other.length && countShared(one, other, same) === one.length;
}

function isFirst(small: Expression, { arguments: list }: Expression, same: SameExpressions): boolean {
  return list?.[0] !== undefined && same(small, list[0]);
}

/** What is said is a part of the other value, and something else is asked for: `page` of `pages[page]`, `new Lid(page)`, `page * 2`; not a constant. */
function isUsed(small: Expression, big: Expression, same: SameExpressions): boolean {
  return sortOf(small) === 'said' && !isConstant(small) && uses(big, small, same);
}

/** Whether one of the operands, arguments, elements or indices is the value. */
function uses(big: Expression, small: Expression, same: SameExpressions): boolean {
  const { kind, children } = big;
  if (kind === 'infix') return children.some((part) => same(small, part));
  if (kind === 'arrayAccess') return children.slice(1).some((part) => same(small, part));
  if (kind === 'arrayCreation') return children.some((part) => same(small, part) || (part.arguments ?? []).some((one) => same(small, one)));
  return (big.arguments ?? []).some((part) => same(small, part));
}

/** `make(a)`, `new Node(a)`, `new Node[a]`; a call and a creation in the same order. */
function hasTheSameArguments(a: Expression, b: Expression, same: SameExpressions): boolean {
  const [one, other] = [a.arguments, b.arguments];
  if (one === null || other === null || one.length === 0) return false;
  const isOrdered = (a.kind === 'invocation' && b.kind === 'creation') || (a.kind === 'creation' && b.kind === 'invocation');
  return isOrdered ? one.length === other.length && one.every((x, i) => same(x, other[i] as Expression)) : sameLists(one, other, same);
}

/**
 * Whether the only argument of a call has a body, and the only one of the other is made of something else and has none: what is done has gone elsewhere.
 *
 *     add(new Book(3) { … })   ->   add(new Page(4))      add(() -> { … })   ->   add(new Page(4))
 */
export function hasOtherBody(
  [one, ...more]: readonly Expression[],
  [other, ...others]: readonly Expression[],
  same: SameExpressions,
): boolean {
  if (!one || !other || more.length + others.length > 0 || hasBody(one) === hasBody(other)) return false;
  return sortOf(one) !== 'said' && sortOf(other) !== 'said' && countShared(one.arguments ?? [], other.arguments ?? [], same) === 0;
}

function hasBody({ anonymousType, block }: Expression): boolean {
  return anonymousType !== null || block !== null;
}
