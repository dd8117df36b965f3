/** The list as rows: headings, refactorings, and below unfolded bundles what follows from them. Pure, so that it can be tested and measured without a page. */
import type { Bundle, NamePlace, RenamePlaces } from '../engine/results/result.js';
import { endOf, locationsOf } from './places.js';
import type { Item, Place, SortOrder } from './work.js';

interface RowBase {
  /** Stable while the list changes. */
  readonly key: string;
}

/** A file's path, or a type's name, over its rows. */
export interface HeadingRow extends RowBase {
  readonly kind: 'heading';
  readonly title: string;
  readonly isPath: boolean;
  /** Refactorings below, folded ones included. */
  readonly count: number;
}

export interface ItemRow extends RowBase {
  readonly kind: 'item';
  readonly item: Item;
  /** How deep in bundles, 0 for none. */
  readonly depth: number;
  /** What follows directly from it; empty when it stands alone. */
  readonly followers: readonly Item[];
  /** Of a renaming: where the new name stands because of it. */
  readonly rename?: RenamePlaces;
  readonly open: boolean;
}

/** One place of a renaming, below it. */
export interface PlaceRow extends RowBase {
  readonly kind: 'place';
  readonly place: NamePlace;
  readonly depth: number;
  readonly names: RenamePlaces['names'];
}

/** Equal renamings, of which none comes first. */
export interface RenamesRow extends RowBase {
  readonly kind: 'renames';
  readonly names: NonNullable<Bundle['names']>;
  readonly followers: readonly Item[];
  readonly open: boolean;
}

export type Row = HeadingRow | ItemRow | RenamesRow | PlaceRow;

export interface ListOptions {
  readonly sort: SortOrder;
  /** Whether a bundle shows what is in it; by its row's key. */
  readonly isOpen: (key: string) => boolean;
  /** Places of renamings, by the item's id. */
  readonly renames: ReadonlyMap<number, RenamePlaces>;
}

/** A row of the first level with all that is below it. */
interface Tree {
  readonly key: string;
  readonly first: Item;
  readonly head: Item | null;
  readonly names?: NonNullable<Bundle['names']>;
  readonly followers: readonly Tree[];
}

/** The rows of the given items. What follows from an item that is not among them stands by itself. */
export function listRows(items: readonly Item[], bundles: readonly Bundle[], options: ListOptions): readonly Row[] {
  const rows: Row[] = [];
  for (const { title, isPath, trees } of grouped(treesOf(items, bundles), options.sort)) {
    if (title !== null) {
      const count = trees.reduce((sum, tree) => sum + sizeOf(tree), 0);
      rows.push({ kind: 'heading', key: `heading ${title}`, title, isPath, count });
    }
    for (const tree of trees) pushTree(rows, tree, 0, options);
  }
  return rows;
}

/** The items of the rows in the order in which they stand; what is folded away is not among them. */
export const itemsOfRows = (rows: readonly Row[]): readonly Item[] => rows.flatMap((row) => (row.kind === 'item' ? [row.item] : []));

/** What a summary counts: what stands on the first level (of equal renamings all), and all that follows from it. */
export function topLevel(
  items: readonly Item[],
  bundles: readonly Bundle[],
): readonly { readonly firsts: readonly Item[]; readonly followers: readonly Item[] }[] {
  const below = ({ followers }: Tree): readonly Item[] => followers.flatMap((one) => [one.first, ...below(one)]);
  return treesOf(items, bundles).map((tree) =>
    tree.head === null
      ? { firsts: tree.followers.map(({ first }) => first), followers: tree.followers.flatMap(below) }
      : { firsts: [tree.first], followers: below(tree) },
  );
}

function treesOf(items: readonly Item[], bundles: readonly Bundle[]): readonly Tree[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const present = (ids: readonly number[]): readonly Item[] => ids.map((id) => byId.get(id)).filter((item) => item !== undefined);
  const below = new Map<number, readonly Item[]>();
  const follows = new Set<number>();
  const alike: { readonly first: Item; readonly names?: Bundle['names']; readonly followers: readonly Item[] }[] = [];
  const tree = (item: Item): Tree => ({ key: `item ${item.id}`, first: item, head: item, followers: (below.get(item.id) ?? []).map(tree) });
  for (const { head, members, names } of bundles) {
    const followers = present(members);
    const [first] = followers;
    if (!first || (head === null ? followers.length < 2 : !byId.has(head))) continue;
    for (const { id } of followers) follows.add(id);
    if (head !== null) below.set(head, followers);
    else alike.push({ first, ...(names && { names }), followers });
  }
  // Only now is known of each what follows from it.
  const renames = alike.map(({ first, names, followers }): Tree => {
    return { key: `renames ${first.id}`, first, head: null, ...(names && { names }), followers: followers.map(tree) };
  });
  return [...items.filter(({ id }) => !follows.has(id)).map(tree), ...renames];
}

function pushTree(rows: Row[], { key, first, head, names, followers }: Tree, depth: number, options: ListOptions): void {
  const rename = head ? options.renames.get(head.id) : undefined;
  const items = followers.map((follower) => follower.first);
  const open = (items.length > 0 || (rename !== undefined && hasPlaces(rename))) && options.isOpen(key);
  if (head) rows.push({ kind: 'item', key, item: head, depth, followers: items, ...(rename && { rename }), open });
  else rows.push({ kind: 'renames', key, names: names ?? { before: '', after: first.refactoring.type }, followers: items, open });
  if (!open) return;
  if (rename)
    for (const [index, place] of [...rename.forgotten, ...rename.places].entries())
      rows.push({ kind: 'place', key: `${key} ${index}`, place, depth: depth + 1, names: rename.names });
  for (const follower of followers) pushTree(rows, follower, depth + 1, options);
}

/** Whether there is more to say of a renaming than where it is declared. */
export const hasPlaces = ({ places, forgotten }: RenamePlaces): boolean => places.length > 1 || forgotten.length > 0;

const sizeOf = ({ head, followers }: Tree): number => followers.reduce((sum, follower) => sum + sizeOf(follower), head ? 1 : 0);

interface Group {
  readonly title: string | null;
  readonly isPath: boolean;
  readonly trees: readonly Tree[];
}

function grouped(trees: readonly Tree[], sort: SortOrder): readonly Group[] {
  if (sort === 'size') {
    const extents = new Map(trees.map((tree) => [tree, extentOf(tree)]));
    return [{ title: null, isPath: false, trees: [...trees].sort((one, other) => (extents.get(other) ?? 0) - (extents.get(one) ?? 0)) }];
  }
  const titleOf = ({ first }: Tree): string => (sort === 'type' ? first.refactoring.type : homeOf(first).path);
  const groups = new Map<string, Tree[]>();
  for (const tree of trees) {
    const title = titleOf(tree);
    const group = groups.get(title);
    if (group) group.push(tree);
    else groups.set(title, [tree]);
  }
  return [...groups]
    .sort(([first], [second]) => (first < second ? -1 : 1))
    .map(([title, members]) => ({
      title,
      isPath: sort !== 'type',
      trees: members.sort((one, other) => homeOf(one.first).line - homeOf(other.first).line || one.first.id - other.first.id),
    }));
}

/** Where items are listed; found out once for each, since the list is made anew with every letter of a search. */
const homes = new WeakMap<Item, Place>();

function homeOf(item: Item): Place {
  const known = homes.get(item);
  if (known) return known;
  const { refactoring } = item;
  const home = endOf(refactoring, 'after') ?? endOf(refactoring, 'before') ?? { path: '', line: 0 };
  homes.set(item, home);
  return home;
}

/** Lines that take part in a refactoring and in all that follows from it. */
function extentOf({ head, followers }: Tree): number {
  const own = head ? Math.max(...(['before', 'after'] as const).map((side) => linesOf(head, side))) : 0;
  return followers.reduce((sum, follower) => sum + extentOf(follower), own);
}

const linesOf = ({ refactoring }: Item, side: 'before' | 'after'): number =>
  locationsOf(refactoring, side).reduce((most, { startLine, endLine }) => Math.max(most, endLine - startLine + 1), 0);
