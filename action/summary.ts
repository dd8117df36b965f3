/** What is told of a change: figures first, then what is refused, then what was found. */
import { coverageOf } from '../engine/node/coverage.js';
import { markdownOf } from '../engine/node/markdown.js';
import type { Analysed } from '../engine/node/check.js';
import { receiptMarkdown } from '../engine/node/receipt-text.js';
import type { Allowed } from '../engine/receipt/allowed.js';
import type { Receipt } from '../engine/results/receipt.js';
import { counted, grouped, leftOverSentence } from '../shown/counts.js';
import { sentence } from '../shown/markdown.js';
import { listed } from '../shown/receipt.js';

/** Characters of the list of refactorings that are shown: beyond, nobody reads it here. */
const LONGEST_LIST = 50_000;

/** `214 of 1,840 changed lines left to read; nothing but renames, moves and formatting in 38 of 41 files`. */
export function figures({ result, receipt }: Analysed, plain: Allowed): string {
  const { files } = receipt(plain);
  if (files.changed === 0) return 'No files changed';
  const lines = result.explained ? `${leftOverSentence(result.explained)}; ` : '';
  return `${lines}nothing but ${listed(plain.names)} in ${grouped(files.accepted)} of ${counted(files.changed, 'file')}`;
}

/** The summary of a job, and the comment. `receipt` is null when nothing was required. */
export function summaryOf(analysed: Analysed, plain: Allowed, receipt: Receipt | null): string {
  const { result, renames, notes } = analysed;
  const coverage = coverageOf(result, renames);
  const list = markdownOf(result, { lowLevel: true, renames, notes: [] });
  return [
    `### Reflens: ${sentence(figures(analysed, plain))}`,
    ...(receipt ? [receiptMarkdown(receipt)] : []),
    ...[...coverage.warnings, ...notes].map((note) => `_${sentence(note)}_`),
    ...(result.refactorings.length > 0
      ? [`<details><summary>${counted(result.refactorings.length, 'refactoring')}</summary>\n\n${shortened(list)}\n\n</details>`]
      : []),
  ].join('\n\n');
}

/** Whole lines, so that no code span is left open. */
function shortened(list: string): string {
  if (list.length <= LONGEST_LIST) return list;
  return `${list.slice(0, list.lastIndexOf('\n', LONGEST_LIST))}\n\n_and more_`;
}
