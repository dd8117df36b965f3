import type { CodeModel } from '../model/source-file.js';
import { Matching } from './matching.js';
import { Finishing, type MatchingResult } from './result.js';
import type { Trace } from './trace.js';
import { traceBodies } from './trace-bodies.js';
import { TypeMatcher } from './types/type-matching.js';

/**
 * The whole matching, from near to far (paper 003, section 4.2, examination order): what stays in place is found before what moves within its
 * type, and that before what moves between types, so that each step has fewer and surer candidates left.
 */
export async function compareModels(
  before: CodeModel,
  after: CodeModel,
  renames: Readonly<Record<string, string>>,
  perform: Perform = (step) => Promise.resolve(step()),
  trace: Trace = null,
): Promise<MatchingResult> {
  const matching = new Matching(before, after, trace);
  for (const step of matching.steps(new TypeMatcher(renames, trace))) await perform(step);
  const finishing = new Finishing(matching.found());
  for (const step of finishing.steps()) await perform(step);
  const result = finishing.result();
  if (trace) traceBodies(result, trace);
  return result;
}

/** Does one step of the matching. It may leave it out or cut it within (`text/work.ts`): what the steps found until then goes together, and nothing is said of the rest. */
export type Perform = (step: () => void) => Promise<unknown>;
