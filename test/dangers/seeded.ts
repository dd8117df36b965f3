/** Dangers that are seeded by program in real texts: how many are found where they are, and what is said of their safe twins. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Change, Detector } from '../../engine/api.js';
import { Languages } from '../../engine/languages/parser.js';
import { loadChange } from '../accuracy/oracle.js';
import { chosenOf, refuseToShow, type MeasuredSet } from '../accuracy/sets.js';
import { shownDangers } from '../../shown/dangers.js';
import { loadFromPackages } from '../support/java.js';
import { lookAt, type Danger } from '../support/looked.js';
import { Random } from '../support/random.js';
import type { LinePlace } from './seeds/edits.js';
import { SEEDERS } from './seeds/registry.js';
import { openGround, type Seeded } from './seeds/seed.js';
import { print, row, shareOf } from './table.js';

export interface SeedWish {
  /** Seeds of each kind. */
  readonly count: number;
  readonly seed: number;
  /** A kind, or a way of seeding; null: all. */
  readonly only: string | null;
  /** Whether those are printed that are not found, and twins with an alarm. */
  readonly show: boolean;
  /** A folder for the texts of all of them. */
  readonly write: string | null;
}

interface Planted extends Seeded {
  readonly kind: string;
  readonly way: string;
  /** Of which commit the texts are. */
  readonly name: string;
}

interface Judged {
  readonly planted: Planted;
  readonly isReported: boolean;
  /** Sure or likely ones of the kind, at the place. */
  readonly hits: readonly Danger[];
  /** Of the kind, elsewhere, or open. */
  readonly near: readonly Danger[];
  /** Of other kinds. */
  readonly others: readonly Danger[];
  /** What is said of the twin. */
  readonly alarms: readonly Danger[];
}

/** Rounds over the commits, after which a kind is left short. */
const MOST_ROUNDS = 3;

/** So many of each kind, of all its ways as evenly as the texts allow, and one of each way in a commit at most in each round. */
async function plantAll(set: MeasuredSet, wish: SeedWish): Promise<readonly Planted[]> {
  const languages = new Languages(loadFromPackages);
  const planted: Planted[] = [];
  const random = new Random(wish.seed);
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    for (const commit of random.shuffle(chosenOf(set, undefined))) {
      const wanted = openWays(planted, wish, round);
      if (wanted.length === 0) return planted;
      const ground = await openGround(languages, loadChange(set.folder, commit).after, random);
      for (const { kind, way, seeder } of wanted) {
        const seeded = await ground.plant(seeder);
        if (seeded) planted.push({ ...seeded, kind, way, name: `${commit.project}/${commit.sha1.slice(0, 8)}` });
      }
      ground.close();
    }
  }
  return planted;
}

/** Ways of which more are wanted; from the second round on, those of kinds that have not enough. */
function openWays(planted: readonly Planted[], { count, only }: SeedWish, round: number) {
  return Object.entries(SEEDERS).flatMap(([kind, ways]) => {
    const all = Object.entries(ways).filter(([way]) => only === null || only === kind || only === way);
    const ofKind = planted.filter((one) => one.kind === kind).length;
    if (ofKind >= count) return [];
    const each = Math.ceil(count / Math.max(1, all.length)) * round;
    return all
      .filter(([way]) => planted.filter((one) => one.kind === kind && one.way === way).length < each)
      .slice(0, count - ofKind)
      .map(([way, seeder]) => ({ kind, way, seeder }));
  });
}

const meet = (some: readonly LinePlace[], others: readonly LinePlace[]): boolean =>
  some.some(({ path, startLine, endLine }) =>
    others.some((other) => other.path === path && other.startLine <= endLine && startLine <= other.endLine),
  );

async function judge(detector: Detector, planted: Planted): Promise<Judged> {
  const { refactorings, dangers } = await lookAt(detector, planted.danger);
  const twin = await lookAt(detector, planted.safe);
  const ofKind = dangers.filter(({ kind }) => kind === planted.kind);
  const isHit = (one: Danger): boolean => one.certainty !== 'open' && (meet(one.after, planted.after) || meet(one.before, planted.before));
  return {
    planted,
    isReported: refactorings.length > 0,
    hits: ofKind.filter(isHit),
    near: ofKind.filter((one) => !isHit(one)),
    others: dangers.filter(({ kind }) => kind !== planted.kind),
    alarms: shownDangers(twin.dangers),
  };
}

const isSure = ({ certainty }: Danger): boolean => certainty === 'sure';

function line(name: string, judged: readonly Judged[]): string {
  const count = (test: (one: Judged) => boolean): number => judged.filter(test).length;
  const found = count(({ hits }) => hits.length > 0);
  const sure = count(({ hits }) => hits.some(isSure));
  const missed = judged.filter(({ hits }) => hits.length === 0);
  const all = judged.length;
  const alarms = judged.flatMap((one) => one.alarms);
  return row(name, [
    all,
    count(({ isReported }) => isReported),
    found,
    shareOf(found, all),
    sure,
    missed.filter(({ near }) => near.length > 0).length,
    missed.filter(({ others }) => others.length > 0).length,
    shareOf(alarms.filter(isSure).length, all),
    shareOf(alarms.filter(({ certainty }) => certainty === 'likely').length, all),
  ]);
}

const told = (dangers: readonly Danger[]): string =>
  dangers.map(({ kind, certainty, sentence }) => `\n    ${certainty} ${kind}: ${sentence}`).join('');
const places = (side: string, some: readonly LinePlace[]): string =>
  some.map(({ path, startLine }) => `\n    ${side} ${path}:${startLine}`).join('');

function shownLines(judged: readonly Judged[], at: (one: Judged) => string): readonly string[] {
  return judged.flatMap((one) => {
    const { planted, hits, near, others, alarms } = one;
    const title = `${planted.kind} ${planted.way}  ${planted.name}  ${at(one)}`;
    return [
      ...(hits.length === 0
        ? [`missed  ${title}${places('-', planted.before)}${places('+', planted.after)}${told([...near, ...others])}`]
        : []),
      ...(alarms.some(isSure) ? [`twin  ${title}${told(alarms)}`] : []),
    ];
  });
}

/** The texts of a seed and of its twin, as folders that the command line compares. */
function written(folder: string, index: number, { danger, safe, kind, way }: Planted): string {
  const name = `${String(index).padStart(4, '0')}-${kind}-${way}`;
  const write = (side: string, texts: Change['before']): void => {
    for (const [path, text] of Object.entries(texts)) {
      const file = join(folder, name, side, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  };
  write('danger/before', danger.before);
  write('danger/after', danger.after);
  write('safe/before', safe.before);
  write('safe/after', safe.after);
  return name;
}

/** Seeds dangers in a set's texts and prints how many are found. Of a part that is only counted nothing else is shown. */
export async function scoreSeeded(detector: Detector, set: MeasuredSet, wish: SeedWish): Promise<void> {
  if (wish.show || wish.write !== null) refuseToShow(set.folder, wish.show ? '--show' : '--write');
  const planted = await plantAll(set, wish);
  const names = new Map(planted.map((one, index) => [one, wish.write === null ? '' : written(wish.write, index, one)]));
  const judged: Judged[] = [];
  for (const one of planted) judged.push(await judge(detector, one));
  if (wish.show) print(shownLines(judged, (one) => names.get(one.planted) ?? ''));
  print([
    row(`${set.benchmark.name}, seeded`, ['seeds', 'reported', 'found', '', 'sure', 'near', 'other', 'twin sure', 'likely']),
    ...Object.entries(SEEDERS).flatMap(([kind, ways]) => {
      const some = judged.filter((one) => one.planted.kind === kind);
      if (some.length === 0) return [];
      return [
        line(kind, some),
        ...Object.keys(ways).map((way) =>
          line(
            `  ${way}`,
            some.filter((one) => one.planted.way === way),
          ),
        ),
      ];
    }),
    line('all', judged),
  ]);
}
