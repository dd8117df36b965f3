import type { View } from '../findings/view.js';
import type { SourceFile } from '../model/source-file.js';
import { changedLines as linesThatDiffer, linesOf } from '../text/changed-lines.js';
import type { Span } from '../text/span.js';

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
    const lines = this.of(file, side);
    const first = file.lines.lineOf(span.start);
    let low = 0;
    let high = lines.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((lines[middle] ?? 0) < first) low = middle + 1;
      else high = middle;
    }
    const line = lines[low];
    return line !== undefined && line <= file.lines.lineOf(span.end);
  }

  any(file: SourceFile, elements: readonly { readonly span: Span }[], side: 'before' | 'after'): boolean {
    return elements.some(({ span }) => this.touch(file, span, side));
  }
}

/** Which file of `before` a reader sees compared with which of `after`: the one of the same path, or the one that Git says it was renamed to. */
export function filePairs(view: View, renames: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const after = new Set(view.after.files.map(({ path }) => path));
  const before = new Set(view.before.files.map(({ path }) => path));
  const pairs = new Map<string, string>();
  for (const path of before) if (after.has(path)) pairs.set(path, path);
  const taken = new Set(pairs.values());
  for (const [one, other] of Object.entries(renames)) {
    if (!before.has(one) || !after.has(other) || pairs.has(one) || taken.has(other)) continue;
    pairs.set(one, other);
    taken.add(other);
  }
  return pairs;
}

/** The lines that a line by line view shows as removed and added. All of a file's when it has no partner. */
export function changedLines(view: View, files: ReadonlyMap<string, string>): LineChanges {
  const changes = new LineChanges();
  const partners = new Map(view.after.files.map((file) => [file.path, file]));
  const seen = new Set<SourceFile>();
  for (const one of view.before.files) {
    const other = partners.get(files.get(one.path) ?? '');
    if (!other) {
      changes.set(one, 'before', allLines(linesOf(one.text)));
      continue;
    }
    seen.add(other);
    const changed = linesThatDiffer(linesOf(one.text), linesOf(other.text));
    changes.set(one, 'before', numbersOf(changed.before));
    changes.set(other, 'after', numbersOf(changed.after));
  }
  for (const file of view.after.files) if (!seen.has(file)) changes.set(file, 'after', allLines(linesOf(file.text)));
  return changes;
}

function allLines(lines: readonly string[]): number[] {
  return lines.map((_, at) => at + 1);
}

function numbersOf(changed: Uint8Array): number[] {
  const lines: number[] = [];
  changed.forEach((one, at) => {
    if (one === 1) lines.push(at + 1);
  });
  return lines;
}
