/** What a detection says when it is asked to look for dangers, for opportunities, and for what breaks for users. */
import type { Change, Detector } from '../../engine/api.js';
import type { DetectionResult } from '../../engine/results/result.js';

/** A place in one version of one file; lines and columns are 1-based. */
export interface LookedPlace {
  readonly path: string;
  readonly startLine: number;
  readonly endLine: number;
}

export interface LookedDanger {
  readonly kind: string;
  readonly certainty: 'sure' | 'likely' | 'open';
  /** Index of the refactoring that it comes with; null: the change as a whole. */
  readonly refactoring: number | null;
  readonly sentence: string;
  readonly before: readonly LookedPlace[];
  readonly after: readonly LookedPlace[];
}

export interface LookedOpportunity {
  readonly kind: string;
  readonly sentence: string;
  readonly model: LookedPlace;
  readonly places: readonly LookedPlace[];
}

export interface LookedApiChange {
  readonly kind: string;
  readonly breaks: 'source' | 'binary' | 'both' | 'behaviour' | 'none';
  readonly element: string;
}

export interface Looked {
  readonly refactorings: DetectionResult['refactorings'];
  readonly dangers: readonly LookedDanger[];
  readonly opportunities: readonly LookedOpportunity[];
  readonly apiChanges: readonly LookedApiChange[];
}

const EVERYTHING = { explain: true, dangers: true, opportunities: true, apiChanges: true };

/** Asks for everything; what an engine does not know of is empty. */
export async function lookAt(detector: Detector, change: Change): Promise<Looked> {
  const result: DetectionResult & Partial<Looked> = await detector.detect(change, EVERYTHING);
  const { refactorings, dangers = [], opportunities = [], apiChanges = [] } = result;
  return { refactorings, dangers, opportunities, apiChanges };
}
