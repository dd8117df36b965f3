/** Which refactorings are pure and which came with other edits: a pure one leaves no line of its code to read. */
import type { Explained, LineSpan } from '../engine/results/result.js';
import { rankedLocations } from './places.js';
import type { Item, Side } from './work.js';

/** The ids of the items whose code has lines left to read, at either end. What an end names first is its code; the methods around it may have edits of their own. */
export function editedItems(items: readonly Item[], explained: Explained): ReadonlySet<number> {
  return new Set(items.filter((item) => isEdited(item, explained)).map(({ id }) => id));
}

const isEdited = (item: Item, explained: Explained): boolean =>
  (['before', 'after'] as const).some((side) => {
    const location = rankedLocations(item.refactoring, side)[0];
    return location !== undefined && leftSpans(explained, side, location.filePath).some((span) => overlaps(span, location));
  });

const leftSpans = (explained: Explained, side: Side, path: string): readonly LineSpan[] => explained[side][path]?.leftSpans ?? [];

const overlaps = (one: LineSpan, other: LineSpan): boolean => one.startLine <= other.endLine && other.startLine <= one.endLine;
