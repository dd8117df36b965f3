import type { Finding, View } from '../findings/view.js';
import type { Refactoring } from '../results/result.js';

/** A change whose refactorings are told: what dangers, opportunities and API changes are read from. */
export interface LookedAt {
  readonly view: View;
  /** Those of the result, in its order. */
  readonly refactorings: readonly Refactoring[];
  /** What each of them was made of. */
  readonly findings: readonly Finding[];
}
