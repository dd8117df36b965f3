import { smallest } from '../text/lists.js';
import { checkpoint } from '../text/work.js';
import { areAlike, isEnding } from './line-facts.js';
import { NOTHING, textAt, type LineSequence } from './line-sequence.js';
import type { Seed } from './seeds.js';

/*
 * The lengths below are those of what people edit while they move code, a line or a statement here and there; `npm run moved` plants up to three edited lines in a block and
 * says what another length costs.
 */

/** Lines in a row that may be others on either side, in the middle of a run. */
const WIDEST_EDIT = 3;

/** Lines in a row that have to be equal behind an edit, so that the run goes on. */
const GOES_ON = 2;

/** Edited lines per equal one that a run may have: more, and it is other code that has lines in common. */
const MOST_EDITED = 1 / 4;

/** Edited lines per equal one after which nobody looks further whether more equal ones follow. */
const HOPELESS = 1 / 2;

/** Words of a single line that was taken away there and added here, which says that the run goes on behind an edit of as many lines on either side. */
const TELLS_ALONE = 2;

/** An equal run: pairs of indices, ascending on both sides. What stands between two pairs is edited. */
export interface Run {
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** Lines that are on one side alone, or others there. */
  readonly edited: number;
  /** How much its lines tell. */
  readonly information: number;
}

/** Equal lines in a row that a run may go over although they are not wanted: a comparison of lines takes a line of one block for the same line of another here and there. */
const WIDEST_KEPT = 3;

interface Sides {
  readonly before: LineSequence;
  readonly after: LineSequence;
  /** Whether its lines have to be gone where they were. */
  readonly isMove: boolean;
  /** Whether a run may begin and end with a line. */
  readonly isWanted: { readonly before: (index: number) => boolean; readonly after: (index: number) => boolean };
}

/** The longest run around a seed, with a few edits inside; its first and last lines are wanted ones. Null when nothing is left of it. */
export function runAround(sides: Sides, seed: Seed): Run | null {
  const walker = new Walker(sides, seed);
  // How many edits may be on one side depends on what is equal on the other.
  const back = walker.walk(-1, walker.walk(1, 0).length);
  const on = walker.walk(1, back.length);
  const pairs = [...back.reverse(), seed, ...on];
  const isWanted = ({ before, after }: Seed): boolean => sides.isWanted.before(before) && sides.isWanted.after(after);
  const first = pairs.findIndex(isWanted);
  let end = pairs.length;
  while (end > 0 && !isWanted(pairs[end - 1] ?? seed)) end--;
  return first < 0 || (sides.isMove && isCopied(sides, pairs))
    ? null
    : measured(sides, closed(sides, slid(sides, pairs.slice(first, end))));
}

/**
 * Whether more of what stands here came while it still stands there than moved: a copy of which the original was edited. Likewise where the copy was there before, and the
 * original is gone.
 */
function isCopied({ before, after, isWanted }: Sides, pairs: readonly Seed[]): boolean {
  let [moved, copied] = [0, 0];
  for (const pair of pairs) {
    const [one, other] = [before.changed[pair.before] !== 0, after.changed[pair.after] !== 0];
    const tells = after.information[pair.after] ?? 0;
    if (isWanted.before(pair.before) && isWanted.after(pair.after)) moved += tells;
    else if (one !== other) copied += tells;
  }
  return copied > moved;
}

/** What only begins something. */
const OPENER = /^(?:[{([]|\/\*+)$/;

/** A run does not end, behind an edit, with what begins another. */
function closed({ before }: Sides, pairs: readonly Seed[]): readonly Seed[] {
  const [last, previous] = [pairs.at(-1), pairs.at(-2)];
  const isBehindEdit = last && previous && (last.before - previous.before > 1 || last.after - previous.after > 1);
  return isBehindEdit && OPENER.test(textAt(before, last.before).trim()) ? pairs.slice(0, -1) : pairs;
}

/**
 * A run with the lines around it that say nothing alone and close what it ends with, or open the comment that it begins with: a comparison of lines takes them for those of
 * something else, which are the same.
 *
 * @param isFree whether a line is in no other run
 */
export function grown(
  run: Run,
  before: LineSequence,
  after: LineSequence,
  isFree: (side: 'before' | 'after', index: number) => boolean,
): Run {
  const pairs = run.before.map((one, at) => ({ before: one, after: run.after[at] ?? -1 }));
  const [first, last] = [pairs[0], pairs.at(-1)];
  if (!first || !last) return run;
  const shift = (after.indentation[first.after] ?? 0) - (before.indentation[first.before] ?? 0);
  // what is less deep closes what is around it
  const depth = smallest(run.before.map((one) => before.indentation[one] ?? 0));
  const belongs = (pair: Seed, isKind: (trimmed: string) => boolean): boolean =>
    before.name[pair.before] !== NOTHING &&
    before.name[pair.before] === after.name[pair.after] &&
    after.information[pair.after] === 0 &&
    (before.changed[pair.before] === 1 || after.changed[pair.after] === 1) &&
    (before.indentation[pair.before] ?? 0) >= depth &&
    (after.indentation[pair.after] ?? 0) - (before.indentation[pair.before] ?? 0) === shift &&
    isFree('before', pair.before) &&
    isFree('after', pair.after) &&
    isKind(textAt(after, pair.after).trim());
  const [start, end]: [Seed[], Seed[]] = [[], []];
  const above = { before: first.before - 1, after: first.after - 1 };
  if (belongs(above, (trimmed) => trimmed.startsWith('/*'))) start.push(above);
  for (let at = 1; at <= WIDEST_KEPT; at++) {
    const next = { before: last.before + at, after: last.after + at };
    if (!belongs(next, isEnding)) break;
    end.push(next);
  }
  const all = [...start, ...pairs, ...end];
  return { ...run, before: all.map((pair) => pair.before), after: all.map((pair) => pair.after) };
}

/**
 * A comparison of lines may show a block that went with the end of the one before it in place of its own: both read alike. A run does not begin with what ends another.
 */
function slid({ before, after }: Sides, pairs: readonly Seed[]): readonly Seed[] {
  let run = pairs;
  for (;;) {
    const [first] = run;
    const last = run.at(-1);
    if (!first || !last || before.isEnd[first.before] !== 1) return run;
    const next = { before: last.before + 1, after: last.after + 1 };
    const isOneMore = before.name[next.before] === before.name[first.before] && after.name[next.after] === before.name[first.before];
    run = isOneMore ? [...run.slice(1), next] : run.slice(1);
  }
}

function measured({ after, isWanted }: Sides, pairs: readonly Seed[]): Run {
  let edited = 0;
  let information = 0;
  pairs.forEach((pair, at) => {
    const previous = pairs[at - 1] ?? { before: pair.before - 1, after: pair.after - 1 };
    edited += Math.max(pair.before - previous.before, pair.after - previous.after) - 1;
    if (isWanted.before(pair.before) && isWanted.after(pair.after)) information += after.information[pair.after] ?? 0;
  });
  return { before: pairs.map((pair) => pair.before), after: pairs.map((pair) => pair.after), edited, information };
}

/** Goes from a seed up or down as long as lines are equal, over a few that are not. */
class Walker {
  readonly #shift: number;

  constructor(
    private readonly sides: Sides,
    private readonly seed: Seed,
  ) {
    this.#shift = this.#indentation('after', seed.after) - this.#indentation('before', seed.before);
  }

  /** Pairs from the seed on; `equal` is how many are known on its other side. */
  walk(step: 1 | -1, equal: number): Seed[] {
    const pairs: Seed[] = [];
    let here = this.seed;
    let edited = 0;
    let kept = 0;
    /** Up to where not too much was edited. */
    let good = 0;
    for (;;) {
      checkpoint();
      let next: Seed | null = { before: here.before + step, after: here.after + step };
      if (!this.#areEqual(next)) {
        next = this.#behindEdit(here, step);
        if (next === null) break;
        edited += Math.max(Math.abs(next.before - here.before), Math.abs(next.after - here.after)) - 1;
      }
      if (this.#tellsUnwanted(next)) kept++;
      else if (this.#information(next) > 0) kept = 0;
      if (kept > WIDEST_KEPT) break;
      pairs.push(next);
      here = next;
      const length = pairs.length + 1 + equal;
      if (edited <= Math.max(1, length * MOST_EDITED)) good = pairs.length;
      else if (edited > length * HOPELESS) break;
    }
    return pairs.slice(0, good);
  }

  /** The nearest lines behind an edit from which on lines are equal again. */
  #behindEdit(here: Seed, step: 1 | -1): Seed | null {
    for (let skipped = 1; skipped <= 2 * WIDEST_EDIT; skipped++)
      for (let one = Math.max(0, skipped - WIDEST_EDIT); one <= Math.min(skipped, WIDEST_EDIT); one++) {
        const next = { before: here.before + step * (one + 1), after: here.after + step * (skipped - one + 1) };
        if (this.#goesOn(here, next, step) && this.#mayPass(here, next, step)) return next;
      }
    return null;
  }

  /** Whether the run goes on there. One equal line is enough behind a line that is recognizable as the edited one: it may be the block's last. */
  #goesOn(here: Seed, { before, after }: Seed, step: 1 | -1): boolean {
    if (!this.#areEqual({ before, after })) return false;
    const { sides } = this;
    const isOneLine = Math.abs(before - here.before) === 2 && Math.abs(after - here.after) === 2;
    if (isOneLine && areAlike(textAt(sides.before, before - step), textAt(sides.after, after - step))) return true;
    const isAsLong = Math.abs(before - here.before) === Math.abs(after - here.after);
    const isWanted = sides.isWanted.before(before) && sides.isWanted.after(after);
    if (sides.isMove && isAsLong && isWanted && this.#information({ before, after }) >= TELLS_ALONE) return true;
    for (let k = 1; k < GOES_ON; k++) if (!this.#areEqual({ before: before + step * k, after: after + step * k })) return false;
    return true;
  }

  /** Edits are among what is wanted: no other file begins there, and nothing stands there that tells something and is not to be found. */
  #mayPass(from: Seed, to: Seed, step: 1 | -1): boolean {
    for (let at = from.before + step; at !== to.before; at += step) if (!this.#mayTake('before', at)) return false;
    for (let at = from.after + step; at !== to.after; at += step) if (!this.#mayTake('after', at)) return false;
    return true;
  }

  #areEqual({ before, after }: Seed): boolean {
    const { sides } = this;
    const name = sides.before.name[before] ?? NOTHING;
    if (name === NOTHING || name !== sides.after.name[after]) return false;
    const isIndented = (sides.before.isIndented[before] ?? true) || (sides.after.isIndented[after] ?? true);
    if (isIndented && this.#indentation('after', after) - this.#indentation('before', before) !== this.#shift) return false;
    return true;
  }

  /** Whether a pair tells something and is not to be found. */
  #tellsUnwanted({ before, after }: Seed): boolean {
    return !this.#mayTake('before', before) || !this.#mayTake('after', after);
  }

  #mayTake(side: 'before' | 'after', index: number): boolean {
    const { name, information } = this.sides[side];
    if ((name[index] ?? NOTHING) === NOTHING) return false;
    return this.sides.isWanted[side](index) || information[index] === 0;
  }

  #information({ after }: Seed): number {
    return this.sides.after.information[after] ?? 0;
  }

  #indentation(side: 'before' | 'after', index: number): number {
    return this.sides[side].indentation[index] ?? 0;
  }
}

/** Lines between two runs, on either side, over which they are one that was edited there. */
const WIDEST_JOINT = 6;

/** Runs that follow each other on both sides as one, unless what is between them is too much of the whole. They share no line. */
export function joined(runs: readonly Run[], before: LineSequence, after: LineSequence): readonly Run[] {
  const found: Run[] = [];
  for (const run of [...runs].sort((one, other) => (one.after[0] ?? 0) - (other.after[0] ?? 0))) {
    const last = found.at(-1);
    const gaps = last && [gapOf(before, last.before, run.before), gapOf(after, last.after, run.after)];
    const edited = last && gaps ? last.edited + run.edited + Math.max(gaps[0] ?? 0, gaps[1] ?? 0) : Infinity;
    const length = (last?.after.length ?? 0) + run.after.length;
    if (
      last &&
      areShiftedAlike(last, run, before, after) &&
      gaps?.every((gap) => gap >= 0 && gap <= WIDEST_JOINT) &&
      edited <= length * MOST_EDITED
    )
      found[found.length - 1] = {
        before: [...last.before, ...run.before],
        after: [...last.after, ...run.after],
        edited,
        information: last.information + run.information,
      };
    else found.push(run);
  }
  return found;
}

/** Whether two runs are indented otherwise by as much, where indentation may mean something: else one of them was nested otherwise. */
function areShiftedAlike(one: Run, other: Run, before: LineSequence, after: LineSequence): boolean {
  const [from, to] = [one.before[0] ?? -1, one.after[0] ?? -1];
  if (!(before.isIndented[from] ?? true) && !(after.isIndented[to] ?? true)) return true;
  const shiftOf = (run: Run): number => (after.indentation[run.after[0] ?? -1] ?? 0) - (before.indentation[run.before[0] ?? -1] ?? 0);
  return shiftOf(one) === shiftOf(other);
}

/** Lines between the end of one run and the beginning of the next; -1 when the next is no later, or in another file. */
function gapOf({ file }: LineSequence, one: readonly number[], next: readonly number[]): number {
  const [end, start] = [one.at(-1) ?? 0, next[0] ?? 0];
  return start > end && file[start] === file[end] ? start - end - 1 : -1;
}
