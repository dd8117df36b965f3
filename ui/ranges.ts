/**
 * Which lines take part in a refactoring. A refactoring names whole declarations even where only their head changed, and the methods around the code that it
 * speaks of; marking all of that would mark most of a diff.
 *
 *     Extract Method   before: the extracted code, not the method it was in      after: the new method, and the call
 *     Rename Method    both:   the line with the name, not the body
 *     Move Method      both:   the whole method
 */
import type { Location, Refactoring } from '../engine/results/result.js';
import { rankedLocations } from './places.js';
import type { Side } from './work.js';

/** Lines of one version of one file, both ends included. */
export interface LineRange {
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

/** Whole declarations go somewhere; of all other refactorings a declaration's head takes part. */
const MOVES_CODE: ReadonlySet<string> = new Set(['extract', 'inline', 'move', 'pullUp', 'pushDown', 'merge', 'split', 'collapse']);

/** Roles that tell where something happened, not what. */
const AROUND = /^(?:source|target) method declaration|^(?:method|attribute|class) declaration with |^type declaration after /;

/** What something was taken out of: there the head says enough. */
const ORIGIN_OF_EXTRACTION = 'original type declaration';

const DECLARATION = /(?:METHOD|TYPE|ENUM|RECORD|OBJECT|CLASS)_DECLARATION$/;

/** The lines of one side that take part, no line twice; never none where the refactoring has a place on that side. */
export function rangesOf(refactoring: Refactoring, side: Side): readonly LineRange[] {
  const locations = rankedLocations(refactoring, side);
  const inside = locations.filter(({ description }) => !AROUND.test(description));
  const ranges = (inside.length > 0 ? inside : locations.slice(0, 1)).map((location) =>
    isWhole(refactoring.kind, location) && inside.length > 0
      ? { path: location.filePath, start: location.startLine, end: location.endLine }
      : headOf(location),
  );
  return joined(ranges);
}

/** Ranges in order, those that touch each other as one: a loop and the statements in it are one stretch of code. */
function joined(ranges: readonly LineRange[]): readonly LineRange[] {
  const sorted = [...ranges].sort((one, other) => (one.path === other.path ? one.start - other.start : one.path < other.path ? -1 : 1));
  const result: LineRange[] = [];
  for (const range of sorted) {
    const last = result.at(-1);
    if (last && last.path === range.path && range.start <= last.end + 1)
      result[result.length - 1] = { ...last, end: Math.max(last.end, range.end) };
    else result.push(range);
  }
  return result;
}

function isWhole({ verbs: [verb] }: Refactoring['kind'], { codeElementType, description }: Location): boolean {
  if (!DECLARATION.test(codeElementType)) return true;
  return verb !== undefined && MOVES_CODE.has(verb) && !(verb === 'extract' && description === ORIGIN_OF_EXTRACTION);
}

/** The line of the name; documentation and annotations before it belong to the declaration, but say nothing of the change. */
function headOf({ filePath, startLine, nameLine }: Location): LineRange {
  const line = nameLine ?? startLine;
  return { path: filePath, start: line, end: line };
}
