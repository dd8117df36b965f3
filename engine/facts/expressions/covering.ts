import type { Expression } from '../../model/expression.js';
import { normalizedDistance } from '../../text/similarity.js';
import { largest, smallest } from '../../text/lists.js';
import { receiverOf } from './expression-facts.js';

/** Whether two sub-expressions are equal; the first is of the version that the smaller, or first named, expression belongs to. */
export type SameExpressions = (one: Expression, other: Expression) => boolean;

/**
 * By how loose rules expressions that cover statements are compared:
 *
 *     none     methods that may belong together or not
 *     values   a value may be handed on or made in another way: for a declaration of which name and type changed
 *     names    and a call without arguments may have another name: for a declaration of which the name changed
 *     all      and any call that kept an argument
 */
export type Looseness = 'none' | 'values' | 'names' | 'all';

/** Names at this distance or below count as the same name, changed: `getResolver`, `getExactResolver`. */
export const SIMILAR_NAME = 0.5;

/**
 * Heuristic 12 of Table 3 (paper 003): the one expression is what the other chooses, converts or negates.
 *
 *     foo.load(s)   ->   f ? foo.load(s) : null
 */
export function isOperandOf(small: Expression, big: Expression, same: SameExpressions): boolean {
  if (big.kind === 'conditional') return big.children.slice(1).some((branch) => covers(small) && same(small, branch));
  if (big.kind !== 'cast' && big.kind !== 'prefix') return false;
  const operand = big.children.at(-1);
  return operand !== undefined && same(small, withoutParentheses(operand));
}

/**
 * The whole of the one is handed on by the other.
 *
 *     foo.load(s)   ->   check(foo.load(s), limit)     first argument of a call or creation
 *     foo.load(s)   ->   run(() -> foo.load(s))        body of a lambda
 *     foo.load()    ->   run(foo::load)                the same as a method reference
 *     foo.load(s)   ->   foo.load(s).orElse(null)      one more call in a chain
 *
 * A second argument, or a receiver two calls away, is not enough: those are where values are used, not what a statement is about.
 */
export function isHandedOn(small: Expression, big: Expression, same: SameExpressions): boolean {
  if ((big.kind !== 'invocation' && big.kind !== 'creation') || !covers(small)) return false;
  const [first] = big.arguments ?? [];
  if (first && same(small, first)) return true;
  if ((small.kind === 'invocation' || small.kind === 'creation') && big.receiver && same(small, big.receiver)) return true;
  return (big.arguments ?? []).some((one) => one.kind === 'lambda' && lambdaIsAbout(one, small, same));
}

/** Chains of calls that go on from the same one: `page.book().title()`, `page.book().mark(n).size()`. */
export function goOnFromOneCall(a: Expression, b: Expression, same: SameExpressions): boolean {
  return isBegunBy(a.receiver, b, same) || isBegunBy(b.receiver, a, (x, y) => same(y, x));
}

function isBegunBy(call: Expression | null, chain: Expression, same: SameExpressions): boolean {
  if (call?.kind !== 'invocation') return false;
  for (let link = chain.receiver; link?.kind === 'invocation'; link = link.receiver) if (same(call, link)) return true;
  return false;
}

/** The same arguments in the same places. */
export function areHandedTheSame(a: Expression, b: Expression, same: SameExpressions): boolean {
  const [given, instead] = [a.arguments ?? [], b.arguments ?? []];
  return given.length === instead.length && given.every((one, i) => same(one, instead[i] as Expression));
}

/** Asked of the same, where that is not the object itself, or both of that. */
export function haveOneReceiver(a: Expression, b: Expression, same: SameExpressions): boolean {
  const [receiverA, receiverB] = [receiverOf(a), receiverOf(b)];
  if (!receiverA || !receiverB) return receiverA === receiverB;
  return same(receiverA, receiverB);
}

/** Of one thing, or both of nothing. */
export function areAskedOfTheSame(a: Expression, b: Expression, same: SameExpressions): boolean {
  return a.receiver && b.receiver ? same(a.receiver, b.receiver) : a.receiver === b.receiver;
}

/** `() -> e` and `() -> { e; }`. */
function lambdaIsAbout(lambda: Expression, small: Expression, same: SameExpressions): boolean {
  if (lambda.declarations.length > 0) return false;
  if (!lambda.block) return lambda.children.some((child) => same(small, child));
  const [only, ...more] = lambda.block.children;
  if (!only || more.length > 0) return false;
  return (only.kind === 'expression' || only.kind === 'return') && only.expressions.some((one) => same(small, one));
}

/**
 * A constructor replaced by a factory method or the reverse: what is handed over is the same.
 *
 *     new Range(from, to)   ->   Range.of(from, to)
 */
export function isSameCreation(a: Expression, b: Expression, same: SameExpressions): boolean {
  const kinds = [a.kind, b.kind];
  if (!kinds.includes('creation') || !kinds.includes('invocation')) return false;
  if (a.anonymousType || b.anonymousType) return false;
  const factory = a.kind === 'invocation' ? a : b;
  if (factory.receiver && !factory.traits.names.isType(factory.receiver.label)) return false;
  return (a.arguments ?? []).length > 0 && areHandedTheSame(a, b, same);
}

/**
 * Two calls on the same object that differ in name and arguments: names that are nearly the same, or no arguments at all.
 *
 *     reader.parseAll(file)   ->   reader.parseAny(files)
 *     engine.start()          ->   engine.begin()
 */
export function isSameRequest(a: Expression, b: Expression, looseness: Looseness): boolean {
  if (!a.receiver || !b.receiver) return false;
  const [countA, countB] = [a.arguments?.length ?? 0, b.arguments?.length ?? 0];
  if (countA === 0 && countB === 0) return looseness !== 'values';
  return normalizedDistance(a.label, b.label) <= (countA === countB ? SIMILAR_NAME : NEARLY_ONE_NAME);
}

/** With another name and other arguments in number, calls on an object are one when their names are this near: `load`, `loads`, but not `load`, `loadAll`. */
export const NEARLY_ONE_NAME = 0.4;

/**
 * Two calls under other names, on types or on what types hold, that are handed the same:
 *
 *     Files.open(path)   ->   Disks.MAIN.read(path)
 *     Files.tidy()       ->   Disks.clean()            unless name and type of what is declared with it changed, too
 */
export function isAskedOfAnotherType(a: Expression, b: Expression, same: SameExpressions, looseness: Looseness): boolean {
  if (a.kind !== 'invocation' || b.kind !== 'invocation' || a.label === b.label) return false;
  const [given, instead] = [a.arguments ?? [], b.arguments ?? []];
  if (!isHeldByType(a.receiver) || !isHeldByType(b.receiver) || given.length !== instead.length) return false;
  return (given.length > 0 || looseness !== 'values') && given.every((one, i) => same(one, instead[i] as Expression));
}

/** `Disks`, `Disks.MAIN`. */
export function isHeldByType(receiver: Expression | null): boolean {
  return isTypeName(receiver) || (receiver?.kind === 'fieldAccess' && isHeldByType(receiver.receiver));
}

/**
 * Two calls on the same object that share an argument and differ in name:
 *
 *     shelf.load(book, 3)   ->   shelf.fetch(book, 4)     as many arguments, whatever the name
 *     shelf.loads(book)     ->   shelf.load(book, 4)      more or fewer: nearly the same name
 *
 * Without a receiver nothing but the name says that two calls are about the same thing.
 */
export function isRenamedRequest(a: Expression, b: Expression, looseness: Looseness): boolean {
  const distance = normalizedDistance(a.label, b.label);
  const asMany = a.arguments?.length === b.arguments?.length;
  if (!a.receiver || !b.receiver) return distance <= SIMILAR_NAME;
  if (asMany) return looseness === 'all' || distance <= SIMILAR_NAME;
  return distance <= NEARLY_ONE_NAME;
}

/**
 * Two calls of one name, with more or fewer arguments, that are not made on the same: told to be one by an argument where there was none, by types,
 * and by receivers that are handed the same. `sharesArguments`: what counts where only one is made on something.
 *
 *     a.run(p)   ->   b.run()                                    but not   b.run(p, 3)
 *     Foos.run(p)   ->   Bars.run(p, 3)
 *     foo.first(s).run(p)   ->   foo.last(s).run(p, 3)
 */
export function isAskedElsewhere(a: Expression, b: Expression, same: SameExpressions, sharesArguments: boolean): boolean {
  const [one, other] = [a.receiver, b.receiver];
  if (!one || !other || one.kind === 'this' || other.kind === 'this') return sharesArguments;
  const counts = [a.arguments?.length ?? 0, b.arguments?.length ?? 0];
  if (smallest(counts) === 0 && largest(counts) === 1) return true;
  if (isTypeName(one) && isTypeName(other)) return true;
  if (one.kind !== 'invocation' || other.kind !== 'invocation') return false;
  return (one.arguments ?? []).length > 0 && areAskedOfTheSame(one, other, same) && areHandedTheSame(one, other, same);
}

/** How many of the one list have a counterpart of their own in the other. */
export function countShared(a: readonly Expression[], b: readonly Expression[], same: SameExpressions): number {
  const rest = [...b];
  let shared = 0;
  for (const one of a) {
    const at = rest.findIndex((other) => same(one, other));
    if (at < 0) continue;
    rest.splice(at, 1);
    shared++;
  }
  return shared;
}

const LITERALS: ReadonlySet<string> = new Set(['number', 'string', 'character', 'boolean', 'null']);

export function isLiteral(expression: Expression): boolean {
  return LITERALS.has(expression.kind);
}

/** An expression that can stand for a statement: a call, a creation, anything but a bare name or literal. */
export function covers(expression: Expression): boolean {
  return expression.kind !== 'name' && expression.kind !== 'this' && !isLiteral(expression);
}

export function withoutParentheses(expression: Expression): Expression {
  let inner = expression;
  while (inner.kind === 'parenthesized' && inner.children[0]) inner = inner.children[0];
  return inner;
}

export function withoutCast(value: Expression): Expression {
  return value.kind === 'cast' ? withoutCast(value.children.at(-1) ?? value) : value;
}

/** `LIMIT`, by custom. */
export function isConstant({ kind, label, traits }: Expression): boolean {
  return kind === 'name' && traits.names.isConstant(label);
}

/** `Foos` of `Foos.run()`, by custom. */
export function isTypeName(receiver: Expression | null): boolean {
  return receiver?.kind === 'name' && receiver.traits.names.isType(receiver.label);
}
