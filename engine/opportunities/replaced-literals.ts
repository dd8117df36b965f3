import { allMappings, type StatementMapping, type View } from '../findings/view.js';
import type { Field } from '../model/declarations.js';
import { append } from '../text/grouping.js';
import { checkpoint } from '../text/work.js';
import { nameUses, ownLiteralUses, type LiteralUse } from './literal-uses.js';

/**
 * The literals in whose place mapped statements have the name of a new field now, used in the same way, by field; only of fields that are `wanted`.
 *
 *     data("user", "Ada").data("from", "Ada").post();   ->   data("user", NAME).data("from", "Ada").post();      static final String NAME = "Ada";
 */
export function replacedInBodies(view: View, wanted: (field: Field) => boolean): ReadonlyMap<Field, readonly LiteralUse[]> {
  const replaced = new Map<Field, LiteralUse[]>();
  const byName = newFields(view, wanted);
  if (byName.size === 0) return replaced;
  for (const { after, body } of view.methodPairs) {
    if (!body || body.identical || !mayName(after.file.text.slice(after.span.start, after.span.end), byName)) continue;
    for (const mapping of allMappings(body.mappings)) addReplaced(mapping, byName, replaced);
  }
  return replaced;
}

/** By name; one that several have is nobody's. */
function newFields({ after, fieldPairs }: View, wanted: (field: Field) => boolean): ReadonlyMap<string, Field> {
  const paired = new Set(fieldPairs.map((pair) => pair.after));
  const byName = new Map<string, Field | null>();
  for (const file of after.files) {
    const open = [...file.types];
    for (let type = open.pop(); type; type = open.pop()) {
      checkpoint();
      for (const inner of type.types) open.push(inner);
      for (const field of type.fields) {
        if (field.kind !== 'field' || paired.has(field) || !wanted(field)) continue;
        byName.set(field.name, byName.has(field.name) ? null : field);
      }
    }
  }
  return new Map([...byName].flatMap(([name, field]) => (field ? [[name, field]] : [])));
}

function mayName(text: string, byName: ReadonlyMap<string, Field>): boolean {
  checkpoint(text.length);
  for (const name of byName.keys()) if (text.includes(name)) return true;
  return false;
}

function addReplaced(
  { identical, before, after }: StatementMapping,
  byName: ReadonlyMap<string, Field>,
  replaced: Map<Field, LiteralUse[]>,
): void {
  if (identical) return;
  const names = nameUses(after, (name) => byName.has(name));
  if (names.length === 0) return;
  const literals = ownLiteralUses(before);
  for (const {
    literal: { label },
    use,
  } of names) {
    const field = byName.get(label);
    const value = field?.initializer;
    const was = use === null ? undefined : literals.find((one) => one.use === use && one.literal.label === value?.label);
    if (field && was) append(replaced, field, was);
  }
}
