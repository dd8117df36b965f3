import { checkpoint } from './work.js';

/** Bit vectors of where each character occurs in the pattern, reused between calls: clearing is cheaper than allocating. */
const occurrences = new Int32Array(0x10000);

/**
 * Levenshtein distance of two texts, in UTF-16 units.
 *
 * Bit-parallel (Myers 1999, in Hyyrö's block form): 32 rows of the matrix at a time, so the cost is |a|·|b|/32.
 */
export function editDistance(a: string, b: string): number {
  if (a === b) return 0;
  let start = 0;
  let aEnd = a.length;
  let bEnd = b.length;
  const shortest = Math.min(aEnd, bEnd);
  while (start < shortest && a.charCodeAt(start) === b.charCodeAt(start)) start++;
  while (aEnd > start && bEnd > start && a.charCodeAt(aEnd - 1) === b.charCodeAt(bEnd - 1)) {
    aEnd--;
    bEnd--;
  }
  if (start === aEnd) return bEnd - start;
  if (start === bEnd) return aEnd - start;
  const inner = a.slice(start, aEnd);
  const other = b.slice(start, bEnd);
  return inner.length <= other.length ? distanceInBlocks(inner, other) : distanceInBlocks(other, inner);
}

/** How many bits of a number of columns do not count: 16 columns of a block are a unit of work. */
const CELLS_OF_A_UNIT = 4;

/** `pattern` is the shorter one; both are non-empty. */
function distanceInBlocks(pattern: string, text: string): number {
  const length = text.length;
  // Horizontal differences of the matrix row above the current block: +1 and -1, one per column.
  const plus = new Uint8Array(length).fill(1);
  const minus = new Uint8Array(length);
  let score = 0;
  for (let block = 0; block < pattern.length; block += 32) {
    checkpoint(length >> CELLS_OF_A_UNIT);
    const rows = Math.min(32, pattern.length - block);
    for (let i = 0; i < rows; i++) {
      const code = pattern.charCodeAt(block + i);
      occurrences[code] = (occurrences[code] ?? 0) | (1 << i);
    }
    const last = 1 << (rows - 1);
    let pv = -1;
    let mv = 0;
    score = block + rows;
    for (let j = 0; j < length; j++) {
      let eq = occurrences[text.charCodeAt(j)] ?? 0;
      const xv = eq | mv;
      const hinMinus = minus[j] ?? 0;
      eq |= hinMinus;
      const xh = (((eq & pv) + pv) ^ pv) | eq;
      let ph = mv | ~(xh | pv);
      let mh = pv & xh;
      const outPlus = ph & last ? 1 : 0;
      const outMinus = mh & last ? 1 : 0;
      score += outPlus - outMinus;
      ph = (ph << 1) | (plus[j] ?? 0);
      mh = (mh << 1) | hinMinus;
      plus[j] = outPlus;
      minus[j] = outMinus;
      pv = mh | ~(xv | ph);
      mv = ph & xv;
    }
    for (let i = 0; i < rows; i++) occurrences[pattern.charCodeAt(block + i)] = 0;
  }
  return score;
}

/** Edit distance as a share of the longer text: 0 equal, 1 nothing in common. */
export function normalizedDistance(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 0 : editDistance(a, b) / longest;
}

/** `put` and `putAll`, in whichever order. */
export function isPartOfName(a: string, b: string): boolean {
  return a.includes(b) || b.includes(a);
}
