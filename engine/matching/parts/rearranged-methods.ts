import { callsTo } from '../../facts/calls.js';
import { isTest, type Method, type TypeDeclaration } from '../../model/declarations.js';
import { statementsOf, type Statement } from '../../model/statement.js';
import { groupBy } from '../../text/grouping.js';
import { checkpoint } from '../../text/work.js';
import { allMappings, type BodyMapping } from '../bodies/body-mapping.js';
import type { Comparison, MethodPair } from '../comparison.js';
import { agreementOf } from '../methods/method-similarity.js';

export type Direction = 'split' | 'merge';

/** A method that was split into others, or merged from them. */
export interface Rearrangement {
  readonly direction: Direction;
  readonly whole: Method;
  /** In source order. */
  readonly parts: readonly Method[];
  /** Between the whole and each of its parts. */
  readonly bodies: readonly ComparedBodies[];
}

/** Two bodies whose statements were compared. */
export interface ComparedBodies {
  readonly before: Method;
  readonly after: Method;
  readonly body: BodyMapping | null;
}

/**
 * Split Method and Merge Method: the statements of one method are spread over several others of its type's partner, none of which calls another, or the reverse.
 *
 *     void all() { open(); a(); b(); }   ->   void first() { open(); a(); }  void second() { open(); b(); }
 *
 * That it was not renamed, and the others taken out of it, is told by those who called it and call several of the parts now, by names made of its name, or
 * by parts that are all mostly its code.
 */
export function rearrangedMethods(found: Comparison): readonly Rearrangement[] {
  const { methodPairs, removedMethods, addedMethods, extractions, inlinings } = found;
  const changed = methodPairs.filter(({ relation }) => relation === 'signature');
  // what somebody else calls may have been taken for extracted, and what somebody called for inlined
  const before = new Set([...removedMethods, ...changed.map((pair) => pair.before), ...inlinings.map(({ inlined }) => inlined)]);
  const after = new Set([...addedMethods, ...changed.map((pair) => pair.after), ...extractions.map(({ extracted }) => extracted)]);
  return [...inDirection('split', before, after, found), ...inDirection('merge', after, before, found)];
}

function* inDirection(
  direction: Direction,
  wholes: ReadonlySet<Method>,
  parts: ReadonlySet<Method>,
  found: Comparison,
): Iterable<Rearrangement> {
  const partner = new Map<TypeDeclaration, TypeDeclaration>(
    found.typePairs.map(({ before, after }) => (direction === 'split' ? [before, after] : [after, before])),
  );
  const byType = groupBy(parts, ({ declaringType }) => declaringType);
  const keys = new Map<Method, ReadonlySet<string>>([...parts].map((part) => [part, keysOf(part)]));
  for (const whole of wholes) {
    const type = partner.get(whole.declaringType);
    const candidates = (type && byType.get(type)) ?? [];
    if (candidates.length < 2 || whole.kind === 'constructor' || !whole.body) continue;
    checkpoint(candidates.length);
    const own = keysOf(whole);
    const near = candidates.filter((part) => mostlyIn(keys.get(part) ?? NONE, own));
    if (near.length < 2 || near.length > MOST_NEAR) continue;
    const divided = dividedInto(whole, near, direction, found);
    if (divided.length < 2) continue;
    yield {
      direction,
      whole,
      parts: divided.map(({ part }) => part),
      bodies: divided.map(({ part, body }) =>
        direction === 'split' ? { before: whole, after: part, body } : { before: part, after: whole, body },
      ),
    };
  }
}

const NONE: ReadonlySet<string> = new Set();

/** What more methods than this do as well is no part of any of them: they are copies of each other. */
const MOST_NEAR = 24;

/** The parts of a method, or none when it was not divided. */
function dividedInto(whole: Method, near: readonly Method[], direction: Direction, found: Comparison): readonly Share[] {
  const shares = near.flatMap((part) => shareOf(whole, part, direction) ?? []);
  const ends = shares.filter(({ part }) => !shares.some((other) => other.part !== part && callsTo(other.part, part).length > 0));
  const chosen = covering(ends);
  const parts = chosen.map(({ part }) => part);
  if (chosen.length < 2 || parts.some((part) => isPairedElsewhere(part, whole, direction, found.methodPairs))) return [];
  const isTold = areCalledInstead(parts, whole, direction, found.methodPairs) || areNamedAfter(parts, whole);
  if (!isTold) return [];
  return [...chosen].sort((a, b) => a.part.index - b.part.index);
}

/**
 * Parts that together have more than half of the whole, the likeliest first, each with statements that those before it have not: what has no such statement
 * is a copy of another part. None when one of them has all by itself: that is the method under another name.
 */
function covering(shares: readonly Share[]): readonly Share[] {
  const likeliest = [...shares].sort(
    (a, b) => b.exact - a.exact || b.kept.size - a.kept.size || a.added - b.added || a.part.index - b.part.index,
  );
  const covered = new Set<Statement>();
  const chosen = likeliest.filter(({ kept }) => {
    const { size } = covered;
    for (const statement of kept) covered.add(statement);
    return covered.size > size;
  });
  const [first] = chosen;
  if (!first || chosen.some(({ left }) => left === 0)) return [];
  return covered.size > (first.kept.size + first.left) * HALF ? chosen : [];
}

/** What a part has of the whole. */
interface Share {
  readonly part: Method;
  readonly body: BodyMapping;
  /** The whole's statements that it has, edited or not, and how many of them as they were. */
  readonly kept: ReadonlySet<Statement>;
  readonly exact: number;
  /** The whole's statements that it has not, and its own that are not the whole's. */
  readonly left: number;
  readonly added: number;
}

/** Null when it is not mostly made of the whole. */
function shareOf(whole: Method, part: Method, direction: Direction): Share | null {
  const isSplit = direction === 'split';
  const { body, mapped, exact, telling, unmappedBefore, unmappedAfter } = isSplit ? agreementOf(whole, part) : agreementOf(part, whole);
  const [left, added] = isSplit ? [unmappedBefore, unmappedAfter] : [unmappedAfter, unmappedBefore];
  if (!body || telling === 0 || mapped <= added) return null;
  const kept = allMappings(body.mappings).map(({ before, after }) => (isSplit ? before : after));
  return { part, body, kept: new Set(kept.filter(({ kind }) => kind !== 'block')), exact, left, added };
}

/** What another method became, or was, is no part of this one. */
function isPairedElsewhere(part: Method, whole: Method, direction: Direction, pairs: readonly MethodPair[]): boolean {
  return pairs.some(({ before, after }) =>
    direction === 'split' ? after === part && before !== whole : before === part && after !== whole,
  );
}

/** Somebody who called the whole calls several of the parts in its place, or the reverse. */
function areCalledInstead(parts: readonly Method[], whole: Method, direction: Direction, pairs: readonly MethodPair[]): boolean {
  return pairs.some(({ before, after, body }) => {
    if (body?.identical !== false) return false;
    const [ofWhole, ofParts] = direction === 'split' ? [before, after] : [after, before];
    if (callsTo(ofWhole, whole).length === 0 || callsTo(ofParts, whole).length > 0) return false;
    return parts.filter((part) => callsTo(ofParts, part).length > 0).length > 1;
  });
}

/** Tests, which nobody calls, `readsHead` and `readsTail` of `reads`. */
function areNamedAfter(parts: readonly Method[], whole: Method): boolean {
  return [whole, ...parts].every(isTest) && parts.every(({ name }) => name !== whole.name && name.startsWith(whole.name));
}

/** A half: what is less than that of the whole may as well be chance, or have been taken out. */
const HALF = 0.5;

/** More than half of what a method says is said in the other one. */
function mostlyIn(keys: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...keys].filter((key) => others.has(key)).length > keys.size * HALF;
}

/** What says which statement one is, whatever was edited: what it calls last, or its text. A bare `return;` says nothing. */
function keysOf({ body }: Method): ReadonlySet<string> {
  return new Set(body ? statementsOf(body).flatMap((statement) => keyOf(statement) ?? []) : []);
}

function keyOf({ kind, expressions, variables, text }: Statement): string | null {
  const [first] = expressions;
  if (!first || kind === 'block') return null;
  const value = variables[0]?.initializer ?? (first.kind === 'assignment' ? first.children[1] : first);
  return value?.kind === 'invocation' ? value.label : text;
}
