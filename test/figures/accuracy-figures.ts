/** Figures of what is found: how much of what the answers have, how much beside it, and where. */
import { join } from 'node:path';
import type { Refactoring } from '../../engine/results/result.js';
import { loadReference, scoreLocations, type LocationScore } from '../accuracy/locations.js';
import { detectAll, type RunOptions } from '../accuracy/run.js';
import {
  countsOf,
  ENOUGH_CASES,
  f1,
  frequentTypes,
  isHard,
  meanOf,
  precisionOf,
  recallOf,
  score,
  type Counts,
  type Score,
} from '../accuracy/score.js';
import { chosenOf, type MeasuredSet } from '../accuracy/sets.js';
import { atLeast, atMost, TO_BE_SEEN, type Bounds, type Figure, type Values } from './figure.js';

/** What was scored of a set. */
export interface ScoredSet {
  readonly score: Score;
  /** Null where there is no reference. */
  readonly locations: LocationScore | null;
}

/** Runs the engine over every N-th commit of a set, and scores it; `reference` is the folder with the references of places. */
export async function scoreSet(set: MeasuredSet, every: number, reference: string | null, run: RunOptions): Promise<ScoredSet> {
  const commits = chosenOf(set, undefined).filter((_, index) => index % every === 0);
  const chosen = new Set(commits.map(({ sha1 }) => sha1));
  const reports = new Map<string, readonly Refactoring[]>();
  await detectAll(set.folder, commits, run, ({ sha1 }, answer) => reports.set(sha1, 'error' in answer ? [] : answer.result.refactorings));
  const scored = score(
    { ...set.benchmark, commits: set.benchmark.commits.filter(({ sha1 }) => chosen.has(sha1)) },
    [...reports].map(([sha1, refactorings]) => ({ sha1, refactorings })),
  );
  const places = reference === null ? null : await loadReference(join(reference, `${set.benchmark.name}.jsonl`));
  return { score: scored, locations: places && scoreLocations(scored.commits, reports, places) };
}

/** Precision and recall. */
type Pair = readonly [precision: Bounds, recall: Bounds];

const SEEN: Pair = [TO_BE_SEEN, TO_BE_SEEN];

interface Asked {
  readonly all: Pair;
  readonly hard: Pair;
  readonly mean: Bounds;
  readonly locations: Bounds;
}

/** What is asked of each set; nothing of the others. */
const ASKED: ReadonlyMap<string, Partial<Asked>> = new Map<string, Partial<Asked>>([
  [
    'java check',
    { all: [atLeast(0.955, 0.97), atLeast(0.935, 0.955)], hard: [atLeast(0.945, 0.96), atLeast(0.9, 0.93)], mean: atLeast(0.935, 0.96) },
  ],
  ['java-1', { all: [atLeast(0.95, 0.985), atLeast(0.92, 0.97)], locations: atLeast(0.93, 0.97) }],
  ['java-2', { all: [atLeast(0.94, 0.97), atLeast(0.9, 0.95)], locations: atLeast(0.88, 0.97) }],
]);

const pairFigures = (name: string, counts: Counts, [precision, recall]: Pair): Figure[] => [
  { name: `${name}: precision`, form: 'share', now: precisionOf(counts), ...precision },
  { name: `${name}: recall`, form: 'share', now: recallOf(counts), ...recall },
];

/** The figures of one set. */
export function setFigures({ score: { benchmark, total, types }, locations }: ScoredSet): Figure[] {
  const asked = ASKED.get(benchmark) ?? {};
  const frequent = frequentTypes(types);
  const mean = `${benchmark}: mean F1 of types with ${ENOUGH_CASES} cases`;
  const placed = locations && locations.total.compared > 0 ? locations.total.equal / locations.total.compared : null;
  return [
    ...pairFigures(benchmark, total, asked.all ?? SEEN),
    { name: `${benchmark}: F1`, form: 'share', now: f1(total), ...TO_BE_SEEN },
    ...pairFigures(`${benchmark}, hard types`, countsOf(types, isHard), asked.hard ?? SEEN),
    { name: mean, form: 'share', now: meanOf(frequent, f1), ...(asked.mean ?? TO_BE_SEEN), note: `${frequent.length} types` },
    ...(locations
      ? [
          {
            name: `${benchmark}: places equal to the reference`,
            form: 'share' as const,
            now: placed,
            ...(asked.locations ?? TO_BE_SEEN),
            note: `of ${locations.total.compared} findings`,
          },
        ]
      : []),
  ];
}

/** Types that a mechanism has to find, each asked for by itself. */
const SINGLE_TYPES = [
  'Move And Inline Method',
  'Move Method',
  'Extract And Move Method',
  'Inline Method',
  'Rename Variable',
  'Inline Variable',
  'Extract Variable',
] as const;

const SINGLE_F1 = atLeast(0.85, 0.92);

/** Of the types that are asked for by themselves, how many may fall short. */
const EXCEPTED = 2;

/** F1 of single types over all parts of the corpus together. */
export function singleTypeFigures(parts: readonly Score[]): Figure[] {
  const figures = SINGLE_TYPES.map((type): Figure => {
    const counts: Counts = { tp: 0, fp: 0, fn: 0 };
    for (const { types } of parts) {
      const { tp, fp, fn } = countsOf(types, (one) => one === type);
      counts.tp += tp;
      counts.fp += fp;
      counts.fn += fn;
    }
    return {
      name: `java look and check: F1 of ${type}`,
      form: 'share',
      now: f1(counts),
      ...SINGLE_F1,
      note: `${counts.tp + counts.fn} cases`,
    };
  });
  const enough = figures.filter(({ now }) => now !== null && now >= (SINGLE_F1.asked ?? 1)).length;
  return [
    ...figures,
    {
      name: `single types with F1 of ${SINGLE_F1.asked}`,
      form: 'count',
      now: enough,
      ...atLeast(SINGLE_TYPES.length - EXCEPTED, SINGLE_TYPES.length),
    },
  ];
}

/** What is more was learnt by heart. */
const GAIN = atMost(1.5, 1.2);

/**
 * What was won on the part that is read for each point that was won on the part that is only counted, since the figures in `then`. Null unless the counted part won something;
 * where neither did, nothing is asked.
 */
export function gainFigures(now: Values, then: Values): Figure[] {
  const gain = (name: string): number | null => {
    const [present, former] = [now[name] ?? null, then[name] ?? null];
    return present === null || former === null ? null : present - former;
  };
  const [look, check] = [gain('java look: F1'), gain('java check: F1')];
  if (look === null || check === null) return [];
  const signed = (value: number): string => `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(3)}`;
  return [
    {
      name: 'gain of F1 on look / gain on check',
      form: 'times',
      now: check > 0 ? look / check : null,
      ...(check <= 0 && look <= 0 ? TO_BE_SEEN : GAIN),
      note: `look ${signed(look)}, check ${signed(check)}`,
    },
  ];
}
