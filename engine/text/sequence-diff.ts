/**
 * The longest common subsequence of two sequences of numbers: Myers' algorithm (1986) in linear space, which is what Git shows a reader. Own code, since it is
 * smaller than a library's interface to it (numbers in, numbers out, a limit on the work), and the engine ships to every page.
 */

import { checkpoint } from './work.js';

/** Edit distances beyond this are not looked for: the middle of what is left counts as changed. Git gives up in the same way. */
const MOST_EDITS = 4_000;

/** Calls `equal(i, j)` for every pair of equal elements of the subsequence, in order. */
export function commonSubsequence(before: Int32Array, after: Int32Array, equal: (i: number, j: number) => void): void {
  new Myers(before, after, equal).run(0, before.length, 0, after.length);
}

class Myers {
  readonly #forward: Int32Array;
  readonly #backward: Int32Array;
  readonly #offset: number;

  constructor(
    private readonly a: Int32Array,
    private readonly b: Int32Array,
    private readonly equal: (i: number, j: number) => void,
  ) {
    this.#offset = Math.min(a.length + b.length, MOST_EDITS) + 2;
    this.#forward = new Int32Array(2 * this.#offset + 2);
    this.#backward = new Int32Array(2 * this.#offset + 2);
  }

  run(aFrom: number, aTo: number, bFrom: number, bTo: number): void {
    const { a, b } = this;
    let head = 0;
    while (aFrom + head < aTo && bFrom + head < bTo && a[aFrom + head] === b[bFrom + head]) this.equal(aFrom + head, bFrom + head++);
    const [aStart, bStart] = [aFrom + head, bFrom + head];
    let tail = 0;
    while (aStart < aTo - tail && bStart < bTo - tail && a[aTo - tail - 1] === b[bTo - tail - 1]) tail++;
    const [aEnd, bEnd] = [aTo - tail, bTo - tail];
    if (aStart < aEnd && bStart < bEnd) {
      const middle = this.#middle(aStart, aEnd, bStart, bEnd);
      if (middle) {
        this.run(aStart, middle.a, bStart, middle.b);
        this.run(middle.a, aEnd, middle.b, bEnd);
      }
    }
    for (let k = 0; k < tail; k++) this.equal(aEnd + k, bEnd + k);
  }

  /** A point on a shortest path, found by searching from both ends at once; null when it would take too long. */
  #middle(aStart: number, aEnd: number, bStart: number, bEnd: number): { readonly a: number; readonly b: number } | null {
    const { a, b } = this;
    const forward = this.#forward;
    const backward = this.#backward;
    const n = aEnd - aStart;
    const m = bEnd - bStart;
    const delta = n - m;
    const odd = (delta & 1) !== 0;
    const limit = Math.min((n + m + 1) >> 1, MOST_EDITS >> 1);
    const offset = this.#offset;
    const at = (list: Int32Array, k: number): number => list[offset + k] ?? 0;
    forward[offset + 1] = 0;
    backward[offset + 1] = 0;
    for (let d = 0; d <= limit; d++) {
      checkpoint(d + 1);
      for (let k = -d; k <= d; k += 2) {
        let x = k === -d || (k !== d && at(forward, k - 1) < at(forward, k + 1)) ? at(forward, k + 1) : at(forward, k - 1) + 1;
        let y = x - k;
        while (x < n && y < m && y >= 0 && a[aStart + x] === b[bStart + y]) {
          x++;
          y++;
        }
        forward[offset + k] = x;
        const mirrored = delta - k;
        if (odd && mirrored >= -(d - 1) && mirrored <= d - 1 && x + at(backward, mirrored) >= n && x <= n && y <= m)
          return this.#proper(aStart + x, bStart + y, aStart, aEnd, bStart, bEnd);
      }
      for (let k = -d; k <= d; k += 2) {
        let x = k === -d || (k !== d && at(backward, k - 1) < at(backward, k + 1)) ? at(backward, k + 1) : at(backward, k - 1) + 1;
        let y = x - k;
        while (x < n && y < m && y >= 0 && a[aEnd - 1 - x] === b[bEnd - 1 - y]) {
          x++;
          y++;
        }
        backward[offset + k] = x;
        const mirrored = delta - k;
        if (!odd && mirrored >= -d && mirrored <= d && x + at(forward, mirrored) >= n && x <= n && y <= m)
          return this.#proper(aEnd - x, bEnd - y, aStart, aEnd, bStart, bEnd);
      }
    }
    return null;
  }

  /** A corner of the rectangle would not make it smaller. */
  #proper(a: number, b: number, aStart: number, aEnd: number, bStart: number, bEnd: number): { a: number; b: number } | null {
    const corner = (a === aStart && b === bStart) || (a === aEnd && b === bEnd);
    return corner || a < aStart || b < bStart || a > aEnd || b > bEnd ? null : { a, b };
  }
}
