import { hasModifier, type Method } from '../../model/declarations.js';

/** One of the two has a body and the other has none. */
export function changesBody(before: Method, after: Method): boolean {
  return (before.bodySpan === null) !== (after.bodySpan === null);
}

/** Both are methods of interfaces. */
export function inInterfaces(before: Method, after: Method): boolean {
  return before.declaringType.kind === 'interface' && after.declaringType.kind === 'interface';
}

/**
 * A class's method that got a body, or lost it, is the same one with the same types only; of methods that are not abstract the supertype of all may stand for any (5,600 pairs).
 *
 *     native int read(String key);   ->   int read(Object key) { return find(key).size(); }      the same
 *     native int read(String key);   ->   long read(String key) { return find(key).size(); }     another one
 */
export function keepsTypes(before: Method, after: Method): boolean {
  if (hasModifier(before, 'abstract') || hasModifier(after, 'abstract')) return false;
  if (before.returnType?.text !== after.returnType?.text || before.parameters.length !== after.parameters.length) return false;
  return before.parameters.every((one, i) => {
    const types = [one.type?.text, after.parameters[i]?.type?.text];
    return (
      types[0] === types[1] || (one.name === after.parameters[i]?.name && types.some((type) => before.file.traits.types.isRoot(type ?? '')))
    );
  });
}

/** Nothing but comments stands between the braces: asked of the text, since very many methods are asked and few bodies are needed for it. */
export function doesNothing({ bodySpan, file }: Method): boolean {
  return bodySpan !== null && file.traits.text.isEmptyBody(file.text, bodySpan.start);
}

/** A body as it is written; '' where there is none. */
export function bodyText({ file, bodySpan }: Method): string {
  return bodySpan ? file.text.slice(bodySpan.start, bodySpan.end) : '';
}
