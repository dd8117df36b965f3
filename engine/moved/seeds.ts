import { checkpoint } from '../text/work.js';
import { NOTHING, type LineSequence } from './line-sequence.js';

/** Lines of the windows by which equal runs are found, each twice the one before: the longest first, since they say most. */
const WINDOWS = [8, 4, 2, 1] as const;

/** Indices at which equal runs begin on both sides. */
export interface Seed {
  readonly before: number;
  readonly after: number;
}

/**
 * Where windows of lines stand once among the wanted ones of each side: of what stands there twice nobody can say which one went where. Longest windows first. The number
 * of seeds, and the time, grow with the lines, not with their square. Unique windows as anchors are those of patience diff; here they need not be in order.
 *
 * @param isWanted whether a line may be part of a run, per side
 */
export function seedsOf(
  before: LineSequence,
  after: LineSequence,
  isWanted: { readonly before: (index: number) => boolean; readonly after: (index: number) => boolean },
): readonly Seed[] {
  const found: Seed[][] = [];
  let one: Int32Array = wanted(before, isWanted.before);
  let other: Int32Array = wanted(after, isWanted.after);
  for (let width = 1; width <= WINDOWS[0]; width *= 2) {
    checkpoint(one.length + other.length);
    found.unshift(uniqueIn(one, other));
    [one, other] = doubled(one, other, width);
  }
  return found.flat();
}

function wanted({ name }: LineSequence, isWanted: (index: number) => boolean): Int32Array {
  return Int32Array.from(name, (key, index) => (isWanted(index) ? key : NOTHING));
}

function uniqueIn(one: Int32Array, other: Int32Array): Seed[] {
  const [first, second] = [onces(one), onces(other)];
  const seeds: Seed[] = [];
  for (const [window, before] of first) {
    const after = second.get(window);
    if (before >= 0 && after !== undefined && after >= 0) seeds.push({ before, after });
  }
  return seeds;
}

/** By window its only index, or -1 when it has several. */
function onces(windows: Int32Array): ReadonlyMap<number, number> {
  const at = new Map<number, number>();
  windows.forEach((window, index) => {
    if (window !== NOTHING) at.set(window, at.has(window) ? -1 : index);
  });
  return at;
}

/** Windows of twice the width, with equal numbers for equal ones of either side. */
function doubled(one: Int32Array, other: Int32Array, width: number): [Int32Array, Int32Array] {
  const numbers = new Map<number, Map<number, number>>();
  let count = 0;
  const double = (windows: Int32Array): Int32Array =>
    windows.map((window, index) => {
      const next = windows[index + width] ?? NOTHING;
      if (window === NOTHING || next === NOTHING) return NOTHING;
      let inner = numbers.get(window);
      if (!inner) numbers.set(window, (inner = new Map<number, number>()));
      let number = inner.get(next);
      if (number === undefined) inner.set(next, (number = count++));
      return number;
    });
  return [double(one), double(other)];
}
