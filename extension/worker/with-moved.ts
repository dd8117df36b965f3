/** Moved and copied lines as the page takes them: behind the refactorings, in one list with them, since they are shown in the same way. */
import type { Bundle, DetectionResult, Explained, ExplainedFile, Refactoring } from '../../engine/results/result.js';

/** The refactorings, and behind them the moved and copied lines. */
export const itemsOf = ({ refactorings, moved = [] }: DetectionResult): readonly Refactoring[] => [...refactorings, ...moved];

/** The bundles, with one for each type of which several members changed their order. */
export function bundlesOf({ refactorings, moved = [], bundles }: DetectionResult): readonly Bundle[] {
  const byType = new Map<string, number[]>();
  for (const [index, { how, within, rightSideLocations }] of moved.entries()) {
    if (how !== 'members' || within === undefined) continue;
    const key = `${rightSideLocations[0]?.filePath ?? ''}\n${within}`;
    byType.set(key, [...(byType.get(key) ?? []), refactorings.length + index]);
  }
  const several = [...byType.values()].flatMap(([head, ...members]) =>
    head === undefined || members.length === 0 ? [] : [{ head, members }],
  );
  return [...bundles, ...several];
}

/** The explained lines, with indices into `itemsOf` alone. */
export function explainedByItems({ explained, refactorings }: DetectionResult): Explained | undefined {
  const file = (one: ExplainedFile): ExplainedFile => ({
    ...one,
    spans: one.spans.map(({ startLine, endLine, refactorings: because, moved = [] }) => ({
      startLine,
      endLine,
      refactorings: [...because, ...moved.map((index) => refactorings.length + index)],
    })),
  });
  const side = (files: Explained['before']): Explained['before'] =>
    Object.fromEntries(Object.entries(files).map(([path, one]) => [path, file(one)]));
  return explained && { ...explained, before: side(explained.before), after: side(explained.after) };
}
