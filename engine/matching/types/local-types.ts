import type { Method, TypeDeclaration } from '../../model/declarations.js';
import type { AnonymousPair } from './field-types.js';

/**
 * The types that are declared in a method, in lambdas and in other types of it, too: `class Load { … }` in a body is a type like any other. Those that only hold
 * values tell nothing. The text is asked first, so that only bodies with such a declaration are lowered.
 */
function localTypesOf(method: Method): readonly TypeDeclaration[] {
  const { bodySpan, file } = method;
  if (!bodySpan || !file.traits.text.mayDeclareType(file.text.slice(bodySpan.start, bodySpan.end))) return [];
  return method.innerTypes.flatMap((type) => [...(isLocal(type) ? [type] : []), ...type.methods.flatMap(localTypesOf)]);
}

/** The types that methods declare, and that those declare inside themselves, which have no partner. */
export function localTypesWithout(
  partners: ReadonlyMap<TypeDeclaration, TypeDeclaration>,
  methods: ReadonlySet<Method>,
): readonly TypeDeclaration[] {
  const locals = [...new Set([...methods].flatMap(localTypesOf))];
  return locals.flatMap((type) => (partners.has(type) ? type.types.filter((inner) => !partners.has(inner)) : [type]));
}

/** The types that a local type declares inside itself go along with it under their names. */
export function membersOfOneName({ before, after }: AnonymousPair): readonly AnonymousPair[] {
  return before.types.flatMap((type) => after.types.filter(({ name }) => name === type.name).map((now) => ({ before: type, after: now })));
}

/** What a method declares under its name goes with it, whatever the method is called, as long as that stays in its type. */
export function wentAlong({ before, after }: AnonymousPair, afterOf: ReadonlyMap<TypeDeclaration, TypeDeclaration>): boolean {
  if (before.kind === 'anonymous' || after.kind === 'anonymous' || !before.outer) return true;
  return before.name === after.name && afterOf.get(before.outer) === after.outer;
}

function isLocal({ kind, methods, types }: TypeDeclaration): boolean {
  return kind !== 'anonymous' && (kind !== 'record' || methods.length + types.length > 0);
}
