import { describe, expect, it } from 'vitest';
import { doubts, type FileReading } from '../../../extension/github/page-reading.js';
import { misreadSentence } from '../../../ui/misread.js';
import { reportAddress } from '../../../ui/report.js';

const table: FileReading = { shows: 'table', missing: 0 };
const misread: FileReading = { shows: 'table', missing: 12 };
const diff: FileReading = { shows: 'diff', missing: 0 };
const nothing: FileReading = { shows: 'nothing', missing: 0 };
const page = (files: readonly FileReading[], strangers = 0, isStray = false): ReturnType<typeof doubts> =>
  doubts({ files, strangers, isStray });

describe('a page is not understood', () => {
  it('when a diff stands where a table should', () => {
    expect(page([table, diff, diff, nothing])).toEqual([{ part: 'diffs', files: 2 }]);
  });

  it('when lines are missing', () => {
    expect(page([table, misread, diff])).toEqual([
      { part: 'diffs', files: 1 },
      { part: 'lines', files: 1 },
    ]);
  });

  it('when it has tables, and none of a file of the change', () => {
    expect(page([nothing, nothing, nothing], 2)).toEqual([{ part: 'names', files: 2 }]);
    expect(page([nothing], 5)).toEqual([{ part: 'names', files: 1 }]);
  });

  it('when a diff stands somewhere, and no file is found', () => {
    expect(page([nothing, nothing], 0, true)).toEqual([{ part: 'diffs', files: 2 }]);
  });
});

describe('a page is understood', () => {
  it('when files are to come, collapsed, deferred or filtered out', () => {
    expect(page([table, nothing, nothing])).toEqual([]);
    expect(page([nothing, nothing])).toEqual([]);
    expect(page([])).toEqual([]);
  });

  it('when it shows files beside those that the API lists', () => {
    expect(page([table, nothing], 300)).toEqual([]);
  });
});

describe('the reader', () => {
  it('is told what, of how many files, and how much is marked', () => {
    const doubtful = page([table, misread, misread, misread, diff]);
    expect(misreadSentence({ doubts: doubtful, marked: 1, markable: 14 })).toBe(
      'Reflens does not understand a part of this page: where the diffs of 1 file are, the line numbers of 3 files. There are marks in 1 of 14 files. The list is complete.',
    );
  });

  it('can report it, with the ways that were gone', () => {
    const address = reportAddress({ kind: 'commit', version: '1', doubts: page([misread]), detours: ['rows by the order of their cells'] });
    const body = new URL(address).searchParams.get('body');
    expect(body).toContain('Not understood: the line numbers of 1 file.\n\nRead in the second way: rows by the order of their cells.\n\n');
    expect(new URL(reportAddress({ kind: 'commit', version: '1' })).searchParams.get('body')).not.toMatch(/understood|second way/);
  });
});
