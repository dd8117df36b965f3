import type { Method } from '../../model/declarations.js';
import type { Statement } from '../../model/statement.js';
import type { Call } from '../../facts/calls.js';
import { argumentsOf, NO_SUBSTITUTION, type Substitution } from '../../facts/substitution.js';
import type { BodyMapping } from '../bodies/body-mapping.js';
import { bodyStatements, fragmentsOf, type Fragments } from '../bodies/fragments.js';
import { mapFragments } from '../bodies/statement-matching.js';
import type { MethodPair } from '../comparison.js';
import { agreementOfMapping, compareAgreements, type Agreement } from '../methods/method-similarity.js';
import { methodLabel, type Trace } from '../trace.js';
import { evidenceOf, isEnough, type Evidence } from './acceptance.js';
import { mapRest, restOf, withoutAsking, withRedeclared, type Rest } from './left-over-code.js';

/** Calls whose arguments are tried, at most: the first of many repetitions tell as much as all. */
const MOST_CALLS = 4;

/** Extraction and inlining are one mechanism: where the caller's code was (is), and where the method's is (was). */
export interface Direction {
  readonly stage: 'extract' | 'inline';
  readonly caller: 'before' | 'after';
  readonly method: 'before' | 'after';
}

export const EXTRACTION: Direction = { stage: 'extract', caller: 'before', method: 'after' };
export const INLINING: Direction = { stage: 'inline', caller: 'after', method: 'before' };

/** How a method is reached from the caller whose code it has (had). */
export interface Way {
  readonly calls: readonly Call[];
  /** What the parameters of the method that makes the calls stand for in the caller. */
  readonly outer: Substitution;
  /** Statements of the caller that another extraction or inlining has claimed. */
  readonly taken: ReadonlySet<Statement>;
  /** What else the evidence has to be. */
  readonly demand?: ((evidence: Evidence) => boolean) | undefined;
}

/**
 * The child mapping of an extraction or inlining: what the caller's own mapping left over, against the body of the method that is called now (was called), whose
 * parameters are read as the arguments of the call (paper 003, sections 3.2 and 4.1, Table 4). Null when too little of it is mapped.
 */
export function childMapping(pair: MethodPair, method: Method, way: Way, direction: Direction, trace: Trace): BodyMapping | null {
  const { body } = pair;
  if (!body || !method.body) return null;
  const { calls, outer, taken, demand } = way;
  const rest = restOf(body, direction.caller, calls, taken, method);
  if (rest.statements.length === 0 && rest.expressions.length === 0) return null;
  const statements = bodyStatements(method.body);
  const local = pair[direction.method].declaringType === method.declaringType;
  const map = (left: Rest): BodyMapping | null =>
    bestOf(calls, method, outer, (names) => {
      const own = fragmentsOf(statements, names);
      const mapped = mapRest(left, direction.caller, (callers) => mapFragments(input(direction, own, callers, names, local)));
      return direction === EXTRACTION ? { ...mapped, handed: names } : mapped;
    });
  const whole = withRedeclared(rest, direction.caller, map);
  if (!whole) return null;
  const evidence = evidenceOf(whole, direction.method, { method, calls, local });
  const isAccepted = isEnough(evidence) && (demand?.(evidence) ?? true);
  trace?.({
    stage: direction.stage,
    subject: methodLabel(method),
    candidate: methodLabel(pair[direction.caller]),
    verdict: isAccepted ? 'accepted' : 'rejected',
    reason: isAccepted ? 'what is mapped outweighs what is left over' : 'too little of it is mapped',
    score: { ...evidence },
  });
  return isAccepted ? withoutAsking(whole, direction.caller, rest) : null;
}

function input(
  direction: Direction,
  own: Fragments,
  callers: Fragments,
  names: Substitution,
  local: boolean,
): Parameters<typeof mapFragments>[0] {
  return direction === EXTRACTION
    ? { before: callers, after: own, beforeNames: NO_SUBSTITUTION, afterNames: names, loose: true, expressionsAnchored: local }
    : { before: own, after: callers, beforeNames: names, afterNames: NO_SUBSTITUTION, loose: true };
}

/** Of the mappings under the arguments of each call the best one: duplicated code is extracted once and called several times. */
function bestOf(
  calls: readonly Call[],
  callee: Method,
  outer: Substitution,
  map: (names: Substitution) => BodyMapping,
): BodyMapping | null {
  const tried = new Set<string>();
  let best: { body: BodyMapping; agreement: Agreement } | null = null;
  for (const call of calls.slice(0, MOST_CALLS)) {
    const names = argumentsOf(call, callee, outer);
    const key = [...names].join();
    if (tried.has(key)) continue;
    tried.add(key);
    const body = map(names);
    const agreement = agreementOfMapping(body);
    if (!best || compareAgreements(agreement, best.agreement) < 0) best = { body, agreement };
  }
  return best?.body ?? null;
}
