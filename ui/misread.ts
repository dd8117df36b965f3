/** What of a page Reflens does not understand, for the reader and for a report. */
import { counted } from './labels.js';

/** A part of a page that was read otherwise than it must be, and for how many files: the diffs themselves, which file one shows, or its line numbers. */
export interface Doubt {
  readonly part: 'diffs' | 'names' | 'lines';
  readonly files: number;
}

export interface Misread {
  readonly doubts: readonly Doubt[];
  /** Files that show marks, of those in which something is to be marked. */
  readonly marked: number;
  readonly markable: number;
}

const PARTS: Readonly<Record<Doubt['part'], string>> = {
  diffs: 'where the diffs of X are',
  names: 'which files it shows in the tables of X',
  lines: 'the line numbers of X',
};

/** E.g. "the line numbers of 3 files". */
export const doubtWords = ({ part, files }: Doubt): string => PARTS[part].replace('X', counted(files, 'file'));

/** What the reader is told. */
export function misreadSentence({ doubts, marked, markable }: Misread): string {
  const files = counted(markable, 'file');
  return `Reflens does not understand a part of this page: ${doubts.map(doubtWords).join(', ')}. There are marks in ${marked} of ${files}. The list is complete.`;
}
