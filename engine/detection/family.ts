import type { FamilyTypes } from '../catalogue/documented.js';
import type { Field, Method, TypeDeclaration } from '../model/declarations.js';
import type { Finding } from '../findings/finding.js';
import type { MatchingResult } from '../matching/result.js';

export interface DetectionContext {
  readonly comparison: MatchingResult;
  /** Findings of the families before this one in the registry. */
  readonly findings: readonly Finding[];
}

/** One file per family in `detection/`, registered in order in `registry.ts`; what its types mean is in `catalogue/`. */
export interface DetectionFamily extends FamilyTypes {
  detect(context: DetectionContext): Iterable<Finding>;
}

export type Member = Method | Field | TypeDeclaration;
