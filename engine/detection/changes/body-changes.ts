import type { Method } from '../../model/declarations.js';
import { sameText } from '../../model/source-file.js';
import type { BodyMapping } from '../../matching/bodies/body-mapping.js';
import type { ParameterMatch } from '../../matching/comparison.js';
import type { MatchingResult } from '../../matching/result.js';
import { pairOf, type VariableMatch, type VariablePair } from '../../matching/variables/variables.js';
import { VariableEvidence } from '../../matching/variables/variable-evidence.js';
import { detailedMethodPairs } from './whole-changes.js';
import { addAll } from '../../text/lists.js';

/**
 * Two bodies whose statements were compared: a method and itself, a field's value and itself, a method and what was extracted from it, an inlined method and where
 * it went. What happened inside is described in the same way for all of them.
 */
export interface BodyChange {
  readonly kind: 'pair' | 'extraction' | 'inlining';
  readonly before: Method;
  readonly after: Method;
  /** Null when one of the two has no body. */
  readonly body: BodyMapping | null;
  /** Which variables of the two became which. */
  readonly variables: VariableMatch;
  /** Of an extraction: its source and what is left of it. Of an inlining: its target before and after. Null for pairs. */
  readonly rest: BodyChange | null;
  /** Of an extraction: one of several pieces of the source that became calls of the method. */
  readonly isCopy?: boolean;
  /** A pair of which one method was split into several, or merged from several, and the other is one of these. */
  readonly partOf?: 'split' | 'merge';
}

const known = new WeakMap<MatchingResult, readonly BodyChange[]>();

/** All of a comparison of which anything differs, method pairs first: of a method whose text stayed as it was, no family has anything to tell. */
export function bodyChanges(comparison: MatchingResult): readonly BodyChange[] {
  const cached = known.get(comparison);
  if (cached) return cached;
  const changes: BodyChange[] = [];
  for (const { before, after, body, variables } of detailedMethodPairs(comparison))
    if (!body?.identical || !sameText(before.file, before.span, after.file, after.span))
      changes.push({ kind: 'pair', before, after, body, variables, rest: null });
  for (const value of comparison.fieldValues) changes.push({ kind: 'pair', ...value, rest: null });
  const parts = partsOfMethods(comparison);
  const bySource = new Map(changes.map((change) => [change.before, change]));
  const byTarget = new Map(changes.map((change) => [change.after, change]));
  addAll(changes, parts);
  for (const { holder, extracted, body, variables, isCopy } of comparison.extractions) {
    changes.push({ kind: 'extraction', before: holder, after: extracted, body, variables, rest: bySource.get(holder) ?? null, isCopy });
  }
  for (const { inlined, holder, body, variables } of comparison.inlinings) {
    changes.push({ kind: 'inlining', before: inlined, after: holder, body, variables, rest: byTarget.get(holder) ?? null });
  }
  known.set(comparison, changes);
  return changes;
}

/**
 * A method that was split, with each of its parts, and the reverse: what a variable or a parameter became in a part is told of that (318 changes); what other
 * parameters, exceptions and modifiers a part has is what makes it one.
 *
 *     void serve(int n) { Boat one = take(n); tie(one); }   ->   Boat ready(int n) { return take(n); }  void ship(Boat one) { tie(one); }     Parameterize Variable
 */
function partsOfMethods({ rearrangements }: MatchingResult): readonly BodyChange[] {
  return rearrangements.flatMap(({ direction, bodies }) =>
    bodies.map((one): BodyChange => ({ kind: 'pair', ...one, rest: null, partOf: direction })),
  );
}

/** The variables of a change's bodies; null when there are none to compare. */
export function variablesOf(change: BodyChange): VariableMatch | null {
  return change.body ? change.variables : null;
}

export function parametersOf(change: BodyChange): ParameterMatch {
  return change.variables.parameters;
}

const knownParameters = new WeakMap<BodyChange, readonly VariablePair[]>();

/** The paired parameters, each with the mapped statements that refer to it. Only what a caller sees is paired unless the two are one method. */
export function parameterPairs(change: BodyChange): readonly VariablePair[] {
  const cached = knownParameters.get(change);
  if (cached) return cached;
  const pairs = pairParameters(change);
  knownParameters.set(change, pairs);
  return pairs;
}

function pairParameters(change: BodyChange): readonly VariablePair[] {
  const { before, after, body } = change;
  const evidence = body && !body.identical ? VariableEvidence.of(before, after, body) : null;
  // equal bodies are looked into only to tell where a parameter is used
  const places = (): VariableEvidence | null => evidence ?? (body && VariableEvidence.ofEqualBodies(before, after));
  const pairs = parametersOf(change).pairs.map((pair) => pairOf(pair.before, pair.after, places));
  // A parameter of an extracted method is one of its source only when the code that went along uses it as such; under its own name it is just handed on.
  if (change.kind === 'pair') return pairs;
  return evidence ? pairs.filter((pair) => pair.before.name !== pair.after.name) : [];
}
