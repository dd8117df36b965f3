/** A result as lines of text. Names, paths and texts are made visible here, before they are styled: none of them may look like a style or a line of ours. */
import { styleText } from 'node:util';
import { isUnsure } from '../../shown/confidence.js';
import { counted, grouped } from '../../shown/counts.js';
import { editsOf, isEdited } from '../../shown/edits.js';
import { visible } from '../../shown/invisible.js';
import { endOf, endsOf, type Place } from '../../shown/places.js';
import type { Change } from '../api.js';
import type { DetectionResult, MovedLines, Refactoring } from '../results/result.js';
import { coverageOf, type FileGroup } from './coverage.js';
import { lookSections, notLookedSentences, sectionText } from './look-text.js';
import { isWanted, type Wanted } from './wanted.js';

/** How the list is printed. */
export interface FormatOptions extends Wanted {
  readonly colour: boolean;
  /** File renames, path before -> path after: both paths are then one changed file. */
  readonly renames?: Change['renames'];
}

/** How many places of one end are named before the rest is only counted. */
export const NAMED_PLACES = 5;

/** A result as people read it: the refactorings by file, how many there are of each type, and what was looked at. No line end at the end. */
export function formatResult(result: DetectionResult, { colour, renames, ...wanted }: FormatOptions): string {
  // Whether the terminal takes colours was decided by the caller.
  const style = (format: Parameters<typeof styleText>[0], text: string): string =>
    colour ? styleText(format, text, { validateStream: false }) : text;
  const isShown = (refactoring: Refactoring): boolean => isWanted(refactoring, wanted);
  const shown = result.refactorings.filter(isShown);
  const followers = followersOf(result, isShown);
  const follows = new Set([...followers.values()].flat());
  const moved = (result.moved ?? []).filter(isShown);
  const blocks = [...byFile([...shown.filter((refactoring) => !follows.has(refactoring)), ...moved])].map(([path, refactorings]) =>
    [style('bold', visible(path)), ...refactorings.flatMap((refactoring) => entry(refactoring, followers, style))].join('\n'),
  );
  const movedNote = movedSentence(result, moved);
  const end = [
    counts(result, wanted, style),
    ...(movedNote === null ? [] : [movedNote]),
    ...coverage(result, renames ?? {}),
    ...notLookedSentences(result).map((words) => visible(words)),
  ];
  const sections = lookSections(result).map((section) => sectionText(section, style));
  return [...blocks, ...sections, end.join('\n')].join('\n\n');
}

/** `3 blocks of lines moved, 1 copied`; null when there are none. */
export function movedSentence({ moved: all = [] }: DetectionResult, shown: readonly MovedLines[]): string | null {
  if (all.length === 0) return null;
  const copied = shown.filter(({ how }) => how === 'copied').length;
  const moved = shown.length - copied;
  const hidden = all.length - shown.length;
  const parts = [
    ...(moved > 0 ? [`${counted(moved, 'block')} of lines moved`] : []),
    ...(copied > 0 ? [moved > 0 ? `${grouped(copied)} copied` : `${counted(copied, 'block')} of lines copied`] : []),
    ...(hidden > 0 ? [`${grouped(hidden)} of statements in another order not shown`] : []),
  ];
  return parts.join(', ');
}

type Style = (format: Parameters<typeof styleText>[0], text: string) => string;

/** By path, in its order: a refactoring stands below the file where it ended; below the one where it began when nothing of it is left. */
export function byFile(refactorings: readonly Refactoring[]): Map<string, Refactoring[]> {
  const groups = new Map<string, Refactoring[]>();
  for (const refactoring of refactorings) {
    const path = (endOf(refactoring, 'after') ?? endOf(refactoring, 'before'))?.path ?? '';
    groups.set(path, [...(groups.get(path) ?? []), refactoring]);
  }
  return new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What follows from a shown refactoring, such as the members of an extracted superclass. */
function followersOf(
  { refactorings, bundles }: DetectionResult,
  isShown: (refactoring: Refactoring) => boolean,
): Map<Refactoring, Refactoring[]> {
  const followers = new Map<Refactoring, Refactoring[]>();
  for (const { head, members } of bundles) {
    const first = head === null ? undefined : refactorings[head];
    if (!first || !isShown(first)) continue;
    followers.set(
      first,
      members
        .map((index) => refactorings[index])
        .filter((member) => member !== undefined)
        .filter(isShown),
    );
  }
  return followers;
}

/** A refactoring, and below it, indented, what follows from it. */
function entry(refactoring: Refactoring, followers: ReadonlyMap<Refactoring, readonly Refactoring[]>, style: Style): string[] {
  const { type, summary } = refactoring;
  const below = (followers.get(refactoring) ?? []).flatMap((follower) => entry(follower, followers, style).map((line) => `    ${line}`));
  const ends = (['before', 'after'] as const).map((side) => places(endsOf(refactoring, side))).filter((end) => end !== '');
  const edits = editsOf(refactoring);
  return [
    `  ${isUnsure(refactoring) ? `${style('yellow', 'perhaps')} ` : ''}${style('cyan', visible(type))}  ${visible(summary.sentence)}`,
    style('dim', `      ${ends.join(' -> ')}${edits === null ? '' : `, ${edits}`}`),
    ...below,
  ];
}

function places(ends: readonly Place[]): string {
  const named = ends.slice(0, NAMED_PLACES).map(({ path, line }) => `${visible(path)}:${line}`);
  return [...named, ...(ends.length > named.length ? [`${grouped(ends.length - named.length)} more`] : [])].join(', ');
}

function counts({ refactorings, explained }: DetectionResult, wanted: Wanted, style: Style): string {
  const shown = refactorings.filter((refactoring) => isWanted(refactoring, wanted));
  const hiddenNote = hiddenSentence(refactorings, wanted);
  if (shown.length === 0) return `${style('bold', 'No refactorings found')}${hiddenNote}`;
  const edited = explained ? shown.filter((refactoring) => isEdited(refactoring, explained)).length : 0;
  const editedNote = edited > 0 ? `, ${grouped(edited)} of them with other edits` : '';
  const perType = new Map<string, number>();
  for (const { type } of shown) perType.set(type, (perType.get(type) ?? 0) + 1);
  const list = [...perType].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([type, count]) => `${grouped(count)} ${type}`);
  return `${style('bold', counted(shown.length, 'refactoring'))}${hiddenNote}${editedNote}: ${visible(list.join(', '))}`;
}

/** ` (3 low-level ones and 1 unsure one are not shown)`; empty when all are. */
function hiddenSentence(refactorings: readonly Refactoring[], wanted: Wanted): string {
  const ofLevel = refactorings.filter((one) => isWanted(one, { lowLevel: wanted.lowLevel }));
  const [low, unsure] = [refactorings.length - ofLevel.length, ofLevel.filter((one) => !isWanted(one, wanted)).length];
  if (low + unsure === 0) return '';
  const ones = (count: number, what: string): string[] => (count > 0 ? [`${grouped(count)} ${what} ${count === 1 ? 'one' : 'ones'}`] : []);
  return ` (${[...ones(low, 'low-level'), ...ones(unsure, 'unsure')].join(' and ')} ${low + unsure === 1 ? 'is' : 'are'} not shown)`;
}

/** Of how much of the change the list speaks, and what is wrong with the rest. */
function coverage(result: DetectionResult, renames: NonNullable<Change['renames']>): string[] {
  const { sentence, groups, warnings } = coverageOf(result, renames);
  return [sentence, ...groups.flatMap(groupLines), ...warnings];
}

/** A line for each file that has something to be told of it; the others on one line. */
function groupLines({ heading, files, more }: FileGroup): string[] {
  const rest = more > 0 ? [`and ${grouped(more)} more`] : [];
  if (files.every(({ detail }) => detail === undefined))
    return [`  ${heading}: ${[...files.map(({ path }) => visible(path)), ...rest].join(', ')}`];
  const names = files.map(({ path, detail }) => (detail === undefined ? visible(path) : `${visible(path)} (${visible(detail)})`));
  return names.length === 1 && more === 0
    ? [`  ${heading}: ${names.join('')}`]
    : [`  ${heading}:`, ...[...names, ...rest].map((name) => `    ${name}`)];
}
