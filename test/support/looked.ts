/** What a detection says when it is asked what else is worth a look. */
import type { Change, Detector } from '../../engine/api.js';
import type { ApiChange, Danger, LookPlace, Opportunity } from '../../engine/results/look.js';
import type { DetectionResult } from '../../engine/results/result.js';

export type { ApiChange, Danger, LookPlace, Opportunity };

export interface Looked {
  readonly refactorings: DetectionResult['refactorings'];
  readonly dangers: readonly Danger[];
  readonly opportunities: readonly Opportunity[];
  readonly apiChanges: readonly ApiChange[];
}

/** Asks for everything. */
export async function lookAt(detector: Detector, change: Change): Promise<Looked> {
  const result = await detector.detect(change, { dangers: true, opportunities: true, apiChanges: true });
  const { refactorings, dangers = [], opportunities = [], apiChanges = [] } = result;
  return { refactorings, dangers, opportunities, apiChanges };
}
