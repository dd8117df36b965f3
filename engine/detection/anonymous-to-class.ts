import type { Comparison } from '../matching/comparison.js';
import { finding } from './finding.js';
import type { Finding } from './family.js';
import { typeLocation } from './locations.js';

/** Anonymous classes that a new class took the place of: `run(new Task() { … })` -> `run(new MyTask())`. */
export function* anonymousToClass({ namedTypes }: Comparison): Iterable<Finding> {
  for (const { before, after } of namedTypes) {
    yield finding(
      'Replace Anonymous With Class',
      `${before.qualifiedName} with ${after.qualifiedName}`,
      [typeLocation(before, 'anonymous class declaration')],
      [typeLocation(after, 'added type declaration')],
    );
  }
}
