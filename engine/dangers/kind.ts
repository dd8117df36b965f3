import type { Danger } from '../results/look.js';
import type { Example } from '../symbols/example.js';
import type { LookedAt } from '../symbols/looked-at.js';

/** One kind of danger: how it is found, and what readers and `docs/dangers.md` are told of it. */
export interface DangerKind {
  /** In results and addresses: `other-meaning`. */
  readonly id: string;
  /** What it means, in one sentence. */
  readonly meaning: string;
  /** What looks like it and is none, in one sentence. */
  readonly not: string;
  /** A small change that has it, and one that nearly has it: Java, before and after. */
  readonly example: Example;
  readonly nearMiss: Example;
  readonly find: (at: LookedAt) => readonly Danger[];
}
