import type { Expression } from '../../model/expression.js';
import type { Method } from '../../model/declarations.js';
import { allMappings } from '../bodies/body-mapping.js';
import type { MethodPair } from '../comparison.js';
import { agreementOf, nameDistance, type Agreement } from './method-similarity.js';
import { isCalledAlone, typeKey } from '../../facts/declarations/method-signatures.js';
import { oneHoldsTheOther } from './signature-rules.js';
import { methodLabel, type Trace } from '../trace.js';

/** How often a call became another one that has another name, or more or fewer arguments: `name/arguments` -> the same of after. */
export type CallEvidence = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * Call sites as a second opinion (paper 001: references): a method whose callers all call another one now was renamed, one whose callers give it
 * another argument got another parameter, however much its body changed; and what implements or overrides a method under another name speaks for that one.
 *
 *     pool.requestBuffers(2);   ->   pool.requestBuffersFromGlobal(2);
 */
export function callEvidence(pairs: readonly MethodPair[]): CallEvidence {
  const evidence = new Map<string, Map<string, number>>();
  const vote = (before: string, after: string): void => {
    if (before === after) return;
    const row = evidence.get(before) ?? new Map<string, number>();
    row.set(after, (row.get(after) ?? 0) + 1);
    evidence.set(before, row);
  };
  for (const { before, after, body } of pairs) {
    if (before.kind === 'method') {
      if (before.name !== after.name) vote(keyOf(before), keyOf(after));
      vote(signatureOf(before), signatureOf(after));
    }
    for (const mapping of allMappings(body?.mappings ?? []))
      for (const replacement of mapping.replacements)
        if (replacement.kind === 'invocation') vote(callKey(replacement.before), callKey(replacement.after));
  }
  return evidence;
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
  readonly votes: number;
  readonly agreement: Agreement;
}

/**
 * Methods that are left over in a type pair and whose callers say that one became the other. `late`: nothing else is known of either, which may have gone elsewhere or come
 * from there; then callers alone say so, too, when they all say the same.
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
      const implemented = implementations?.get(signatureOf(after)) ?? 0;
      const votes = (row?.get(keyOf(after)) ?? 0) + implemented;
      if (votes === 0 || before.kind !== after.kind || (before.bodySpan === null) !== (after.bodySpan === null)) continue;
      const agreement = agreementOf(before, after);
      const accepted =
        implemented > 0 ||
        (isPlausible(before, after, agreement) && isOnly(before, after, false)) ||
        (late && isCalledAlone(before) && isCalledAlone(after) && isOnly(before, after, true));
      trace?.({
        stage: 'changed signatures',
        subject: methodLabel(before),
        candidate: methodLabel(after),
        verdict: accepted ? 'considered' : 'rejected',
        reason: 'callers call the one where they called the other',
        score: { votes, mapped: agreement.mapped },
      });
      if (accepted) candidates.push({ before, after, votes, agreement });
    }
  }
  candidates.sort(
    (x, y) =>
      y.votes - x.votes || y.agreement.mapped - x.agreement.mapped || nameDistance(x.before, x.after) - nameDistance(y.before, y.after),
  );
  const taken = new Set<Method>();
  const result: [Method, Method, Agreement][] = [];
  for (const candidate of candidates) {
    const { before, after, agreement } = candidate;
    if (taken.has(before) || taken.has(after)) continue;
    taken.add(before).add(after);
    result.push([before, after, agreement]);
  }
  return result;
}

/**
 * Whether all callers of the one call the other now, and no caller of a third method does, as far as the two types have such methods:
 *
 *     box.put(3); box.drop('c');   ->   box.append(3); box.append('c');      neither put nor drop was renamed
 *
 * `anywhere`: a caller that calls anything else now, wherever that is, says that it is not.
 */
function onlyOnes(
  removed: readonly Method[],
  added: readonly Method[],
  evidence: CallEvidence,
): (before: Method, after: Method, anywhere: boolean) => boolean {
  const fresh = new Set(added.map(keyOf));
  const callersOf = new Map<string, number>();
  for (const key of new Set(removed.map(keyOf)))
    for (const to of evidence.get(key)?.keys() ?? []) callersOf.set(to, (callersOf.get(to) ?? 0) + 1);
  return (before, after, anywhere) => {
    const to = keyOf(after);
    const row = evidence.get(keyOf(before));
    if (!row?.has(to)) return true;
    // its own callers are among them
    if ((callersOf.get(to) ?? 0) > 1) return false;
    return [...row.keys()].every((key) => key === to || (!anywhere && !fresh.has(key)));
  };
}

/** Callers alone may speak for a replacement: half of the body stayed, or, under the name, the parameters of which the one list holds the other. */
function isPlausible(before: Method, after: Method, { telling, mapped, unmappedBefore, unmappedAfter }: Agreement): boolean {
  if (telling > 0 && mapped >= Math.min(unmappedBefore, unmappedAfter)) return true;
  return before.name === after.name && oneHoldsTheOther(before, after);
}
