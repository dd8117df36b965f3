import { isChain, isComparison } from '../../../facts/expressions/condition-parts.js';
import { countShared, isLiteral, isTypeName, type SameExpressions } from '../../../facts/expressions/covering.js';
import type { Expression } from '../../../model/expression.js';
import { isTextSum } from '../../../facts/expressions/expression-facts.js';
import { sameLists } from './replaceable-values.js';
import { sortOf, type Sort } from '../../../facts/expressions/value-sorts.js';

/** What an argument is, more closely than a value that is kept: a call that is handed what is said says more than one that is not. */
type ArgumentSort = Exclude<Sort, 'call' | 'infix'> | 'asked' | 'handed' | 'text' | 'computed' | 'compared';

/** What is said in a way of its own gives way to what is asked for, made or said otherwise. */
const ANYTHING_MADE: readonly ArgumentSort[] = ['boolean', 'handed', 'asked', 'creation', 'text', 'not', 'class', 'array', 'chosen'];

/** What an argument can have become in a call that is made on something else. Whatever it was, something said can stand for it. */
const BECAME: Readonly<Record<ArgumentSort, readonly ArgumentSort[]>> = {
  said: ['string', 'boolean', 'null', 'handed', 'asked', 'creation', 'lambda', 'reference', 'element', 'not', 'array'],
  number: ['number'],
  string: ['string', 'null'],
  boolean: [...ANYTHING_MADE, 'null', 'lambda', 'reference'],
  null: ['null', 'string', 'boolean', 'asked', 'creation', 'text', 'not', 'class', 'array', 'chosen'],
  handed: ['boolean', 'handed', 'asked', 'not', 'class', 'chosen'],
  asked: [...ANYTHING_MADE, 'string', 'null', 'element'],
  creation: [...ANYTHING_MADE, 'null'],
  lambda: ['boolean', 'lambda', 'reference'],
  reference: ['string', 'boolean', 'lambda', 'reference', 'element', 'chosen'],
  element: ['lambda', 'reference', 'asked', 'element'],
  text: [...ANYTHING_MADE, 'null', 'string'],
  computed: ['computed'],
  compared: ['compared'],
  not: [...ANYTHING_MADE, 'null'],
  class: [...ANYTHING_MADE, 'null'],
  array: [...ANYTHING_MADE, 'null'],
  chosen: [...ANYTHING_MADE, 'null', 'lambda', 'reference'],
  negative: ['negative', 'boolean', 'null', 'handed', 'asked'],
  other: ['other'],
};

/** What gives way to one another where both calls are made on something: a literal to what a call is handed. */
const BECAME_OF_BOTH: ReadonlySet<string> = new Set(
  (['number', 'string', 'null', 'lambda', 'reference', 'element'] as const)
    .map((one) => `${one},handed`)
    .concat('string,text', 'handed,text'),
);

/**
 * Whether two calls of one name that are all of their statements are one where they are not made on the same, in methods of two names or types, of which
 * the one may be a part of the other (asked of the peer with 26,000 pairs); null when nothing speaks against it here.
 *
 *     shelf.put(book);   ->   put(page);   rack.put("none");   rack.put(find(book));   super.put(book);   shelf.top().put(book)
 *                  but not   put(3);   rack.put(book + 1);   super.put(page);   shelf.top().put(page);
 *     put(book);         ->   put(page, 3);   rack.put(book, 3)
 */
export function areOneRequest(a: Expression, b: Expression, same: SameExpressions): boolean | null {
  if (!isCall(a) || !isCall(b) || a.label !== b.label) return null;
  const [one, other] = [a.receiver, b.receiver];
  const lists: Lists = { given: a.arguments ?? [], instead: b.arguments ?? [], ofBoth: one !== null && other !== null, same };
  if (a.kind !== b.kind) return sameLists(lists.given, lists.instead, same);
  if (a.kind === 'superInvocation') return null;
  if (one && other) return same(one, other) ? (isOtherBody(lists) ? false : null) : areOneOnTwo(one, other, lists);
  if (!one && !other) return true;
  return areHandedAlike(lists) ?? lists.given.some((x) => lists.instead.some((y) => same(x, y) || isReplaced(x, y, lists)));
}

/** The same of calls that are made on two things. */
function areOneOnTwo(one: Expression, other: Expression, lists: Lists): boolean | null {
  const { given, instead, same } = lists;
  if (isTypeName(one) && isTypeName(other)) return null;
  if (sameLists(given, instead, same)) return true;
  const isLonger = isAskedOf(one, other, same) || isAskedOf(other, one, (x, y) => same(y, x));
  if (isLonger || areMadeAlike(one, other, same)) return one.kind === other.kind;
  if (isOneName(given, instead) || isOneName(instead, given)) return true;
  return areHandedAlike(lists) ?? (given.length > 0 && instead.length > 0 ? null : false);
}

/** What is handed instead was handed all, or each can stand for what stood in its place; null where there are more or fewer. */
function areHandedAlike(lists: Lists): boolean | null {
  const { given, instead, same } = lists;
  if (given.length !== instead.length) return null;
  if (instead.every((y) => given.some((x) => same(x, y)))) return true;
  return given.every((x, i) => mayBecome(x, instead[i] as Expression, lists));
}

function isCall({ kind }: Expression): boolean {
  return kind === 'invocation' || kind === 'superInvocation';
}

/** `shelf` and `shelf.top()`; `shelf.top()` and `shelf.top().first()`. */
function isAskedOf(one: Expression, other: Expression, same: SameExpressions): boolean {
  return other.kind === 'invocation' && other.receiver !== null && (same(one, other.receiver) || isAskedOf(one, other.receiver, same));
}

/** `new Shelf()` and `new Rack()`; `room.shelf(3)` and `room.rack(3)`, `room.shelf(3, 4)`. */
function areMadeAlike(one: Expression, other: Expression, same: SameExpressions): boolean {
  const [given, instead] = [one.arguments ?? [], other.arguments ?? []];
  if (one.kind === 'creation' && other.kind === 'creation') return given.length === 0 && instead.length === 0;
  if (one.kind !== 'invocation' || other.kind !== 'invocation') return false;
  const [maker, otherMaker] = [one.receiver, other.receiver];
  if (maker === null || otherMaker === null || !same(maker, otherMaker)) return false;
  if (given.length > 0 && sameLists(given, instead, same)) return true;
  return one.label === other.label && given.length !== instead.length && countShared(given, instead, same) > 0;
}

/**
 * What is handed has a body, and what is handed instead has none and is made of something else; a name may stand for it.
 *
 *     add(new Book(3) { … })   ->   add(new Page(4))      add(() -> { … })   ->   add(new Page(4))
 */
function isOtherBody({ given: [one, ...more], instead: [other, ...others], same }: Lists): boolean {
  if (!one || !other || more.length > 0 || others.length > 0) return false;
  if ((one.kind === 'lambda' && other.kind === 'lambda') || hasBody(one) === hasBody(other) || sortOf(other) === 'said') return false;
  if (sortOf(one) === 'said') return hasBody(other);
  return countShared(one.arguments ?? [], other.arguments ?? [], same) === 0;
}

function hasBody({ anonymousType, block }: Expression): boolean {
  return anonymousType !== null || block !== null;
}

/** `()` and `(book)`. */
function isOneName(none: readonly Expression[], [one, ...more]: readonly Expression[]): boolean {
  return none.length === 0 && more.length === 0 && one?.kind === 'name';
}

/** The arguments of two calls. */
interface Lists {
  readonly given: readonly Expression[];
  readonly instead: readonly Expression[];
  /** Both calls are made on something. */
  readonly ofBoth: boolean;
  readonly same: SameExpressions;
}

/** In its place, and neither stands elsewhere in the other list. */
function mayBecome(x: Expression, y: Expression, lists: Lists): boolean {
  const { given, instead, same } = lists;
  if (same(x, y)) return true;
  if (instead.some((other) => same(x, other)) || given.some((other) => same(other, y))) return false;
  return isReplaced(x, y, lists);
}

/** Whether the one can have become the other, by what they are: what is said is no part of what is made of it. */
function isReplaced(x: Expression, y: Expression, { ofBoth, same }: Lists): boolean {
  const now = argumentSort(y);
  // what was asked for with literals alone gives way as what was asked for with nothing
  const sort = argumentSort(x) === 'handed' && (x.arguments ?? []).every(isLiteral) ? 'asked' : argumentSort(x);
  if (sort === 'said' && (now === 'creation' || (now === 'handed' && !ofBoth))) return countShared([x], y.arguments ?? [], same) === 0;
  if (now === 'said' && (sort === 'creation' || (sort === 'handed' && !ofBoth))) return countShared(x.arguments ?? [], [y], same) === 0;
  if (now === 'said') return true;
  if (sort === 'said' && (now === 'computed' || now === 'text' || now === 'chosen')) return countShared([x], y.children, same) > 0;
  return BECAME[sort].includes(now) || (ofBoth && BECAME_OF_BOTH.has(`${sort},${now}`));
}

function argumentSort(value: Expression): ArgumentSort {
  const sort = sortOf(value);
  if (sort === 'call') return (value.arguments ?? []).length > 0 ? 'handed' : 'asked';
  if (sort !== 'infix') return sort;
  if (isComparison(value) || isChain(value)) return 'compared';
  return isTextSum(value) ? 'text' : 'computed';
}
