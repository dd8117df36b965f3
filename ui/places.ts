/**
 * Where the two ends of a refactoring are. A refactoring names many places on each side; the badge goes to one of them:
 *
 *     Extract Method   before: [source method, extracted code, …]   -> the extracted code says more than the method it was in
 *                      after:  [extracted method, …]                -> its declaration
 */
import type { Location, Refactoring } from '../engine/results/result.js';
import type { Item, Place, Side } from './work.js';

/**
 * Roles that say more than the first location of their side, by the beginning of the role's text. The engine puts declarations first; for code that left or entered
 * a method, the code itself is the better end.
 */
const TELLING_ROLES: readonly string[] = [
  'extracted code from',
  'moved code from',
  'moved code to',
  'inlined code in',
  'extracted super-type',
  'extracted type',
];

/** The locations of one side as the engine gives them. */
export function locationsOf(refactoring: Refactoring, side: Side): readonly Location[] {
  return side === 'before' ? refactoring.leftSideLocations : refactoring.rightSideLocations;
}

/** The locations of one side, the most telling first. */
export function rankedLocations(refactoring: Refactoring, side: Side): readonly Location[] {
  const locations = locationsOf(refactoring, side);
  const telling = locations.filter((location) => TELLING_ROLES.some((role) => location.description.startsWith(role)));
  if (telling.length === 0) return locations;
  return [...telling, ...locations.filter((location) => !telling.includes(location))];
}

/** The line that stands for one end of a refactoring, or undefined when it has no location on that side. */
export function endOf(refactoring: Refactoring, side: Side): Place | undefined {
  const location = rankedLocations(refactoring, side)[0];
  return location && { path: location.filePath, line: location.nameLine ?? location.startLine };
}

/** Whether there may be code of both versions to compare. */
export const canPeek = ({ leftSideLocations, rightSideLocations, comparable }: Refactoring): boolean =>
  comparable !== false && leftSideLocations.length > 0 && rightSideLocations.length > 0;

/** Id of an item that is none of the list's. */
const NO_ITEM = -1;

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
  const refactoring = {
    type: '',
    description: '',
    leftSideLocations: [],
    rightSideLocations: [location],
    level: 'high',
    family: '',
  } as const;
  return { id: NO_ITEM, refactoring };
}
