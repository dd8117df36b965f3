/** The one store of a page: signals that the content script writes and the panel reads, and what follows from them. */
import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Bundle, Explained, Look, RenamePlaces } from '../engine/results/result.js';
import { editedItems } from './edits.js';
import { isFiltered, matching, NO_FILTERS, passing, type Filters } from './filters.js';
import { WORTH_A_RETRY } from './labels.js';
import { itemsOfRows, listRows, type Row } from './list-rows.js';
import { isEmpty, lookView, type LookView } from './look-rows.js';
import type { Misread } from './misread.js';
import { leftOverSentence, summarySentence } from './summary.js';
import type { Coverage, DiffView, DoneFile, Item, LeftOver, PanelSettings, Ticks, Work } from './work.js';

export interface Store {
  readonly work: Signal<Work>;
  readonly items: Signal<readonly Item[]>;
  /** Which items belong together, by their ids. */
  readonly bundles: Signal<readonly Bundle[]>;
  /** Renamings with all their places. */
  readonly renames: Signal<readonly RenamePlaces[]>;
  /** Dangers and the like, which come after the refactorings; null until then. */
  readonly look: Signal<Look | null>;
  /** The same as rows, without what the reader does not want to see. */
  readonly lookView: ReadonlySignal<LookView>;
  /** What the reader called not useful last, which can be undone: its keys. */
  readonly dismissed: Signal<readonly string[]>;
  readonly coverage: Signal<Coverage | null>;
  /** How much is left to read; null as long as nobody knows. */
  readonly leftOver: ReadonlySignal<LeftOver | null>;
  /** Which changed lines refactorings explain; null as long as nobody knows. */
  readonly explained: Signal<Explained | null>;
  /** Whether explained lines fade. */
  readonly fading: Signal<boolean>;
  /** Files of which nothing is left to read. */
  readonly done: Signal<readonly DoneFile[]>;
  /** Whether these are listed, and whether the page hides them. */
  readonly listsDone: Signal<boolean>;
  readonly hidesDone: Signal<boolean>;
  /** What can be ticked as viewed; null where nothing can. */
  readonly ticks: Signal<Ticks | null>;
  readonly diffView: Signal<DiffView>;
  /** What of the page is not understood; null when all of it is. */
  readonly misread: Signal<Misread | null>;
  readonly settings: Signal<PanelSettings>;
  /** Whether the reader opened or closed the panel on this page; null as long as neither. */
  readonly toggled: Signal<boolean | null>;
  /** Whether a panel that should be beside the page is over it all the same, since the page is too long to be laid out again; false when the reader wants it beside even so, null as long as nobody knows. */
  readonly floats: Signal<boolean | null>;
  /** Whether the panel, when it is open, is beside the page. */
  readonly docked: ReadonlySignal<boolean>;
  /** Whether the panel is a pill now. */
  readonly collapsed: ReadonlySignal<boolean>;
  /** What the reader typed into the search box. */
  readonly query: Signal<string>;
  readonly filters: Signal<Filters>;
  /** Bundles, by their row's key, that are not as they are by themselves: folded, and unfolded while a search or filter is on. */
  readonly turned: Signal<ReadonlySet<string>>;
  /** Whether the reader wants to see which files were left out; null as long as the reader has not said. Outlasts the panel being a pill, and another try. */
  readonly namesSkipped: Signal<boolean | null>;
  /** A sentence about the last thing the reader did, e.g. why a jump did not arrive. */
  readonly notice: Signal<string | null>;
  /** The page changed to this repository by itself, so that the reader's token was not used. */
  readonly tokenUnused: Signal<boolean>;
  /** The item the reader went to last. */
  readonly selected: Signal<number | null>;
  /** The ids of items that came with other edits; null as long as nobody knows. */
  readonly edited: ReadonlySignal<ReadonlySet<number> | null>;
  /** The items of the chosen levels and types, before search and filters. */
  readonly offered: ReadonlySignal<readonly Item[]>;
  /** The items that the diff, the list and the counts speak of: what is offered, searched and filtered. */
  readonly visible: ReadonlySignal<readonly Item[]>;
  /** Whether a search or a filter hides something. */
  readonly narrowed: ReadonlySignal<boolean>;
  readonly lowCount: ReadonlySignal<number>;
  readonly rows: ReadonlySignal<readonly Row[]>;
  /** How many offered items there are of each type, the most frequent first. */
  readonly typeCounts: ReadonlySignal<readonly (readonly [type: string, count: number])[]>;
  /** What happened, and what is left to read, in one sentence; empty before there is a result. */
  readonly summary: ReadonlySignal<string>;
  /** The same without what is left to read. */
  readonly happened: ReadonlySignal<string>;
}

const NOT_STARTED: Work = { phase: 'working', progress: { stage: 'connect', done: 0, total: 0 } };

/** Makes an empty store with the kept settings. `repository` names the one that the page is about, among all hosts. */
export function createStore(settings: PanelSettings, repository = ''): Store {
  const work = signal<Work>(NOT_STARTED);
  const items = signal<readonly Item[]>([]);
  const bundles = signal<readonly Bundle[]>([]);
  const renames = signal<readonly RenamePlaces[]>([]);
  const look = signal<Look | null>(null);
  const renamesById = computed(() => new Map(renames.value.map((rename) => [rename.refactoring, rename])));
  const coverage = signal<Coverage | null>(null);
  const explained = signal<Explained | null>(null);
  const leftOver = computed((): LeftOver | null => explained.value && { left: explained.value.left, changed: explained.value.changed });
  const settingsSignal = signal(settings);
  const query = signal('');
  const filters = signal(NO_FILTERS);
  const toggled = signal<boolean | null>(null);
  const turned = signal<ReadonlySet<string>>(new Set());
  // Settings change often, e.g. while the panel is resized; the list depends on few of them.
  const showLow = computed(() => settingsSignal.value.showLow);
  const hiddenTypes = computed(() => settingsSignal.value.hiddenTypes);
  const sort = computed(() => settingsSignal.value.sort);
  const dangers = computed(() => settingsSignal.value.dangers);
  const opportunities = computed(() => settingsSignal.value.opportunities);
  const apiChanges = computed(() => settingsSignal.value.apiChanges);
  const notUseful = computed(() => settingsSignal.value.notUseful);
  const lookRows = computed(() =>
    lookView(
      look.value,
      { dangers: dangers.value, opportunities: opportunities.value, apiChanges: apiChanges.value, notUseful: notUseful.value },
      repository,
    ),
  );
  const wanted = computed(() => withoutTypes(items.value, hiddenTypes.value));
  const offered = computed(() => (showLow.value ? wanted.value : wanted.value.filter(({ refactoring }) => refactoring.level === 'high')));
  const edited = computed(() => explained.value && editedItems(items.value, explained.value));
  const visible = computed(() => matching(passing(offered.value, filters.value, edited.value), query.value));
  const narrowed = computed(() => query.value.trim() !== '' || isFiltered(filters.value));
  const floats = signal<boolean | null>(null);
  const docked = computed(() => settingsSignal.value.docked && floats.value !== true);
  const happened = computed(() => summarySentence(offered.value, bundles.value));
  return {
    work,
    items,
    bundles,
    renames,
    look,
    lookView: lookRows,
    dismissed: signal<readonly string[]>([]),
    coverage,
    leftOver,
    explained,
    fading: signal(false),
    done: signal<readonly DoneFile[]>([]),
    listsDone: signal(false),
    hidesDone: signal(false),
    ticks: signal<Ticks | null>(null),
    diffView: signal<DiffView>('searching'),
    misread: signal<Misread | null>(null),
    settings: settingsSignal,
    toggled,
    floats,
    docked,
    collapsed: computed(() => {
      if (toggled.value !== null) return !toggled.value;
      // A docked panel has its room from the beginning to the end; one over the page comes when there is something in it.
      return (
        settingsSignal.value.collapsed || (!docked.value && isEmpty(lookRows.value) && isQuiet(work.value, items.value, coverage.value))
      );
    }),
    query,
    filters,
    turned,
    namesSkipped: signal<boolean | null>(null),
    notice: signal<string | null>(null),
    tokenUnused: signal(false),
    selected: signal<number | null>(null),
    edited,
    offered,
    visible,
    narrowed,
    lowCount: computed(() => wanted.value.reduce((count, { refactoring }) => count + (refactoring.level === 'low' ? 1 : 0), 0)),
    rows: computed(() =>
      listRows(visible.value, bundles.value, {
        sort: sort.value,
        isOpen: (key) => turned.value.has(key) !== narrowed.value,
        renames: renamesById.value,
      }),
    ),
    typeCounts: computed(() => countTypes(offered.value)),
    happened,
    summary: computed(() =>
      [happened.value, ...(leftOver.value ? [leftOverSentence(leftOver.value)] : [])].filter((part) => part !== '').join('; '),
    ),
  };
}

/** Puts the store back to the beginning of an analysis; settings and what the reader searches for stay. */
export function restart(store: Store): void {
  batch(() => {
    store.work.value = NOT_STARTED;
    store.items.value = [];
    store.bundles.value = [];
    store.renames.value = [];
    store.look.value = null;
    store.dismissed.value = [];
    store.coverage.value = null;
    store.explained.value = null;
    // The next list may be another one, which the reader has not seen.
    store.hidesDone.value = false;
    store.notice.value = null;
    store.tokenUnused.value = false;
    store.selected.value = null;
    store.turned.value = new Set();
  });
}

/** Whether there is nothing yet, or nothing at all, that is worth a card over the page. */
function isQuiet(work: Work, items: readonly Item[], coverage: Coverage | null): boolean {
  if (work.phase === 'working') return work.progress.stage === 'connect' || work.progress.stage === 'list';
  return work.phase === 'finished' && items.length === 0 && !hasUnread(coverage);
}

/** Whether files are named below their count: as the reader said, and by themselves when nothing else could be shown and another try may help. */
export function areSkippedNamed({ namesSkipped, coverage }: Pick<Store, 'namesSkipped' | 'coverage'>): boolean {
  return namesSkipped.value ?? (coverage.value?.analysed === 0 && hasUnread(coverage.value));
}

/** Whether there are files that may be read at another try. */
function hasUnread(coverage: Coverage | null): boolean {
  return coverage?.skipped.some(({ reason }) => WORTH_A_RETRY.includes(reason)) ?? false;
}

/** The item of an id: a refactoring, or a danger. */
export const findItem = ({ items, lookView: { value } }: Store, id: number | null): Item | undefined =>
  (id !== null && id < 0 ? value.items : items.value).find((item) => item.id === id);

/** The item before (-1) or after (1) the selected one, in the order of the list and around its end; undefined when the list is empty. */
export function neighbour({ rows, selected }: Store, step: -1 | 1): Item | undefined {
  const order = itemsOfRows(rows.value);
  const at = order.findIndex(({ id }) => id === selected.value);
  return at < 0 ? order.at(step === 1 ? 0 : -1) : order[(at + step + order.length) % order.length];
}

/** Folds or unfolds a bundle. */
export function turn({ turned }: Store, key: string): void {
  const keys = new Set(turned.value);
  if (!keys.delete(key)) keys.add(key);
  turned.value = keys;
}

function withoutTypes(items: readonly Item[], hidden: readonly string[]): readonly Item[] {
  if (hidden.length === 0) return items;
  const types = new Set(hidden);
  return items.filter(({ refactoring }) => !types.has(refactoring.type));
}

function countTypes(items: readonly Item[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { refactoring } of items) counts.set(refactoring.type, (counts.get(refactoring.type) ?? 0) + 1);
  return [...counts].sort(([firstType, first], [secondType, second]) => second - first || (firstType < secondType ? -1 : 1));
}
