/** What people said of code that was taken elsewhere: whether it came there as it was. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { groupBy } from '../../engine/text/grouping.js';
import { canonicalDescription } from '../accuracy/oracle.js';

/** A refactoring of a commit, and whether its code was changed by nothing but refactorings. */
export interface PurityLabel {
  readonly sha1: string;
  readonly type: string;
  readonly description: string;
  readonly pure: boolean;
  /** Why they said so; often empty. */
  readonly comment: string;
}

/** Half of the commits may be read while the engine is worked on; the other half tells whether it learnt something or only those commits. */
export type Half = 'read' | 'counted';

export const halfOf = (sha1: string): Half => ((createHash('sha256').update(sha1).digest()[0] ?? 0) % 2 === 0 ? 'read' : 'counted');

/** The labels of a file, by commit. */
export function readLabels(file: string): ReadonlyMap<string, readonly PurityLabel[]> {
  const labels = JSON.parse(readFileSync(file, 'utf8')) as readonly PurityLabel[];
  return groupBy(
    labels.map((label) => ({ ...label, description: canonicalDescription(label.description) })),
    ({ sha1 }) => sha1,
  );
}
