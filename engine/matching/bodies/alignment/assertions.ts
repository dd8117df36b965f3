import type { Expression } from '../../../model/expression.js';
import type { ReferencePair } from '../aligned-references.js';
import type { BodyMapping, StatementMapping } from '../body-mapping.js';
import { isTypeName, type SameExpressions } from '../../../facts/expressions/covering.js';
import { addAll } from '../../../text/lists.js';

/**
 * One assertion in the words of another library. The last call has to ask the same thing, and then it is about the same subject, whatever object that was
 * asked from, or has the same message; what is compared for equality may be anything.
 *
 *     assertEquals(3, list.size())               ->   assertThat(list.size()).isEqualTo(3)
 *     assertTrue("closed", Doors.isShut(door))   ->   assertThat(isShut(door)).as("shut").isTrue()
 *     assertTrue("closed", isShut(door))         ->   assertThat(isLocked(door)).as("closed").isTrue()
 *     assertThat(list.size(), is(3))             ->   assertThat(list.size()).isEqualTo(3)
 */
export function isSameAssertion(a: Expression, b: Expression, same: SameExpressions): boolean {
  const [subjectA, subjectB] = [assertedBy(a), assertedBy(b)];
  if (subjectA && subjectB) return isMatched(a) !== isMatched(b) && isEquality(isMatched(a) ? b : a) && same(subjectA, subjectB);
  if (subjectA) return restates(b, a, subjectA, (x, y) => same(y, x));
  return subjectB !== null && restates(a, b, subjectB, same);
}

/**
 * An assertion that was taken out and put in the words of another library says which variable the parameter was where both begin alike: with a bare call, or
 * with that of a type (5,424 changes).
 *
 *     assertTrue(door.isShut());          ->   void check(Door one) { Assertions.assertThat(one.isShut()).isTrue(); }      nothing of `door` and `one`
 *     Assert.assertTrue(door.isShut());   ->   void check(Door one) { Assertions.assertThat(one.isShut()).isTrue(); }      `door` is `one`
 */
export function isAssertedElsewhere({ replacements }: StatementMapping, { handed }: BodyMapping): boolean {
  if (handed === undefined) return false;
  return replacements.some(({ kind, before, after }) => kind === 'assertion' && !beginAlike(before, after));
}

/**
 * A name in what an assertion that stayed is about became another one where the rest of that is as it was: handed or asked on the way to something else, under
 * any circumstances; otherwise where both assertions begin alike (2,754 changes).
 *
 *     assertEquals(7, gap(sorted(rows), 3));   ->   soft.assertThat(gap(sorted(input), 3)).isEqualTo(7);      `rows` became `input`
 *     assertEquals(7, gap(rows, 3));           ->   assertThat(gap(input, 3)).isEqualTo(7);                   the same
 *     assertEquals(7, gap(rows, 3));           ->   soft.assertThat(gap(input, 3)).isEqualTo(7);              nothing
 *     assertEquals(7, gap(rows, 3));           ->   assertThat(gap(input, 3)).isEqualTo(8);                   nothing
 */
export function renamedInAssertion({ replacements }: StatementMapping, { handed }: BodyMapping): readonly ReferencePair[] {
  const [only, ...more] = replacements;
  if (handed !== undefined || only?.kind !== 'assertion' || more.length > 0) return [];
  const { before, after } = only;
  const isChained = assertedBy(after) !== null;
  const [plain, subject] = isChained ? [before, assertedBy(after)] : [after, assertedBy(before)];
  if (!subject || assertedBy(plain)) return [];
  const wanted = new Set((isChained ? after : before).arguments?.map(({ text }) => text));
  const wantsOther = wanted.size > 0 && !plain.arguments?.some(({ text }) => wanted.has(text));
  const tells = (name: Expression, whole: Expression): boolean =>
    (!wantsOther || isAsked(name)) && (isOnTheWay(name, whole) || (beginAlike(before, after) && isCalledIn(name, whole)));
  const found: ReferencePair[][] = [];
  for (const given of plain.arguments ?? []) {
    const pairs: ReferencePair[] = [];
    const [one, other] = isChained ? [given, subject] : [subject, given];
    if (!wanted.has(given.text) && isSameButNames(one, other, pairs)) found.push(pairs.filter((pair) => tells(pair.before, one)));
  }
  const [pairs, ...others] = found;
  return pairs && others.length === 0 && areOfOneName(pairs) ? pairs : [];
}

function isSameButNames(one: Expression, other: Expression, into: ReferencePair[]): boolean {
  if (one.kind !== other.kind || one.children.length !== other.children.length) return false;
  if (one.label !== other.label) {
    if (one.kind !== 'name') return false;
    into.push({ before: one, after: other });
  }
  return one.children.every((child, i) => isSameButNames(child, other.children[i] as Expression, into));
}

function areOfOneName(pairs: readonly ReferencePair[]): boolean {
  return pairs.every(({ before, after }) => before.label === pairs[0]?.before.label && after.label === pairs[0].after.label);
}

/** In a call that is handed to, or asked by, another one of the whole. */
function isOnTheWay(name: Expression, whole: Expression): boolean {
  const { parent } = name;
  return name !== whole && parent !== null && parent !== whole && parent.kind === 'invocation' && parent.parent?.kind === 'invocation';
}

function isAsked(name: Expression): boolean {
  return name.parent?.receiver === name;
}

/** Not what is asserted itself, nor a field of it. */
function isCalledIn(name: Expression, whole: Expression): boolean {
  return name !== whole && name.parent !== null && name.parent.kind !== 'fieldAccess';
}

function beginAlike(before: Expression, after: Expression): boolean {
  const [one, other] = [beginningOf(before), beginningOf(after)];
  return (!one && !other) || (isTypeName(one) && isTypeName(other));
}

/** What `assertTrue(x)`, `assertThat(x).…` is called on. */
function beginningOf(assertion: Expression): Expression | null {
  return (startOf(assertion) ?? assertion).receiver;
}

/** `….isEqualTo(x)` */
function isEquality({ label, traits }: Expression): boolean {
  return traits.assertions.isEquality(label);
}

function isBeginning({ label, traits }: Expression): boolean {
  return traits.assertions.isBeginning(label);
}

/** `same` compares what the plain assertion says with what the chain says. */
function restates(plain: Expression, chain: Expression, subject: Expression, same: SameExpressions): boolean {
  if (plain.kind !== 'invocation') return false;
  const given = plain.arguments ?? [];
  if (asksForSize(plain, chain, subject, same) || asksForType(plain, subject, same)) return true;
  if (plain.traits.assertions.lastOfChain(plain.label) !== chain.label) return false;
  if (isEquality(chain)) return true;
  const said = messagesOf(chain);
  return given.some((one) => isSameBut(one, subject, same) || said.some((message) => same(one, message)));
}

/** Equal, but for the object or type that is asked. */
function isSameBut(one: Expression, other: Expression, same: SameExpressions): boolean {
  if (same(one, other)) return true;
  if (one.kind !== 'invocation' || other.kind !== 'invocation' || one.label !== other.label) return false;
  const [given, others] = [one.arguments ?? [], other.arguments ?? []];
  return given.length > 0 && given.length === others.length && given.every((argument, i) => same(argument, others[i] as Expression));
}

/** `assertEquals(3, list.size())` and `assertThat(list).hasSize(3)`; `assertTrue(list.isEmpty())` and `assertThat(list).isEmpty()`. */
function asksForSize(plain: Expression, chain: Expression, subject: Expression, same: SameExpressions): boolean {
  const given = plain.arguments ?? [];
  const asked = chain.traits.assertions.propertyOf(chain.label);
  const [size] = chain.arguments ?? [];
  // with a message in between it is another assertion
  if (asked === null || chain.receiver?.receiver?.kind === 'invocation') return false;
  if (size && !given.some((one) => same(one, size))) return false;
  return given.some((one) => one.kind === 'invocation' && one.label === asked && one.receiver !== null && same(one.receiver, subject));
}

/** `assertTrue(x instanceof T)` and `assertThat(x).isInstanceOf(T.class)`. */
function asksForType(plain: Expression, subject: Expression, same: SameExpressions): boolean {
  return (
    plain.traits.assertions.asserted(plain.label) === true &&
    (plain.arguments ?? []).some((one) => one.kind === 'instanceof' && one.children[0] !== undefined && same(one.children[0], subject))
  );
}

/** What `assertThat(x).…` is about; null for anything else. */
function assertedBy(expression: Expression): Expression | null {
  return startOf(expression)?.arguments?.[0] ?? null;
}

/** `assertThat(x)` of `assertThat(x).…`; null for anything else. */
function startOf(expression: Expression): Expression | null {
  for (let call: Expression | null = expression; call?.kind === 'invocation'; call = call.receiver) {
    if (isBeginning(call) && (call !== expression || isMatched(call))) return call;
  }
  return null;
}

/** `assertThat(x, matcher)` is the whole assertion. */
function isMatched(call: Expression): boolean {
  return isBeginning(call) && (call.arguments ?? []).length > 1;
}

/** What stands between the subject and the last call. */
function messagesOf(chain: Expression): readonly Expression[] {
  const found: Expression[] = [];
  for (let call = chain.receiver; call?.kind === 'invocation' && !isBeginning(call); call = call.receiver)
    addAll(found, call.arguments ?? []);
  return found;
}
