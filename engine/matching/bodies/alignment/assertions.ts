import type { Expression } from '../../../model/expression.js';
import type { SameExpressions } from '../../../facts/expressions/covering.js';
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
