/** The committed figures, `docs/figures.json`: what the engine reached when they were last saved, so that a loss is seen. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { LocationScore } from './locations.js';
import { rate, type Counts, type Score } from './score.js';

export interface BenchmarkFigures {
  readonly commits: number;
  readonly exactCommits: number;
  readonly precision: number;
  readonly recall: number;
  readonly tp: number;
  readonly fp: number;
  readonly fn: number;
  /** Share of the compared findings whose places equal the reference's; absent when never measured. */
  readonly locations?: number;
  readonly types: Readonly<Record<string, Readonly<Counts>>>;
}

/** Other measurements (speed) stand in the same file under their own keys. */
export interface Figures {
  readonly accuracy?: Readonly<Record<string, BenchmarkFigures>>;
  readonly [other: string]: unknown;
}

const FIGURES = 'docs/figures.json';

const rounded = (value: number | null): number => Math.round((value ?? 0) * 10_000) / 10_000;

export function loadFigures(): Figures {
  return existsSync(FIGURES) ? (JSON.parse(readFileSync(FIGURES, 'utf8')) as Figures) : {};
}

export function saveFigures(figures: Figures): void {
  writeFileSync(FIGURES, `${JSON.stringify(figures, null, 2)}\n`);
}

/** The figures of one run. Locations that were not measured now are taken from the figures before. */
export function figuresOf(score: Score, locations: LocationScore | null, previous: BenchmarkFigures | undefined): BenchmarkFigures {
  const { tp, fp, fn } = score.total;
  const share = locations ? rounded(rate(locations.total.equal, locations.total.compared - locations.total.equal)) : previous?.locations;
  return {
    commits: score.commits.length,
    exactCommits: score.exact,
    precision: rounded(rate(tp, fp)),
    recall: rounded(rate(tp, fn)),
    tp,
    fp,
    fn,
    ...(share === undefined ? {} : { locations: share }),
    types: Object.fromEntries([...score.types].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
