/**
 * Empty lines where they mean something, or may: within texts, and in files of which nobody knows what white space means. Between two lines that are beside each other in both
 * versions, they have to be the same ones; where something came or went between them, some have to be left, so that nothing grows together:
 *
 *     one            one           one
 *                                  two
 *     moved          two
 *                    is kept       is not
 *     two
 */
import type { TextLines } from './line-comparison.js';
import type { LineStart } from './literals.js';

type Side = 'before' | 'after';

/** A line of one version, from 0. */
export interface PlacedLine {
  readonly path: string;
  readonly line: number;
}

/** What is known of lines. */
export interface LinePairs {
  textOf(side: Side, path: string): TextLines | null;
  /** What a line is in the other version: where it stayed, or moved to; null when it is gone. */
  counterpart(side: Side, at: PlacedLine): PlacedLine | null;
  /** The first and the last line that say something of the moved block that a line is in; null when it is in none. */
  blockAt(side: Side, at: PlacedLine): readonly [first: PlacedLine, last: PlacedLine] | null;
}

/** A line of nothing but brackets: what stands beside it is set off from all else. */
const BRACKETS = /^[\s()[\]{};,]*$/;

const OPENER = /[([{]\s*$/;

/** In YAML, a key opens what belongs to it. */
const YAML = /\.ya?ml$/;
const KEY = /:\s*$/;

/** The empty lines of a change. */
export class Gaps {
  readonly #said = new Map<TextLines, { readonly above: Int32Array; readonly below: Int32Array }>();

  constructor(private readonly pairs: LinePairs) {}

  /**
   * Whether an empty line is where it was, or goes with what moved. Where it is within a text, or nobody knows whether it is (`start`), every one counts: there have to be as
   * many of them.
   */
  isKept(side: Side, { path, line }: PlacedLine, start: LineStart | null): boolean {
    const text = this.pairs.textOf(side, path);
    if (!text) return false;
    const { above, below } = this.#saidIn(text);
    const [from, to] = [above[line] ?? -1, below[line] ?? -1];
    const one = from < 0 ? null : this.pairs.counterpart(side, { path, line: from });
    const other = to < 0 ? null : this.pairs.counterpart(side, { path, line: to });
    if ((from >= 0 && !one) || (to >= 0 && !other)) return false;
    const otherSide = side === 'before' ? 'after' : 'before';
    const otherText = one && other?.path === one.path ? this.pairs.textOf(otherSide, one.path) : null;
    if (one && other && otherText && (this.#saidIn(otherText).below[one.line] ?? -1) === other.line)
      return to - from === other.line - one.line && this.#areSame(text, from, otherText, one.line, to - from);
    if (start === 'literal') return false;
    const count = start === 'unknown' ? to - from - 1 : null;
    const ends = [from, to].map((at) => (at < 0 ? null : { path, line: at }));
    return (
      (!one || this.#isApart(otherSide, one, 1, count)) &&
      (!other || this.#isApart(otherSide, other, -1, count)) &&
      ends.every((end) => !end || this.#isBlockSetOff(side, end))
    );
  }

  #areSame(text: TextLines, from: number, other: TextLines, otherFrom: number, count: number): boolean {
    for (let at = 1; at < count; at++) if (text.lines[from + at] !== other.lines[otherFrom + at]) return false;
    return true;
  }

  /** Whether the block that a line is in is as much apart from what is around it as it was. */
  #isBlockSetOff(side: Side, at: PlacedLine): boolean {
    const block = this.pairs.blockAt(side, at);
    if (!block) return true;
    const otherSide = side === 'before' ? 'after' : 'before';
    return block.every((edge, index) => {
      const other = this.pairs.counterpart(side, edge);
      const step = index === 0 ? -1 : 1;
      return other !== null && this.#isApart(side, edge, step) === this.#isApart(otherSide, other, step);
    });
  }

  /** Whether a line is apart from the one above (-1) or below it, by so many empty lines if `count` says so. */
  #isApart(side: Side, { path, line }: PlacedLine, step: 1 | -1, count: number | null = null): boolean {
    const text = this.pairs.textOf(side, path);
    const lines = text?.lines ?? [];
    if (text && count !== null) {
      const next = this.#saidIn(text)[step === 1 ? 'below' : 'above'][line] ?? -1;
      return next < 0 || Math.abs(next - line) - 1 === count;
    }
    const [own, next] = [lines[line] ?? '', lines[line + step]];
    if (next === undefined || BRACKETS.test(next) || BRACKETS.test(own)) return true;
    const upper = step === 1 ? own : next;
    return OPENER.test(upper) || (YAML.test(path) && KEY.test(upper));
  }

  /** For each line, the nearest above and below it that is not empty; -1 for none. */
  #saidIn(text: TextLines): { readonly above: Int32Array; readonly below: Int32Array } {
    const known = this.#said.get(text);
    if (known) return known;
    const { lines } = text;
    const said = { above: new Int32Array(lines.length).fill(-1), below: new Int32Array(lines.length).fill(-1) };
    const isEmpty = (at: number): boolean => (lines[at] ?? '').trim() === '';
    for (let at = 1; at < lines.length; at++) said.above[at] = isEmpty(at - 1) ? (said.above[at - 1] ?? -1) : at - 1;
    for (let at = lines.length - 2; at >= 0; at--) said.below[at] = isEmpty(at + 1) ? (said.below[at + 1] ?? -1) : at + 1;
    this.#said.set(text, said);
    return said;
  }
}
