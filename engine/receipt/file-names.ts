import { movesType } from '../catalogue/facts.js';
import { OTHER_KINDS } from '../catalogue/sets.js';
import type { Refactoring } from '../results/result.js';

/**
 * Which kinds a file's other path consists of: the refactorings of its types when one is allowed, else that it was moved, renamed, or both.
 */
export function kindsOfRename(
  before: string,
  after: string,
  refactorings: readonly Refactoring[],
  isAllowed: (kind: string) => boolean,
): readonly string[] {
  const reported = refactorings.find(
    ({ type, kind, leftSideLocations, rightSideLocations }) =>
      movesType(kind) &&
      isAllowed(type) &&
      leftSideLocations.some(({ filePath }) => filePath === before) &&
      rightSideLocations.some(({ filePath }) => filePath === after),
  );
  if (reported) return [reported.type];
  const [one, other] = [partsOf(before), partsOf(after)];
  return [...(one.folder === other.folder ? [] : [OTHER_KINDS.movedFile]), ...(one.name === other.name ? [] : [OTHER_KINDS.renamedFile])];
}

function partsOf(path: string): { readonly folder: string; readonly name: string } {
  const slash = path.lastIndexOf('/');
  return { folder: path.slice(0, slash + 1), name: path.slice(slash + 1) };
}
