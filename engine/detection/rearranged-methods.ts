import { isTest, type Method } from '../model/declarations.js';
import { leavesOf, statementsOf, type Statement } from '../model/statement.js';
import { callsTo } from '../matching/calls.js';
import { allMappings } from '../matching/body-mapping.js';
import type { Comparison } from '../matching/comparison.js';
import { agreementOf, tells, type Agreement } from '../matching/method-similarity.js';
import { speaksForItself } from '../matching/signature-rules.js';
import { finding } from './documented.js';
import type { Finding } from './family.js';
import { methodLocation } from './locations.js';
import { listText, methodText } from './print.js';
import { groupBy } from '../text/grouping.js';
import { editDistance } from '../text/similarity.js';

/** A method that was split into others, or merged from them. */
export interface Rearrangement {
  readonly direction: 'split' | 'merge';
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
  const wholes = new Set(before);
  // what somebody else calls now may have been taken for extracted
  const taken = comparison.extractions.filter(({ sourceBefore }) => wholes.has(sourceBefore)).map(({ extracted }) => extracted);
  const found = [
    ...scattered(before, [...new Set([...after, ...taken])], comparison, 'split'),
    ...scattered(after, before, comparison, 'merge'),
  ];
  known.set(comparison, found);
  return found;
}

export function* rearrangedMethods(comparison: Comparison): Iterable<Finding> {
  for (const { direction, whole, parts } of rearrangements(comparison)) {
    const list = listText(parts.map(methodText));
    if (direction === 'split') {
      yield finding(
        'Split Method',
        `${methodText(whole)} to ${list} in class ${parts[0]?.declaringType.qualifiedName ?? ''}`,
        [methodLocation(whole, 'original method declaration')],
        parts.map((part) => methodLocation(part, 'split method declaration')),
      );
    } else {
      yield finding(
        'Merge Method',
        `${list} to ${methodText(whole)} in class ${whole.declaringType.qualifiedName}`,
        parts.map((part) => methodLocation(part, 'merged method declaration')),
        [methodLocation(whole, 'new method declaration')],
      );
    }
  }
}

/** Each whole with the methods of its type's partner that are made of its statements. */
function* scattered(
  wholes: readonly Method[],
  parts: readonly Method[],
  comparison: Comparison,
  direction: 'split' | 'merge',
): Iterable<Rearrangement> {
  const partner = new Map(
    comparison.typePairs.map((pair) =>
      direction === 'split' ? ([pair.before, pair.after] as const) : ([pair.after, pair.before] as const),
    ),
  );
  const byType = groupBy(parts, (part) => part.declaringType);
  for (const whole of wholes) {
    const type = partner.get(whole.declaringType);
    const candidates = (type && byType.get(type)) ?? [];
    if (candidates.length < 2) continue;
    const texts = new Set(linesOf(whole));
    if (texts.size < 2) continue;
    const touching = candidates
      .map((method) => ({ method, covered: linesOf(method).filter((line) => texts.has(line)) }))
      .filter(({ covered }) => covered.length > 0);
    const made = touching.filter(({ method, covered }) => covered.length > linesOf(method).length * MOST);
    const several =
      direction === 'split'
        ? ([askedFor(whole, touching, comparison), sharing(whole, made, comparison), refusing(whole, touching)].find(
            ({ length }) => length > 0,
          ) ?? [])
        : meeting(whole, made, comparison);
    if (several.length > 1) yield { direction, whole, parts: several };
  }
}

interface Part {
  readonly method: Method;
  /** The statements of the whole that it has. */
  readonly covered: readonly string[];
}

/**
 * A method that was divided is told from one that was renamed by what its parts have in common: both keep some of its statements, neither all, nor both the
 * same; and they keep as many, or nothing was added to them. What both of them call, and is made of it too, belongs to it.
 *
 *     void all() { open(); a(); b(); }   ->   void first() { open(); a(); }  void second() { open(); b(); }
 *
 * The part that kept more comes first, then the one that got less, then the one whose name is fewer letters away (2,200 made-up pairs).
 */
function sharing(whole: Method, made: readonly Part[], comparison: Comparison): readonly Method[] {
  const ends = endsOf(made);
  const [one, other, ...more] = ends;
  if (!one || !other || more.length > 0 || ends.some((part) => isOther(part, whole, comparison))) return [];
  if (!one.covered.some((line) => other.covered.includes(line)) || areCopies(one, other)) return [];
  const named = ends.filter(({ method }) => isNamesake(whole, method));
  if (named.length === 1) return [];
  const kept = new Map(made.map(({ method }) => [method, agreementOf(whole, method)]));
  const [x, y] = [kept.get(one.method), kept.get(other.method)];
  if (!x || !y || !isPart(x) || !isPart(y)) return [];
  if (x.exact !== y.exact && x.unmappedAfter + y.unmappedAfter > 0) return [];
  const letters = ({ name }: Method): number => editDistance(whole.name, name);
  return [...kept].sort(([m, a], [n, b]) => byBody(a, b) || letters(m) - letters(n) || m.index - n.index).map(([method]) => method);
}

/**
 * A method that was divided is told from one that was renamed by those who called it, too, when they call a part of it now; of tests, by a name derived from it:
 *
 *     void user() { all(); }   void all() { open(); a(); b(); log(); }   ->   void user() { first(); second(); }   void first() { open(); a(); }  void second() { b(); }
 *
 * Such a part says so when it is mostly what it was, when another part has several of the statements that it left behind, and when the two are not just the
 * whole. Those that say so come first, as they stand in the file. Where none does, what the parts share may (4,300 made-up pairs).
 */
function askedFor(whole: Method, touching: readonly Part[], comparison: Comparison): readonly Method[] {
  const ends = endsOf(touching);
  const [first, second, ...more] = ends;
  if (!first || !second || more.length > 0 || areCopies(first, second) || whole.kind === 'constructor') return [];
  if (ends.some((part) => isOther(part, whole, comparison))) return [];
  const askers = comparison.methodPairs.filter(
    ({ before, after, body }) => body?.identical === false && callsTo(before, whole).length > 0 && callsTo(after, whole).length === 0,
  );
  const isAsked = (method: Method): boolean =>
    askers.some(({ after }) => callsTo(after, method).length > 0) || (isTest(whole) && isTest(method) && isDerived(method, whole));
  const [one, other] = [first, second].map(({ method }) => ({ method, ...agreementOf(whole, method) }));
  if (!one || !other) return [];
  const parts = [
    { ...one, rival: other },
    { ...other, rival: one },
  ].map((part) => ({ ...part, says: isAsked(part.method) && isDivided(part, part.rival) }));
  if (!parts.some(({ says }) => says)) return [];
  const named = parts.filter(({ method }) => isNamesake(whole, method));
  const [only] = named;
  if (only && named.length === 1 && !isTest(whole) && (only.method.name !== whole.name || byBody(only, only.rival) <= 0)) return [];
  return parts.sort((a, b) => Number(b.says) - Number(a.says) || a.method.index - b.method.index).map(({ method }) => method);
}

interface AgreeingPart extends Agreement {
  readonly method: Method;
}

/**
 * Mostly of the whole, where the other part has several of the leaves that this one left; with something added, or with more left than these: what neither has,
 * or a composite. What was declared there and is given to this part now was not left.
 */
function isDivided(part: AgreeingPart, rival: AgreeingPart): boolean {
  const { body, method, mapped, telling, unmappedAfter } = part;
  if (!body || !rival.body || telling === 0 || mapped <= unmappedAfter) return false;
  const has = new Set(allMappings(rival.body.mappings).map(({ before }) => before));
  const declared = leavesOf(rival.method.body).filter(({ kind }) => kind === 'localVariable');
  // head = null; … head = take();   ->   Node head = take();
  const isHeld = (left: Statement): boolean => has.has(left) || declared.some(({ text }) => text.endsWith(` ${left.text}`));
  const held = body.unmappedBefore.filter((left) => left.children.length === 0 && tells(left) && isHeld(left));
  if (held.length < SEVERAL) return false;
  const given = new Set(method.parameters.map(({ name }) => name));
  const isGiven = ({ variables }: Statement): boolean => variables.some(({ name }) => given.has(name));
  return unmappedAfter > 0 || body.unmappedBefore.some((left) => !held.includes(left) && left.kind !== 'block' && !isGiven(left));
}

/** Statements that make a part of what another one left: a single one may as well have been taken out of a renamed method. */
const SEVERAL = 2;

/** The parts that no other one calls. */
function endsOf(made: readonly Part[]): readonly Part[] {
  return made.filter((part) => !made.some((other) => other !== part && callsTo(other.method, part.method).length > 0));
}

/** The same name, or a signature that speaks for one method. */
function isNamesake(whole: Method, part: Method): boolean {
  return part.name === whole.name || speaksForItself(whole, part);
}

/** What another method became is no part of this one. */
function isOther({ method }: Part, whole: Method, comparison: Comparison): boolean {
  return comparison.methodPairs.some(({ before, after }) => after === method && before !== whole);
}

/** Both kept the same statements. */
function areCopies(one: Part, other: Part): boolean {
  const common = one.covered.filter((line) => other.covered.includes(line)).length;
  return common === one.covered.length && common === other.covered.length;
}

/** `readHead` of `read`. */
function isDerived(method: Method, whole: Method): boolean {
  return method.name.startsWith(whole.name) && method.name !== whole.name;
}

/** The one that kept more, then the one that got less. */
function byBody(a: Agreement, b: Agreement): number {
  return b.exact - a.exact || a.unmappedAfter - b.unmappedAfter;
}

/** What kept all statements is the same method still; what kept few of them, and got others, is another one. */
function isPart({ mapped, unmappedBefore, unmappedAfter }: Agreement): boolean {
  if (unmappedBefore === 0) return false;
  return mapped > unmappedBefore || (mapped >= 2 * unmappedAfter && (mapped > 1 || unmappedBefore <= MOST_GONE));
}

/** Statements that may have gone from a single one that is left. */
const MOST_GONE = 3;

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
 * Methods that became one are told from one that was renamed and another that was inlined by their names, `readHead` and `readTail` to `read`, or by
 * somebody who called all of them and calls the one now.
 */
function meeting(whole: Method, made: readonly Part[], comparison: Comparison): readonly Method[] {
  const methods = made.map(({ method }) => method);
  const named = methods.filter(({ name }) => name.startsWith(whole.name) && name !== whole.name);
  if (named.length < 2 && !areCalledTogether(methods, whole, comparison)) return [];
  const lines = new Map<string, number>();
  for (const line of made.flatMap(({ covered }) => [...new Set(covered)])) lines.set(line, (lines.get(line) ?? 0) + 1);
  // copies of one another are no parts
  const own = made.filter(
    ({ method, covered }) => (named.length < 2 || named.includes(method)) && covered.some((line) => lines.get(line) === 1),
  );
  return own.map(({ method }) => method).sort((a, b) => a.index - b.index);
}

function areCalledTogether(parts: readonly Method[], whole: Method, { methodPairs }: Comparison): boolean {
  if (parts.length < 2) return false;
  return methodPairs.some(
    ({ before, after, body }) =>
      body?.identical === false && callsTo(after, whole).length > 0 && parts.every((part) => callsTo(before, part).length > 0),
  );
}

/** The share of a part's statements that has to be the whole's. */
const MOST = 0.5;

/** The leaves' texts; a bare `return;` says nothing. */
function linesOf(method: Method): readonly string[] {
  return leavesOf(method.body)
    .filter((statement) => statement.expressions.length > 0)
    .map((statement) => statement.text);
}
