/** Alarms on real commits: how many, of which kind, how sure, and what looking for them costs. */
import type { Detector } from '../../engine/api.js';
import type { OracleCommit } from '../accuracy/oracle.js';
import { loadChange } from '../accuracy/oracle.js';
import { chosenOf, refuseToShow, type MeasuredSet } from '../accuracy/sets.js';
import { groupBy } from '../../engine/text/grouping.js';
import { shownDangers } from '../../shown/dangers.js';
import { lookAt, type Danger, type LookPlace } from '../support/looked.js';
import { Random } from '../support/random.js';
import { print, row, shareOf } from './table.js';

export interface Wish {
  /** Whether each alarm is printed. */
  readonly list: boolean;
  /** How many sure alarms are drawn to be read; null: none. */
  readonly read: number | null;
  readonly seed: number;
  readonly every: number;
  readonly commit: string | undefined;
}

interface Alarm {
  readonly commit: OracleCommit;
  readonly danger: Danger;
  /** The refactoring that the danger comes with. */
  readonly refactoring: string;
  readonly change: ReturnType<typeof loadChange>;
}

/** Lines that are printed of one place. */
const MOST_LINES = 4;

function linesAt(texts: Readonly<Record<string, string>>, side: string, { path, startLine, endLine }: LookPlace): readonly string[] {
  const lines = (Object.hasOwn(texts, path) ? (texts[path] ?? '') : '')
    .split('\n')
    .slice(startLine - 1, Math.min(endLine, startLine - 1 + MOST_LINES));
  return [`    ${side} ${path}:${startLine}`, ...lines.map((line) => `      ${line.trim()}`)];
}

function alarmLines({ commit, danger, refactoring, change }: Alarm): readonly string[] {
  return [
    `${danger.certainty} ${danger.kind}  ${commit.project}/${commit.sha1.slice(0, 10)}  ${danger.sentence}`,
    `    with ${refactoring}`,
    ...danger.before.flatMap((place) => linesAt(change.before, '-', place)),
    ...danger.after.flatMap((place) => linesAt(change.after, '+', place)),
  ];
}

/** Milliseconds that this process computed. */
const computed = (): number => process.cpuUsage().user / 1000;

/** Counts the alarms of a set's commits. Of a part that is only counted nothing else is printed. */
export async function scoreAlarms(detector: Detector, set: MeasuredSet, wish: Wish): Promise<void> {
  if (wish.list || wish.read !== null) refuseToShow(set.folder, wish.list ? '--list' : '--read');
  const commits = chosenOf(set, wish.commit).filter((_, index) => index % wish.every === 0);
  const alarms: Alarm[] = [];
  const time = { without: 0, with: 0 };
  for (const [at, commit] of commits.entries()) {
    const change = loadChange(set.folder, commit);
    const plain = async (): Promise<void> => {
      const start = computed();
      await detector.detect(change, { explain: true });
      time.without += computed() - start;
    };
    // In turns, since what comes second finds the machine warm.
    if (at % 2 === 0) await plain();
    const start = computed();
    const { refactorings, dangers } = await lookAt(detector, change);
    time.with += computed() - start;
    if (at % 2 === 1) await plain();
    for (const danger of shownDangers(dangers)) {
      const refactoring = danger.refactoring === null ? 'the change as a whole' : (refactorings[danger.refactoring]?.description ?? '');
      alarms.push({ commit, danger, refactoring, change });
    }
  }
  if (wish.list) print(alarms.flatMap(alarmLines));
  const sure = alarms.filter(({ danger }) => danger.certainty === 'sure');
  if (wish.read !== null) print(new Random(wish.seed).shuffle(sure).slice(0, wish.read).flatMap(alarmLines));
  print(alarmCounts(set.benchmark.name, commits.length, alarms));
  print([
    `time on top of detection and explaining: ${shareOf(time.with - time.without, time.without)} of ${(time.without / 1000).toFixed(1)} s`,
  ]);
}

function alarmCounts(name: string, commits: number, alarms: readonly Alarm[]): readonly string[] {
  const sortOf = (some: readonly Alarm[], certainty: string): readonly Alarm[] =>
    some.filter(({ danger }) => danger.certainty === certainty);
  const line = (title: string, some: readonly Alarm[]): string =>
    row(
      title,
      ['sure', 'likely', 'open'].flatMap((certainty) => {
        const { length } = sortOf(some, certainty);
        return [length, ((100 * length) / Math.max(1, commits)).toFixed(2)];
      }),
    );
  const withOne = (some: readonly Alarm[]): number => new Set(some.map(({ commit }) => commit.sha1)).size;
  const sure = sortOf(alarms, 'sure');
  const kinds = [...groupBy(alarms, ({ danger }) => danger.kind)].sort(([, one], [, other]) => other.length - one.length);
  return [
    row(`${name}, ${commits} commits`, ['sure', '/ 100', 'likely', '/ 100', 'open', '/ 100']),
    ...kinds.map(([kind, some]) => line(kind, some)),
    line('all', alarms),
    `sure alarms a commit: ${(sure.length / Math.max(1, commits)).toFixed(3)}; commits with a sure one: ${withOne(sure)}, with a sure or likely one: ${withOne([...sure, ...sortOf(alarms, 'likely')])}`,
  ];
}
