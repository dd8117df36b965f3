import type { Expression } from '../../../model/expression.js';
import { areAskedOfTheSame, countShared, isConstant, type SameExpressions } from '../../../facts/expressions/covering.js';
import { compatible } from '../../../facts/expressions/expression-facts.js';
import { sortOf, sortPairs, type SortPair } from '../../../facts/expressions/value-sorts.js';
import { standsForInRelatives } from './values-of-relatives.js';

/**
 * What ties two values together besides themselves: a variable of one name and type is declared with them, the same thing is set to them, two
 * methods give them back (`alone`: and do nothing else; `answered`: as deep), some of what is done when they hold is the same (`held`), or whatever else is
 * enough (`any`).
 */
export type Anchor = 'declared' | 'assigned' | 'returned' | 'answered' | 'alone' | 'held' | 'any' | null;

/** Anchors for which the values have to have something in common. `relative`: all that a method does, which went to a sub- or supertype, is to give it back. */
type ValueAnchor = Exclude<Anchor, 'answered' | 'held' | 'any' | null> | 'relative';

/**
 * How the bodies belong together: in a type a method is kept, or kept under its name with other parameters (`overloaded`), also with another returned type (`retyped`), or
 * renamed; it is moved to another type; or the one is a part of the other one. `inherited`: it is moved to a sub- or supertype; `overriding`: and is declared there as if it
 * overrode the one that is gone; `namesake`: between a class and its superclass, and of the two names one holds the other.
 */
export type Standing = 'kept' | 'overloaded' | 'retyped' | 'renamed' | 'moved' | 'inherited' | 'overriding' | 'namesake' | 'part';

/** Whether a method goes on under its name. */
export function keepsName(standing: Standing): boolean {
  return standing === 'kept' || isOverloaded(standing);
}

/** Whether a method goes on under its name with other parameters. */
function isOverloaded(standing: Standing): standing is 'overloaded' | 'retyped' {
  return standing === 'overloaded' || standing === 'retyped';
}

/** Sorts of which either can become the other one, whatever is declared or set. */
const EXCHANGED: readonly SortPair[] = [
  ['said', 'said'],
  ['said', 'string'],
  ['said', 'not'],
  ['said', 'negative'],
  ['said', 'lambda'],
  ['said', 'reference'],
  ['said', 'element'],
  ['said', 'null'],
  ['said', 'chosen'],
  ['null', 'chosen'],
  ['string', 'null'],
  ['class', 'null'],
  ['boolean', 'not'],
  ['call', 'call'],
];

/** What a declared value becomes, in this direction. */
const DECLARED: readonly SortPair[] = [
  ['null', 'call'],
  ['null', 'reference'],
  ['reference', 'creation'],
];

/** What a value becomes that something is set to, in this direction. */
const ASSIGNED: readonly SortPair[] = [
  ['call', 'string'],
  ['number', 'said'],
  ['infix', 'said'],
];

/** What values exchange that something is set to. */
const SET: readonly SortPair[] = [
  ['said', 'call'],
  ['said', 'creation'],
  ['said', 'array'],
  ['call', 'element'],
  ['creation', 'reference'],
  ['creation', 'array'],
  ['array', 'array'],
  ['array', 'reference'],
  ['null', 'creation'],
  ['null', 'array'],
  ['null', 'reference'],
];

/** What a value becomes that is given back, in this direction. */
const GIVEN: readonly SortPair[] = [
  ['number', 'said'],
  ['reference', 'creation'],
];

/** What stands for one another where it is given back: not what is said in another way, `a` and `this.b`. */
const RETURNED: readonly SortPair[] = [
  ['said', 'not'],
  ['said', 'negative'],
  ['said', 'lambda'],
  ['said', 'reference'],
  ['said', 'element'],
];

const TABLES: Readonly<Record<Exclude<ValueAnchor, 'relative'>, ReadonlySet<string>>> = {
  declared: sortPairs(DECLARED, EXCHANGED),
  assigned: sortPairs(ASSIGNED, [...EXCHANGED, ...SET]),
  returned: sortPairs(GIVEN, [...RETURNED, ['said', 'string']]),
  alone: sortPairs(GIVEN, RETURNED), // `return size;` and `return "none";` as all that two methods do: the one answers, the other is a constant
};

/** What a method of one name and other parameters gives back instead, however it asks for it (1,280 pairs). */
const ANSWERS = {
  overloaded: sortPairs(
    [],
    [
      ['call', 'call'],
      ['call', 'creation'],
      ['creation', 'creation'],
      ['call', 'infix'],
    ],
  ),
  retyped: sortPairs([], [['creation', 'creation']]),
} satisfies Partial<Record<Standing, ReadonlySet<string>>>;

/** Whether two values are of one statement because of what ties them. */
export function areTied(a: Expression, b: Expression, anchor: Anchor, standing: Standing, same: SameExpressions): boolean {
  if (anchor === 'held') return false;
  if (anchor === null || !compatible(a, b)) return false;
  if (anchor === 'any') return true;
  if (anchor === 'answered' || anchor === 'alone') {
    if (areAnswers(a, b, standing)) return true;
    if (anchor === 'answered') return areTied(a, b, 'returned', standing, same);
  }
  // the only statement that goes elsewhere has to say more
  if (anchor === 'alone' && standing === 'moved') return false;
  // what a method that is kept gives back may be a condition that was split or merged
  if (keepsName(standing) && isGivenBack(anchor) && [a, b].some(({ label }) => label === '&&' || label === '||')) return false;
  if (isEnough(anchor, standing) || (standing === 'kept' && areAskedOfOne(a, b, same))) return true;
  const isRelative =
    (anchor === 'alone' && (standing === 'inherited' || standing === 'namesake')) || (isGivenBack(anchor) && standing === 'overriding');
  return isReplaceable(a, b, isRelative ? 'relative' : anchor, standing, same);
}

/** Whether the tie is enough: in a method that is kept, but for what it gives back; of declarations under its name, too. */
function isEnough(anchor: ValueAnchor, standing: Standing): boolean {
  if (standing === 'kept') return !isGivenBack(anchor);
  return isOverloaded(standing) && anchor === 'declared';
}

/** Two calls of the own type, or of one object, under whatever names: what a method that is kept gives back (420 changes). */
function areAskedOfOne(a: Expression, b: Expression, same: SameExpressions): boolean {
  return a.kind === 'invocation' && b.kind === 'invocation' && areAskedOfTheSame(a, b, same);
}

function areAnswers(a: Expression, b: Expression, standing: Standing): boolean {
  if (!isOverloaded(standing) || !ANSWERS[standing].has(`${sortOf(a)},${sortOf(b)}`)) return false;
  // a call that is handed more or fewer things is compared by those
  return a.kind !== 'invocation' || b.kind !== 'invocation' || a.label !== b.label || a.arguments?.length === b.arguments?.length;
}

function isGivenBack(anchor: ValueAnchor): boolean {
  return anchor !== 'declared' && anchor !== 'assigned';
}

/**
 * Whether one value of what is declared, set or given back can have become another one in a method of another name or type (asked of the peer with some
 * 20,000 pairs). In a method that goes on under its name what is declared can be any, and what is set, if its parameters are the same (11,500 pairs).
 *
 *     Box box = find(page);   ->   Box box = list.find(3);   but not   Box box = new Box();   Box box = page;
 *     box = find(page);       ->   box = page;               but not   box = new Box();
 *     return boxes[0];        ->   return box;               but not   return new Box();
 */
function isReplaceable(a: Expression, b: Expression, anchor: ValueAnchor, standing: Standing, same: SameExpressions): boolean {
  const [one, other] = [sortOf(a), sortOf(b)];
  if (one !== other && isHandedTheSame(a, b, same)) return true;
  if (one === 'creation' && other === 'creation') return hasNoArguments(a) && hasNoArguments(b);
  if (isWrapped(a, b, anchor, same) || isWrapped(b, a, anchor, (x, y) => same(y, x))) return true;
  if (isGivenBack(anchor) && b.kind !== 'creation' && a.kind === 'creation' && uses(a, b, (x, y) => same(y, x))) return true;
  if (anchor === 'assigned' && (isBesideOthers(a, b, same) || isBesideOthers(b, a, (x, y) => same(y, x)))) return false;
  if (isUsed(a, b, same) || isUsed(b, a, (x, y) => same(y, x))) return false;
  if (isGivenBack(anchor) && (a.kind === 'cast' || b.kind === 'cast') && one === 'said' && other === 'said') return true;
  if (anchor === 'relative') return standsForInRelatives(a, b, standing !== 'inherited');
  return TABLES[anchor].has(`${one},${other}`);
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
      return isGivenBack(anchor) ? isFirst(small, big, same) : big.arguments?.length === 1 && uses(big, small, same);
    case 'creation':
      return (sortOf(small) === 'call' || sortOf(small) === 'creation') && uses(big, small, same);
    default:
      return false;
  }
}

function hasNoArguments({ arguments: list }: Expression): boolean {
  return (list ?? []).length === 0;
}

/** The same, in whichever order. */
export function sameLists(one: readonly Expression[], other: readonly Expression[], same: SameExpressions): boolean {
  return one.length === other.length && countShared(one, other, same) === one.length;
}

/** A call is one of several arguments: `page()` of `open(page(), 3)`. */
function isBesideOthers(small: Expression, big: Expression, same: SameExpressions): boolean {
  return sortOf(small) === 'call' && sortOf(big) === 'call' && (big.arguments ?? []).length > 1 && uses(big, small, same);
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
function isHandedTheSame(a: Expression, b: Expression, same: SameExpressions): boolean {
  const [one, other] = [a.arguments, b.arguments];
  if (one === null || other === null || one.length === 0) return false;
  const isOrdered = (a.kind === 'invocation' && b.kind === 'creation') || (a.kind === 'creation' && b.kind === 'invocation');
  return isOrdered ? one.length === other.length && one.every((x, i) => same(x, other[i] as Expression)) : sameLists(one, other, same);
}
