import type { Extraction } from '../../matching/bodies/body-mapping.js';
import { callsTo } from '../../facts/calls.js';
import { isDelegation } from '../../facts/declarations/handing-on.js';

/**
 * As what an extraction is told. What was reached through a new overload that does no more than hand on was extracted to that one, too.
 *
 *     void plan() { fill(a); }   ->   void plan() { step(a); }     void step(Part a) { step(a, true); }     void step(Part a, boolean full) { fill(a); }
 */
export function extractionsTold(extraction: Extraction): readonly Extraction[] {
  const { caller, sourceAfter, extracted, moved } = extraction;
  if (moved || caller === sourceAfter || caller.name !== extracted.name || !isDelegation(caller)) return [extraction];
  const calls = callsTo(sourceAfter, caller);
  return calls.length === 0
    ? [extraction]
    : [{ ...extraction, extracted: caller, caller: sourceAfter, calls: calls.map(({ expression }) => expression) }, extraction];
}
