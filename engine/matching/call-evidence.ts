import type { Method } from '../model/declarations.js';
import { allMappings } from './body-mapping.js';
import type { MethodPair } from './comparison.js';
import { agreementOf, compatibleSignatures, nameDistance, type Agreement } from './method-similarity.js';
import { methodLabel, type Trace } from './trace.js';

/** How often a call of one name became a call of another in mapped statements, by `before name` -> `after name`. */
export type CallEvidence = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * Call sites as a second opinion (paper 001: references): a method whose callers all call another one now was renamed, however much its body changed.
 *
 *     pool.requestBuffers(2);   ->   pool.requestBuffersFromGlobal(2);
 */
export function callEvidence(pairs: readonly MethodPair[]): CallEvidence {
  const evidence = new Map<string, Map<string, number>>();
  const vote = (before: string, after: string): void => {
    const row = evidence.get(before) ?? new Map<string, number>();
    row.set(after, (row.get(after) ?? 0) + 1);
    evidence.set(before, row);
  };
  for (const { before, after, body } of pairs) {
    // an implementation that was renamed speaks for the method that it implements
    if (before.name !== after.name && before.kind === 'method') vote(before.name, after.name);
    for (const mapping of allMappings(body?.mappings ?? [])) {
      for (const { kind, before, after } of mapping.replacements) {
        if (kind === 'invocation' && before.label !== after.label) vote(before.label, after.label);
      }
    }
  }
  return evidence;
}

/** Methods that are left over in a type pair and whose callers say that one became the other. */
export function matchByCalls(
  removed: readonly Method[],
  added: readonly Method[],
  evidence: CallEvidence,
  trace: Trace,
): [Method, Method, Agreement][] {
  const candidates: { before: Method; after: Method; votes: number; agreement: Agreement }[] = [];
  for (const before of removed) {
    const row = evidence.get(before.name);
    if (!row) continue;
    for (const after of added) {
      const votes = row.get(after.name) ?? 0;
      if (votes === 0 || before.kind !== after.kind || before.name === after.name) continue;
      const agreement = agreementOf(before, after);
      const accepted = isPlausible(before, after, agreement);
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
  for (const { before, after, agreement } of candidates) {
    if (taken.has(before) || taken.has(after)) continue;
    taken.add(before).add(after);
    result.push([before, after, agreement]);
  }
  return result;
}

/** Callers alone do not tell a rename from a replacement: names, parameters or bodies have to fit too. */
function isPlausible(before: Method, after: Method, agreement: Agreement): boolean {
  if (!agreement.body) return compatibleSignatures(before, after);
  if (agreement.telling > 0 && agreement.mapped >= Math.min(agreement.unmappedBefore, agreement.unmappedAfter)) return true;
  return compatibleSignatures(before, after) && nameDistance(before, after) <= NEAR_ENOUGH;
}

/** With callers speaking for them, names may differ by more than half. */
const NEAR_ENOUGH = 0.6;
