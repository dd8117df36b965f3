/** Which refactorings concern which diff table, so that a table can be marked by itself: those near the reader first, and only those that changed again. */
import { rankedLocations } from '../../ui/places.js';
import { rangesOf } from '../../ui/ranges.js';
import type { Item, Side } from '../../ui/work.js';
import type { FileMap } from './file-map.js';
import type { Slices } from './slices.js';

/** One end of a refactoring that may have its badge in a table. */
export interface PlannedEnd {
  readonly item: Item;
  readonly side: Side;
}

/** Lines of a table that take part in a refactoring. */
export interface PlannedRange extends PlannedEnd {
  readonly start: number;
  readonly end: number;
}

/** What may have to be marked in one table. */
export interface TablePlan {
  readonly ends: readonly PlannedEnd[];
  readonly ranges: readonly PlannedRange[];
}

const SIDES: readonly Side[] = ['before', 'after'];

/** The plan of every table by its anchor. Rejects with the signal's reason. */
export async function planMarks(items: readonly Item[], files: FileMap, slices: Slices): Promise<ReadonlyMap<string, TablePlan>> {
  const plans = new Map<string, { readonly ends: Set<PlannedEnd>; readonly ranges: PlannedRange[] }>();
  const planOf = (path: string, side: Side): { readonly ends: Set<PlannedEnd>; readonly ranges: PlannedRange[] } | undefined => {
    const anchor = files.anchor(path, side);
    if (anchor === undefined) return undefined;
    const known = plans.get(anchor);
    if (known) return known;
    const plan = { ends: new Set<PlannedEnd>(), ranges: [] };
    plans.set(anchor, plan);
    return plan;
  };
  for (const item of items) {
    for (const side of SIDES) {
      const end = { item, side };
      for (const { filePath } of rankedLocations(item.refactoring, side)) planOf(filePath, side)?.ends.add(end);
      // Of a danger its places say all.
      if (item.danger) continue;
      for (const { path, start, end: last } of rangesOf(item.refactoring, side))
        planOf(path, side)?.ranges.push({ item, side, start, end: last });
    }
    const turn = slices.pause();
    if (turn) await turn;
  }
  return new Map([...plans].map(([anchor, { ends, ranges }]) => [anchor, { ends: [...ends], ranges }]));
}
