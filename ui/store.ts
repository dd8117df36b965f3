/** The one store of a page: signals that the content script writes and the panel reads, and what follows from them. */
import type { Bundle } from '../engine/results/result.js';
import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { WORTH_A_RETRY } from './labels.js';
import { endOf, homePath } from './places.js';
import type { Coverage, DiffView, Item, PanelSettings, Work } from './work.js';

/** The refactorings listed under one file. */
export interface FileGroup {
  readonly path: string;
  readonly items: readonly Item[];
}

export interface Store {
  readonly work: Signal<Work>;
  readonly items: Signal<readonly Item[]>;
  /** Which items belong together, by their ids. */
  readonly bundles: Signal<readonly Bundle[]>;
  readonly coverage: Signal<Coverage | null>;
  readonly diffView: Signal<DiffView>;
  readonly settings: Signal<PanelSettings>;
  /** Whether the reader opened or closed the panel on this page; null as long as neither. */
  readonly toggled: Signal<boolean | null>;
  /** Whether the panel is a pill now. */
  readonly collapsed: ReadonlySignal<boolean>;
  /** What the reader typed into the search box; narrows the list, not the diff. */
  readonly query: Signal<string>;
  /** A sentence about the last thing the reader did, e.g. why a jump did not arrive. */
  readonly notice: Signal<string | null>;
  /** The item the reader went to last. */
  readonly selected: Signal<number | null>;
  /** The items of the chosen levels: what the diff, the list and the counts speak of. */
  readonly visible: ReadonlySignal<readonly Item[]>;
  readonly lowCount: ReadonlySignal<number>;
  /** The visible items that fit the query, by file. */
  readonly groups: ReadonlySignal<readonly FileGroup[]>;
  /** How many visible items there are of each type, the most frequent first. */
  readonly typeCounts: ReadonlySignal<readonly (readonly [type: string, count: number])[]>;
}

const NOT_STARTED: Work = { phase: 'working', progress: { stage: 'connect', done: 0, total: 0 } };

/** Makes an empty store with the kept settings. */
export function createStore(settings: PanelSettings): Store {
  const work = signal<Work>(NOT_STARTED);
  const items = signal<readonly Item[]>([]);
  const bundles = signal<readonly Bundle[]>([]);
  const coverage = signal<Coverage | null>(null);
  const settingsSignal = signal(settings);
  const query = signal('');
  const toggled = signal<boolean | null>(null);
  const showLow = computed(() => settingsSignal.value.showLow);
  const visible = computed(() => (showLow.value ? items.value : items.value.filter(({ refactoring }) => refactoring.level === 'high')));
  return {
    work,
    items,
    bundles,
    coverage,
    diffView: signal<DiffView>('searching'),
    settings: settingsSignal,
    toggled,
    collapsed: computed(() =>
      toggled.value === null ? settingsSignal.value.collapsed || isQuiet(work.value, items.value, coverage.value) : !toggled.value,
    ),
    query,
    notice: signal<string | null>(null),
    selected: signal<number | null>(null),
    visible,
    lowCount: computed(() => items.value.reduce((count, { refactoring }) => count + (refactoring.level === 'low' ? 1 : 0), 0)),
    groups: computed(() => groupByFile(matching(visible.value, query.value))),
    typeCounts: computed(() => countTypes(visible.value)),
  };
}

/** Puts the store back to the beginning of an analysis; settings stay. */
export function restart(store: Store): void {
  batch(() => {
    store.work.value = NOT_STARTED;
    store.items.value = [];
    store.bundles.value = [];
    store.coverage.value = null;
    store.notice.value = null;
    store.selected.value = null;
  });
}

/** Whether there is nothing yet, or nothing at all, that is worth a card over the page. */
function isQuiet(work: Work, items: readonly Item[], coverage: Coverage | null): boolean {
  if (work.phase === 'working') return work.progress.stage === 'connect' || work.progress.stage === 'list';
  const unread = coverage?.skipped.some(({ reason }) => WORTH_A_RETRY.includes(reason)) ?? false;
  return work.phase === 'finished' && items.length === 0 && !unread;
}

/** The items whose type, description or paths contain every word of the query, whatever the case. */
export function matching(items: readonly Item[], query: string): readonly Item[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return items;
  return items.filter(({ refactoring }) => {
    const text =
      `${refactoring.description} ${endOf(refactoring, 'before')?.path ?? ''} ${endOf(refactoring, 'after')?.path ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function groupByFile(items: readonly Item[]): readonly FileGroup[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const path = homePath(item.refactoring);
    const group = groups.get(path);
    if (group) group.push(item);
    else groups.set(path, [item]);
  }
  const line = ({ refactoring }: Item): number => (endOf(refactoring, 'after') ?? endOf(refactoring, 'before'))?.line ?? 0;
  return [...groups]
    .sort(([first], [second]) => (first < second ? -1 : 1))
    .map(([path, members]) => ({ path, items: members.sort((first, second) => line(first) - line(second) || first.id - second.id) }));
}

function countTypes(items: readonly Item[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { refactoring } of items) counts.set(refactoring.type, (counts.get(refactoring.type) ?? 0) + 1);
  return [...counts].sort(([firstType, first], [secondType, second]) => second - first || (firstType < secondType ? -1 : 1));
}
