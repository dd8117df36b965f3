/** Names under which readers allow several kinds of changes at once: `--only renames,moves`. Derived from the names of the types, so that a new type finds its set. */

export type SetName = 'renames' | 'moves' | 'extractions' | 'inlinings' | 'formatting';

/** What a set holds, for people. */
export const SETS: Readonly<Record<SetName, string>> = {
  renames: 'other names for variables, parameters, attributes, methods, types, packages and files',
  moves: 'methods, attributes, types, packages and files that are elsewhere now, members in another order, and moved lines',
  extractions: 'methods, variables, attributes and types that were extracted',
  inlinings: 'methods, variables and attributes that were inlined',
  formatting: 'white space, where the language says that it means nothing',
};

/** What a change can be beside the refactorings of the catalogue. */
export const OTHER_KINDS = {
  movedLines: 'Moved Lines',
  movedFile: 'Moved File',
  renamedFile: 'Renamed File',
  formatting: 'Formatting',
} as const;

const OF_OTHER_KINDS: ReadonlyMap<string, SetName> = new Map([
  [OTHER_KINDS.movedLines, 'moves'],
  [OTHER_KINDS.movedFile, 'moves'],
  [OTHER_KINDS.renamedFile, 'renames'],
  [OTHER_KINDS.formatting, 'formatting'],
]);

const BY_WORDS: readonly (readonly [RegExp, SetName])[] = [
  [/\bRename\b/, 'renames'],
  [/^(?:Move|Pull Up|Push Down)\b|\bAnd Move\b/, 'moves'],
  [/^Extract\b/, 'extractions'],
  [/\bInline\b/, 'inlinings'],
];

/** They put statements or annotations into another place, where they do something else. Only somebody who names them allows them. */
const IN_NO_SET: readonly string[] = ['Move Code', 'Move Annotation'];

/** The sets that have to be allowed, all of them, for a type of the catalogue or another kind to be; none when only its own name allows it. `Move And Rename Method` needs two. */
export function setsOf(type: string): readonly SetName[] {
  const other = OF_OTHER_KINDS.get(type);
  if (other !== undefined) return [other];
  return IN_NO_SET.includes(type) ? [] : BY_WORDS.flatMap(([words, name]) => (words.test(type) ? [name] : []));
}
