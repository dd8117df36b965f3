import type { Opportunity } from '../results/look.js';
import type { LookedAt } from '../symbols/looked-at.js';

/** One kind of opportunity: how it is found, and what readers are told of it. */
export interface OpportunityKind {
  /** In results and addresses: `copy-left`. */
  readonly id: string;
  /** What it means, in one sentence. */
  readonly meaning: string;
  /** What looks like it and is none, in one sentence. */
  readonly not: string;
  /** A small change that has it, and one that nearly has it: Java, before and after. */
  readonly example: Example;
  readonly nearMiss: Example;
  readonly find: (at: LookedAt) => readonly Opportunity[];
}

export interface Example {
  readonly before: string;
  readonly after: string;
}
