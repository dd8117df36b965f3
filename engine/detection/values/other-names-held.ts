import { isField, type VariableDeclaration } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import { alignReferences, NO_NAMES } from '../../matching/bodies/aligned-references.js';
import { Bindings } from '../../facts/bindings.js';
import type { StatementMapping } from '../../matching/bodies/body-mapping.js';
import type { BodyChange } from '../changes/body-changes.js';
import type { ExtractionDirection } from './value-readings.js';

/**
 * Whether all that a variable holds is another one by its bare name, which is one of another name on the other side (360 pairs):
 *
 *     send(user);   ->   User first = who; send(first);      first is not extracted: user was renamed
 */
export function holdsRenamed({ initializer }: VariableDeclaration, change: BodyChange, direction: ExtractionDirection): boolean {
  if (change.kind !== 'pair' || initializer?.kind !== 'name') return false;
  const [host, other] = direction === 'extract' ? [change.after, change.before] : [change.before, change.after];
  const held = Bindings.of(host).resolve(initializer);
  if (!held || isField(held)) return false;
  return ![...other.parameters, ...Bindings.of(other).locals].some(({ name }) => name === held.name);
}

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
