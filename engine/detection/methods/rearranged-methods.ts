import { isTest, type Method } from '../../model/declarations.js';
import { leavesOf, statementsOf } from '../../model/statement.js';
import { callsTo } from '../../facts/calls.js';
import type { Comparison } from '../../matching/comparison.js';
import { askedFor, isLike } from './parts-asked-for.js';
import { isDerived, type Direction, type Part } from './parts-of-methods.js';
import { halves, kindred, sharing } from './parts-that-share.js';
import { withHelper } from './parts-with-helper.js';
import { finding, type Finding, type FindingSide } from '../../findings/finding.js';
import { methodElement, methodPart, typeElement } from '../../findings/elements.js';
import { groupBy } from '../../text/grouping.js';
import { checkpoint } from '../../text/work.js';

/** A method that was split into others, or merged from them. */
export interface Rearrangement {
  readonly direction: Direction;
  readonly whole: Method;
  /** Of a split: what kept most first; of a merge: in source order. */
  readonly parts: readonly Method[];
}

const known = new WeakMap<Comparison, readonly Rearrangement[]>();

/**
 * Split Method and Merge Method: the statements of one method are spread over several others, or the reverse.
 */
export function rearrangements(comparison: Comparison): readonly Rearrangement[] {
  const cached = known.get(comparison);
  if (cached) return cached;
  const changedBefore = comparison.methodPairs.filter((pair) => pair.relation === 'signature').map((pair) => pair.before);
  const changedAfter = comparison.methodPairs.filter((pair) => pair.relation === 'signature').map((pair) => pair.after);
  const before = [...comparison.removedMethods, ...changedBefore];
  const after = [...comparison.addedMethods, ...changedAfter];
  // what somebody else calls now may have been taken for extracted, and what somebody called for inlined
  const taken = comparison.extractions.map(({ extracted }) => extracted);
  const given = comparison.inlinings.map(({ inlined }) => inlined);
  const had = [...new Set([...before, ...given])];
  const has = [...new Set([...after, ...taken])];
  const found = [...scattered(had, has, comparison, 'split'), ...scattered(has, had, comparison, 'merge')];
  known.set(comparison, found);
  return found;
}

export function* rearrangedMethods(comparison: Comparison): Iterable<Finding> {
  for (const { direction, whole, parts } of rearrangements(comparison)) {
    yield direction === 'split'
      ? finding('Split Method', { before: methodsSide([whole], 'original'), after: methodsSide(parts, 'split') })
      : finding('Merge Method', { before: methodsSide(parts, 'merged'), after: methodsSide([whole], 'new') });
  }
}

function methodsSide(methods: readonly Method[], role: string): FindingSide {
  return {
    subject: methods.map(methodElement),
    within: methods.slice(0, 1).map(({ declaringType }) => typeElement(declaringType)),
    parts: methods.map((method) => methodPart(method, `${role} method declaration`)),
  };
}

/** Each whole with the methods of its type's partner that are made of its statements. */
function* scattered(
  wholes: readonly Method[],
  parts: readonly Method[],
  comparison: Comparison,
  direction: Direction,
): Iterable<Rearrangement> {
  const partner = new Map(
    comparison.typePairs.map((pair) =>
      direction === 'split' ? ([pair.before, pair.after] as const) : ([pair.after, pair.before] as const),
    ),
  );
  const byType = groupBy(parts, (part) => part.declaringType);
  const rivals = groupBy(wholes, (whole) => whole.declaringType);
  for (const whole of wholes) {
    const type = partner.get(whole.declaringType);
    const candidates = (type && byType.get(type)) ?? [];
    if (candidates.length < 2) continue;
    checkpoint(candidates.length);
    const texts = new Set(linesOf(whole));
    const spread = candidates.map((method) => ({ method, covered: linesOf(method).filter((line) => texts.has(line)) }));
    const touching = spread.filter(({ covered }) => covered.length > 0);
    const alike = spread.filter((part) => touching.includes(part) || isLike(whole, part.method));
    const asking = touching.length < 2 ? alike : touching;
    const made = touching.filter(({ method, covered }) => covered.length > linesOf(method).length * MOST);
    const gone = rivals.get(whole.declaringType)?.length ?? 0;
    const helped = direction === 'split' ? withHelper(whole, candidates, made, comparison) : [];
    const asked = helped.length === 0 && texts.size > 1 && gone !== candidates.length ? askedFor(whole, asking, comparison, direction) : [];
    const otherwise = (): readonly (readonly Method[])[] => {
      if (direction === 'merge') return meeting(whole, made, comparison);
      const halved = halves(whole, candidates, comparison);
      if (halved.length > 0) return [halved];
      const shared = gone <= MOST_GONE ? sharing(whole, kindred(whole, candidates), { touching, gone, comparison }) : [];
      return [shared.length > 0 ? shared : refusing(whole, touching)];
    };
    const [told] = [helped, asked].filter((parts) => parts.length > 0);
    const several = told ? [told] : otherwise();
    for (const parts of several) if (parts.length > 1) yield { direction, whole, parts };
  }
}

/**
 * A test of what goes well and of what is refused that became two tests, named after it:
 *
 *     @Test void put() { put(1); try { put(null); fail(); } … }   ->   @Test void putOne() { put(1); }  @Test void putNull() { try { put(null); … } }
 */
function refusing(whole: Method, touching: readonly Part[]): readonly Method[] {
  if (!isTest(whole)) return [];
  const statements = linesOf(whole).length;
  const named = touching.filter(({ method, covered }) => {
    return isDerived(method, whole) && isTest(method) && covered.length >= linesOf(method).length * MOST && covered.length < statements;
  });
  const [one, other, ...more] = named;
  if (!one || !other || more.length > 0 || triesIn(one.method) === triesIn(other.method)) return [];
  return [one.method, other.method];
}

function triesIn({ body }: Method): boolean {
  return body !== null && statementsOf(body).some(({ kind }) => kind === 'try');
}

/**
 * Three methods that became one, and nothing more, are told from one that was renamed and others that were inlined by their names, `readHead` and `readTail` to
 * `read`, or by somebody who called all of them and calls the one now. They are told two by two, the first of them twice; four are not told at all (288 made-up
 * changes).
 */
function meeting(whole: Method, made: readonly Part[], comparison: Comparison): readonly (readonly Method[])[] {
  if (made.length !== 3) return [];
  const methods = made.map(({ method }) => method).sort((a, b) => a.index - b.index);
  const given = made.flatMap(({ covered }) => [...new Set(covered)]);
  if (linesOf(whole).some((line) => !given.includes(line))) return [];
  // copies of one another are no parts
  if (made.some(({ covered }) => covered.every((line) => given.indexOf(line) !== given.lastIndexOf(line)))) return [];
  const named = methods.filter((method) => isDerived(method, whole));
  const [first, second, third] = areCalledTogether(methods, whole, comparison) ? methods : named;
  if (!first || !second) return [];
  return third
    ? [
        [first, second],
        [third, first],
      ]
    : [[first, second]];
}

function areCalledTogether(parts: readonly Method[], whole: Method, { methodPairs }: Comparison): boolean {
  return methodPairs.some(
    ({ before, after, body }) =>
      body?.identical === false && callsTo(after, whole).length > 0 && parts.every((part) => callsTo(before, part).length > 0),
  );
}

/** Of a type from which more methods are gone, under whatever name, each is looked for by itself; so it is where as many methods are new (200 made-up changes). */
const MOST_GONE = 2;

/** The share of a part's statements that has to be the whole's. */
const MOST = 0.5;

/** The leaves' texts; a bare `return;` says nothing. */
function linesOf(method: Method): readonly string[] {
  return leavesOf(method.body)
    .filter((statement) => statement.expressions.length > 0)
    .map((statement) => statement.text);
}
