import type { Expression } from '../../../model/expression.js';
import { Aligner } from './alignment.js';
import type { Fragment } from '../fragments.js';
import { isAssignment, wrappedExpression } from '../../../facts/wrapped-expressions.js';
import type { Substitution } from '../../../facts/substitution.js';

/**
 * Leaves of which the one does something with what the other does, where a value that it is handed has a variable of its own now, or had, and was edited
 * on the way (1,500 changes):
 *
 *     tray.add(mill.lid(3));   ->   Lid lid = mill.lid(4); check(tray.add(lid));      also tray.add(lid).close(), and what is checked no more
 *
 * The other way round an object may be edited in part, and what is called in the chain; else it stands as it was.
 *
 * `before`, `after`: leaves without a partner.
 */
export function wrappedPairs(
  before: readonly Fragment[],
  after: readonly Fragment[],
  beforeNames: Substitution,
  afterNames: Substitution,
): readonly (readonly [Fragment, Fragment, Aligner])[] {
  const [heldBefore, heldAfter] = [heldIn(before), heldIn(after)];
  if (heldBefore.size + heldAfter.size === 0) return [];
  const pairs: (readonly [Fragment, Fragment, Aligner])[] = [];
  const taken = new Set<Fragment>();
  for (const b of before) {
    for (const a of after) {
      const [one, other] = [callOf(b), callOf(a)];
      if (!one || !other || taken.has(a)) continue;
      const aligner = new Aligner(beforeNames, afterNames);
      if (!isWrapped(aligner, one, other, heldBefore, heldAfter)) continue;
      taken.add(a);
      pairs.push([b, a, aligner]);
      break;
    }
  }
  return pairs;
}

/** What variables hold that are declared in one of the leaves. */
type Held = ReadonlyMap<string, Expression>;

function heldIn(leaves: readonly Fragment[]): Held {
  const held = new Map<string, Expression>();
  for (const { statement, expression } of leaves) {
    if (expression || statement.kind !== 'localVariable') continue;
    for (const { name, initializer } of statement.variables) if (initializer) held.set(name, initializer);
  }
  return held;
}

/** The call that is all of a statement. */
function callOf({ statement, expression }: Fragment): Expression | null {
  if (expression || statement.kind !== 'expression' || isAssignment(statement)) return null;
  const whole = wrappedExpression(statement);
  return whole?.kind === 'invocation' ? whole : null;
}

/** Notes in the aligner what stands for what where the one call is in the other. */
function isWrapped(aligner: Aligner, one: Expression, other: Expression, heldBefore: Held, heldAfter: Held): boolean {
  for (const [a, b] of [...insideOf(one).map((call) => [call, other] as const), ...insideOf(other).map((call) => [one, call] as const)]) {
    const [given, instead] = differingArgument(aligner, a, b) ?? [];
    if (!given || !instead) continue;
    const [named, isExtracted] = [valueOf(instead, heldAfter), valueOf(given, heldBefore)];
    const isInChain = (a === one ? other : one).receiver === (a === one ? b : a);
    const isIn = named !== null && isOfOneMaking(aligner, given, named);
    const isOut =
      isExtracted !== null &&
      isOfOneMaking(aligner, isExtracted, instead) &&
      (isInChain || instead.kind === 'creation' || aligner.same(isExtracted, instead));
    if (!isIn && !isOut) continue;
    aligner.replace(given, instead);
    aligner.replace(one, other);
    return true;
  }
  return false;
}

/** `tray.add(lid)` of `check(tray.add(lid))` and of `tray.add(lid).close()`. */
function insideOf({ receiver, arguments: given }: Expression): readonly Expression[] {
  const [only, ...more] = given ?? [];
  return [receiver, more.length === 0 ? only : null].filter((one) => one?.kind === 'invocation') as Expression[];
}

/** Of two calls of one name on the same thing the one argument that is another. */
function differingArgument(aligner: Aligner, one: Expression, other: Expression): readonly [Expression, Expression] | null {
  const [given, instead] = [one.arguments ?? [], other.arguments ?? []];
  if (one.label !== other.label || given.length !== instead.length || !areOne(aligner, one.receiver, other.receiver)) return null;
  const others = given.flatMap((argument, at) => {
    const now = instead[at];
    return now && !aligner.same(argument, now) ? [[argument, now] as const] : [];
  });
  return others.length === 1 ? (others[0] ?? null) : null;
}

function areOne(aligner: Aligner, one: Expression | null, other: Expression | null): boolean {
  return one && other ? aligner.same(one, other) : one === other;
}

function valueOf({ kind, label }: Expression, held: Held): Expression | null {
  return kind === 'name' ? (held.get(label) ?? null) : null;
}

/** Calls of one name that are handed as much and made on something, or on nothing, both; objects that are made of as much, and of something as before. */
function isOfOneMaking(aligner: Aligner, one: Expression, other: Expression): boolean {
  const [given, instead] = [one.arguments ?? [], other.arguments ?? []];
  if (one.kind !== other.kind || given.length !== instead.length) return false;
  if (one.kind === 'creation') return given.some((argument, at) => aligner.same(argument, instead[at] ?? argument));
  return one.kind === 'invocation' && one.label === other.label && !one.receiver === !other.receiver;
}
