import type { Refactoring } from '../../engine/results/result.js';
import type { ReadingAnswer, ReadingReport } from './worker.js';

export interface CommitReading {
  readonly name: string;
  readonly answer: ReadingAnswer;
}

interface Read {
  readonly name: string;
  readonly report: ReadingReport;
  readonly changed: number;
  readonly left: number;
}

/** What `npm run reading` prints for a benchmark: totals alone where its commits are only counted. */
export function readingLines(
  benchmark: string,
  readings: readonly CommitReading[],
  options: { readonly types: boolean; readonly left: boolean; readonly isCountedOnly: boolean },
): string[] {
  const failed = readings.filter(({ answer }) => 'error' in answer);
  const read: Read[] = readings.flatMap(({ name, answer }) => {
    const explained = 'error' in answer ? undefined : answer.result.explained;
    return 'error' in answer || !explained ? [] : [{ name, report: answer, changed: explained.changed, left: explained.left }];
  });
  const high = read.filter(({ report }) => report.result.refactorings.some(({ level }) => level === 'high'));
  const wrong = read.flatMap(({ name, report }) => report.contradictions.map((text) => `  ${name} ${text}`));
  return [
    ...(options.isCountedOnly ? [] : troubleLines(wrong, failed)),
    ...(options.types ? typeLines(read) : []),
    ...(options.left ? leftLines(high) : []),
    `${benchmark}: ${String(read.length)} commits${failed.length > 0 ? `, ${String(failed.length)} failed` : ''}`,
    `  explained, of all changed lines               ${shareOf(read)}`,
    `  of commits with a high-level refactoring      ${shareOf(high)}`,
    `  of these, without files wholly new or gone    ${shareOf(high.map(withoutWholeFiles))}`,
    `  over these commits                            ${spread(high)}`,
    `  contradictions                                ${String(wrong.length)}`,
    `  time for explaining                           ${timeShare(read)}`,
  ];
}

function troubleLines(wrong: readonly string[], failed: readonly CommitReading[]): string[] {
  return [
    ...wrong.slice(0, MOST_SHOWN),
    ...(wrong.length > MOST_SHOWN ? [`  … and ${String(wrong.length - MOST_SHOWN)} more`] : []),
    ...failed.map(({ name, answer }) => `  ${name} ERROR ${'error' in answer ? answer.error : ''}`),
  ];
}

/** Contradictions that are printed; the rest is counted. */
const MOST_SHOWN = 40;

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function shareOf(read: readonly Read[]): string {
  const changed = sum(read.map((one) => one.changed));
  const left = sum(read.map((one) => one.left));
  return `${percent(changed - left, changed)} (${String(changed - left)} of ${String(changed)})`;
}

/** Files of which nothing is explained and that have no other version: nobody can explain code that is new or gone. */
function withoutWholeFiles(read: Read): Read {
  const whole = sum(
    Object.entries(read.report.leftKinds)
      .filter(([kind]) => kind.startsWith('whole file'))
      .map(([, count]) => count),
  );
  return { ...read, changed: read.changed - whole, left: read.left - whole };
}

function spread(read: readonly Read[]): string {
  const shares = read
    .filter(({ changed }) => changed > 0)
    .map(({ changed, left }) => (changed - left) / changed)
    .sort((a, b) => a - b);
  const at = (quantile: number): string => percent(shares[Math.min(shares.length - 1, Math.floor(quantile * shares.length))] ?? 0, 1);
  return `quarter below ${at(0.25)}, median ${at(0.5)}, quarter above ${at(0.75)}`;
}

function timeShare(read: readonly Read[]): string {
  const explaining = sum(read.map(({ report }) => report.timings['explain'] ?? 0));
  const total = sum(read.map(({ report }) => report.timings['total'] ?? 0));
  return `${percent(explaining, total - explaining)} of the rest (${(explaining / 1000).toFixed(1)} s of ${(total / 1000).toFixed(1)} s)`;
}

/** Per type: how many lines its refactorings explain, alone or with others. */
function typeLines(read: readonly Read[]): string[] {
  const counts = new Map<string, { refactorings: number; lines: number }>();
  const entry = (type: string): { refactorings: number; lines: number } => {
    let found = counts.get(type);
    if (!found) counts.set(type, (found = { refactorings: 0, lines: 0 }));
    return found;
  };
  for (const { report } of read) {
    const { refactorings, explained } = report.result;
    for (const { type } of refactorings) entry(type).refactorings++;
    if (!explained) continue;
    for (const file of [...Object.values(explained.before), ...Object.values(explained.after)]) {
      for (const { startLine, endLine, refactorings: indices } of file.spans) {
        const types = indices.length === 0 ? ['(white space)'] : typesOf(indices, refactorings);
        for (const type of types) entry(type).lines += endLine - startLine + 1;
      }
    }
  }
  const rows = [...counts].sort((a, b) => b[1].lines - a[1].lines);
  return [
    '  lines explained, refactorings, type',
    ...rows.map(([type, { lines, refactorings }]) => `  ${String(lines).padStart(7)} ${String(refactorings).padStart(6)}  ${type}`),
  ];
}

function typesOf(indices: readonly number[], refactorings: readonly Refactoring[]): string[] {
  return [...new Set(indices.flatMap((index) => refactorings[index]?.type ?? []))];
}

function leftLines(read: readonly Read[]): string[] {
  const kinds = new Map<string, number>();
  for (const { report } of read)
    for (const [kind, count] of Object.entries(report.leftKinds)) kinds.set(kind, (kinds.get(kind) ?? 0) + count);
  return [
    '  lines left, what stands on them',
    ...[...kinds].sort((a, b) => b[1] - a[1]).map(([kind, count]) => `  ${String(count).padStart(7)}  ${kind}`),
  ];
}
