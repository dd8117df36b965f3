// The stand-in's rows: numbering, pairing and expanding, on any change.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LinePayload } from '../github/client/payload.js';
import { expandLines, pairRows, toRows, wanted, type Direction } from '../github/client/rows.js';
import { parseHunks } from '../github/git/diff.js';

/** A file of `kept.length` spans of unchanged lines with a change after each: its diff with three lines of context, and both texts. */
function change(spans: readonly { kept: number; removed: number; added: number }[]): {
  lines: LinePayload[];
  before: string[];
  after: string[];
} {
  const all: { mark: ' ' | '-' | '+'; text: string }[] = spans.flatMap((span, i) => [
    ...Array.from({ length: span.kept }, (_, j) => ({ mark: ' ' as const, text: `kept ${i}.${j}` })),
    ...Array.from({ length: span.removed }, (_, j) => ({ mark: '-' as const, text: `removed ${i}.${j}` })),
    ...Array.from({ length: span.added }, (_, j) => ({ mark: '+' as const, text: `added ${i}.${j}` })),
  ]);
  const near = all.map((_, i) => all.slice(Math.max(0, i - 3), i + 4).some((line) => line.mark !== ' '));
  const hunks: string[] = [];
  let [left, right] = [0, 0];
  all.forEach((line, i) => {
    if (near[i] && !near[i - 1]) {
      const run = all.slice(i, near.indexOf(false, i) < 0 ? all.length : near.indexOf(false, i));
      const count = (mark: string): number => run.filter((one) => one.mark !== mark).length;
      const start = (count: number, at: number): number => (count === 0 ? at : at + 1);
      hunks.push(`@@ -${start(count('+'), left)},${count('+')} +${start(count('-'), right)},${count('-')} @@`);
    }
    if (near[i]) hunks.push(line.mark + line.text);
    if (line.mark !== '+') left++;
    if (line.mark !== '-') right++;
  });
  const lines = parseHunks(hunks.join('\n')).map((line): LinePayload => ({
    ...line,
    text: (line.type === 'ADDITION' ? '+' : line.type === 'DELETION' ? '-' : line.type === 'CONTEXT' ? ' ' : '') + line.text,
    blobLineNumber: line.right,
    html: '',
    position: 0,
    displayNoNewLineWarning: line.noNewline,
  }));
  return {
    lines,
    before: all.filter((line) => line.mark !== '+').map((line) => line.text),
    after: all.filter((line) => line.mark !== '-').map((line) => line.text),
  };
}

const spans = fc.array(
  fc.record({ kept: fc.integer({ min: 0, max: 60 }), removed: fc.integer({ min: 0, max: 3 }), added: fc.integer({ min: 0, max: 3 }) }),
  { minLength: 1, maxLength: 5 },
);

describe('expanding', () => {
  it('in any order ends with the whole file, every line in its place', () => {
    fc.assert(
      fc.property(spans, fc.infiniteStream(fc.nat()), (given, choices) => {
        const { lines: first, before, after } = change(given);
        let lines: readonly LinePayload[] = first;
        for (let guard = 0; guard < 100; guard++) {
          const gaps = toRows(lines, after.length).flatMap((row) => (row.kind !== 'line' && row.gap ? [{ row, gap: row.gap }] : []));
          const chosen = gaps[(choices.next().value ?? 0) % Math.max(1, gaps.length)];
          if (!chosen) break;
          const direction: Direction = chosen.gap.directions[(choices.next().value ?? 0) % chosen.gap.directions.length] ?? 'all';
          const { start, end } = wanted(chosen.gap, direction);
          lines = expandLines(lines, chosen.row.index, chosen.gap, start, after.slice(start - 1, end));
        }
        if (first.length === 0) return;
        const rows = toRows(lines, after.length);
        expect(rows.filter((row) => row.kind !== 'line' && row.gap !== null)).toEqual([]);
        const shown = rows.flatMap((row) => (row.kind === 'line' ? [row.line] : []));
        expect(shown.filter((line) => line.type !== 'DELETION').map((line) => [line.right, line.text.slice(1)])).toEqual(
          after.map((text, i) => [i + 1, text]),
        );
        expect(shown.filter((line) => line.type !== 'ADDITION').map((line) => [line.left, line.text.slice(1)])).toEqual(
          before.map((text, i) => [i + 1, text]),
        );
      }),
      { numRuns: 200 },
    );
  });
});

describe('the split view', () => {
  it('shows every line once, context on both sides', () => {
    fc.assert(
      fc.property(spans, (given) => {
        const { lines, after } = change(given);
        const pairs = pairRows(toRows(lines, after.length)).flatMap((row) => (row.kind === 'pair' ? [row] : []));
        const side = (type: LinePayload['type']): LinePayload[] => lines.filter((line) => line.type !== 'HUNK' && line.type !== type);
        expect(pairs.flatMap((pair) => pair.left ?? [])).toEqual(side('ADDITION'));
        expect(pairs.flatMap((pair) => pair.right ?? [])).toEqual(side('DELETION'));
      }),
    );
  });

  it('puts removed beside added lines', () => {
    const { lines } = change([{ kept: 1, removed: 2, added: 1 }]);
    const pairs = pairRows(toRows(lines, 2)).flatMap((row) =>
      row.kind === 'pair' ? [[row.left?.text ?? null, row.right?.text ?? null]] : [],
    );
    expect(pairs).toEqual([
      [' kept 0.0', ' kept 0.0'],
      ['-removed 0.0', '+added 0.0'],
      ['-removed 0.1', null],
    ]);
  });
});
