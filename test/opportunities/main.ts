/** `npm run opportunities`: puts back what a change did, in one of several places, and counts whether that place is told. */
import { parseArgs } from 'node:util';
import type { Change, Detector } from '../../engine/api.js';
import { createDetector } from '../../engine/node/index.js';
import { groupBy } from '../../engine/text/grouping.js';
import { loadChange } from '../accuracy/oracle.js';
import { chosenOf, measuredSets, refuseToShow, SET_OPTIONS, SET_USAGE, type MeasuredSet } from '../accuracy/sets.js';
import { print, row, shareOf } from '../dangers/table.js';
import { lookAt, type LookPlace, type Opportunity } from '../support/looked.js';
import { Random } from '../support/random.js';
import { Languages } from '../../engine/languages/parser.js';
import { openGround } from '../dangers/seeds/seed.js';
import { loadFromPackages } from '../support/java.js';
import { copyMade } from './made-copies.js';
import { copiesPutBack, type Lines, type PutBack } from './copies.js';
import { literalPutBack } from './literals.js';

const USAGE = `usage: npm run opportunities -- ${SET_USAGE}
  --seed NUMBER    the same places for the same number (1)
  --every N        only each N-th commit, for a quick look
  --commit SHA     only commits whose id begins so
  --show           what is not found, and what is told of other places, of a part that may be read
  --list           what is told of the commits as they are, of a part that may be read`;

const { values: options } = parseArgs({
  options: {
    ...SET_OPTIONS,
    seed: { type: 'string', default: '1' },
    every: { type: 'string', default: '1' },
    commit: { type: 'string' },
    show: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const KINDS = { copy: 'copy-left', literal: 'literal-left' } as const;

interface Judged {
  readonly kind: string;
  readonly back: PutBack;
  readonly name: string;
  readonly isFound: boolean;
  /** Told places that are none of those that were put back, nor told without that. */
  readonly wrong: readonly LookPlace[];
}

const meets = (place: LookPlace, { path, startLine, endLine }: Lines): boolean =>
  place.path === path && place.startLine <= endLine && startLine <= place.endLine;

const lineOf = ({ after }: Change, { path, startLine }: LookPlace): string => after[path]?.split('\n')[startLine - 1]?.trim() ?? '';

const placesOf = (opportunities: readonly Opportunity[], wanted: string): readonly LookPlace[] =>
  opportunities.filter(({ kind }) => kind === wanted).flatMap(({ places }) => places);

async function judge(
  detector: Detector,
  kind: string,
  back: PutBack,
  name: string,
  before: readonly Opportunity[],
  change: Change,
): Promise<Judged> {
  const { opportunities } = await lookAt(detector, back.change);
  const told = placesOf(opportunities, kind);
  // Known by its text: what was put back shifts the lines.
  const known = new Set(placesOf(before, kind).map((place) => `${place.path} ${lineOf(change, place)}`));
  const wrong = told.filter((place) => !meets(place, back.place) && !known.has(`${place.path} ${lineOf(back.change, place)}`));
  return { kind, back, name, isFound: told.some((place) => meets(place, back.place)), wrong };
}

function line(name: string, judged: readonly Judged[]): string {
  const found = judged.filter(({ isFound }) => isFound).length;
  const wrong = judged.reduce((sum, one) => sum + one.wrong.length, 0);
  return row(name, [judged.length, found, shareOf(found, judged.length), wrong, shareOf(wrong, wrong + found)]);
}

const missedLines = ({ isFound, back, name, kind, wrong }: Judged): readonly string[] => [
  ...(isFound
    ? []
    : [`missed  ${kind}  ${name}  ${back.place.path}:${back.place.startLine}-${back.place.endLine}  ${back.sort}  ${back.model}`]),
  ...wrong.map((place) => `wrong  ${kind}  ${name}  ${place.path}:${place.startLine}  ${lineOf(back.change, place)}`),
];

const languages = new Languages(loadFromPackages);

/** Copies that are made of the texts of a change. */
async function madeOf({ after }: Change, random: Random): Promise<readonly PutBack[]> {
  const ground = await openGround(languages, after, random);
  const made = [false, true].flatMap((hasOtherNames) => ground.ask((texts) => copyMade(texts, hasOtherNames)) ?? []);
  ground.close();
  return made;
}

async function scoreSet(detector: Detector, set: MeasuredSet): Promise<void> {
  if (options.show || options.list) refuseToShow(set.folder, options.show ? '--show' : '--list');
  const random = new Random(Number(options.seed));
  const judged: Judged[] = [];
  const commits = chosenOf(set, options.commit).filter((_, index) => index % Number(options.every) === 0);
  const asTheyAre: Opportunity[] = [];
  for (const commit of commits) {
    const change = loadChange(set.folder, commit);
    const name = `${commit.project}/${commit.sha1.slice(0, 10)}`;
    const { refactorings, opportunities } = await lookAt(detector, change);
    asTheyAre.push(...opportunities);
    if (options.list)
      print(
        opportunities.map(
          ({ kind, sentence, places: [place] }) => `${kind}  ${name}  ${place?.path ?? ''}:${place?.startLine ?? 0}  ${sentence}`,
        ),
      );
    for (const back of copiesPutBack(change, refactorings, random))
      judged.push(await judge(detector, KINDS.copy, back, name, opportunities, change));
    for (const made of await madeOf(change, random)) judged.push(await judge(detector, KINDS.copy, made, name, [], made.change));
    const literal = literalPutBack(change, random);
    if (literal) judged.push(await judge(detector, KINDS.literal, literal, name, [], literal.change));
  }
  if (options.show) print(judged.flatMap(missedLines));
  print([row(`${set.benchmark.name}, put back`, ['places', 'found', '', 'wrong', ''])]);
  for (const [kind, some] of groupBy(judged, (one) => one.kind)) {
    print([line(kind, some), ...[...groupBy(some, ({ back }) => back.sort)].map(([sort, those]) => line(`  ${sort}`, those))]);
  }
  const kinds = [...groupBy(asTheyAre, ({ kind }) => kind)].map(([kind, some]) => `${kind} ${some.length}`).join(', ');
  print([`told of ${commits.length} commits as they are: ${kinds || 'nothing'}`]);
}

async function main(): Promise<void> {
  const sets = options.help ? null : measuredSets(options);
  if (!sets) {
    print([USAGE]);
    process.exitCode = options.help ? 0 : 2;
    return;
  }
  const detector = await createDetector();
  for (const set of sets) await scoreSet(detector, set);
}

await main();
