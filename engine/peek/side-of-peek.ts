import type { TokenFile } from '../explained/token-file.js';
import type { Highlight } from '../model/language.js';
import type { SourceFile } from '../model/source-file.js';
import type { Peek, PeekLine } from '../results/result.js';
import type { Span } from '../text/span.js';
import type { SideLines } from './line-pairs.js';
import { lineInPieces } from './line-pieces.js';
import type { TokenChange } from './token-changes.js';
import type { Region } from './transfer.js';

/** Gives what the pieces of a span of a file are, for colouring. */
export type HighlightsOf = (file: SourceFile, span: Span) => readonly Highlight[];

/** The lines of one side that take part. */
export class SideOfPeek implements SideLines {
  readonly lines: readonly number[];
  readonly #edited = new Set<number>();
  readonly #filled = new Set<number>();
  #highlights: readonly Highlight[] | null = null;

  constructor(
    private readonly region: Region,
    private readonly tokens: TokenFile,
    private readonly changes: ReadonlyMap<number, TokenChange>,
    private readonly highlightsOf: HighlightsOf,
  ) {
    const lines = new Set<number>();
    for (const span of region.spans) {
      let { from, to } = tokens.range(span);
      while (from < to && !changes.has(from)) from++;
      while (to > from && !changes.has(to - 1)) to--;
      if (from === to) continue;
      const last = this.#lastLineOf(to - 1);
      for (let line = this.lineOf(from); line <= last; line++) lines.add(line);
    }
    for (const [token, change] of changes) {
      const last = this.#lastLineOf(token);
      for (let line = this.lineOf(token); line <= last; line++) {
        lines.add(line);
        this.#filled.add(line);
        if (change.kind === 'edited') this.#edited.add(line);
      }
    }
    this.lines = [...lines].sort((one, other) => one - other);
  }

  get end(): Peek['before'] {
    return { path: this.region.file.path, startLine: this.lines[0] ?? 1, endLine: this.lines.at(-1) ?? 1 };
  }

  get editedLines(): number {
    return this.#edited.size;
  }

  lineOf(token: number): number {
    return this.#lineOfOffset(this.tokens.tokens.starts[token] ?? 0);
  }

  isBlank(line: number): boolean {
    return !this.#filled.has(line);
  }

  isEdited(line: number): boolean {
    return this.#edited.has(line);
  }

  line(line: number): PeekLine {
    return lineInPieces(line, this.#spanOf(line), this.tokens, this.changes, this.#colours());
  }

  #colours(): readonly Highlight[] {
    if (this.#highlights) return this.#highlights;
    const [first, last] = [this.#spanOf(this.lines[0] ?? 1), this.#spanOf(this.lines.at(-1) ?? 1)];
    this.#highlights = this.highlightsOf(this.region.file, { start: first.start, end: last.end });
    return this.#highlights;
  }

  /** Texts in quotes may go on over several lines. */
  #lastLineOf(token: number): number {
    return this.#lineOfOffset((this.tokens.tokens.ends[token] ?? 1) - 1);
  }

  #lineOfOffset(offset: number): number {
    return this.region.file.lines.lineOf(offset);
  }

  #spanOf(line: number): Span {
    const { text, lines } = this.region.file;
    const start = lines.startOf(line);
    let end = lines.startOf(line + 1);
    while (end > start && (text.charAt(end - 1) === '\n' || text.charAt(end - 1) === '\r')) end--;
    return { start, end };
  }
}
