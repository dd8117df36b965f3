import type { Method, TypeDeclaration } from '../model/declarations.js';

/**
 * The types that are declared in a method, in lambdas and in other types of it, too: `class Load { … }` in a body is a type like any other. Those that only hold
 * values tell nothing. The text is asked first, so that only bodies with such a declaration are lowered.
 */
export function localTypesOf(method: Method): readonly TypeDeclaration[] {
  const { bodySpan, file } = method;
  if (!bodySpan || !DECLARES.test(file.text.slice(bodySpan.start, bodySpan.end))) return [];
  return method.innerTypes.flatMap((type) => [...(isLocal(type) ? [type] : []), ...type.methods.flatMap(localTypesOf)]);
}

/** `class Load`, but not `Load.class`. */
const DECLARES = /(?<![.\w])(?:class|interface|enum|record)\s+[\p{L}_$]/u;

function isLocal({ kind, methods, types }: TypeDeclaration): boolean {
  return kind !== 'anonymous' && (kind !== 'record' || methods.length + types.length > 0);
}
