import type { Statement } from '../../model/statement.js';
import { allMappings } from '../../matching/bodies/body-mapping.js';
import type { BodyChange } from './body-changes.js';

export type StatementPair = readonly [before: Statement, after: Statement];

/** Where something inside a body can have changed its form. */
export interface ChangedStatements {
  /** Mapped statements that differ. */
  readonly mapped: readonly StatementPair[];
  /** Statements without a partner. */
  readonly before: readonly Statement[];
  readonly after: readonly Statement[];
}

export function changedStatements(change: BodyChange): ChangedStatements {
  const mapped: StatementPair[] = [];
  for (const mapping of allMappings(change.body?.mappings ?? [])) if (!mapping.identical) mapped.push([mapping.before, mapping.after]);
  return { mapped, before: change.body?.unmappedBefore ?? [], after: change.body?.unmappedAfter ?? [] };
}
