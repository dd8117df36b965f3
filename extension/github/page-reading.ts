/** Where what was read of a page and what must be there disagree. Pure: what was read comes in as plain data. */
import type { Doubt } from '../../ui/misread.js';

/** What was read of one file of the change. */
export interface FileReading {
  /** `table`: its table was found. `diff`: no table, but the heading of a hunk stands in its place. `nothing`: not drawn now; so are files that are to come, collapsed, deferred, filtered out. */
  readonly shows: 'table' | 'diff' | 'nothing';
  /** Lines that its hunks' headings promise and that were not read; 0 for a table that nobody had to read yet. */
  readonly missing: number;
}

export interface PageReading {
  /** Every file of the change. */
  readonly files: readonly FileReading[];
  /** Tables that show none of the files. Where the list of files was cut short, there are some beside those that do. */
  readonly strangers: number;
  /** Whether the heading of a hunk stands somewhere, though no file and no table was found. */
  readonly isStray: boolean;
}

/** What is not understood, and of how many files; empty on a page that shows what it should, as far as it shows it. */
export function doubts({ files, strangers, isStray }: PageReading): readonly Doubt[] {
  const count = (is: (file: FileReading) => boolean): number => files.filter(is).length;
  const isBlind = files.every(({ shows }) => shows === 'nothing');
  const found: readonly Doubt[] = [
    { part: 'diffs', files: isBlind && isStray ? files.length : count(({ shows }) => shows === 'diff') },
    { part: 'names', files: isBlind ? Math.min(strangers, files.length) : 0 },
    { part: 'lines', files: count(({ missing }) => missing > 0) },
  ];
  return found.filter((doubt) => doubt.files > 0);
}
