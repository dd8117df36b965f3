import { commonSubsequence } from '../text/sequence-diff.js';
import type { RulesAt, RuleSet, Sides, Step } from './rules.js';
import { checkpoint } from '../text/work.js';

/** A piece of two aligned lists: positions in them, half-open. `kept`: equal tokens. `ruled`: a refactoring says so. `edited`: nobody does. */
export interface Piece {
  readonly kind: 'kept' | 'ruled' | 'edited';
  readonly beforeStart: number;
  readonly beforeEnd: number;
  readonly afterStart: number;
  readonly afterEnd: number;
  readonly because: readonly number[];
}

const NOBODY: readonly number[] = [];
/** Cells of the table that is made when two lists are not equal by rules at first sight; larger ones are compared without rules. */
const LARGEST_TABLE = 250_000;
/** A rule costs less than an edit, and more than nothing: equal tokens are kept where they can be. */
const RULE_COST = 1;
const EDIT_COST = 8;

/** Aligns two lists of tokens, so that as few of them as possible are edits that no rule allows. The pieces cover both lists, in order. */
export function align(sides: Sides, before: readonly number[], after: readonly number[], rules: RuleSet): readonly Piece[] {
  return greedily(sides, before, after, rules) ?? thoroughly(sides, before, after, rules);
}

/** What nearly all lists need: equal or ruled from beginning to end. Null when they are not. */
function greedily(sides: Sides, before: readonly number[], after: readonly number[], rules: RuleSet): Piece[] | null {
  const pieces = new Pieces();
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    checkpoint();
    let k = 0;
    while (i + k < before.length && j + k < after.length && sides.before.word(before[i + k] ?? 0) === sides.after.word(after[j + k] ?? 0))
      k++;
    pieces.add('kept', i, k, j, k, NOBODY);
    i += k;
    j += k;
    if (i === before.length && j === after.length) break;
    const step = first(rules.stepsAt(sides, before, i, after, j));
    if (!step) return null;
    pieces.add('ruled', i, step.before, j, step.after, step.because);
    i += step.before;
    j += step.after;
  }
  return pieces.list;
}

/** False when two lists cannot be aligned without an edit: what most pairs of lists are, told without looking for the best alignment. */
export function mayAlign(sides: Sides, before: readonly number[], after: readonly number[], rules: RuleSet): boolean {
  const width = after.length + 1;
  const seen = new Set<number>([0]);
  for (const place of seen) {
    checkpoint();
    const i = Math.floor(place / width);
    const j = place % width;
    const [one, other] = [before[i], after[j]];
    if (one === undefined && other === undefined) return true;
    if (one !== undefined && other !== undefined && sides.before.word(one) === sides.after.word(other)) seen.add((i + 1) * width + j + 1);
    for (const step of rules.stepsAt(sides, before, i, after, j)) seen.add((i + step.before) * width + j + step.after);
  }
  return false;
}

function first(steps: Iterable<Step>): Step | null {
  for (const step of steps) if (step.before + step.after > 0) return step;
  return null;
}

function thoroughly(sides: Sides, before: readonly number[], after: readonly number[], rules: RuleSet): Piece[] {
  const a = Int32Array.from(before, (token) => sides.before.word(token));
  const b = Int32Array.from(after, (token) => sides.after.word(token));
  if ((a.length + 1) * (b.length + 1) > LARGEST_TABLE) return withoutRules(a, b);
  const table = new Table(sides, before, after, rules, a, b);
  return table.pieces();
}

function withoutRules(a: Int32Array, b: Int32Array): Piece[] {
  const pieces = new Pieces();
  let i = 0;
  let j = 0;
  commonSubsequence(a, b, (x, y) => {
    pieces.add('edited', i, x - i, j, y - j, NOBODY);
    pieces.add('kept', x, 1, y, 1, NOBODY);
    i = x + 1;
    j = y + 1;
  });
  pieces.add('edited', i, a.length - i, j, b.length - j, NOBODY);
  return pieces.list;
}

/** The cheapest way from every pair of positions to the end, by dynamic programming. */
class Table {
  readonly #costs: Int32Array;
  readonly #width: number;

  constructor(
    private readonly sides: Sides,
    private readonly before: readonly number[],
    private readonly after: readonly number[],
    private readonly rules: RuleSet,
    private readonly a: Int32Array,
    private readonly b: Int32Array,
  ) {
    this.#width = b.length + 1;
    this.#costs = new Int32Array((a.length + 1) * this.#width);
    for (let i = a.length; i >= 0; i--) {
      const at = rules.rulesAt(sides, before, i);
      for (let j = b.length; j >= 0; j--) if (i < a.length || j < b.length) this.#costs[i * this.#width + j] = this.#cheapest(i, j, at);
    }
  }

  #cost(i: number, j: number): number {
    return this.#costs[i * this.#width + j] ?? 0;
  }

  #cheapest(i: number, j: number, at: RulesAt): number {
    const { a, b } = this;
    let best = Infinity;
    if (i < a.length && j < b.length && a[i] === b[j]) {
      best = this.#cost(i + 1, j + 1);
      if (best === 0) return best;
    } else if (i < a.length) best = Math.min(best, EDIT_COST + this.#cost(i + 1, j));
    if (j < b.length && a[i] !== b[j]) best = Math.min(best, EDIT_COST + this.#cost(i, j + 1));
    // also where the words are equal: `a.b.X` -> `a.c.X` begins with equal ones
    for (const step of this.rules.stepsAt(this.sides, this.before, i, this.after, j, at))
      if (step.before + step.after > 0) best = Math.min(best, RULE_COST + this.#cost(i + step.before, j + step.after));
    return best;
  }

  pieces(): Piece[] {
    const { a, b } = this;
    const pieces = new Pieces();
    let i = 0;
    let j = 0;
    while (i < a.length || j < b.length) {
      const cost = this.#cost(i, j);
      if (i < a.length && j < b.length && a[i] === b[j] && cost === this.#cost(i + 1, j + 1)) {
        pieces.add('kept', i++, 1, j++, 1, NOBODY);
        continue;
      }
      const step = this.#stepOfCost(i, j, cost);
      if (step) {
        pieces.add('ruled', i, step.before, j, step.after, step.because);
        i += step.before;
        j += step.after;
      } else if (i < a.length && cost === EDIT_COST + this.#cost(i + 1, j)) pieces.add('edited', i++, 1, j, 0, NOBODY);
      else pieces.add('edited', i, 0, j++, 1, NOBODY);
    }
    return pieces.list;
  }

  #stepOfCost(i: number, j: number, cost: number): Step | null {
    for (const step of this.rules.stepsAt(this.sides, this.before, i, this.after, j))
      if (step.before + step.after > 0 && cost === RULE_COST + this.#cost(i + step.before, j + step.after)) return step;
    return null;
  }
}

/** Pieces in order; edits that touch are one. */
class Pieces {
  readonly list: Piece[] = [];

  add(kind: Piece['kind'], i: number, beforeCount: number, j: number, afterCount: number, because: readonly number[]): void {
    if (beforeCount + afterCount === 0) return;
    const last = this.list.at(-1);
    const piece = { kind, beforeStart: i, beforeEnd: i + beforeCount, afterStart: j, afterEnd: j + afterCount, because };
    if (last && kind !== 'ruled' && last.kind === kind && last.beforeEnd === i && last.afterEnd === j)
      this.list[this.list.length - 1] = { ...last, beforeEnd: piece.beforeEnd, afterEnd: piece.afterEnd };
    else this.list.push(piece);
  }
}
