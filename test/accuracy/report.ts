/** What `npm run accuracy` prints. */
import type { BenchmarkFigures } from './figures.js';
import type { CommitDifference } from './last-run.js';
import type { LocationScore } from './locations.js';
import { countsOf, ENOUGH_CASES, f1, frequentTypes, isHard, meanOf, precisionOf, recallOf, type Score } from './score.js';

/** `.712`, `1.000`, or a dash when there was nothing to divide. */
function share(value: number | null): string {
  if (value === null) return '    -';
  return value.toFixed(3).replace(/^0/, '').padStart(5);
}

/** ` (+.004)` against a saved value; nothing when they agree to three digits. */
function change(value: number | null, saved: number | undefined): string {
  if (value === null || saved === undefined) return '';
  const difference = Math.round((value - saved) * 1000);
  return difference === 0 ? '' : ` (${difference > 0 ? '+' : '-'}${share(Math.abs(difference) / 1000).trim()})`;
}

/** ` (+3)` against a saved count. */
function changeOfCount(value: number, saved: number | undefined): string {
  if (saved === undefined || saved === value) return '';
  return ` (${value > saved ? '+' : '-'}${Math.abs(value - saved)})`;
}

const NAME_WIDTH = 34;

/** One line per type, the most frequent first. Behind it, what changed against the saved figures. */
export function typeTable(score: Score, locations: LocationScore | null, saved: BenchmarkFigures | undefined): string[] {
  return [...score.types]
    .sort(([, a], [, b]) => b.tp + b.fn - (a.tp + a.fn) || b.fp - a.fp)
    .map(([type, counts]) => {
      const cells = [
        type.padEnd(NAME_WIDTH),
        `TP ${String(counts.tp).padStart(5)}  FP ${String(counts.fp).padStart(5)}  FN ${String(counts.fn).padStart(5)}`,
        `P ${share(precisionOf(counts))}  R ${share(recallOf(counts))}`,
      ];
      const placed = locations?.types.get(type);
      if (locations) cells.push(`L ${placed ? share(placed.equal / placed.compared) : '    -'}`);
      const before = saved && (saved.types[type] ?? { tp: 0, fp: 0, fn: 0 });
      const changes = [`TP${changeOfCount(counts.tp, before?.tp)}`, `FP${changeOfCount(counts.fp, before?.fp)}`].filter((text) =>
        text.includes('('),
      );
      return [...cells, ...changes].join('  ');
    });
}

export function summary(score: Score, locations: LocationScore | null, saved: BenchmarkFigures | undefined): string[] {
  const { total } = score;
  const precision = precisionOf(total);
  const recall = recallOf(total);
  const known = [...score.types.values()].filter(({ tp, fn }) => tp + fn > 0);
  const lines = [
    `${score.benchmark}: ${score.commits.length} commits (${score.exact}${changeOfCount(score.exact, saved?.exactCommits)} exact, ${score.errors} errors, ${score.missing} without a result)`,
    `  precision ${share(precision).trim()}${change(precision, saved?.precision)}  recall ${share(recall).trim()}${change(recall, saved?.recall)}  F1 ${share(f1(total)).trim()}`,
    `  TP ${total.tp}${changeOfCount(total.tp, saved?.tp)}  FP ${total.fp}${changeOfCount(total.fp, saved?.fp)}  FN ${total.fn}${changeOfCount(total.fn, saved?.fn)}` +
      `  types found ${known.filter(({ tp }) => tp > 0).length} of ${known.length}`,
  ];
  lines.push(...partLines(score));
  if (score.nearMisses > 0) lines.push(`  ${score.nearMisses} false reports differ from a missed one only in white space or annotations`);
  if (locations) {
    const placed = locations.total.compared === 0 ? null : locations.total.equal / locations.total.compared;
    lines.push(
      `  locations ${share(placed).trim()}${change(placed, saved?.locations)}: ${locations.total.equal} of ${locations.total.compared} compared findings have the reference's places`,
    );
  }
  return lines;
}

/** What says more than the total, in which a few types that are easy to find are most: the hard types, and the mean in which each type counts alike. */
function partLines({ types }: Score): string[] {
  const hard = countsOf(types, isHard);
  const frequent = frequentTypes(types);
  const line = (name: string, figures: readonly (number | null)[]): string => {
    const [precision, recall, both] = figures.map((figure) => share(figure ?? null).trim());
    return `  ${name}: precision ${precision ?? '-'}  recall ${recall ?? '-'}  F1 ${both ?? '-'}`;
  };
  return [
    line('hard types', [precisionOf(hard), recallOf(hard), f1(hard)]),
    line(
      `mean over ${frequent.length} types with ${ENOUGH_CASES} cases`,
      [precisionOf, recallOf, f1].map((figure) => meanOf(frequent, figure)),
    ),
  ];
}

/** Commit by commit: what was missed, what was reported and should not have been. */
export function missLines(score: Score): string[] {
  return score.commits.flatMap((commit) => {
    if (commit.missed.length + commit.falsely.length === 0 && commit.error === null) return [];
    return [
      `at ${commit.url}`,
      ...(commit.error === null ? [] : [`  ERROR     ${commit.error}`]),
      ...commit.missed.map(({ description }) => `  missed    ${description}`),
      ...commit.falsely.map(({ description }) => `  reported  ${description}`),
    ];
  });
}

export function misplacedLines(locations: LocationScore): string[] {
  return locations.misplaced.flatMap((finding) => [
    `at ${finding.url}`,
    `  ${finding.description}`,
    ...finding.lacking.map((place) => `    lacking  ${place}`),
    ...finding.surplus.map((place) => `    surplus  ${place}`),
  ]);
}

/** What a change to the engine won and lost against the remembered run. */
export function differenceLines(commits: readonly CommitDifference[]): string[] {
  const count = (key: 'won' | 'lost' | 'newlyFalse' | 'noLongerFalse'): number =>
    commits.reduce((sum, commit) => sum + commit[key].length, 0);
  return [
    ...commits.flatMap((commit) => [
      `at ${commit.url}`,
      ...commit.won.map((description) => `  + found           ${description}`),
      ...commit.lost.map((description) => `  - lost            ${description}`),
      ...commit.newlyFalse.map((description) => `  - newly false     ${description}`),
      ...commit.noLongerFalse.map((description) => `  + no longer false ${description}`),
    ]),
    `against the remembered run: ${count('won')} won, ${count('lost')} lost, ${count('newlyFalse')} newly false, ${count('noLongerFalse')} no longer false`,
  ];
}
