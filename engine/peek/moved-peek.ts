/** The code of moved or copied lines beside what it was: line by line, in files of any language. */
import type { Explanation } from '../explained/explain.js';
import type { SourceFile } from '../model/source-file.js';
import type { ShownText } from '../moved/shown-files.js';
import type { Explained, ExplainedFile, MovedLines, Peek, PeekLine, PeekPiece, PeekRow } from '../results/result.js';
import { LONGEST_LINE } from './line-pieces.js';
import type { HighlightsOf } from './side-of-peek.js';

type Side = 'before' | 'after';

/** A line of each side, or of one alone. */
type Row = readonly [before: number | null, after: number | null];

/** Makes the peeks of moved and copied lines. */
export class MovedPeeks {
  readonly #moved: readonly MovedLines[];

  constructor(
    private readonly explanation: Explanation,
    private readonly explained: Explained,
    private readonly highlightsOf: HighlightsOf,
  ) {
    this.#moved = explanation.moved.list;
  }

  /** The peek of some moved lines, by their number behind the refactorings; null when there are none of this number. `mostRows`: how many rows are handed out. */
  at(index: number, mostRows: number): Peek | null {
    const one = this.#moved[index - this.explanation.moved.first];
    const [from, to] = [one?.leftSideLocations[0], one?.rightSideLocations[0]];
    if (!one || !from || !to) return null;
    const [before, after] = [this.#side('before', from.filePath, one), this.#side('after', to.filePath, one)];
    if (!before || !after) return null;
    const rows = rowsOf(one, before, after);
    return {
      refactoring: index,
      place: 0,
      before: { path: from.filePath, startLine: from.startLine, endLine: from.endLine },
      after: { path: to.filePath, startLine: to.startLine, endLine: to.endLine },
      editedLines: one.editedLines ?? 0,
      ...(one.body && { body: one.body }),
      rows: rows.slice(0, mostRows).map((row) => told(row, before, after)),
      more: Math.max(0, rows.length - mostRows),
      places: [],
    };
  }

  #side(side: Side, path: string, one: MovedLines): OneSide | null {
    const text = this.explanation.shown.find((file) => file[side]?.path === path)?.[side];
    if (!text) return null;
    const file = this.explanation.view[side].files.find((each) => each.path === path) ?? null;
    const kept = new Set(
      one.lines.flatMap(([before, after, count]) => Array.from({ length: count }, (_, at) => (side === 'before' ? before : after) + at)),
    );
    const files = this.explained[side];
    const fades = one.how === 'elsewhere' || one.how === 'members';
    const explained = fades && Object.hasOwn(files, path) ? files[path] : undefined;
    return new OneSide(text, file, kept, explained, this.highlightsOf);
  }
}

/** The lines of one version that take part. */
class OneSide {
  constructor(
    private readonly text: ShownText,
    private readonly file: SourceFile | null,
    /** Lines that are equal on the other side. */
    private readonly kept: ReadonlySet<number>,
    private readonly explained: ExplainedFile | undefined,
    private readonly highlightsOf: HighlightsOf,
  ) {}

  isBlank(line: number): boolean {
    return this.#textOf(line).trim() === '';
  }

  /** What became of a line: nothing, or it differs and refactorings account for that, or nobody does. */
  changeOf(line: number): PeekPiece['change'] {
    if (this.kept.has(line) || this.isBlank(line)) return undefined;
    const isWithin = ({ startLine, endLine }: { readonly startLine: number; readonly endLine: number }): boolean =>
      startLine <= line && line <= endLine;
    return this.explained?.spans.some(isWithin) === true ? 'explained' : 'edited';
  }

  line(line: number): PeekLine {
    const whole = this.#textOf(line);
    const text = whole.slice(0, LONGEST_LINE);
    const change = this.changeOf(line);
    const start = this.file?.lines.startOf(line) ?? 0;
    const colours = this.file ? this.highlightsOf(this.file, { start, end: start + text.length }) : [];
    const pieces: PeekPiece[] = [];
    const add = (from: number, to: number, syntax?: PeekPiece['syntax']): void => {
      const part = text.slice(from, to);
      if (part !== '') pieces.push({ text: part, ...(syntax && { syntax }), ...(change && part.trim() !== '' && { change }) });
    };
    let at = 0;
    for (const colour of colours) {
      const [from, to] = [Math.max(at, colour.start - start), Math.min(text.length, colour.end - start)];
      if (to <= from) continue;
      add(at, from);
      add(from, to, colour.syntax);
      at = to;
    }
    add(at, text.length);
    return { line, pieces, ...(text.length < whole.length && { cut: true }) };
  }

  #textOf(line: number): string {
    return this.text.lines[line - 1] ?? '';
  }
}

/** Equal lines beside each other, and what is between them, one side below the other; blank lines on both sides as one. */
function rowsOf(one: MovedLines, before: OneSide, after: OneSide): readonly Row[] {
  const [from, to] = [one.leftSideLocations[0], one.rightSideLocations[0]];
  const rows: Row[] = [];
  let [nextBefore, nextAfter] = [from?.startLine ?? 1, to?.startLine ?? 1];
  const between = (endBefore: number, endAfter: number): void => {
    const linesOf = (side: OneSide, start: number, end: number): number[] =>
      Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at).filter((line) => !side.isBlank(line));
    const [gone, added] = [linesOf(before, nextBefore, endBefore), linesOf(after, nextAfter, endAfter)];
    if (gone.length + added.length === 0 && endBefore > nextBefore && endAfter > nextAfter) rows.push([nextBefore, nextAfter]);
    for (let at = 0; at < Math.max(gone.length, added.length); at++) rows.push([gone[at] ?? null, added[at] ?? null]);
  };
  for (const [first, second, count] of one.lines) {
    between(first, second);
    for (let at = 0; at < count; at++) rows.push([first + at, second + at]);
    [nextBefore, nextAfter] = [first + count, second + count];
  }
  between((from?.endLine ?? 0) + 1, (to?.endLine ?? 0) + 1);
  return rows;
}

function told([before, after]: Row, one: OneSide, other: OneSide): PeekRow {
  return {
    before: before === null ? null : one.line(before),
    after: after === null ? null : other.line(after),
    edited: (before !== null && one.changeOf(before) === 'edited') || (after !== null && other.changeOf(after) === 'edited'),
  };
}
