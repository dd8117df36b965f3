/** Dangers of cases that others judged: bugs of refactoring engines, refactorings that an engine's authors approved, and ones that it refuses. */
import type { Change, Detector } from '../../engine/api.js';
import { groupBy } from '../../engine/text/grouping.js';
import { shownDangers } from '../../shown/dangers.js';
import { lookAt, type Danger } from '../support/looked.js';
import { readCases } from './case-files.js';
import { isBuilt, numberOf } from './kinds.js';
import { print, row, shareOf } from './table.js';

interface BugCase extends Pick<Change, 'before' | 'after'> {
  readonly id: string;
  readonly wrong: string;
  /** Numbers of the catalogue, the first one first; none: nothing goes wrong. */
  readonly kinds: readonly string[];
  readonly compilesAfter: boolean;
}

interface BugVerdict {
  readonly bug: BugCase;
  readonly isReported: boolean;
  readonly said: readonly Danger[];
  readonly hits: readonly Danger[];
}

const isSaid = ({ certainty }: Danger): boolean => certainty !== 'open';
const isSure = ({ certainty }: Danger): boolean => certainty === 'sure';
const numbersIn = (dangers: readonly Danger[]): string => dangers.map(({ kind }) => numberOf(kind)).join(' ');

function bugLine(name: string, verdicts: readonly BugVerdict[]): string {
  const count = (test: (one: BugVerdict) => boolean): number => verdicts.filter(test).length;
  const found = count(({ hits }) => hits.length > 0);
  const sure = count(({ hits }) => hits.some(isSure));
  const other = count(({ hits, said }) => hits.length === 0 && said.length > 0);
  const all = verdicts.length;
  return row(name, [all, count(({ isReported }) => isReported), found, shareOf(found, all), sure, shareOf(sure, all), other]);
}

/** Something goes wrong that no compiler tells. */
const isSilent = ({ bug }: BugVerdict): boolean => bug.kinds.length > 0 && bug.compilesAfter;

/** Asks for the dangers of each bug in `folder/engine-bugs-dev.json`. */
async function judgeBugs(detector: Detector, folder: string): Promise<readonly BugVerdict[]> {
  const verdicts: BugVerdict[] = [];
  for (const bug of readCases<BugCase>(folder, 'engine-bugs-dev.json')) {
    const { refactorings, dangers } = await lookAt(detector, { before: bug.before, after: bug.after });
    const said = dangers.filter(isSaid);
    const hits = said.filter(({ kind }) => bug.kinds.includes(numberOf(kind)));
    verdicts.push({ bug, isReported: refactorings.length > 0, said, hits });
  }
  return verdicts;
}

/** Of the bugs that compile: how many there are, how many are found, and how many surely. */
export async function countBugs(
  detector: Detector,
  folder: string,
): Promise<{ readonly all: number; readonly found: number; readonly sure: number }> {
  const silent = (await judgeBugs(detector, folder)).filter(isSilent);
  const found = silent.filter(({ hits }) => hits.length > 0);
  return { all: silent.length, found: found.length, sure: found.filter(({ hits }) => hits.some(isSure)).length };
}

/** How many of the bugs are found, by kind; with `isListed`, those that are not, and what was said of near misses. */
export async function scoreBugs(detector: Detector, folder: string, isListed: boolean): Promise<void> {
  const verdicts = await judgeBugs(detector, folder);
  const harmful = verdicts.filter(({ bug }) => bug.kinds.length > 0);
  const silent = verdicts.filter(isSilent);
  const built = silent.filter(({ bug }) => isBuilt(bug.kinds[0]));
  const byKind = [...groupBy(silent, ({ bug }) => bug.kinds[0] ?? '')].sort(
    ([one], [other]) => Number(one.slice(1)) - Number(other.slice(1)),
  );
  const disputed = verdicts.filter(({ bug }) => bug.kinds.length === 0);
  if (isListed) {
    for (const { bug, said, hits } of harmful)
      if (hits.length === 0) print([`missed  ${bug.id}  ${bug.kinds.join(' ')}, said ${numbersIn(said) || 'nothing'}: ${bug.wrong}`]);
    for (const { bug, said } of disputed) for (const one of said) print([`false alarm  ${bug.id}  ${one.kind}: ${one.sentence}`]);
  }
  print([
    row('bugs of engines', ['cases', 'reported', 'found', '', 'sure', '', 'other']),
    ...byKind.map(([name, some]) => bugLine(name, some)),
    bugLine('all that compile', silent),
    bugLine('of them, of kinds that are built', built),
    bugLine(
      'does not compile',
      harmful.filter(({ bug }) => !bug.compilesAfter),
    ),
    `disputed: ${disputed.filter(({ said }) => said.length > 0).length} of ${disputed.length} with an alarm`,
  ]);
}

interface Pair extends Pick<Change, 'before' | 'after'> {
  readonly id: string;
  readonly refactoring: string;
  readonly compiles: { readonly before: boolean; readonly after: boolean };
  /** Why the test is switched off. */
  readonly ignored?: string;
}

interface PairVerdict {
  readonly pair: Pair;
  readonly sure: readonly Danger[];
  readonly likely: readonly Danger[];
}

function pairLine(name: string, verdicts: readonly PairVerdict[]): string {
  const sure = verdicts.filter(({ sure: some }) => some.length > 0).length;
  const likely = verdicts.filter(({ likely: some }) => some.length > 0).length;
  return row(name, [verdicts.length, sure, shareOf(sure, verdicts.length), likely]);
}

/** Asks for the dangers of the pairs of `folder/jdt-pairs-dev.jsonl.xz` that are safe: both sides compile, and the test is not switched off. */
async function judgePairs(detector: Detector, folder: string): Promise<readonly PairVerdict[]> {
  const verdicts: PairVerdict[] = [];
  for (const pair of readCases<Pair>(folder, 'jdt-pairs-dev.jsonl.xz')) {
    if (!pair.compiles.before || !pair.compiles.after || pair.ignored !== undefined) continue;
    const { dangers } = await lookAt(detector, { before: pair.before, after: pair.after });
    const shown = shownDangers(dangers);
    verdicts.push({ pair, sure: shown.filter(isSure), likely: shown.filter(({ certainty }) => certainty === 'likely') });
  }
  return verdicts;
}

/** How many safe pairs there are, and how many of them have a sure alarm. */
export async function countPairs(detector: Detector, folder: string): Promise<{ readonly all: number; readonly alarmed: number }> {
  const verdicts = await judgePairs(detector, folder);
  return { all: verdicts.length, alarmed: verdicts.filter(({ sure }) => sure.length > 0).length };
}

/** Alarms on the safe pairs. With `isListed`, each sure one. */
export async function scorePairs(detector: Detector, folder: string, isListed: boolean): Promise<void> {
  const verdicts = await judgePairs(detector, folder);
  if (isListed) for (const { pair, sure } of verdicts) for (const one of sure) print([`${one.kind}  ${pair.id}  ${one.sentence}`]);
  const types = [...groupBy(verdicts, ({ pair }) => pair.refactoring)].sort(([, one], [, other]) => other.length - one.length);
  const kinds = groupBy(
    verdicts.flatMap(({ sure, likely }) => [...sure, ...likely]),
    ({ kind, certainty }) => `${certainty} ${kind}`,
  );
  print([
    row('approved refactorings', ['safe', 'sure', '', 'likely']),
    ...types.map(([name, some]) => pairLine(name, some)),
    pairLine('all', verdicts),
    `alarms by kind: ${[...kinds].map(([kind, some]) => `${kind} ${some.length}`).join(', ') || 'none'}`,
  ]);
}
