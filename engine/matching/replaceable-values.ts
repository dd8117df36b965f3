import type { Expression } from '../model/expression.js';
import { countShared, isConstant, type SameExpressions } from './covering.js';
import { compatible } from './expression-facts.js';

/**
 * What ties two values together besides themselves: a variable of one name and type is declared with them, the same thing is set to them, two
 * methods give them back (`alone`: and do nothing else), or whatever else is enough (`any`).
 */
export type Anchor = 'declared' | 'assigned' | 'returned' | 'alone' | 'any' | null;

/** Anchors for which the values have to have something in common. `relative`: all that a method does, which went to a sub- or supertype, is to give it back; `namesake`: under a name that holds its own. */
type ValueAnchor = Exclude<Anchor, 'any' | null> | 'relative' | 'namesake';

/**
 * How the bodies belong together: in a type a method is kept, or kept under its name with other parameters (`overloaded`), or renamed; it is moved to another type; or the
 * one is a part of the other one. `inherited`: it is moved to a sub- or supertype; `namesake`: between a class and its superclass, and of the two names one holds the other.
 */
export type Standing = 'kept' | 'overloaded' | 'renamed' | 'moved' | 'inherited' | 'namesake' | 'part';

/** Whether a method goes on under its name. */
export function keepsName(standing: Standing): boolean {
  return standing === 'kept' || standing === 'overloaded';
}

/** What values have in common that stand for one another. */
export type Sort =
  | 'said' // a name, a member, a cast of either
  | 'call'
  | 'creation'
  | 'array'
  | 'element'
  | 'null'
  | 'string'
  | 'number'
  | 'boolean'
  | 'not'
  | 'negative'
  | 'infix'
  | 'chosen' // c ? x : y
  | 'lambda'
  | 'reference'
  | 'class'
  | 'other';

/** What a value is, and what it becomes. */
export type SortPair = readonly [Sort, Sort];

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

/** A table to look up `one,other` in; `both`: in either direction. */
export function sortPairs(directed: readonly SortPair[], both: readonly SortPair[]): ReadonlySet<string> {
  return new Set([...directed, ...both, ...both.map(([one, other]) => [other, one] as const)].map((pair) => pair.join()));
}

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

/** What all that a method gives back becomes in a sub- or supertype, in this direction (5,400 pairs of values, 97 % alike). */
const GIVEN_TO_RELATIVES: readonly SortPair[] = [
  ...GIVEN,
  ['boolean', 'said'],
  ['said', 'chosen'],
  ['null', 'chosen'],
  ['string', 'chosen'],
  ['number', 'chosen'],
];

/** What stands for one another there, besides. */
const EXCHANGED_WITH_RELATIVES: readonly SortPair[] = [
  ['said', 'said'],
  ['said', 'null'],
  ['not', 'chosen'],
  ['null', 'string'],
  ['null', 'class'],
  ['boolean', 'boolean'],
  ['boolean', 'not'],
  ['number', 'number'],
];

/** What stands for one another, besides, when the one method's name holds the other's (700 pairs of values): what is asked for, and what it could answer. */
const EXCHANGED_WITH_NAMESAKES: readonly SortPair[] = [
  ...asked('call'),
  ...asked('reference'),
  ['call', 'call'],
  ['call', 'reference'],
  ['infix', 'infix'],
  ['infix', 'boolean'],
];

function asked(by: Sort): SortPair[] {
  return (['boolean', 'number', 'infix', 'element', 'creation'] as const).map((answer) => [by, answer]);
}

const TABLES: Readonly<Record<ValueAnchor, ReadonlySet<string>>> = {
  declared: sortPairs(DECLARED, EXCHANGED),
  assigned: sortPairs(ASSIGNED, [...EXCHANGED, ...SET]),
  returned: sortPairs(GIVEN, [...RETURNED, ['said', 'string']]),
  relative: sortPairs(GIVEN_TO_RELATIVES, [...RETURNED, ...EXCHANGED_WITH_RELATIVES]),
  namesake: sortPairs(GIVEN_TO_RELATIVES, [...RETURNED, ...EXCHANGED_WITH_RELATIVES, ...EXCHANGED_WITH_NAMESAKES]),
  alone: sortPairs(GIVEN, RETURNED), // `return size;` and `return "none";` as all that two methods do: the one answers, the other is a constant
};

/** Whether two values are of one statement because of what ties them. */
export function areTied(a: Expression, b: Expression, anchor: Anchor, standing: Standing, same: SameExpressions): boolean {
  if (anchor === null || !compatible(a, b)) return false;
  if (anchor === 'any') return true;
  // the only statement that goes elsewhere has to say more
  if (anchor === 'alone' && standing === 'moved') return false;
  // what a method that is kept gives back may be a condition that was split or merged
  if (keepsName(standing) && isGivenBack(anchor) && [a, b].some(({ label }) => label === '&&' || label === '||')) return false;
  return isEnough(anchor, standing) || isReplaceable(a, b, anchor === 'alone' ? amongRelatives(standing) : anchor, same);
}

function amongRelatives(standing: Standing): ValueAnchor {
  if (standing === 'namesake') return standing;
  return standing === 'inherited' ? 'relative' : 'alone';
}

/** Whether the tie is enough, whatever the values are: in a method that is kept, but for what it gives back; of declarations under its name, too. */
function isEnough(anchor: ValueAnchor, standing: Standing): boolean {
  if (standing === 'kept') return !isGivenBack(anchor);
  return standing === 'overloaded' && anchor === 'declared';
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
function isReplaceable(a: Expression, b: Expression, anchor: ValueAnchor, same: SameExpressions): boolean {
  const [one, other] = [sortOf(a), sortOf(b)];
  if (one !== other && isHandedTheSame(a, b, same)) return true;
  if (one === 'creation' && other === 'creation') return hasNoArguments(a) && hasNoArguments(b);
  if (isWrapped(a, b, anchor, same) || isWrapped(b, a, anchor, (x, y) => same(y, x))) return true;
  if (isGivenBack(anchor) && b.kind !== 'creation' && a.kind === 'creation' && uses(a, b, (x, y) => same(y, x))) return true;
  if (anchor === 'assigned' && (isBesideOthers(a, b, same) || isBesideOthers(b, a, (x, y) => same(y, x)))) return false;
  if (isUsed(a, b, same) || isUsed(b, a, (x, y) => same(y, x))) return false;
  if (isGivenBack(anchor) && (a.kind === 'cast' || b.kind === 'cast') && one === 'said' && other === 'said') return true;
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

const SORTS: Readonly<Partial<Record<Expression['kind'], Sort>>> = {
  name: 'said',
  fieldAccess: 'said',
  invocation: 'call',
  superInvocation: 'call',
  creation: 'creation',
  arrayCreation: 'array',
  arrayAccess: 'element',
  null: 'null',
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  infix: 'infix',
  conditional: 'chosen',
  lambda: 'lambda',
  methodReference: 'reference',
  classLiteral: 'class',
};

/** Which sort a value is of. */
export function sortOf(value: Expression): Sort {
  if (value.kind === 'cast') return sortOf(value.children.at(-1) ?? value) === 'said' ? 'said' : 'other';
  if (value.kind === 'prefix') return value.label === '!' ? 'not' : value.label === '-' ? 'negative' : 'other';
  return SORTS[value.kind] ?? 'other';
}

/** `make(a)`, `new Node(a)`, `new Node[a]`. */
function isHandedTheSame({ arguments: one }: Expression, { arguments: other }: Expression, same: SameExpressions): boolean {
  return one !== null && other !== null && one.length > 0 && sameLists(one, other, same);
}
