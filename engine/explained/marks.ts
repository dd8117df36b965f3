import type { SourceFile } from '../model/source-file.js';
import type { Placed } from './finding-index.js';
import type { Piece } from './alignment.js';
import type { Displaced } from './displaced.js';
import type { Sides } from './rules.js';
import { TokenFile } from './token-file.js';
import type { Dictionary } from '../text/tokens.js';
import type { Evidence, EvidencePlace } from '../results/result.js';

const UNEXPLAINED = -1;

/** Which tokens are explained, and by which refactorings. */
export class Marks {
  readonly #files = { before: new Map<SourceFile, MarkedFile>(), after: new Map<SourceFile, MarkedFile>() };
  readonly #sets = new Map<string, number>();
  readonly sets: (readonly number[])[] = [];

  constructor(
    private readonly dictionary: Dictionary,
    private readonly evidence: ((evidence: Evidence) => void) | null,
  ) {}

  of({ file }: Pick<Placed, 'file'>, side: 'before' | 'after'): MarkedFile {
    const files = this.#files[side];
    let marked = files.get(file);
    if (!marked) {
      const tokens = new TokenFile(file, this.dictionary);
      marked = { tokens, reasons: new Int32Array(tokens.tokens.count).fill(UNEXPLAINED) };
      files.set(file, marked);
    }
    return marked;
  }

  /** The reasons of a token, as indices of refactorings; null when it is not explained. */
  reasonsOf(marked: MarkedFile, token: number): readonly number[] | null {
    const set = marked.reasons[token] ?? UNEXPLAINED;
    return set === UNEXPLAINED ? null : (this.sets[set] ?? []);
  }

  /**
   * Marks two aligned lists. Where code was added between kept tokens, or taken out between them, the tokens at the seam stay unexplained too: else a line
   * could count as explained whose only change is what it lacks. Tells how many code tokens of either list are edits.
   */
  aligned(
    sides: Sides,
    before: readonly number[],
    after: readonly number[],
    pieces: readonly Piece[],
    moved: readonly number[],
    displaced: Displaced = NOTHING_DISPLACED,
  ): number {
    const one = this.of(sides.before, 'before');
    const other = this.of(sides.after, 'after');
    const seams = seamsOf(sides, before, after, pieces);
    let edits = 0;
    for (const piece of pieces) {
      if (piece.kind === 'edited') {
        edits +=
          codeIn(sides.before, before, piece.beforeStart, piece.beforeEnd) + codeIn(sides.after, after, piece.afterStart, piece.afterEnd);
        continue;
      }
      if (piece.kind === 'ruled' && isDisplaced(before, after, piece, displaced)) continue;
      const set = this.#set(union(moved, piece.because));
      mark(one, before, piece.beforeStart, piece.beforeEnd, set, seams.before, displaced.before);
      mark(other, after, piece.afterStart, piece.afterEnd, set, seams.after, displaced.after);
      if (this.evidence) this.#tell(sides, before, after, piece, moved, displaced);
    }
    return edits;
  }

  /** Marks two declarations when they are equal to the letter, as nearly all are that moved; false when they are not. */
  equalDeclarations(before: Placed, after: Placed, moved: readonly number[]): boolean {
    const [one, other] = [this.of(before, 'before'), this.of(after, 'after')];
    const [a, b] = [one.tokens.range(before.span), other.tokens.range(after.span)];
    if (b.to - b.from !== a.to - a.from) return false;
    if (textOf(one.tokens, a.from, a.to) !== textOf(other.tokens, b.from, b.to)) return false;
    const set = this.#set(moved);
    for (let k = 0; k < a.to - a.from; k++) {
      if (one.reasons[a.from + k] === UNEXPLAINED) one.reasons[a.from + k] = set;
      if (other.reasons[b.from + k] === UNEXPLAINED) other.reasons[b.from + k] = set;
      if (!this.evidence) continue;
      const place = { before: placeOf(one.tokens, [a.from + k], 0, 1), after: placeOf(other.tokens, [b.from + k], 0, 1) };
      this.evidence({ kind: 'kept', ...place, moved, because: [] });
    }
    return true;
  }

  /** Marks tokens that are gone or new because of refactorings, and nothing else. */
  alone(file: TokenFile, side: 'before' | 'after', tokens: readonly number[], because: readonly number[]): void {
    const marked = this.of(file, side);
    mark(marked, tokens, 0, tokens.length, this.#set(because), NONE, NONE);
    if (!this.evidence) return;
    for (let from = 0; from < tokens.length;) {
      let to = from + 1;
      while (to < tokens.length && tokens[to] === (tokens[to - 1] ?? 0) + 1) to++;
      const place = placeOf(file, tokens, from, to);
      this.evidence({
        kind: 'ruled',
        before: side === 'before' ? place : null,
        after: side === 'after' ? place : null,
        moved: [],
        because,
      });
      from = to;
    }
  }

  #set(reasons: readonly number[]): number {
    const key = reasons.join();
    let set = this.#sets.get(key);
    if (set === undefined) {
      set = this.sets.push(reasons) - 1;
      this.#sets.set(key, set);
    }
    return set;
  }

  #tell(
    sides: Sides,
    before: readonly number[],
    after: readonly number[],
    piece: Piece,
    moved: readonly number[],
    displaced: Displaced,
  ): void {
    const { kind, because, beforeStart, beforeEnd, afterStart, afterEnd } = piece;
    if (kind === 'edited') return;
    if (kind === 'ruled') {
      if (isDisplaced(before, after, piece, displaced)) return;
      const place = {
        before: placeOf(sides.before, before, beforeStart, beforeEnd),
        after: placeOf(sides.after, after, afterStart, afterEnd),
      };
      this.evidence?.({ kind, ...place, moved, because });
      return;
    }
    for (let k = 0; k < beforeEnd - beforeStart; k++) {
      if (displaced.before.has(before[beforeStart + k] ?? -1)) continue;
      const one = placeOf(sides.before, before, beforeStart + k, beforeStart + k + 1);
      this.evidence?.({ kind, before: one, after: placeOf(sides.after, after, afterStart + k, afterStart + k + 1), moved, because });
    }
  }
}

/** A file of one version, and per token the number of the set of its reasons, or -1. */
export interface MarkedFile {
  readonly tokens: TokenFile;
  readonly reasons: Int32Array;
}

interface Seams {
  readonly before: ReadonlySet<number>;
  readonly after: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();
const NOTHING_DISPLACED: Displaced = { before: NONE, after: NONE };

/** Whether either end of a piece begins with a token that is not in its old order. */
function isDisplaced(before: readonly number[], after: readonly number[], piece: Piece, displaced: Displaced): boolean {
  const { beforeStart, beforeEnd, afterStart, afterEnd } = piece;
  return (
    (beforeEnd > beforeStart && displaced.before.has(before[beforeStart] ?? -1)) ||
    (afterEnd > afterStart && displaced.after.has(after[afterStart] ?? -1))
  );
}

function mark(
  file: MarkedFile,
  list: readonly number[],
  from: number,
  to: number,
  set: number,
  seams: ReadonlySet<number>,
  displaced: ReadonlySet<number>,
): void {
  for (let at = from; at < to; at++) {
    const token = list[at] ?? 0;
    if (file.reasons[token] === UNEXPLAINED && !seams.has(at) && !displaced.has(token)) file.reasons[token] = set;
  }
}

/** Positions in the lists next to which the other list has code that is not here. */
function seamsOf(sides: Sides, before: readonly number[], after: readonly number[], pieces: readonly Piece[]): Seams {
  const seams = { before: new Set<number>(), after: new Set<number>() };
  for (const { kind, beforeStart, beforeEnd, afterStart, afterEnd } of pieces) {
    if (kind !== 'edited') continue;
    const gone = codeIn(sides.before, before, beforeStart, beforeEnd);
    const fresh = codeIn(sides.after, after, afterStart, afterEnd);
    if (gone > 0 && fresh === 0) seams.after.add(afterStart - 1).add(afterEnd);
    if (fresh > 0 && gone === 0) seams.before.add(beforeStart - 1).add(beforeEnd);
  }
  return seams;
}

function codeIn(file: TokenFile, list: readonly number[], from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) if (!file.isComment(list[at] ?? 0)) count++;
  return count;
}

function textOf({ file, tokens }: TokenFile, from: number, to: number): string {
  return from === to ? '' : file.text.slice(tokens.starts[from], tokens.ends[to - 1]);
}

function placeOf(file: TokenFile, list: readonly number[], from: number, to: number): EvidencePlace | null {
  if (from === to) return null;
  return {
    path: file.file.path,
    start: file.tokens.starts[list[from] ?? 0] ?? 0,
    end: file.tokens.ends[list[to - 1] ?? 0] ?? 0,
  };
}

export function union(one: readonly number[], other: readonly number[]): readonly number[] {
  if (one.length === 0) return other;
  if (other.length === 0) return one;
  return [...new Set([...one, ...other])].sort((a, b) => a - b);
}
