// @vitest-environment jsdom
// Tables whose markup is not the one we know best: other anchors, attributes that are gone, rows that GitHub keeps back.
import { describe, expect, it } from 'vitest';
import { readDiffLines, type DiffLines } from '../../../extension/github/diff-lines.js';
import type { Side } from '../../../ui/work.js';

const MD5 = 'diff-9e107d9d372bb6826bd81d3542a419d6';

function table(rows: string): HTMLTableElement {
  const found = new DOMParser().parseFromString(`<table><tbody>${rows}</tbody></table>`, 'text/html').querySelector('table');
  if (!found) throw new Error('no table');
  return found;
}

const texts = (lines: DiffLines, side: Side): readonly string[] => lines.cells(side, 0, 1_000).map((cell) => cell.textContent.trim());

const heading = (text: string, columns = 3): string => `<tr><td colspan="${columns}">${text}</td></tr>`;
const number = (line: number | ''): string => `<td><code>${line}</code></td>`;
const code = (text: string): string => `<td><code>${text}</code></td>`;
const row = (...cells: readonly string[]): string => `<tr>${cells.join('')}</tr>`;

describe('classic rows with md5 anchors', () => {
  it('are read by their ids', async () => {
    const cell = (side: string, line: number): string => `<td class="blob-num" id="${MD5}${side}${line}" data-line-number="${line}"></td>`;
    const lines = await readDiffLines(table(heading('@@ -7 +7 @@') + row(cell('L', 7), cell('R', 7), '<td class="blob-code">same</td>')));
    expect([texts(lines, 'before'), texts(lines, 'after'), lines.way, lines.missing]).toEqual([['same'], ['same'], 'attributes', 0]);
  });
});

describe('rows without the attributes that we know', () => {
  it('are read by the order of their cells: unified', async () => {
    const lines = await readDiffLines(
      table(
        heading('Expand @@ -3,2 +3,2 @@ class A') +
          row(number(3), number(3), code('same')) +
          row(number(4), number(''), code('gone')) +
          row(number(''), number(4), code('come')),
      ),
    );
    expect([texts(lines, 'before'), texts(lines, 'after')]).toEqual([
      ['same', 'gone'],
      ['same', 'come'],
    ]);
    expect([lines.way, lines.missing]).toEqual(['order', 0]);
  });

  it('are read by the order of their cells: split', async () => {
    const lines = await readDiffLines(
      table(
        heading('@@ -3,2 +4,2 @@', 4) +
          row(number(3), code('left'), number(4), code('right')) +
          row(number(4), code('gone'), '<td colspan="2"></td>') +
          row('<td></td>', '<td></td>', number(5), code('come')),
      ),
    );
    expect([texts(lines, 'before'), texts(lines, 'after'), lines.missing]).toEqual([['left', 'gone'], ['right', 'come'], 0]);
  });

  it('are told when the headings promise more lines than either way finds', async () => {
    const lines = await readDiffLines(
      table(heading('@@ -3,2 +3,2 @@') + row(number(3), number(3), code('same')) + row('<td>iv</td>', '<td>iv</td>', code('four'))),
    );
    expect([texts(lines, 'after'), lines.missing]).toEqual([['same'], 2]);
  });

  it('are told when there is no heading and no line', async () => {
    expect((await readDiffLines(table('<tr><td>12</td><td>something</td></tr>'))).missing).toBe(1);
    expect((await readDiffLines(table(''))).missing).toBe(0);
  });
});

describe('what is ordinary', () => {
  it('is a hunk of which GitHub keeps rows back', async () => {
    const lines = await readDiffLines(table(heading('@@ -1,900 +1,900 @@') + row(number(1), number(1), code('first'))));
    expect([lines.size, lines.missing]).toEqual([2, 0]);
  });

  it('is a heading over lines that were brought in above it', async () => {
    const lines = await readDiffLines(
      table(row(number(1), number(1), code('one')) + row(number(2), number(2), code('two')) + heading('@@ -2 +2 @@')),
    );
    expect([texts(lines, 'after'), lines.missing]).toEqual([['one', 'two'], 0]);
  });

  it('is a new file, a combined diff of a merge, and code that looks like a heading', async () => {
    for (const rows of [
      heading('@@ -0,0 +1 @@') + row(number(''), number(1), code('new')),
      heading('@@@ -1,5 -1,5 +1,5 @@@') + row(number(1), number(1), code('one')),
      heading('@@ -1 +1 @@') + row(number(1), number(1), code('@@ -7,7 +7,7 @@')),
    ])
      expect((await readDiffLines(table(rows))).missing).toBe(0);
  });

  it('is a comment between the lines, with a diff of its own', async () => {
    const comment = '<tr><td colspan="3">Ann<table><tr><td>@@ -9 +9 @@</td><td>1</td><td>x</td></tr></table></td></tr>';
    const lines = await readDiffLines(
      table(heading('@@ -1 +1,2 @@') + row(number(1), number(1), code('one')) + comment + row(number(''), number(2), code('two'))),
    );
    expect([texts(lines, 'after'), lines.missing]).toEqual([['one', 'two'], 0]);
  });
});
