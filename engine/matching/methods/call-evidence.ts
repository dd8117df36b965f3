import type { Expression } from '../../model/expression.js';
import type { Method } from '../../model/declarations.js';
import { allMappings, type StatementMapping } from '../bodies/body-mapping.js';
import type { MethodPair } from '../comparison.js';
import { isConstantBody } from '../../facts/declarations/anonymous-types.js';
import { areHandedTheSame, haveOneText } from '../../facts/expressions/covering.js';
import { wholeCall } from '../../facts/wrapped-expressions.js';
import { standingOf } from '../bodies/method-mapping.js';
import { agreementOf, nameDistance, type Agreement } from './method-similarity.js';
import { isCalledAlone, typeKey } from '../../facts/declarations/method-signatures.js';
import { isRequestDoneUnderTwoNames } from '../bodies/values/requests-under-two-names.js';
import { oneHoldsTheOther } from './signature-rules.js';
import { methodLabel, type Trace } from '../trace.js';

/** How often a call became another one in mapped statements, and how often it is sure to be the same request. */
interface Votes {
  readonly all: number;
  readonly sure: number;
}

/** What a call became that has another name, or more or fewer arguments: `name/arguments` -> the same of after. */
export type CallEvidence = ReadonlyMap<string, ReadonlyMap<string, Votes>>;

/**
 * Call sites as a second opinion (paper 001: references): a method whose callers all call another one now was renamed, one whose callers give it
 * another argument got another parameter, however much its body changed.
 *
 *     pool.requestBuffers(2);   ->   pool.requestBuffersFromGlobal(2);
 *
 * A method of the caller's own type in the place of another object's is another method, and the reverse: it speaks against others, and for nothing.
 */
export function callEvidence(pairs: readonly MethodPair[]): CallEvidence {
  const evidence = new Map<string, Map<string, Votes>>();
  const vote = (before: string, after: string, votes: 0 | 1, isSure: boolean): void => {
    const row = evidence.get(before) ?? new Map<string, Votes>();
    const { all, sure } = row.get(after) ?? { all: 0, sure: 0 };
    row.set(after, { all: all + votes, sure: sure + Number(isSure) });
    evidence.set(before, row);
  };
  for (const pair of pairs) {
    const { before, after, body } = pair;
    // an implementation that changed its signature speaks for the method that it implements
    if (before.kind === 'method' && !isConstantBody(before.declaringType)) {
      if (before.name !== after.name) vote(keyOf(before), keyOf(after), 1, false);
      if (signatureOf(before) !== signatureOf(after)) vote(signatureOf(before), signatureOf(after), 1, false);
    }
    for (const mapping of allMappings(body?.mappings ?? [])) {
      for (const { kind, before, after } of mapping.replacements) {
        if (kind !== 'invocation') continue;
        const [from, to] = [callKey(before), callKey(after)];
        const [wasOwn, isOwn] = [isOwnCall(before, pair.before), isOwnCall(after, pair.after)];
        if (wasOwn !== isOwn) vote(from, `${to} elsewhere`, 0, false);
        else if (from !== to) vote(from, to, ...(isOwn ? votesOf(before, after, mapping, pair) : ([1, false] as const)));
      }
    }
  }
  return evidence;
}

/**
 * How much two calls of methods of the own type say, and whether it counts whatever other callers ask (1,404 and 1,680 changes): what is done, declared or given back, as the names
 * and what is handed over allow, in a method that is kept also given back whatever they are; inside of something else what is handed the same. Only a method that is kept is sure.
 */
function votesOf(before: Expression, after: Expression, mapping: StatementMapping, pair: MethodPair): readonly [0 | 1, boolean] {
  const isKept = standingOf(pair.before, pair.after) === 'kept';
  if (before.label === after.label) return [1, isKept];
  const isWhole = wholeCall(mapping.before) === before && wholeCall(mapping.after) === after;
  if (!isWhole) return [1, isKept && areHandedTheSame(before, after, haveOneText)];
  const { kind } = mapping.before;
  const isGivenBack = isKept && kind === 'return' && pair.before.returnType?.text === pair.after.returnType?.text;
  if (isGivenBack || isRequestDoneUnderTwoNames(before, after, haveOneText) === true) return [1, isKept];
  return [kind === 'localVariable' ? 1 : 0, false];
}

/** `find(3)` in a type that has such a method. */
function isOwnCall(call: Expression, { declaringType }: Method): boolean {
  if (call.receiver !== null && call.receiver.kind !== 'this') return false;
  const key = callKey(call);
  return declaringType.methods.some((one) => keyOf(one) === key);
}

function keyOf(method: Method): string {
  return `${method.name}/${method.parameters.length}`;
}

function signatureOf(method: Method): string {
  return `${method.name}(${method.parameters.map(typeKey).join()})`;
}

function callKey({ label, arguments: given }: Expression): string {
  return `${label}/${given?.length ?? 0}`;
}

interface Candidate {
  readonly before: Method;
  readonly after: Method;
  readonly votes: Votes;
  readonly agreement: Agreement;
}

/**
 * Methods that are left over in a type pair and whose callers say that one became the other. `late`: nothing else is known of either, which may have gone elsewhere or come
 * from there; then callers that are not sure of it tell, too, when they all say the same.
 */
export function matchByCalls(
  removed: readonly Method[],
  added: readonly Method[],
  evidence: CallEvidence,
  late: boolean,
  trace: Trace,
): [Method, Method, Agreement][] {
  const candidates: Candidate[] = [];
  const isOnly = onlyOnes(removed, added, evidence);
  for (const before of removed) {
    const row = evidence.get(keyOf(before));
    const implementations = evidence.get(signatureOf(before));
    if (!row && !implementations) continue;
    for (const after of added) {
      const implemented = implementations?.get(signatureOf(after))?.all ?? 0;
      const { all, sure } = row?.get(keyOf(after)) ?? NO_VOTES;
      const votes = { all: all + implemented, sure };
      if (votes.all === 0 || before.kind !== after.kind || (before.bodySpan === null) !== (after.bodySpan === null)) continue;
      const agreement = agreementOf(before, after);
      const areCalledAlone = (): boolean => isCalledAlone(before) && isCalledAlone(after);
      const isSure = sure > 0 && areCalledAlone() && isOnly(before, after, 'sure');
      const accepted =
        implemented > 0 ||
        isSure ||
        (isPlausible(before, after, agreement) && isOnly(before, after, 'fresh')) ||
        (late && areCalledAlone() && isOnly(before, after, 'all'));
      trace?.({
        stage: 'changed signatures',
        subject: methodLabel(before),
        candidate: methodLabel(after),
        verdict: accepted ? 'considered' : 'rejected',
        reason: 'callers call the one where they called the other',
        score: { votes: votes.all, sure, mapped: agreement.mapped },
      });
      if (accepted) candidates.push({ before, after, votes, agreement });
    }
  }
  candidates.sort(
    (x, y) =>
      y.votes.sure - x.votes.sure ||
      y.votes.all - x.votes.all ||
      y.agreement.mapped - x.agreement.mapped ||
      nameDistance(x.before, x.after) - nameDistance(y.before, y.after),
  );
  const taken = new Set<Method>();
  const result: [Method, Method, Agreement][] = [];
  for (const candidate of candidates) {
    const { before, after, agreement } = candidate;
    if (taken.has(before) || taken.has(after)) continue;
    taken.add(before).add(after);
    if (!isDisputed(candidate, candidates)) result.push([before, after, agreement]);
  }
  return result;
}

const NO_VOTES: Votes = { all: 0, sure: 0 };

/**
 * Whether all callers of the one call the other now, and no caller of a third method does, as far as the two types have such methods (96 made-up types, no
 * exception):
 *
 *     box.put(3); box.drop('c');   ->   box.append(3); box.append('c');      neither put nor drop was renamed
 *
 * `sure`: callers that are sure of it are asked alone. `all`: one that calls anything else now, wherever, says that it is not (1,400 changes).
 */
function onlyOnes(
  removed: readonly Method[],
  added: readonly Method[],
  evidence: CallEvidence,
): (before: Method, after: Method, asked: 'sure' | 'fresh' | 'all') => boolean {
  const fresh = new Set(added.map(keyOf));
  const callersOf = new Map<string, Votes>();
  for (const key of new Set(removed.map(keyOf)))
    for (const [to, votes] of evidence.get(key) ?? []) {
      const { all, sure } = callersOf.get(to) ?? NO_VOTES;
      callersOf.set(to, { all: all + 1, sure: sure + Number(votes.sure > 0) });
    }
  return (before, after, asked) => {
    const to = keyOf(after);
    const row = evidence.get(keyOf(before));
    if (!row?.has(to)) return true;
    // its own callers are among them
    if ((callersOf.get(to) ?? NO_VOTES)[asked === 'sure' ? 'sure' : 'all'] > 1) return false;
    const counts = ({ sure }: Votes): boolean => asked !== 'sure' || sure > 0;
    return [...row].every(([key, votes]) => key === to || !counts(votes) || (asked !== 'all' && !fresh.has(key)));
  };
}

/** As many callers went over to another method, and nothing else speaks for either. */
function isDisputed({ before, after, votes, agreement }: Candidate, candidates: readonly Candidate[]): boolean {
  return candidates.some(
    (other) =>
      other.before === before &&
      other.after !== after &&
      other.votes.all === votes.all &&
      other.votes.sure === votes.sure &&
      other.agreement.mapped === agreement.mapped,
  );
}

/** Callers alone may speak for a replacement: half of the body stayed, or, under the name, the parameters of which the one list holds the other. */
function isPlausible(before: Method, after: Method, { telling, mapped, unmappedBefore, unmappedAfter }: Agreement): boolean {
  if (telling > 0 && mapped >= Math.min(unmappedBefore, unmappedAfter)) return true;
  return before.name === after.name && oneHoldsTheOther(before, after);
}
