import { isTest, type Method } from '../../model/declarations.js';
import type { Statement } from '../../model/statement.js';
import { callsTo } from '../../facts/calls.js';
import type { Comparison } from '../../matching/comparison.js';
import { agreementOf, type Agreement } from '../../matching/methods/method-similarity.js';
import { isDerived, isOther, keptOf, type Part } from './parts-of-methods.js';

/**
 * A test that became two, named after it, and a method that both of them call now was divided into all three, be the two copies of one another or not:
 *
 *     @Test void read() { open(1); fill(2); check(3); }
 *     ->   @Test void readFast() { start(); check(4); }  @Test void readSlow() { start(); check(5); }  void start() { open(1); fill(2); }
 *
 * The likelier one comes first, then what it calls, then the other one where it is a part, too (390 made-up changes).
 */
export function withHelper(whole: Method, candidates: readonly Method[], made: readonly Part[], comparison: Comparison): readonly Method[] {
  if (!isTest(whole)) return [];
  const named = candidates.filter((method) => isDerived(method, whole) && isTest(method));
  const [first, second, ...more] = named;
  if (!first || !second || more.length > 0) return [];
  const helpers = made.filter(({ method }) => !isTest(method) && named.every((one) => callsTo(one, method).length > 0));
  const [helper, ...others] = helpers;
  const parts = [...helpers, { method: first, covered: [] }, { method: second, covered: [] }];
  if (!helper || others.length > 0 || parts.some((part) => isOther(part, whole, comparison, 'split'))) return [];
  const taken = keptOf(agreementOf(whole, helper.method));
  const [one, other] = [shareOf(whole, first, helper.method, taken), shareOf(whole, second, helper.method, taken)].sort(byLikeness);
  if (!one || !other || !isPart(one)) return [];
  // a single one beside them that is made of the whole may be a part as well
  const beside = made.filter(({ method }) => !named.includes(method) && method !== helper.method);
  if (beside.length === 1 && one.left + other.left > 0) return [];
  return isPartToo(other) ? [one.method, helper.method, other.method] : [one.method, helper.method];
}

/** What a part kept of the whole. */
interface Share extends Agreement {
  readonly method: Method;
  /** Statements that neither this part nor the helper has. */
  readonly left: number;
  /** Statements that are not the whole's, calls of the helper aside. */
  readonly added: number;
}

function shareOf(whole: Method, method: Method, helper: Method, taken: ReadonlySet<Statement>): Share {
  const agreement = agreementOf(whole, method);
  const gone = (agreement.body?.unmappedBefore ?? []).filter((statement) => taken.has(statement)).length;
  const calls = new Set(callsTo(method, helper).map(({ statement }) => statement));
  const calling = (agreement.body?.unmappedAfter ?? []).filter((statement) => calls.has(statement)).length;
  return { ...agreement, method, left: agreement.unmappedBefore - gone, added: agreement.unmappedAfter - calling };
}

/** More as it was, more kept, less added; then the first. */
function byLikeness(a: Share, b: Share): number {
  return b.exact - a.exact || b.mapped - a.mapped || a.added - b.added || a.method.index - b.method.index;
}

/** It kept more than it left, the helper's included, or has little that is new. */
function isPart({ mapped, unmappedBefore, unmappedAfter }: Share): boolean {
  return mapped > unmappedBefore || unmappedAfter <= 1;
}

/** Nothing is new in it, or it kept more than what is left of the whole; as much, where all that is new calls the helper. */
function isPartToo({ mapped, exact, unmappedAfter, left, added }: Share): boolean {
  if (unmappedAfter === 0) return true;
  return exact > 0 && (mapped > left || (mapped === left && added === 0));
}
