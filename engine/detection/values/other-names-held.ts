import { type VariableDeclaration } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import { alignReferences, NO_NAMES } from '../../matching/bodies/aligned-references.js';
import type { StatementMapping } from '../../matching/bodies/body-mapping.js';
import type { BodyChange } from '../changes/body-changes.js';
import type { ExtractionDirection } from './value-readings.js';

/** `show(this.error)` against `Exception error = this.error; show(error);`: to the matching a field and its name are one. `uses` are the variable's. */
export function isFieldKeptInLocal(
  { initializer, name }: VariableDeclaration,
  uses: readonly Expression[],
  mapping: StatementMapping,
  change: BodyChange,
  direction: ExtractionDirection,
): boolean {
  if (initializer?.kind !== 'fieldAccess' || initializer.receiver?.kind !== 'this' || initializer.label !== name) return false;
  return alignReferences(mapping, change.body ?? NO_NAMES).some(({ before, after }) => {
    const [mine, theirs] = direction === 'extract' ? [after, before] : [before, after];
    return uses.includes(mine) && theirs.kind === 'fieldAccess' && theirs.label === name;
  });
}
