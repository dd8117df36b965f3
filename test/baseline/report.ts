/** What `npm run baseline -- --against FILE` prints of a set. */
import { row } from '../dangers/table.js';
import type { FindingDifference, Tallies, Tally } from './differences.js';

/** What differs in a commit. */
export interface CommitDifference extends FindingDifference {
  readonly name: string;
  readonly failure?: string;
}

/** How many commits differ, and in what. */
export interface DifferingCommits {
  readonly compared: number;
  readonly inFindings: number;
  /** The findings and their places are the same. */
  readonly inTheRest: number;
  /** Of the run, and not in the file. */
  readonly unknown: number;
}

const SHOWN_DIGITS = 8;

const shortName = (name: string): string => name.slice(0, name.lastIndexOf('/') + 1 + SHOWN_DIGITS);

/** A line for a commit; with `isListed`, its findings too. */
export function commitLines({ name, came, went, elsewhere, failure }: CommitDifference, isListed: boolean): string[] {
  const counts = [
    ...(came.length > 0 ? [`+${came.length}`] : []),
    ...(went.length > 0 ? [`-${went.length}`] : []),
    ...(elsewhere.length > 0 ? [`${elsewhere.length} at other places`] : []),
    ...(failure === undefined ? [] : [`ERROR ${failure.split('\n')[0] ?? ''}`]),
  ];
  const listed = isListed
    ? [...came.map(({ id }) => `    + ${id}`), ...went.map(({ id }) => `    - ${id}`), ...elsewhere.map(({ id }) => `    places  ${id}`)]
    : [];
  return [`  ${shortName(name)}  ${counts.join(', ')}`, ...listed];
}

const TITLES = ['came', 'right', 'went', 'right', 'places'];

/** `hasAnswers`: whether the set's answers speak of such findings, so that one that they lack is false. */
function tallyRow(name: string, { came, cameRight, went, wentRight, elsewhere }: Tally, hasAnswers = true): string {
  return `  ${row(name, [came, hasAnswers ? cameRight : '-', went, hasAnswers ? wentRight : '-', elsewhere])}`;
}

const rows = (tallies: ReadonlyMap<string, Tally>, hasAnswers: (name: string) => boolean): string[] =>
  [...tallies]
    .sort(([, one], [, other]) => other.came + other.went - (one.came + one.went) || other.elsewhere - one.elsewhere)
    .map(([name, tally]) => tallyRow(name, tally, hasAnswers(name)));

/** The sums of a set. Of one that is only counted, repositories are counted and not named. */
export function sumLines(
  set: string,
  { compared, inFindings, inTheRest, unknown }: DifferingCommits,
  tallies: Tallies,
  isCountedOnly: boolean,
  isScored: (type: string) => boolean,
): string[] {
  const head = `${set}: ${compared} commits compared, ${inFindings} differ in findings or their places${isCountedOnly ? '' : `, ${inTheRest} in the rest alone`}`;
  return [
    `${head}${unknown > 0 ? `; ${unknown} are not in the file` : ''}`,
    ...(tallies.types.size === 0
      ? []
      : [
          `  ${row('by type', TITLES)}`,
          ...rows(tallies.types, isScored),
          ...(isCountedOnly
            ? [`  in ${tallies.repositories.size} repositories`]
            : [`  ${row('by repository', TITLES)}`, ...rows(tallies.repositories, () => true)]),
          tallyRow('all', tallies.total),
        ]),
  ];
}
