import type { ApiChange, Breaks } from '../results/look.js';
import type { LookedAt } from '../symbols/looked-at.js';

/** A family of changes of public declarations that are found together: those of fields, of methods, of types. */
export interface ApiFamily {
  readonly kinds: readonly ApiKind[];
  readonly find: (at: LookedAt) => readonly ApiChange[];
}

export interface ApiKind {
  /** In results: `EXECUTABLE_REMOVED`, as Roseau names it. */
  readonly id: string;
  readonly breaks: Breaks;
  /** What it means, in one sentence. */
  readonly meaning: string;
}
