/** Of how much of the change a result speaks: silence about a file that was not analysed would read as "nothing there". */
import { counted, grouped, leftOverSentence } from '../../shown/counts.js';
import type { Change } from '../api.js';
import type { DetectionResult, FileReport, FileStatus } from '../results/result.js';
import { leavesSomethingOpen } from './exit.js';

/** Files of which the same is to be told. */
export interface FileGroup {
  /** What it is, with the count: `2 not analysed, too large`. */
  readonly heading: string;
  readonly files: readonly NamedFile[];
  /** How many more there are than are named. */
  readonly more: number;
}

export interface NamedFile {
  readonly path: string;
  readonly detail?: string;
}

export interface Coverage {
  /** `Analysed 14 of 15 changed files, 1 of them only in part; 214 of 1,840 changed lines left to read`. */
  readonly sentence: string;
  readonly groups: readonly FileGroup[];
  /** What else the reader must know to trust the list, as sentences. */
  readonly warnings: readonly string[];
}

type Told = Exclude<FileStatus, 'analysed' | 'unchanged'>;

/** Why a file was not analysed, or not all of it, in words that follow a count. In the order in which they are told. */
const REASONS: Readonly<Record<Told, string>> = {
  partly: 'only in part',
  'does-not-parse': 'not analysed, cannot be parsed',
  'not-read': 'not analysed, could not be read',
  'too-large': 'not analysed, too large',
  'over-budget': 'not analysed, for lack of time',
  generated: 'not analysed, written by a generator',
  'not-a-file': 'not analysed, links or submodules',
  'unknown-language': 'not analysed, in a language that is not known',
};

/** How many paths of one reason are named before the rest is only counted: more of those that somebody has to look at. */
const NAMED_FILES = { open: 50, ordinary: 5 } as const;

/** What a result speaks of. `renames`: path before -> path after; both are then one changed file. */
export function coverageOf(result: DetectionResult, renames: NonNullable<Change['renames']>): Coverage {
  const reports = changedFiles(result, renames);
  const groups = (Object.keys(REASONS) as Told[]).flatMap((status) => groupOf(status, reports) ?? []);
  const warnings = result.hitTimeout ? ['The time budget was used up: the list is incomplete.'] : [];
  if (reports.length === 0) return { sentence: 'No files changed', groups, warnings };
  const count = (status: FileStatus): number => reports.filter(([, report]) => report.status === status).length;
  const [partly, analysed] = [count('partly'), count('partly') + count('analysed')];
  const inPart = partly === 0 ? '' : `, ${grouped(partly)} of them only in part`;
  const files = `Analysed ${grouped(analysed)} of ${counted(reports.length, 'changed file')}${inPart}`;
  return { sentence: [files, ...linesOf(result, analysed)].join('; '), groups, warnings };
}

/** By path after the change. Of a renamed file the poorer report counts. */
function changedFiles({ files }: DetectionResult, renames: NonNullable<Change['renames']>): readonly (readonly [string, FileReport])[] {
  const reports = new Map(Object.entries(files));
  for (const [before, after] of Object.entries(renames)) {
    const [one, other] = [reports.get(before), reports.get(after)];
    reports.delete(before);
    if (one && (!other || (leavesSomethingOpen(one.status) && !leavesSomethingOpen(other.status)))) reports.set(after, one);
  }
  return [...reports].filter(([, { status }]) => status !== 'unchanged').sort(([a], [b]) => (a < b ? -1 : 1));
}

function groupOf(status: Told, reports: readonly (readonly [string, FileReport])[]): FileGroup | null {
  const all = reports.filter(([, report]) => report.status === status);
  if (all.length === 0) return null;
  const files = all
    .slice(0, leavesSomethingOpen(status) ? NAMED_FILES.open : NAMED_FILES.ordinary)
    .map(([path, { detail }]) => ({ path, ...(detail !== undefined && { detail }) }));
  return { heading: `${grouped(all.length)} ${REASONS[status]}`, files, more: all.length - files.length };
}

function linesOf({ explained }: DetectionResult, analysed: number): readonly string[] {
  if (analysed === 0 && (explained?.changed ?? 0) === 0) return [];
  if (!explained) return ['which lines are left to read was not looked at'];
  return explained.changed === 0 ? [] : [leftOverSentence(explained)];
}
