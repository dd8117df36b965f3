/** The change in one sentence: `3 methods extracted, 1 class moved with 7 members, 12 renames`. */
import type { Bundle, RenamePlaces } from '../engine/results/result.js';
import { counted, grouped } from '../shown/counts.js';
import { shortLabel, verb, type Typed } from './labels.js';
import { topLevel } from './list-rows.js';
import type { Item } from './work.js';

export { leftOverSentence } from '../shown/counts.js';

/** Parts of the sentence; the rest is only counted. */
const MOST_PARTS = 3;

interface Part {
  readonly noun: string;
  readonly verb: string;
  count: number;
  followers: Item[];
}

/** What happened, the most telling first: renamings last, since they say least. Its numbers add up to that of the items. Empty when there is nothing to say. */
export function summarySentence(items: readonly Item[], bundles: readonly Bundle[]): string {
  const parts = new Map<string, Part>();
  let details = 0;
  for (const { firsts, followers } of topLevel(items, bundles)) {
    const [first] = firsts;
    const all = [...firsts, ...followers];
    const high = all.filter(({ refactoring }) => refactoring.level === 'high');
    if (!first || first.refactoring.level === 'low') {
      details += all.length;
      continue;
    }
    details += all.length - high.length;
    const [noun, verb] = wordsOf(first.refactoring);
    const part = parts.get(`${noun} ${verb}`) ?? { noun, verb, count: 0, followers: [] };
    const told = new Set(firsts.filter((one) => high.includes(one)));
    part.count += told.size;
    for (const one of high) if (!told.has(one)) part.followers.push(one);
    parts.set(`${noun} ${verb}`, part);
  }
  const isRename = ({ noun }: Part): boolean => noun === 'rename';
  const sorted = [...parts.values()].sort(
    (one, other) =>
      Number(isRename(one)) - Number(isRename(other)) || other.followers.length - one.followers.length || other.count - one.count,
  );
  const said = sorted.slice(0, sorted.length === MOST_PARTS + 1 ? MOST_PARTS + 1 : MOST_PARTS);
  const rest = sorted.slice(said.length).reduce((sum, { count, followers }) => sum + count + followers.length, 0);
  return [
    ...said.map(sentenceOf),
    ...(rest > 0 ? [`${grouped(rest)} more`] : []),
    ...(details > 0 ? [`${grouped(details)} ${details === 1 ? 'detail' : 'details'}`] : []),
  ].join(', ');
}

/** `12 refactorings`, `3 refactorings, 2 blocks of lines`: what a list has. */
export function countedItems(items: readonly Item[]): string {
  const blocks = items.filter(isBlock).length;
  const refactorings = items.length - blocks;
  return [
    ...(refactorings > 0 || blocks === 0 ? [counted(refactorings, 'refactoring')] : []),
    ...(blocks > 0 ? [`${grouped(blocks)} ${blocks === 1 ? BLOCK : plural(BLOCK)}`] : []),
  ].join(', ');
}

/** Lines that moved or were copied, which no refactoring has a name for. */
const isBlock = ({ refactoring: { kind } }: Item): boolean => kind.object === 'lines';
const BLOCK = 'block of lines';

/** Noun and verb: `Extract Method` -> method, extracted. Renamings are one kind, whatever they rename. */
function wordsOf(refactoring: Typed): readonly [noun: string, verb: string] {
  const { kind } = refactoring;
  if (kind.verbs[0] === 'rename') return ['rename', ''];
  if (kind.object === 'lines') return [BLOCK, verb(kind)];
  return kind.noun === undefined ? [shortLabel(refactoring), ''] : [kind.noun, verb(kind).replace(/, (\w+)$/, ' and $1')];
}

function sentenceOf({ noun, verb, count, followers }: Part): string {
  const what = [grouped(count), count === 1 ? noun : plural(noun), verb].filter((word) => word !== '').join(' ');
  return followers.length === 0 ? what : `${what} with ${followersOf(followers)}`;
}

/** `7 members`, `143 classes`: how many follow from a refactoring, and what they are. */
export function followersOf(followers: readonly Item[]): string {
  const isWhole = ({ refactoring: { kind, level } }: Item, objects: readonly string[]): boolean =>
    level === 'high' && kind.aspect === undefined && objects.includes(kind.object);
  const isType = (item: Item): boolean => isWhole(item, ['class']);
  const isMember = (item: Item): boolean => isWhole(item, ['method', 'attribute']);
  const noun = followers.every(isType)
    ? 'class'
    : followers.every(isMember)
      ? 'member'
      : followers.every(({ refactoring }) => refactoring.level === 'low')
        ? 'detail'
        : 'change';
  return `${grouped(followers.length)} ${followers.length === 1 ? noun : plural(noun)}`;
}

/** `12 places in 4 files, 1 with other edits, 2 forgotten`. */
export function placesSentence({ places, forgotten }: RenamePlaces): string {
  const files = new Set(places.map(({ path }) => path)).size;
  const edited = places.filter((place) => place.edited === true).length;
  return [
    `${grouped(places.length)} ${places.length === 1 ? 'place' : 'places'}${files > 1 ? ` in ${grouped(files)} files` : ''}`,
    ...(edited > 0 ? [`${grouped(edited)} with other edits`] : []),
    ...(forgotten.length > 0 ? [`${grouped(forgotten.length)} forgotten`] : []),
  ].join(', ');
}

const plural = (noun: string): string =>
  noun === BLOCK ? 'blocks of lines' : noun.endsWith('s') ? `${noun}es` : noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
