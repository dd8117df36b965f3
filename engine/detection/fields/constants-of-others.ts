import { hasModifier, type Field } from '../../model/declarations.js';
import type { SourceFile } from '../../model/source-file.js';
import type { Statement } from '../../model/statement.js';
import { Bindings } from '../../facts/bindings.js';
import { allMappings } from '../../matching/bodies/body-mapping.js';
import type { MatchingResult } from '../../matching/result.js';
import { append } from '../../text/grouping.js';
import { bodyChanges } from '../changes/body-changes.js';

/** Where the value of a field stood, and where its name stands. */
export interface FieldPlaces {
  readonly inPlace: [SourceFile, Statement][];
  readonly named: [SourceFile, Statement][];
}

/** A constant of one type with the statements of others that have its name where they had its value. */
interface ConstantOfAnother extends FieldPlaces {
  readonly field: Field;
}

/**
 * New constants that other types name where they wrote the value:
 *
 *     plan(Times.of(Day.class, 5));   ->   plan(Times.WEEK);      class Times { static final Time WEEK = of(Day.class, 5); }
 */
export function constantsOfOthers(comparison: MatchingResult, added: readonly Field[]): readonly ConstantOfAnother[] {
  const byName = new Map<string, Field[]>();
  for (const field of added) if (hasModifier(field, 'static')) append(byName, field.name, field);
  if (byName.size === 0) return [];
  const found = new Map<Field, ConstantOfAnother>();
  for (const change of bodyChanges(comparison)) {
    // a field of which the whole value went is another one that holds it
    if (!change.body || change.body.identical || change.after.kind === 'value') continue;
    for (const mapping of allMappings(change.body.mappings)) {
      for (const { before, after } of mapping.replacements) {
        const candidates = byName.get(after.label);
        if (!candidates || (after.kind !== 'fieldAccess' && after.kind !== 'name')) continue;
        // an imported constant has no owner in front of it
        if (after.kind === 'name' && Bindings.of(change.after).resolve(after)) continue;
        const owner = after.receiver?.text;
        const field = candidates.find((one) => isNamedIn(one, owner, change.after.file));
        if (!field?.initializer || readWithin(before.text, owner) !== readWithin(field.initializer.text, owner)) continue;
        const entry = found.get(field) ?? { field, inPlace: [], named: [] };
        entry.inPlace.push([change.before.file, mapping.before]);
        entry.named.push([change.after.file, mapping.after]);
        found.set(field, entry);
      }
    }
  }
  return [...found.values()];
}

/** `Times.WEEK` anywhere, or `WEEK` in another file than that of `Times`. */
function isNamedIn({ declaringType, file }: Field, owner: string | undefined, place: SourceFile): boolean {
  return owner === undefined ? file !== place : declaringType.name === owner || declaringType.qualifiedName === owner;
}

/** As it reads within the type itself: `Times.of(5)` -> `of(5)`. */
function readWithin(text: string, owner: string | undefined): string {
  return owner === undefined ? text : text.replaceAll(`${owner}.`, '');
}
