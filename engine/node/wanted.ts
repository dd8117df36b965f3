import { isAsSureAs } from '../../shown/confidence.js';
import type { DetectionResult, Explained, ExplainedFile, Refactoring } from '../results/result.js';

/** Which refactorings are to be shown. */
export interface Wanted {
  readonly lowLevel: boolean;
  /** Those that are less sure are left out, 0 to 1; absent: none. */
  readonly minConfidence?: number;
}

export const isWanted = (refactoring: Refactoring, { lowLevel, minConfidence = 0 }: Wanted): boolean =>
  (lowLevel || refactoring.level === 'high') && isAsSureAs(refactoring, minConfidence);

/**
 * A result with the wanted refactorings only; what names others by their places names the new ones. Lines that left-out refactorings explain stay explained, without
 * naming them.
 */
export function wantedOf(result: DetectionResult, wanted: Wanted): DetectionResult {
  const kept = result.refactorings.flatMap((refactoring, index) => (isWanted(refactoring, wanted) ? [index] : []));
  const places = new Map(kept.map((index, place) => [index, place]));
  const placesOf = (indices: readonly number[]): number[] => indices.flatMap((index) => places.get(index) ?? []);
  const bundles = result.bundles.flatMap(({ head, members, ...rest }) => {
    const left = placesOf(members);
    const first = head === null ? null : places.get(head);
    return first === undefined || left.length === 0 ? [] : [{ ...rest, head: first, members: left }];
  });
  const renames = result.renames?.flatMap((rename) => placesOf([rename.refactoring]).map((refactoring) => ({ ...rename, refactoring })));
  // what is worth a look stays, whatever it comes with
  const about = <One extends { readonly refactoring: number | null }>(all: readonly One[]): readonly One[] =>
    all.map((one) => ({ ...one, refactoring: one.refactoring === null ? null : (places.get(one.refactoring) ?? null) }));
  const { dangers, opportunities, apiChanges } = result;
  return {
    ...result,
    ...(dangers && { dangers: about(dangers) }),
    ...(opportunities && { opportunities: about(opportunities) }),
    ...(apiChanges && { apiChanges: about(apiChanges) }),
    refactorings: result.refactorings.filter((refactoring) => isWanted(refactoring, wanted)),
    bundles,
    ...(result.explained && { explained: explainedBy(result.explained, placesOf) }),
    ...(renames && { renames }),
  };
}

function explainedBy(explained: Explained, placesOf: (indices: readonly number[]) => number[]): Explained {
  const file = (one: ExplainedFile): ExplainedFile => ({
    ...one,
    spans: one.spans.map((span) => ({ ...span, refactorings: placesOf(span.refactorings) })),
  });
  const side = (files: Explained['before']): Explained['before'] =>
    Object.fromEntries(Object.entries(files).map(([path, one]) => [path, file(one)]));
  return { ...explained, before: side(explained.before), after: side(explained.after) };
}
