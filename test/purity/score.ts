/** Counts verdicts against labels, and prints the counts. */
import type { Refactoring } from '../../engine/results/result.js';
import { groupBy } from '../../engine/text/grouping.js';
import type { PurityLabel } from './labels.js';

/** What is read as a verdict. */
export const VERDICTS = {
  body: ({ body }: Refactoring) => (body === undefined ? null : body.kind !== 'edited'),
  editedLines: ({ editedLines }: Refactoring) => (editedLines === undefined ? null : editedLines === 0),
} as const;
export type VerdictName = keyof typeof VERDICTS;

/** A label and the report of the same name. */
export interface Judged {
  readonly label: PurityLabel;
  /** Null: it was not reported. */
  readonly refactoring: Refactoring | null;
  /** Null: nothing was said of its code. */
  readonly isPure: boolean | null;
}

/** The labels of a commit with what was reported. */
export function judgedOf(labels: readonly PurityLabel[], refactorings: readonly Refactoring[], verdict: VerdictName): readonly Judged[] {
  const reported = new Map(refactorings.map((one) => [one.description, one]));
  return labels.map((label) => {
    const refactoring = reported.get(label.description) ?? null;
    return { label, refactoring, isPure: refactoring && VERDICTS[verdict](refactoring) };
  });
}

interface Counts {
  readonly labels: number;
  readonly matched: number;
  readonly judged: number;
  readonly pureAsPure: number;
  readonly pureAsEdited: number;
  readonly editedAsPure: number;
  readonly editedAsEdited: number;
}

export function countsOf(judged: readonly Judged[]): Counts {
  const number = (test: (one: Judged) => boolean): number => judged.filter(test).length;
  return {
    labels: judged.length,
    matched: number(({ refactoring }) => refactoring !== null),
    judged: number(({ isPure }) => isPure !== null),
    pureAsPure: number(({ label, isPure }) => label.pure && isPure === true),
    pureAsEdited: number(({ label, isPure }) => label.pure && isPure === false),
    editedAsPure: number(({ label, isPure }) => !label.pure && isPure === true),
    editedAsEdited: number(({ label, isPure }) => !label.pure && isPure === false),
  };
}

const COLUMNS = ['labels', 'matched', 'judged', 'p>p', 'p>e', 'e>p', 'e>e', 'recall', 'prec.'];
const TYPE_WIDTH = 24;
const COLUMN_WIDTH = 8;

const share = (part: number, of: number): string => (of === 0 ? '-' : (part / of).toFixed(3));

function row(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(TYPE_WIDTH) + cells.map((cell) => String(cell).padStart(COLUMN_WIDTH)).join('');
}

/** A line for each type, the one with most labels first, and one for all. `p>e`: labelled pure, called edited. */
export function scoreLines(title: string, judged: readonly Judged[]): readonly string[] {
  const line = (name: string, some: readonly Judged[]): string => {
    const { labels, matched, judged: all, pureAsPure, pureAsEdited, editedAsPure, editedAsEdited } = countsOf(some);
    const shares = [share(pureAsPure, pureAsPure + pureAsEdited), share(pureAsPure, pureAsPure + editedAsPure)];
    return row(name, [labels, matched, all, pureAsPure, pureAsEdited, editedAsPure, editedAsEdited, ...shares]);
  };
  const types = [...groupBy(judged, ({ label }) => label.type)].sort((one, other) => other[1].length - one[1].length);
  return [row(title, COLUMNS), ...types.map(([type, some]) => line(type, some)), line('all', judged)];
}

/** What was called wrongly, with what the engine and the people said. */
export function wrongLines(judged: readonly Judged[]): readonly string[] {
  return judged
    .filter(({ label, isPure }) => isPure !== null && isPure !== label.pure)
    .map(({ label, refactoring }) => {
      const said = refactoring?.body?.kind === 'edited' ? `\n    says: ${refactoring.body.reason}` : '';
      const comment = label.comment ? `\n    label: ${label.comment}` : '';
      const what = label.pure ? 'pure, called edited' : 'EDITED, CALLED PURE';
      return `${what}  ${label.sha1.slice(0, 10)}  ${label.description}${said}${comment}`;
    });
}
