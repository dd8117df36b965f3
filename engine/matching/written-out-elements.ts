import type { VariableDeclaration } from '../model/declarations.js';

/**
 * Whether what was a new collection is an array now whose elements are written out, or the reverse, of what was declared to hold the same (468 pairs):
 *
 *     List<Seat> row = new ArrayList<>();   ->   Seat[] row = new Seat[] { first };      but not   Seat[] row = { first };   new Seat[3];   Object[] row = …
 */
export function areElementsWrittenOut(before: VariableDeclaration, after: VariableDeclaration): boolean {
  return isWrittenOut(before, after) || isWrittenOut(after, before);
}

function isWrittenOut(collection: VariableDeclaration, array: VariableDeclaration): boolean {
  const [made, listed] = [collection.initializer, array.initializer];
  if (made?.kind !== 'creation' || made.arguments?.length !== 0) return false;
  if (listed?.kind !== 'arrayCreation' || listed.arguments?.length !== 0) return false;
  return typeArgumentsOf(collection.type?.text ?? '').some((element) => `${element}[]` === array.type?.text);
}

/** `String` and `List<Seat>` of `Map<String,List<Seat>>`. */
function typeArgumentsOf(type: string): readonly string[] {
  const at = type.indexOf('<');
  if (at < 0) return [];
  const parts: string[] = [];
  let [depth, start] = [0, at + 1];
  for (let i = at; i < type.length; i++) {
    if (type[i] === '<') depth++;
    if (type[i] === '>') depth--;
    if (depth === 0 || (depth === 1 && type[i] === ',')) {
      parts.push(type.slice(start, i).trim());
      start = i + 1;
    }
  }
  return parts;
}
