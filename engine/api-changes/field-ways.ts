import type { Field, Method, TypeDeclaration } from '../model/declarations.js';
import { shortName } from './change.js';
import { accessOfMember } from './surface.js';
import type { Versions } from './versions.js';

/** What is to be told of a field that users do not see any more, and how they go over. */
export interface WayOfField {
  readonly sentence: string;
  readonly migration: string | null;
  readonly refactoring: number | null;
  readonly after: Field | Method | null;
}

/** `hidden`: the field where it is still there. */
export function wayOfField(before: Field, hidden: Field | null, type: TypeDeclaration, versions: Versions): WayOfField {
  const { ways, after } = versions;
  const name = `${shortName(type)}.${before.name}`;
  const next = ways.fields.get(before) ?? null;
  const holder = next?.declaringType ?? null;
  if (next && holder && after.isVisible(holder) && after.sees(holder, accessOfMember(next, holder)) && next !== hidden) {
    const now = `${shortName(holder)}.${next.name}`;
    const isSameType = ways.types.get(before.declaringType) === holder;
    return {
      sentence: `\`${name}\` is \`${now}\` now.`,
      migration: isSameType ? `Write \`${next.name}\` in place of \`${before.name}\`.` : `Write \`${now}\` in place of \`${name}\`.`,
      refactoring: ways.tellerOf(before) ?? ways.tellerOf(next),
      after: next,
    };
  }
  const place = next ?? hidden;
  const accessors = place ? accessorsOf(place, versions) : [];
  const [getter] = accessors;
  return {
    sentence: place ? `\`${name}\` is hidden from users now.` : `\`${name}\` is gone.`,
    migration:
      accessors.length === 0
        ? null
        : `Write ${accessors.map(({ instead, method }) => `\`${method}\` in place of \`${instead}\``).join(', and ')}.`,
    refactoring: ways.tellerOf(before) ?? ways.tellerOf(hidden),
    after: hidden ?? getter?.declaration ?? null,
  };
}

/** Methods that read and write the field, which users see. */
function accessorsOf(
  field: Field,
  { after }: Versions,
): readonly { readonly method: string; readonly instead: string; readonly declaration: Method }[] {
  const holder = field.declaringType;
  const capital = field.name.charAt(0).toUpperCase() + field.name.slice(1);
  const seen = (names: readonly string[], count: number): Method | undefined =>
    holder.methods.find(
      (method) => names.includes(method.name) && method.parameters.length === count && after.sees(holder, accessOfMember(method, holder)),
    );
  const getter = seen([`get${capital}`, `is${capital}`, field.name], 0);
  const setter = seen([`set${capital}`], 1);
  return [
    ...(getter ? [{ method: `x.${getter.name}()`, instead: `x.${field.name}`, declaration: getter }] : []),
    ...(setter ? [{ method: `x.${setter.name}(v)`, instead: `x.${field.name} = v`, declaration: setter }] : []),
  ];
}
