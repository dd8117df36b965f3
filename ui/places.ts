/** Where the two ends of a refactoring are, and what stands for a place that is no end. */
import type { Location, Refactoring } from '../engine/results/result.js';
import type { Item, Place, Side } from './work.js';

export { endOf, locationsOf, rankedLocations } from '../shown/places.js';

/** The side across. */
export const OTHER: Readonly<Record<Side, Side>> = { before: 'after', after: 'before' };

/** Whether there may be code of both versions to compare. */
export const canPeek = ({ leftSideLocations, rightSideLocations, comparable }: Refactoring): boolean =>
  comparable !== false && leftSideLocations.length > 0 && rightSideLocations.length > 0;

/** Id of an item that is none of the list's. Those of dangers are below it. */
export const NO_ITEM = -1;

/** A line of the version after the change as something that one can go to, although no refactoring has its end there. */
export function itemOfPlace({ path, line }: Place): Item {
  const location: Location = {
    filePath: path,
    startLine: line,
    endLine: line,
    startColumn: 1,
    endColumn: 1,
    codeElementType: '',
    description: '',
    codeElement: null,
  };
  return itemOf(NO_ITEM, '', '', [], [location]);
}

/** Something that is no refactoring, and has places in the diff as one has. */
export function itemOf(
  id: number,
  type: string,
  sentence: string,
  leftSideLocations: readonly Location[],
  rightSideLocations: readonly Location[],
): Item {
  const refactoring = {
    type,
    description: sentence,
    leftSideLocations,
    rightSideLocations,
    comparable: false,
    level: 'high',
    family: '',
    kind: { verbs: [], object: 'code' },
    summary: { after: '', context: '', sentence },
  } as const;
  return { id, refactoring };
}
