import type { Evidence } from '../../engine/confidence/evidence.js';
import type { Detector } from '../../engine/api.js';
import { canonicalDescription, loadChange } from '../accuracy/oracle.js';
import { chosenOf, type MeasuredSet } from '../accuracy/sets.js';

/** A finding, as far as calibrating looks at it. */
export interface Row {
  readonly project: string;
  readonly evidence: readonly Evidence[];
  readonly isRight: boolean;
}

/** What is reported of the commits of a set, and whether it was validated. As `npm run accuracy` counts: each description of a commit once. */
export async function rowsOf(set: MeasuredSet, detector: Detector): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const commit of chosenOf(set, undefined)) {
    const grounds: Evidence[][] = [];
    const onGrounds = (one: readonly string[]): void => void grounds.push([...one] as Evidence[]);
    const { refactorings } = await detector.detect(loadChange(set.folder, commit), { explain: false, onGrounds });
    const right = new Set(commit.refactorings.map(({ description }) => description));
    const told = new Map(refactorings.map(({ description }, index) => [canonicalDescription(description), grounds[index] ?? []]));
    for (const [description, evidence] of told) rows.push({ project: commit.project, evidence, isRight: right.has(description) });
  }
  return rows;
}
