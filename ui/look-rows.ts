/** What is worth a look besides refactorings, as rows: dangers, what could be done elsewhere, too, and what changes for users. Pure, so that it can be tested without a page. */
import type { ApiChange, Danger, Location, Look, LookPlace, Opportunity } from '../engine/results/result.js';
import { plain } from '../shown/coded.js';
import { counted, grouped } from '../shown/counts.js';
import { shownDangers } from '../shown/dangers.js';
import { nameOf } from './links.js';
import { itemOf, NO_ITEM } from './places.js';
import type { Item, LookSettings, Side } from './work.js';

/** Somewhere to go to. */
export interface LookEnd {
  readonly place: LookPlace;
  readonly side: Side;
  /** What a jump takes. */
  readonly item: Item;
}

/** One thing that is told. */
export interface LookEntry {
  /** Names it and its place among all repositories, for what the reader calls not useful. */
  readonly key: string;
  readonly sentence: string;
  /** What helps, as a sentence; null where nothing is known. */
  readonly hint: string | null;
  /** Where it is; null where it has no place. */
  readonly main: LookEnd | null;
  /** Where it was right, or where it was done. */
  readonly second: LookEnd | null;
  readonly more: readonly LookEnd[];
}

/** Things that are one to a reader: the same kind on the same refactoring. */
export interface LookRow {
  readonly key: string;
  readonly first: LookEntry;
  readonly others: readonly LookEntry[];
  /** Of a change for users: who has to do something. */
  readonly tag?: string;
}

export interface LookView {
  /** Sure ones, then likely ones. */
  readonly dangers: readonly LookRow[];
  /** What a file that was not read decides. */
  readonly open: readonly LookEntry[];
  /** How many files would have to be read for these, at least. */
  readonly unread: number;
  readonly opportunities: readonly LookRow[];
  readonly apiChanges: readonly LookRow[];
  /** What the rows of changes for users come to. */
  readonly apiHeadline: string;
  /** Keys of what is there and the reader called not useful. */
  readonly hidden: readonly string[];
  /** The dangers of the rows, to be marked in the diff. */
  readonly items: readonly Item[];
}

/** The type that items of dangers have, which is none of a refactoring. */
export const LOOK_HERE = 'Look here';

/** The rows of what was found. `repository` names the one that the page is about. */
export function lookView(look: Look | null, settings: LookSettings, repository: string): LookView {
  const unwanted = new Set(settings.notUseful);
  const hidden: string[] = [];
  const wanted = <Entry extends LookEntry>(entries: readonly Entry[]): readonly Entry[] =>
    entries.filter(({ key }) => !unwanted.has(key) || (hidden.push(key), false));
  const keyOf = (kind: string, place: LookPlace | undefined, sentence: string): string =>
    nameOf([kind, repository, place?.path ?? '', sentence].join('\n'));
  const dangers = shownDangers(settings.dangers ? (look?.dangers ?? []) : []).map((danger, at) => dangerEntry(danger, at, keyOf));
  const told = wanted(dangers.filter(({ danger }) => danger.certainty !== 'open'));
  const open = dangers.filter(({ danger }) => danger.certainty === 'open');
  const apiChanges = wanted(toldOnce(settings.apiChanges ? (look?.apiChanges ?? []) : []).map((change) => apiEntry(change, keyOf)));
  const opportunities = wanted((settings.opportunities ? (look?.opportunities ?? []) : []).map((one) => opportunityEntry(one, keyOf)));
  return {
    dangers: dangerRows(told),
    open,
    unread: new Set(open.flatMap(({ danger }) => danger.wants?.slice(0, 1) ?? [])).size,
    opportunities: opportunities.map((first) => ({ key: first.key, first, others: [] })),
    apiChanges: apiChanges.map((first) => ({ key: first.key, first, others: [], ...(first.tag !== '' && { tag: first.tag }) })),
    apiHeadline: apiHeadline(apiChanges.map(({ change }) => change)),
    hidden,
    items: told.map(({ item }) => item),
  };
}

/** What is told of a danger, by its item. */
export const entryOf = ({ dangers }: LookView, { id }: Item): LookEntry | undefined =>
  dangers.flatMap(({ first, others }) => [first, ...others]).find(({ main }) => main?.item.id === id);

/** Where it is: the place it is told at, where it was right, and all others. */
export const endsOfEntry = ({ main, second, more }: LookEntry): readonly LookEnd[] => [main, second, ...more].filter((end) => end !== null);

/** What may have gone wrong in a refactoring, as sentences. */
export const dangersOf = ({ dangers }: LookView, { id }: Item): readonly string[] =>
  dangers
    .flatMap(({ first, others }) => [first, ...others])
    .flatMap(({ main, sentence }) => (main?.item.danger?.refactoring === id ? [sentence] : []));

/** Whether there is nothing to show, but maybe that something is not shown. */
export const isEmpty = ({ dangers, open, opportunities, apiChanges }: LookView): boolean =>
  [dangers, open, opportunities, apiChanges].every(({ length }) => length === 0);

/** `4 more could not be decided: 3 files were not read`. */
export function openSentence({ dangers, open, unread }: LookView): string {
  const count = `${grouped(open.length)}${dangers.length > 0 ? ' more' : ''} could not be decided`;
  return unread === 0 ? count : `${count}: ${counted(unread, 'file')} ${unread === 1 ? 'was' : 'were'} not read`;
}

/** A result of another type is one change to who compiles and another to who links, and one to a reader. */
function toldOnce(changes: readonly ApiChange[]): readonly ApiChange[] {
  const once = new Map<string, ApiChange>();
  for (const change of changes) {
    const name = `${change.element}\n${change.sentence}`;
    const known = once.get(name);
    once.set(
      name,
      known ? { ...known, breaks: together(known.breaks, change.breaks), migration: known.migration ?? change.migration } : change,
    );
  }
  return [...once.values()];
}

function together(one: ApiChange['breaks'], other: ApiChange['breaks']): ApiChange['breaks'] {
  if (one === other || other === 'none') return one;
  if (one === 'none') return other;
  // What does not compile is noticed, whatever else it does.
  const kinds = [one, other].filter((breaks) => breaks !== 'behaviour');
  return kinds.length === 1 ? (kinds[0] ?? one) : 'both';
}

/** `3 breaking changes, 2 of them with a way over`. */
function apiHeadline(changes: readonly ApiChange[]): string {
  const breaking = changes.filter(({ breaks }) => breaks !== 'none');
  const ways = breaking.filter(({ migration }) => migration !== null).length;
  if (breaking.length === 0) return `${counted(changes.length, 'change')} that ${changes.length === 1 ? 'breaks' : 'break'} nothing`;
  const count = counted(breaking.length, 'breaking change');
  if (ways === 0) return count;
  return breaking.length === 1 ? `${count}, with a way over` : `${count}, ${grouped(ways)} of them with a way over`;
}

type KeyOf = (kind: string, place: LookPlace | undefined, sentence: string) => string;

interface DangerEntry extends LookEntry {
  readonly danger: Danger;
  readonly item: Item;
}

function dangerEntry(danger: Danger, at: number, keyOf: KeyOf): DangerEntry {
  const { kind, sentence, advice, before, after } = danger;
  const item: Item = { ...itemOf(NO_ITEM - 1 - at, LOOK_HERE, plain(sentence), before.map(locationOf), after.map(locationOf)), danger };
  const ends = [...after.map((place) => endAt(place, 'after')), ...before.map((place) => endAt(place, 'before'))];
  const [main, ...rest] = ends;
  const second = after.length > 0 ? rest[after.length - 1] : undefined;
  return {
    key: keyOf(kind, main?.place, sentence),
    danger,
    item,
    sentence,
    hint: advice ?? null,
    // These two are what its marks in the diff stand for.
    main: main ? { ...main, item } : null,
    second: second ? { ...second, item } : null,
    more: rest.filter((end) => end !== second),
  };
}

/** The same kind on the same refactoring is one row; what the whole change is to blame for stands by itself. */
function dangerRows(entries: readonly DangerEntry[]): readonly LookRow[] {
  const rows = new Map<string, DangerEntry[]>();
  for (const certainty of ['sure', 'likely'])
    for (const entry of entries) {
      const { danger, key } = entry;
      if (danger.certainty !== certainty) continue;
      const name = danger.refactoring === null ? key : `${danger.refactoring} ${danger.kind}`;
      const row = rows.get(name);
      if (row) row.push(entry);
      else rows.set(name, [entry]);
    }
  return [...rows].flatMap(([key, [first, ...others]]) => (first ? [{ key, first, others }] : []));
}

function opportunityEntry({ kind, sentence, model, places }: Opportunity, keyOf: KeyOf): LookEntry {
  const [main, ...more] = places.map((place) => endAt(place, 'after'));
  return {
    key: keyOf(kind, main?.place, sentence),
    sentence,
    hint: null,
    main: main ?? null,
    second: endAt(model, 'after'),
    more,
  };
}

interface ApiEntry extends LookEntry {
  readonly change: ApiChange;
  readonly tag: string;
}

const TAGS: Readonly<Record<ApiChange['breaks'], string>> = {
  source: 'does not compile',
  binary: 'does not link',
  both: 'does not compile, nor link',
  behaviour: 'runs otherwise',
  none: '',
};

function apiEntry(change: ApiChange, keyOf: KeyOf): ApiEntry {
  const { kind, breaks, element, sentence, migration, before, after } = change;
  const [now, ...newer] = after.map((place) => endAt(place, 'after'));
  const [was, ...older] = before.map((place) => endAt(place, 'before'));
  const main = now ?? was;
  return {
    key: keyOf(`${kind} ${element}`, main?.place, sentence),
    change,
    tag: TAGS[breaks],
    sentence,
    hint: migration,
    main: main ?? null,
    second: now && was ? was : null,
    more: [...newer, ...older],
  };
}

/** A place by itself. */
function endAt(place: LookPlace, side: Side): LookEnd {
  const locations = [locationOf(place)];
  return { place, side, item: itemOf(NO_ITEM, '', place.role, side === 'before' ? locations : [], side === 'after' ? locations : []) };
}

const locationOf = ({ path, role, ...lines }: LookPlace): Location => ({
  filePath: path,
  ...lines,
  codeElementType: '',
  description: role,
  codeElement: null,
});
