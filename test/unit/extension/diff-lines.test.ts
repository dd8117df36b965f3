// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { readDiffLines, type DiffLines } from '../../../extension/github/diff-lines.js';
import type { Side } from '../../../ui/work.js';

const ANCHOR = `diff-${'0a'.repeat(32)}`;

function table(rows: string): HTMLTableElement {
  const holder = new DOMParser().parseFromString(`<table data-diff-anchor="${ANCHOR}"><tbody>${rows}</tbody></table>`, 'text/html');
  const found = holder.querySelector('table');
  if (!found) throw new Error('no table');
  return found;
}

/** Every line of a side with the text of its cell. */
function shown(lines: DiffLines, side: Side): Record<number, string> {
  const found: Record<number, string> = {};
  for (let line = 0; line < 100; line++) {
    const cell = lines.cell(side, line);
    if (cell) found[line] = cell.textContent.trim();
  }
  return found;
}

describe('classic rows', () => {
  const hunk = `<tr data-position="0">
    <td id="${ANCHOR}HL1" class="blob-num blob-num-hunk" data-line-number="..."></td><td id="${ANCHOR}HR1" class="blob-num blob-num-hunk" data-line-number="..."></td>
    <td class="blob-code blob-code-inner blob-code-hunk">@@ -1,3 +1,3 @@</td></tr>`;
  const toEnd =
    '<tr class="js-expandable-line"><td class="blob-num blob-num-expandable" colspan="2"></td><td class="blob-code blob-code-inner blob-code-hunk"></td></tr>';
  const number = (side: 'L' | 'R', line: number): string =>
    `<td id="${ANCHOR}${side}${line}" class="blob-num js-linkable-line-number" data-line-number="${line}"></td>`;
  const empty = '<td class="blob-num empty-cell"></td>';
  const code = (text: string): string => `<td class="blob-code js-file-line"><span class="blob-code-inner">${text}</span></td>`;

  it('finds lines of the unified view, and none in hunk rows', async () => {
    const lines = await readDiffLines(
      table(
        hunk +
          `<tr>${number('L', 1)}${number('R', 1)}${code('same')}</tr>` +
          `<tr>${number('L', 2)}${empty}${code('gone')}</tr>` +
          `<tr>${empty}${number('R', 2)}${code('come')}</tr>` +
          toEnd,
      ),
    );
    expect(shown(lines, 'before')).toEqual({ 1: 'same', 2: 'gone' });
    expect(shown(lines, 'after')).toEqual({ 1: 'same', 2: 'come' });
    expect(lines.cell('before', 1)).toBe(lines.cell('after', 1));
  });

  it('keeps the sides of the split view apart', async () => {
    const lines = await readDiffLines(
      table(
        `<tr><td class="blob-num blob-num-hunk" colspan="1"></td><td class="blob-code blob-code-inner blob-code-hunk" colspan="3">@@</td></tr>` +
          `<tr>${number('L', 7)}${code('same left')}${number('R', 8)}${code('same right')}</tr>` +
          `<tr>${number('L', 8)}${code('gone')}${number('R', 9)}${code('come')}</tr>` +
          `<tr>${empty}<td class="blob-code blob-code-empty"></td>${number('R', 10)}${code('more')}</tr>`,
      ),
    );
    expect(shown(lines, 'before')).toEqual({ 7: 'same left', 8: 'gone' });
    expect(shown(lines, 'after')).toEqual({ 8: 'same right', 9: 'come', 10: 'more' });
  });
});

describe('React rows, first generation', () => {
  const number = (text: string): string =>
    `<td class="diff-line-number position-relative" data-grid-cell-id="${ANCHOR}-x-0"><code>${text}</code></td>`;
  const code = (anchor: string, text: string, kind = '', side = 'right'): string =>
    `<td class="diff-text-cell ${side}-side-diff-cell" data-line-anchor="${ANCHOR}${anchor}"><code class="diff-text syntax-highlighted-line ${kind}"><div class="diff-text-inner">${text}</div></code></td>`;
  const row = (cells: string): string => `<tr class="diff-line-row" data-row-selected="false">${cells}</tr>`;
  const hunk = (line: number): string =>
    `<tr><td colspan="4" class="diff-hunk-cell diff-text-cell" data-line-anchor="${ANCHOR}R${line}"><code class="diff-text-cell hunk">@@ hunk @@</code></td></tr>`;

  it('finds lines of the unified view; the number before of a context line stands in its first cell only', async () => {
    const lines = await readDiffLines(
      table(
        hunk(4) +
          row(number('3') + number('4') + code('R4', 'same')) +
          row(number('4') + number('') + code('L4', 'gone', 'deletion', 'left')) +
          row(number('') + number('5') + code('R5', 'come', 'addition')),
      ),
    );
    expect(shown(lines, 'before')).toEqual({ 3: 'same', 4: 'gone' });
    expect(shown(lines, 'after')).toEqual({ 4: 'same', 5: 'come' });
  });

  it('finds lines of the split view, where both cells of a context line say R', async () => {
    const empty = '<td class="empty-diff-line"></td>';
    const lines = await readDiffLines(
      table(
        row(number('3') + code('R4', 'same left', '', 'left') + number('4') + code('R4', 'same right')) +
          row(number('4') + code('L4', 'gone', 'deletion', 'left') + number('5') + code('R5', 'come', 'addition')) +
          row(empty + empty + number('6') + code('R6', 'more', 'addition')) +
          row(number('5') + code('L5', 'less', 'deletion', 'left') + empty + empty),
      ),
    );
    expect(shown(lines, 'before')).toEqual({ 3: 'same left', 4: 'gone', 5: 'less' });
    expect(shown(lines, 'after')).toEqual({ 4: 'same right', 5: 'come', 6: 'more' });
  });
});

describe('React rows, second generation', () => {
  const number = (side: 'left' | 'right', line: number | null): string =>
    `<td class="new-diff-line-number focusable-grid-cell ${side}-side" ${line === null ? '' : `data-diff-side="${side}" data-line-number="${line}"`}><code>${line ?? ''}</code></td>`;
  const code = (side: 'left' | 'right', line: number, anchor: string, text: string, kind = ''): string =>
    `<td class="diff-text-cell ${side}-side-diff-cell" data-diff-side="${side}" data-line-number="${line}" data-line-anchor="${ANCHOR}${anchor}"><code class="diff-text ${kind}">${text}</code></td>`;
  const row = (cells: string): string => `<tr class="diff-line-row">${cells}</tr>`;

  it('finds lines of the split view', async () => {
    const lines = await readDiffLines(
      table(
        `<tr class="diff-line-row"><td colspan="4" class="diff-hunk-cell" data-line-anchor="${ANCHOR}R37"><code class="diff-text-cell hunk">@@</code></td></tr>` +
          row(number('left', 36) + code('left', 36, 'R37', 'same left') + number('right', 37) + code('right', 37, 'R37', 'same right')) +
          row(
            number('left', 37) +
              code('left', 37, 'L37', 'gone', 'deletion') +
              '<td class="empty-diff-line"></td><td class="empty-diff-line"></td>',
          ),
      ),
    );
    expect(shown(lines, 'before')).toEqual({ 36: 'same left', 37: 'gone' });
    expect(shown(lines, 'after')).toEqual({ 37: 'same right' });
  });

  it('finds lines of the unified view', async () => {
    const lines = await readDiffLines(
      table(
        row(number('left', 36) + number('right', 37) + code('right', 37, 'R37', 'same')) +
          row(number('left', 37) + number('right', null) + code('left', 37, 'L37', 'gone', 'deletion')) +
          row(number('left', null) + number('right', 38) + code('right', 38, 'R38', 'come', 'addition')),
      ),
    );
    expect(shown(lines, 'before')).toEqual({ 36: 'same', 37: 'gone' });
    expect(shown(lines, 'after')).toEqual({ 37: 'same', 38: 'come' });
  });

  it('passes over review threads and the tables inside of them', async () => {
    const lines = await readDiffLines(
      table(
        `<tr><td colspan="3" data-line-number="37" data-diff-side="right">A comment<table><tbody>${row(number('left', 5) + number('right', 5) + code('right', 5, 'R5', 'suggested', 'addition'))}</tbody></table></td></tr>` +
          row(number('left', 36) + number('right', 37) + code('right', 37, 'R37', 'same')),
      ),
    );
    expect(shown(lines, 'after')).toEqual({ 37: 'same' });
  });
});

describe('lookups', () => {
  it('finds the first shown line of a range and the nearest of all', async () => {
    const cells = (line: number): string => `<tr><td id="${ANCHOR}R${line}" class="blob-num"></td><td class="blob-code">${line}</td></tr>`;
    const lines = await readDiffLines(table([10, 11, 40, 41].map(cells).join('')));
    expect(lines.firstShown('after', 1, 9)).toBeUndefined();
    expect(lines.firstShown('after', 12, 40)).toBe(40);
    expect(lines.firstShown('after', 1, 1_000_000)).toBe(10);
    expect(lines.firstShown('before', 1, 1_000_000)).toBeUndefined();
    expect(lines.nearest('after', 24)).toBe(11);
    expect(lines.nearest('after', 27)).toBe(40);
    expect(lines.size).toBe(4);
  });
});
