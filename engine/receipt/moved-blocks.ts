/**
 * Looks at blocks of moved lines once more, with nothing but the texts: a receipt takes nobody's word. A line of a block is taken when it is the same line at both ends, in
 * files of one kind, in code at both ends or in a text at both, and shifted to the side as all of its block.
 */
import type { MovedLines } from '../results/result.js';
import { leadingBlanks, trailingBlanks, withoutBlanks } from './blanks.js';
import { sortOf } from './changed-file.js';
import type { PlacedLine } from './gaps.js';
import type { TextLines } from './line-comparison.js';
import type { LineStart } from './literals.js';
import type { WhiteSpace } from './white-space.js';

/** A version of a file, as blocks see it. */
export interface BlockText {
  readonly text: TextLines;
  readonly whiteSpace: WhiteSpace;
}

type Side = 'before' | 'after';

/** Lines, from 0, that are one at both ends of a block. */
type Pair = readonly [before: number, after: number];

/** A pair of lines with the block that it is in. */
interface RightPair {
  readonly pair: Pair;
  readonly path: Readonly<Record<Side, string>>;
  readonly all: readonly Pair[];
}

/** What may be taken: a block that is in another place as a whole, and definitions in another order. Not code whose order may matter, and no copies. */
const TAKEN: readonly MovedLines['how'][] = ['elsewhere', 'members'];

/** Blocks of one change. */
export class MovedBlocks {
  /** By block: the lines of each end that are right, from 0. */
  readonly #right: readonly { readonly before: ReadonlySet<number>; readonly after: ReadonlySet<number> }[];
  /** By line: its block and its pair of lines. */
  readonly #pairs = { before: new Map<string, RightPair>(), after: new Map<string, RightPair>() };

  constructor(
    private readonly blocks: readonly MovedLines[],
    textOf: (side: Side, path: string) => BlockText | null,
  ) {
    // A line stands for one line: what two blocks want is nobody's.
    const wanted = { before: new Map<string, number>(), after: new Map<string, number>() };
    const keyOf = (side: Side, block: MovedLines, line: number): string => keyOfLine({ path: pathOf(block, side), line });
    const pairs = blocks.map((block) => (TAKEN.includes(block.how) ? rightPairs(block, textOf) : []));
    for (const [index, block] of blocks.entries())
      for (const [before, after] of pairs[index] ?? []) {
        const keys = { before: keyOf('before', block, before), after: keyOf('after', block, after) };
        for (const side of ['before', 'after'] as const) wanted[side].set(keys[side], (wanted[side].get(keys[side]) ?? 0) + 1);
      }
    this.#right = blocks.map((block, index) => {
      const right = (pairs[index] ?? []).filter(
        ([before, after]) =>
          wanted.before.get(keyOf('before', block, before)) === 1 && wanted.after.get(keyOf('after', block, after)) === 1,
      );
      const ends = { path: { before: pathOf(block, 'before'), after: pathOf(block, 'after') }, all: right };
      for (const pair of right)
        for (const [at, side] of (['before', 'after'] as const).entries())
          this.#pairs[side].set(keyOf(side, block, pair[at] ?? -1), { pair, ...ends });
      return { before: new Set(right.map(([before]) => before)), after: new Set(right.map(([, after]) => after)) };
    });
  }

  /** Whether a block may be taken at all. */
  isTaken(index: number): boolean {
    const how = this.blocks[index]?.how;
    return how !== undefined && TAKEN.includes(how);
  }

  /** Whether a line that says something, from 0, is in a block and the same at its other end. */
  holds(index: number, side: Side, line: number): boolean {
    return this.#right[index]?.[side].has(line) === true;
  }

  /** The other end of a line that is right in a block; null when it is in none. */
  counterpart(side: Side, at: PlacedLine): PlacedLine | null {
    const found = this.#pairs[side].get(keyOfLine(at));
    return found ? { path: found.path[side === 'before' ? 'after' : 'before'], line: found.pair[side === 'before' ? 1 : 0] } : null;
  }

  /** The first and the last line of the block that a line is in; null when it is in none. */
  blockAt(side: Side, at: PlacedLine): readonly [first: PlacedLine, last: PlacedLine] | null {
    const found = this.#pairs[side].get(keyOfLine(at));
    const [first, last] = [found?.all[0], found?.all.at(-1)];
    if (!found || !first || !last) return null;
    const end = side === 'before' ? 0 : 1;
    return [
      { path: at.path, line: first[end] },
      { path: at.path, line: last[end] },
    ];
  }
}

const keyOfLine = ({ path, line }: PlacedLine): string => `${line} ${path}`;

const pathOf = ({ leftSideLocations, rightSideLocations }: MovedLines, side: Side): string =>
  (side === 'before' ? leftSideLocations : rightSideLocations)[0]?.filePath ?? '';

/** Pairs of lines, from 0, that are equal; none when not all that say something are shifted alike. */
function rightPairs(block: MovedLines, textOf: (side: Side, path: string) => BlockText | null): readonly Pair[] {
  const [pathBefore, pathAfter] = [pathOf(block, 'before'), pathOf(block, 'after')];
  const [one, other] = [textOf('before', pathBefore), textOf('after', pathAfter)];
  if (!one || !other || sortOf(pathBefore) !== sortOf(pathAfter)) return [];
  const pairs = block.lines.flatMap(([before, after, count]) =>
    Array.from({ length: count }, (_, at) => [before + at - 1, after + at - 1] as const),
  );
  const shifts = new Set<string>();
  let hasText = false;
  for (const [before, after] of pairs) {
    const [a, b] = [one.text.lines[before], other.text.lines[after]];
    if (a === undefined || b === undefined) return [];
    if (a.trim() === '' && b.trim() === '') continue;
    const [endA, endB] = [one.text.ends[before], other.text.ends[after]];
    const isSameEnd = endA === endB || endA === '' || endB === '';
    const isSameStart = one.whiteSpace.startOf('before', before) === other.whiteSpace.startOf('after', after);
    if (withoutBlanks(a) !== withoutBlanks(b) || trailingBlanks(a) !== trailingBlanks(b) || !isSameEnd || !isSameStart) return [];
    const shift = shiftOf(leadingBlanks(a), leadingBlanks(b));
    if (shift === null) return [];
    shifts.add(shift);
    hasText ||= mayBeText(a, one.whiteSpace.startOf('before', before));
  }
  const isShifted = [...shifts].some((shift) => shift.length > 1);
  return shifts.size > 1 || (isShifted && hasText) ? [] : pairs.filter(([before]) => (one.text.lines[before] ?? '').trim() !== '');
}

/** What texts begin and end with. */
const QUOTES = ['"', "'", '`'];

/** Apostrophes, which begin nothing. */
const APOSTROPHES = /(?<=\p{L})'(?=\p{L})/gu;

/** What begins a text that a line of its own ends. */
const HEREDOC = /<<[-~]?\s*['"\\]?\w/;

/** Whether a line may be in a text of several lines, or one may begin or end on it: its indentation is a part of what it says. */
function mayBeText(line: string, start: LineStart | null): boolean {
  if (start !== null) return start !== 'code';
  const own = line.replaceAll(APOSTROPHES, '');
  return HEREDOC.test(own) || QUOTES.some((quote) => own.split(quote).length % 2 === 0);
}

/** What has to be put before one indentation to get the other, or taken from it; null when it is neither. */
function shiftOf(before: string, after: string): string | null {
  if (after.endsWith(before)) return `+${after.slice(0, after.length - before.length)}`;
  if (before.endsWith(after)) return `-${before.slice(0, before.length - after.length)}`;
  return null;
}
