import type { Finding, View } from '../findings/view.js';
import type { SourceFile } from '../model/source-file.js';
import type { Refactoring } from '../results/result.js';

/** A change whose refactorings are told: what dangers, opportunities and API changes are read from. */
export interface LookedAt {
  readonly view: View;
  /** Those of the result, in its order. */
  readonly refactorings: readonly Refactoring[];
  /** What each of them was made of. */
  readonly findings: readonly Finding[];
  /** Files that are the same in both versions, as far as they were handed over: no part of the change, but what it speaks of may be declared in them. Read when first asked for. */
  readonly unchanged: () => readonly SourceFile[];
}
