// Moved lines of a change in short, for tests; the checker that shares no code with what finds them has to agree.
import { expect } from 'vitest';
import type { Change, Detector } from '../../engine/api.js';
import type { DetectionResult, Evidence } from '../../engine/results/result.js';
import { contradictions } from './check-explained.js';

export type Files = Readonly<Record<string, readonly string[]>>;

export const textsOf = (files: Files): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([path, lines]) => [path, lines.map((line) => `${line}\n`).join('')]));

/** Blocks as `how path:start-end > path:start-end (within)`, and the lines after the change that are left to read. */
export async function toldBy(
  detector: Detector,
  before: Files,
  after: Files,
  more: Partial<Change> = {},
): Promise<{ moved: string[]; left: string[]; result: DetectionResult }> {
  const change = { before: textsOf(before), after: textsOf(after), ...more };
  const evidence: Evidence[] = [];
  const result = await detector.detect(change, { onEvidence: (item) => evidence.push(item) });
  expect(await contradictions(change, result, evidence)).toEqual([]);
  const moved = (result.moved ?? []).map(({ how, within, leftSideLocations: [from], rightSideLocations: [to] }) => {
    const place = (one: typeof from): string => `${one?.filePath ?? '?'}:${String(one?.startLine)}-${String(one?.endLine)}`;
    return `${how} ${place(from)} > ${place(to)}${within === undefined ? '' : ` in ${within}`}`;
  });
  const left = Object.entries(result.explained?.after ?? {}).flatMap(([path, { leftSpans }]) =>
    leftSpans.map(({ startLine, endLine }) => `${path}:${String(startLine)}-${String(endLine)}`),
  );
  return { moved, left, result };
}
