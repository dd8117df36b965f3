import type { Expression } from '../model/expression.js';
import type { Method } from '../model/declarations.js';
import { allMappings } from './body-mapping.js';
import type { MethodPair } from './comparison.js';
import { isConstantBody } from './field-types.js';
import { agreementOf, nameDistance, type Agreement } from './method-similarity.js';
import { sameParameterTypes, typeKey } from './method-signatures.js';
import { compatibleSignatures, oneHoldsTheOther } from './signature-rules.js';
import { methodLabel, type Trace } from './trace.js';

/** How often a call became a call of another name, or with more or fewer arguments, in mapped statements: `name/arguments` -> the same of after. */
export type CallEvidence = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * Call sites as a second opinion (paper 001: references): a method whose callers all call another one now was renamed, one whose callers give it
 * another argument got another parameter, however much its body changed.
 *
 *     pool.requestBuffers(2);   ->   pool.requestBuffersFromGlobal(2);
 *
 * A method of the caller's own type in the place of another object's is another method, and the reverse.
 */
export function callEvidence(pairs: readonly MethodPair[]): CallEvidence {
  const evidence = new Map<string, Map<string, number>>();
  const vote = (before: string, after: string): void => {
    const row = evidence.get(before) ?? new Map<string, number>();
    row.set(after, (row.get(after) ?? 0) + 1);
    evidence.set(before, row);
  };
  for (const pair of pairs) {
    const { before, after, body } = pair;
    // an implementation that changed its signature speaks for the method that it implements
    if (before.kind === 'method' && !isConstantBody(before.declaringType)) {
      if (before.name !== after.name) vote(keyOf(before), keyOf(after));
      if (signatureOf(before) !== signatureOf(after)) vote(signatureOf(before), signatureOf(after));
    }
    for (const mapping of allMappings(body?.mappings ?? [])) {
      for (const { kind, before, after } of mapping.replacements) {
        if (kind !== 'invocation' || isOwnCall(before, pair.before) !== isOwnCall(after, pair.after)) continue;
        const [from, to] = [callKey(before), callKey(after)];
        if (from !== to) vote(from, to);
      }
    }
  }
  return evidence;
}

/** `find(3)` in a type that has such a method. */
function isOwnCall(call: Expression, { declaringType }: Method): boolean {
  if (call.receiver !== null && call.receiver.kind !== 'this') return false;
  return declaringType.methods.some((one) => keyOf(one) === callKey(call));
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

/** Methods that are left over in a type pair and whose callers say that one became the other. */
export function matchByCalls(
  removed: readonly Method[],
  added: readonly Method[],
  evidence: CallEvidence,
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
      const accepted = implemented > 0 || (isOnly(before, after) && isPlausible(before, after, agreement, votes));
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
    if (!isDisputed(candidate, candidates)) result.push([before, after, agreement]);
  }
  return result;
}

/**
 * Whether all callers of the one call the other now, and no caller of a third method does, as far as the two types have such methods (96 made-up types, no
 * exception):
 *
 *     box.put(3); box.drop('c');   ->   box.append(3); box.append('c');      neither put nor drop was renamed
 */
function onlyOnes(
  removed: readonly Method[],
  added: readonly Method[],
  evidence: CallEvidence,
): (before: Method, after: Method) => boolean {
  const [gone, fresh] = [new Set(removed.map(keyOf)), new Set(added.map(keyOf))];
  const callersOf = new Map<string, number>();
  for (const key of gone) for (const to of evidence.get(key)?.keys() ?? []) callersOf.set(to, (callersOf.get(to) ?? 0) + 1);
  return (before, after) => {
    const row = evidence.get(keyOf(before));
    const to = keyOf(after);
    return !row?.has(to) || (callersOf.get(to) === 1 && [...row.keys()].every((key) => key === to || !fresh.has(key)));
  };
}

/** As many callers went over to another method, and nothing else speaks for either. */
function isDisputed({ before, after, votes, agreement }: Candidate, candidates: readonly Candidate[]): boolean {
  return candidates.some(
    (other) => other.before === before && other.after !== after && other.votes === votes && other.agreement.mapped === agreement.mapped,
  );
}

/** Callers alone do not tell a rename from a replacement: parameters or bodies have to fit too. */
function isPlausible(before: Method, after: Method, agreement: Agreement, votes: number): boolean {
  const compatible = compatibleSignatures(before, after);
  // under the name, the callers speak for a body of which half stayed, whatever is handed over
  const fits = agreement.telling > 0 && agreement.mapped >= Math.min(agreement.unmappedBefore, agreement.unmappedAfter);
  if (before.name === after.name) return fits || oneHoldsTheOther(before, after);
  if (sameParameterTypes(before, after) || (!agreement.body && compatible)) return true;
  if (compatible && (votes >= AGREED || nameDistance(before, after) <= NEAR_ENOUGH)) return true;
  return fits;
}

/** With callers speaking for them, names may differ by more than half; and so many callers speak for themselves. */
const NEAR_ENOUGH = 0.6;
const AGREED = 2;
