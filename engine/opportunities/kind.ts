import type { Opportunity } from '../results/look.js';
import type { LookedAt } from '../symbols/looked-at.js';

/** One kind of opportunity. */
export interface OpportunityKind {
  /** In results and addresses: `copy-left`. */
  readonly id: string;
  /** What it means, in one sentence. */
  readonly meaning: string;
  /** What looks like it and is none, in one sentence. */
  readonly not: string;
  readonly find: (at: LookedAt) => readonly Opportunity[];
}
