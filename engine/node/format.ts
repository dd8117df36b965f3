import { styleText } from 'node:util';
import type { Change } from '../api.js';
import type { DetectionResult, FileReport, FileStatus, Location, Refactoring } from '../results/result.js';

/** How the list is printed. */
export interface FormatOptions {
  readonly colour: boolean;
  readonly lowLevel: boolean;
  /** File renames, path before -> path after: both paths are then one changed file. */
  readonly renames?: Change['renames'];
}

/** Why a file was not analysed, in words that follow a count: `2 in a language that is not known`. */
const REASONS: Readonly<Record<Exclude<FileStatus, 'analysed' | 'partly' | 'unchanged'>, string>> = {
  'unknown-language': 'in a language that is not known',
  generated: 'written by a generator',
  'too-large': 'too large',
  'does-not-parse': 'that cannot be parsed',
  'over-budget': 'left out for lack of time',
  'not-a-file': 'that are links or submodules',
};

/** How many paths of one reason are named before the rest is only counted. */
const NAMED_FILES = 5;

/** A result as people read it: the refactorings by file, how many there are of each type, and what was looked at. No line end at the end. */
export function formatResult(result: DetectionResult, { colour, lowLevel, renames }: FormatOptions): string {
  // Whether the terminal takes colours was decided by the caller.
  const style = (format: Parameters<typeof styleText>[0], text: string): string =>
    colour ? styleText(format, text, { validateStream: false }) : text;
  const isShown = ({ level }: Refactoring): boolean => lowLevel || level === 'high';
  const shown = result.refactorings.filter(isShown);
  const followers = followersOf(result, isShown);
  const follows = new Set([...followers.values()].flat());
  const blocks = [...byFile(shown.filter((refactoring) => !follows.has(refactoring)))].map(([path, refactorings]) =>
    [style('bold', path), ...refactorings.flatMap((refactoring) => entry(refactoring, followers, style))].join('\n'),
  );
  return [...blocks, [counts(result.refactorings, shown, style), coverage(result, renames ?? {}), ...timeout(result)].join('\n')].join(
    '\n\n',
  );
}

type Style = (format: Parameters<typeof styleText>[0], text: string) => string;

/** By path, in its order: a refactoring stands below the file where it ended; below the one where it began when nothing of it is left. */
export function byFile(refactorings: readonly Refactoring[]): Map<string, Refactoring[]> {
  const groups = new Map<string, Refactoring[]>();
  for (const refactoring of refactorings) {
    const path = (refactoring.rightSideLocations[0] ?? refactoring.leftSideLocations[0])?.filePath ?? '';
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
  const { type, description, leftSideLocations, rightSideLocations } = refactoring;
  const below = (followers.get(refactoring) ?? []).flatMap((follower) => entry(follower, followers, style).map((line) => `    ${line}`));
  const sentence = description.startsWith(type) ? description.slice(type.length).trim() : description;
  const ends = [leftSideLocations[0], rightSideLocations[0]].filter((location) => location !== undefined).map(place);
  return [`  ${style('cyan', type)}  ${sentence}`, style('dim', `      ${ends.join(' -> ')}`), ...below];
}

function place({ filePath, startLine }: Location): string {
  return `${filePath}:${startLine}`;
}

function counts(all: readonly Refactoring[], shown: readonly Refactoring[], style: Style): string {
  const hidden = all.length - shown.length;
  const hiddenNote = hidden > 0 ? ` (${hidden} low-level ${hidden === 1 ? 'one is' : 'ones are'} not shown)` : '';
  if (shown.length === 0) return `${style('bold', 'No refactorings found')}${hiddenNote}`;
  const perType = new Map<string, number>();
  for (const { type } of shown) perType.set(type, (perType.get(type) ?? 0) + 1);
  const list = [...perType].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([type, count]) => `${count} ${type}`);
  return `${style('bold', plural(shown.length, 'refactoring'))}${hiddenNote}: ${list.join(', ')}`;
}

/** Says of how much of the change the list speaks: silence about a file that was not analysed would read as "nothing there". */
export function coverage({ files }: Pick<DetectionResult, 'files'>, renames: NonNullable<Change['renames']>): string {
  const reports = Object.entries(files).filter(([path, { status }]) => status !== 'unchanged' && !(path in renames));
  const partly = reports.filter(([, { status }]) => status === 'partly');
  const analysed = reports.filter(([, { status }]) => status === 'analysed').length + partly.length;
  const lines = (Object.keys(REASONS) as (keyof typeof REASONS)[]).flatMap((status) => {
    const paths = reports.filter(([, report]) => report.status === status);
    return paths.length === 0 ? [] : [`  ${paths.length} ${REASONS[status]}: ${named(paths)}`];
  });
  if (reports.length === 0) return 'No files changed';
  const inPart = partly.length === 0 ? '' : `, ${partly.length} of them only in part: ${named(partly)}`;
  return [
    `Analysed ${analysed} of ${plural(reports.length, 'changed file')}${inPart}${lines.length > 0 ? '; not analysed:' : ''}`,
    ...lines,
  ].join('\n');
}

function named(reports: readonly (readonly [string, FileReport])[]): string {
  const names = reports.slice(0, NAMED_FILES).map(([path, { detail }]) => (detail === undefined ? path : `${path} (${detail})`));
  return [...names, ...(reports.length > NAMED_FILES ? [`and ${reports.length - NAMED_FILES} more`] : [])].join(', ');
}

function timeout({ hitTimeout }: DetectionResult): string[] {
  return hitTimeout ? ['The time budget was used up: the list is incomplete.'] : [];
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
