import type { View } from '../findings/view.js';
import type { SourceFile } from '../model/source-file.js';
import { pathPairs, type ShownFile } from '../moved/shown-files.js';
import type { Span } from '../text/span.js';

/** Where something stands. */
interface Place {
  readonly file: SourceFile;
  readonly span: Span;
}

/** The changed lines of every file, 1-based, ascending. */
export class LineChanges {
  readonly #lines = { before: new Map<SourceFile, readonly number[]>(), after: new Map<SourceFile, readonly number[]>() };

  set(file: SourceFile, side: 'before' | 'after', lines: readonly number[]): void {
    this.#lines[side].set(file, lines);
  }

  files(side: 'before' | 'after'): ReadonlyMap<SourceFile, readonly number[]> {
    return this.#lines[side];
  }

  of(file: SourceFile, side: 'before' | 'after'): readonly number[] {
    return this.#lines[side].get(file) ?? [];
  }

  /** Whether a line of the span changed. */
  touch(file: SourceFile, span: Span, side: 'before' | 'after'): boolean {
    return this.count(file, span, side) > 0;
  }

  /** How many lines of the span changed. */
  count(file: SourceFile, span: Span, side: 'before' | 'after'): number {
    const lines = this.of(file, side);
    return firstFrom(lines, file.lines.lineOf(span.end) + 1) - firstFrom(lines, file.lines.lineOf(span.start));
  }

  /** How many lines of a span before the change a comparison of lines shows in one of after it, unchanged. Both files are compared with each other. */
  stayed(before: Place, after: Place): number {
    const [from, end] = this.#ranks(before, 'before');
    const [otherFrom, otherEnd] = this.#ranks(after, 'after');
    return Math.max(0, Math.min(end, otherEnd) - Math.max(from, otherFrom));
  }

  /** Which of the unchanged lines of its file are in a span, the end excluded: the first of one version is that of the other. */
  #ranks({ file, span }: Place, side: 'before' | 'after'): readonly [number, number] {
    const lines = this.of(file, side);
    const rank = (line: number): number => line - firstFrom(lines, line);
    return [rank(file.lines.lineOf(span.start)), rank(file.lines.lineOf(span.end) + 1)];
  }

  any(file: SourceFile, elements: readonly { readonly span: Span }[], side: 'before' | 'after'): boolean {
    return elements.some(({ span }) => this.touch(file, span, side));
  }
}

/** Which file of `before` a reader sees compared with which of `after`: the one of the same path, or the one that Git says it was renamed to. */
export function filePairs(view: View, renames: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const pathsOf = ({ files }: View['before']): string[] => files.map(({ path }) => path);
  return pathPairs(pathsOf(view.before), pathsOf(view.after), renames);
}

/** The lines that a line by line comparison shows as removed and added: all of a file's when it has no partner. */
export function changedLines(view: View, shown: readonly ShownFile[]): LineChanges {
  const changes = new LineChanges();
  for (const side of ['before', 'after'] as const) {
    const texts = new Map(shown.flatMap((file) => (file[side] ? [[file[side].path, file[side]] as const] : [])));
    for (const file of view[side].files) changes.set(file, side, numbersOf(texts.get(file.path)?.changed ?? new Uint8Array()));
  }
  return changes;
}

/** Index of the first of ascending lines that is this one or behind it. */
function firstFrom(lines: readonly number[], line: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle] ?? 0) < line) low = middle + 1;
    else high = middle;
  }
  return low;
}

function numbersOf(changed: Uint8Array): number[] {
  const lines: number[] = [];
  changed.forEach((one, at) => {
    if (one !== 0) lines.push(at + 1);
  });
  return lines;
}
