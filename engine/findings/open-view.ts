import type { BodyMapping as Mapping } from '../matching/bodies/body-mapping.js';
import type { MatchingResult } from '../matching/result.js';
import type { Finding } from './finding.js';
import type { BodyMapping, TypePair, VariableMapping, View } from './view.js';

/** What a finished comparison, and what was found in it, look like to everything that comes after. */
export function viewOf(comparison: MatchingResult, findings: readonly Finding[]): View {
  const { before, after, fieldPairs, removedMethods, addedMethods } = comparison;
  return {
    before,
    after,
    findings,
    typePairs: typePairsOf(comparison),
    methodPairs: comparison.methodPairs.map(({ before: one, after: other, body, variables }) => ({
      before: one,
      after: other,
      body: bodyOf(body, variables),
      parameters: variables.parameters,
    })),
    fieldPairs,
    removedMethods,
    addedMethods,
    extractions: comparison.extractions.map((one) => ({ ...one, body: { ...one.body, variables: one.variables } })),
    inlinings: comparison.inlinings.map((one) => ({ ...one, body: { ...one.body, variables: one.variables } })),
    supertypes: { before: comparison.hierarchyBefore, after: comparison.hierarchyAfter },
  };
}

const typePairsOf = ({ typePairs }: MatchingResult): readonly TypePair[] =>
  typePairs.map(({ before, after, relation }) => ({ before, after, isInner: relation === 'inner' }));

function bodyOf(body: Mapping | null, variables: VariableMapping): BodyMapping | null {
  return body && { ...body, variables };
}
