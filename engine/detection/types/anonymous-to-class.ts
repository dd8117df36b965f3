import type { MatchingResult } from '../../matching/result.js';
import { finding, type Finding } from '../../findings/finding.js';
import { typeElement, typePart } from '../../findings/elements.js';

/** Anonymous classes that a new class took the place of: `run(new Task() { … })` -> `run(new MyTask())`. */
export function* anonymousToClass({ namedTypes }: MatchingResult): Iterable<Finding> {
  for (const { before, after } of namedTypes) {
    yield finding('Replace Anonymous With Class', {
      before: { subject: [typeElement(before)], parts: [typePart(before, 'anonymous class declaration')] },
      after: { subject: [typeElement(after)], parts: [typePart(after, 'added type declaration')] },
    });
  }
}
