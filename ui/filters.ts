/** What the reader wants to see: by type, by file, by words, by how sure it is. Everything here acts on the list, the counts and the diff alike. */
import { isUnsure } from '../shown/confidence.js';
import { endOf } from './places.js';
import type { Item } from './work.js';

export interface Filters {
  /** Only these types; all of them when empty. */
  readonly types: readonly string[];
  /** Only what has an end in this file; everywhere when null. */
  readonly path: string | null;
  /** Only pure refactorings, or only those that came with other edits. */
  readonly edits: EditFilter;
  /** Only what says no "perhaps". */
  readonly sure: boolean;
}

export const EDIT_FILTERS = ['any', 'pure', 'edited'] as const;
export type EditFilter = (typeof EDIT_FILTERS)[number];

export const NO_FILTERS: Filters = { types: [], path: null, edits: 'any', sure: false };

/** Whether any filter is set. */
export const isFiltered = ({ types, path, edits, sure }: Filters): boolean => types.length > 0 || path !== null || edits !== 'any' || sure;

/** The items that pass the filters. `edited` holds the ids of those that came with other edits; null as long as nobody knows, and then that filter is off. */
export function passing(items: readonly Item[], filters: Filters, edited: ReadonlySet<number> | null): readonly Item[] {
  if (!isFiltered(filters)) return items;
  const types = new Set(filters.types);
  return items.filter(
    (item) =>
      (types.size === 0 || types.has(item.refactoring.type)) &&
      (!filters.sure || !isUnsure(item.refactoring)) &&
      (filters.path === null || pathsOf(item).includes(filters.path)) &&
      (filters.edits === 'any' || edited === null || edited.has(item.id) === (filters.edits === 'edited')),
  );
}

/** The files of an item's ends. */
export function pathsOf({ refactoring }: Item): readonly string[] {
  const paths = (['before', 'after'] as const).map((side) => endOf(refactoring, side)?.path);
  return [...new Set(paths)].filter((path) => path !== undefined);
}

/** What a search looks at, in lower case; made once for each item, since a reader types letter by letter. */
const texts = new WeakMap<Item, string>();

function textOf(item: Item): string {
  const known = texts.get(item);
  if (known !== undefined) return known;
  const text = `${item.refactoring.description}\n${item.refactoring.summary.sentence}\n${pathsOf(item).join('\n')}`.toLowerCase();
  texts.set(item, text);
  return text;
}

/** The items whose type, description, sentence or paths contain every word of the query, whatever the case. */
export function matching(items: readonly Item[], query: string): readonly Item[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return items;
  return items.filter((item) => {
    const text = textOf(item);
    return words.every((word) => text.includes(word));
  });
}
