/**
 * Scores reports the way RefactoringMiner's own test suite does: a report counts when its type and description equal a validated one of that commit;
 * any other report of a type the benchmark covers is false; a validated one that is not reported is missed.
 */
import { canonicalDescription, type LoadedBenchmark, type Named } from './oracle.js';

export interface Counts {
  /** Reported and validated. */
  tp: number;
  /** Reported, not validated. */
  fp: number;
  /** Validated, not reported. */
  fn: number;
}

/** What a detector said about one commit. */
export interface CommitReport {
  readonly sha1: string;
  readonly refactorings: readonly Named[];
  /** Why it said nothing, or not everything. */
  readonly error?: string;
}

export interface CommitScore {
  readonly sha1: string;
  readonly url: string;
  readonly error: string | null;
  readonly found: readonly Named[];
  readonly missed: readonly Named[];
  readonly falsely: readonly Named[];
}

export interface Score {
  readonly benchmark: string;
  readonly commits: readonly CommitScore[];
  /** Commits that no report speaks of. */
  readonly missing: number;
  readonly errors: number;
  /** Commits without a miss and without a false report. */
  readonly exact: number;
  /** False reports that differ from a missed one only in white space or annotations. */
  readonly nearMisses: number;
  readonly total: Readonly<Counts>;
  readonly types: ReadonlyMap<string, Readonly<Counts>>;
}

export interface ScoreFilter {
  readonly type?: string | undefined;
  /** The beginning of a commit's id. */
  readonly commit?: string | undefined;
}

/** a / (a + b), or null when there is nothing to divide. */
export function rate(a: number, b: number): number | null {
  return a + b === 0 ? null : a / (a + b);
}

/** Types that say of one declaration what it says of itself: modifiers, annotations, access, declared types, thrown exceptions. */
const EASY = [
  /^(?:Add|Remove) .* Modifier$/,
  /^(?:Add|Remove|Modify) .* Annotation$/,
  /^Change .* Access Modifier$/,
  /^Change (?:Attribute|Parameter|Return|Variable) Type$/,
  /^(?:Add|Remove|Change) Thrown Exception Type$/,
];

/** Whether a refactoring of this type has to be found by comparing more than one declaration with its namesake. */
export const isHard = (type: string): boolean => !EASY.some((easy) => easy.test(type));

/** Cases by which a type's own figures say something. */
export const ENOUGH_CASES = 10;

/** The counts of all types of which something is true, together. */
export function countsOf(types: Score['types'], isWanted: (type: string) => boolean): Counts {
  const total: Counts = { tp: 0, fp: 0, fn: 0 };
  for (const [type, { tp, fp, fn }] of types) {
    if (!isWanted(type)) continue;
    total.tp += tp;
    total.fp += fp;
    total.fn += fn;
  }
  return total;
}

export const precisionOf = ({ tp, fp }: Counts): number | null => rate(tp, fp);
export const recallOf = ({ tp, fn }: Counts): number | null => rate(tp, fn);

/** The harmonic mean of precision and recall; null when nothing was there and nothing reported. */
export function f1({ tp, fp, fn }: Counts): number | null {
  return tp + fp + fn === 0 ? null : (2 * tp) / (2 * tp + fp + fn);
}

/** The counts of the types that have cases enough. */
export const frequentTypes = (types: Score['types']): readonly Counts[] =>
  [...types.values()].filter(({ tp, fn }) => tp + fn >= ENOUGH_CASES);

/** The mean of a figure in which each type counts alike; what a type has no figure for counts as 0. Null without types. */
export function meanOf(types: readonly Counts[], figure: (counts: Counts) => number | null): number | null {
  return types.length === 0 ? null : types.reduce((sum, counts) => sum + (figure(counts) ?? 0), 0) / types.length;
}

/** The description without what two reports of the same thing may differ in by accident. */
function looseDescription(description: string): string {
  return canonicalDescription(description)
    .replace(/@\w+(\([^)]*\))?\s*/g, '')
    .replace(/\s+/g, '');
}

/** Reports by canonical description; of two with the same description the later type counts. */
function byDescription(refactorings: readonly Named[], wanted: (type: string) => boolean): Map<string, string> {
  const map = new Map<string, string>();
  for (const { type, description } of refactorings) if (wanted(type)) map.set(canonicalDescription(description), type);
  return map;
}

function named([description, type]: [string, string]): Named {
  return { type, description };
}

/** Scores all reports of one benchmark. Commits without a report count as if nothing had been found in them. */
export function score(benchmark: LoadedBenchmark, reports: readonly CommitReport[], filter: ScoreFilter = {}): Score {
  const reportOf = new Map(reports.map((report) => [report.sha1, report]));
  const ofType = (type: string): boolean => filter.type === undefined || type === filter.type;
  const types = new Map<string, Counts>();
  const total: Counts = { tp: 0, fp: 0, fn: 0 };
  const count = (refactorings: readonly Named[], key: keyof Counts): void => {
    for (const { type } of refactorings) {
      const counts = types.get(type) ?? { tp: 0, fp: 0, fn: 0 };
      types.set(type, counts);
      counts[key]++;
      total[key]++;
    }
  };

  const commits: CommitScore[] = [];
  let missing = 0;
  let nearMisses = 0;
  for (const commit of benchmark.commits) {
    if (filter.commit !== undefined && !commit.sha1.startsWith(filter.commit)) continue;
    const report = reportOf.get(commit.sha1);
    if (!report) missing++;
    const reported = byDescription(report?.refactorings ?? [], (type) => (benchmark.types?.has(type) ?? true) && ofType(type));
    const wanted = byDescription(commit.refactorings, ofType);
    const found = [...wanted].filter(([description]) => reported.has(description)).map(named);
    const missed = [...wanted].filter(([description]) => !reported.has(description)).map(named);
    const falsely = [...reported].filter(([description]) => !wanted.has(description)).map(named);
    count(found, 'tp');
    count(missed, 'fn');
    count(falsely, 'fp');
    const missedLoosely = new Set(missed.map(({ description }) => looseDescription(description)));
    nearMisses += falsely.filter(({ description }) => missedLoosely.has(looseDescription(description))).length;
    commits.push({ sha1: commit.sha1, url: commit.url, error: report?.error ?? null, found, missed, falsely });
  }
  return {
    benchmark: benchmark.name,
    commits,
    missing,
    errors: commits.filter((commit) => commit.error !== null).length,
    exact: commits.filter((commit) => commit.missed.length === 0 && commit.falsely.length === 0).length,
    nearMisses,
    total,
    types,
  };
}
