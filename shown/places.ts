/**
 * Where the two ends of a refactoring are. A refactoring names many places on each side; a reader is led to one of them:
 *
 *     Extract Method   before: [source method, extracted code, …]   -> the extracted code says more than the method it was in
 *                      after:  [extracted method, …]                -> its declaration
 */
import type { Location, Refactoring } from '../engine/results/result.js';

export type Side = 'before' | 'after';

/** A line of one version of one file. `path` is the path in that version; `line` is 1-based. */
export interface Place {
  readonly path: string;
  readonly line: number;
}

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
  return location && placeOf(location);
}

/**
 * All places of one side that are what its end is: each class that a superclass was extracted from, each method that was merged. Statements that are code of one
 * file have one place, where that code begins.
 */
export function endsOf(refactoring: Refactoring, side: Side): readonly Place[] {
  const [first, ...others] = rankedLocations(refactoring, side);
  if (!first) return [];
  const alike = others.filter(({ description }) => description === first.description);
  const ends = new Map<string, Place>();
  for (const location of [first, ...alike]) {
    const place = placeOf(location);
    const key = isPartOfCode(location) ? place.path : `${place.line} ${place.path}`;
    if (!ends.has(key)) ends.set(key, place);
  }
  return [...ends.values()];
}

const placeOf = ({ filePath, startLine, nameLine }: Location): Place => ({ path: filePath, line: nameLine ?? startLine });

/** `extracted code from source method declaration` is told statement by statement. */
const isPartOfCode = ({ description }: Location): boolean => /\bcode\b/.test(description);
