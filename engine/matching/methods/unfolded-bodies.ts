import type { Method } from '../../model/declarations.js';
import { statementsOf } from '../../model/statement.js';
import { calledBy, callsTo } from '../../facts/calls.js';
import { isReal, isTrivial, speaks } from '../../facts/telling-statements.js';
import { nameOf } from '../../facts/declarations/method-signatures.js';
import { allMappings, type StatementMapping } from '../bodies/body-mapping.js';
import { countMappings, type Agreement } from './method-similarity.js';
import type { Renames } from './renames.js';
import { shareOf } from './signature-rules.js';

/** How well two methods agree, as `agreementOf` counts. */
export type Agree = (before: Method, after: Method) => Agreement;

/** See `unfolding`. */
interface Unfolding {
  /** The pairs of bodies that count for one pair of methods beside their own: what the one calls, with the other. */
  pairs(before: Method, after: Method): readonly (readonly [Method, Method])[];
  /** `plain`: of the two bodies as they are. */
  agreement(before: Method, after: Method, plain: Agreement): Agreement;
}

/** At most this many methods that one calls are put in the place of their calls: each is compared with the other body. */
const MOST_PARTS = 8;

/**
 * How well two methods agree when what the one calls, and only one version has, is put in the place of its calls: code that was extracted from a method is still
 * what the method does, and so is code that was inlined into it.
 *
 *     void sail() { open(); cut(); hoist(); }   ->   void drift() { open(); cast(); }   void cast() { cut(); hoist(); }      drift does all that sail did
 *
 * A method that does nothing itself but call another one is not known by what that one does.
 */
export function unfolding(removed: readonly Method[], added: readonly Method[], agree: Agree, renames?: Renames): Unfolding {
  const partsOf = { before: partsAmong(removed), after: partsAmong(added) };
  return {
    pairs: (before, after) => [
      ...partsOf.after(after).map((part) => [before, part] as const),
      ...partsOf.before(before).map((part) => [part, after] as const),
    ],
    agreement: (before, after, plain) => {
      if (!plain.body || plain.body.identical) return plain;
      const mappings = countedMappings(plain);
      let whole: Whole = { agreement: plain, covered: new Set(mappings.flatMap((one) => [one.before, one.after])) };
      for (const part of partsOf.after(after))
        whole = joined(whole, { caller: after, part, other: before, side: 'before', own: agree(before, part) }, renames);
      for (const part of partsOf.before(before))
        whole = joined(whole, { caller: before, part, other: after, side: 'after', own: agree(part, after) }, renames);
      return whole.agreement;
    },
  };
}

/** An agreement, and the statements that are mapped by it. */
interface Whole {
  readonly agreement: Agreement;
  readonly covered: ReadonlySet<unknown>;
}

/** A method that `caller` calls, and how it agrees with `other`, the method of the other version, `side`. */
interface Part {
  readonly caller: Method;
  readonly part: Method;
  readonly other: Method;
  readonly side: 'before' | 'after';
  readonly own: Agreement;
}

function countedMappings({ body }: Agreement): readonly StatementMapping[] {
  return allMappings(body?.mappings ?? []).filter(({ before, after }) => before.kind !== 'block' && after.kind !== 'block');
}

/**
 * With one more called method, when more of the two is one by it, and more than is one of the called method and the other: else it is that one itself. Where
 * nothing else tells, the call has to pass on what the other mentions.
 */
function joined(whole: Whole, part: Part, renames: Renames | undefined): Whole {
  const { own, side } = part;
  if (!own.body || own.body.identical) return whole;
  const fresh = countedMappings(own).filter((mapping) => !whole.covered.has(mapping[side]));
  if (fresh.length === 0) return whole;
  const next = sum(whole.agreement, part, fresh, renames);
  const [share, alone] = [shareOf(next), shareOf(own)];
  if (share <= shareOf(whole.agreement) || share < alone) return whole;
  if ((share === alone || whole.agreement.telling === 0) && !passesOn(part)) return whole;
  return { agreement: next, covered: new Set([...whole.covered, ...fresh.flatMap(({ before, after }) => [before, after])]) };
}

/** `fresh`: the mappings of the called method that are not known yet. Its other statements are left over, and its call is not any more. */
function sum(agreement: Agreement, part: Part, fresh: readonly StatementMapping[], renames: Renames | undefined): Agreement {
  const { own, side, caller } = part;
  const counts = countMappings(fresh, renames);
  const [here, there] = side === 'before' ? (['unmappedBefore', 'unmappedAfter'] as const) : (['unmappedAfter', 'unmappedBefore'] as const);
  const calls = new Set(callsTo(caller, part.part).map(({ statement }) => statement));
  const calling = (agreement.body?.[there] ?? []).filter((one) => calls.has(one) && isReal(one)).length;
  const isFresh = new Set(fresh);
  const again = countedMappings(own).filter((one) => !isFresh.has(one) && isReal(one.before) && !isTrivial(one.before)).length;
  return {
    body: agreement.body,
    mapped: agreement.mapped + counts.mapped,
    exact: agreement.exact + counts.exact,
    telling: agreement.telling + counts.telling,
    trivial: agreement.trivial + counts.trivial,
    distance: agreement.distance + counts.distance,
    unmappedBefore: 0,
    unmappedAfter: 0,
    [here]: Math.max(0, agreement[here] - fresh.filter((one) => isReal(one[side])).length),
    [there]: Math.max(0, agreement[there] + own[there] + again - calling),
  };
}

/** A value that the one passes to the method that it calls is one that the other mentions; parameters are the same by their places. */
function passesOn({ caller, part, other }: Part): boolean {
  const values = callsTo(caller, part).flatMap(({ expression }) => expression.arguments ?? []);
  const telling = values.filter(speaks).map(({ text }) => withPlaces(text, caller));
  if (telling.length === 0 || !other.body) return false;
  return [...statementsOf(other.body)].some(({ text }) => {
    const statement = withPlaces(text, other);
    return telling.some((value) => statement.includes(value));
  });
}

/** A text with the places of a method's parameters instead of their names. */
function withPlaces(text: string, { parameters }: Method): string {
  const places = new Map(parameters.map(({ name }, at) => [name, `#${at}`]));
  return text.replace(/[\p{L}_$][\p{L}\p{N}_$]*/gu, (word) => places.get(word) ?? word);
}

/** Which of some methods of one version another of them calls, without being called by them. */
function partsAmong(methods: readonly Method[]): (caller: Method) => readonly Method[] {
  const called = calledBy(methods);
  const own = new Set(methods);
  const known = new Map<Method, readonly Method[]>();
  return (caller) => {
    if (!own.has(caller)) return [];
    const cached = known.get(caller);
    if (cached) return cached;
    const parts = [...called(caller)]
      .filter(
        (part) =>
          part !== caller && nameOf(part) !== nameOf(caller) && callsTo(caller, part).length > 0 && callsTo(part, caller).length === 0,
      )
      .slice(0, MOST_PARTS);
    known.set(caller, parts);
    return parts;
  };
}
