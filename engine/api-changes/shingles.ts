import { checkpoint } from '../text/work.js';

/** Tokens of a shingle, and how many of the smallest hashes are kept: a quarter of the tokens, at least ten (Dig and others, ECOOP 2006, Automated Detection of Refactorings). */
const TOKENS = 3;
const KEPT_SHARE = 4;
const KEPT_AT_LEAST = 10;

/** The smallest hashes of all runs of tokens of a text, with how often each stands there. */
export type Shingles = ReadonlyMap<number, number>;

export function shinglesOf(text: string): Shingles {
  const tokens = text.match(/\w+|[^\s\w]/g) ?? [];
  const hashes: number[] = [];
  for (let i = 0; i + TOKENS <= tokens.length; i++) {
    checkpoint();
    hashes.push(hashOf(tokens.slice(i, i + TOKENS)));
  }
  const kept = hashes.sort((one, other) => one - other).slice(0, Math.max(KEPT_AT_LEAST, Math.floor(tokens.length / KEPT_SHARE)));
  const shingles = new Map<number, number>();
  for (const hash of kept) shingles.set(hash, (shingles.get(hash) ?? 0) + 1);
  return shingles;
}

/** FNV-1a, 32 bits. */
function hashOf(tokens: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const token of tokens) {
    for (let i = 0; i < token.length; i++) hash = Math.imul(hash ^ token.charCodeAt(i), 0x01000193);
    hash = Math.imul(hash ^ 0xff, 0x01000193);
  }
  return hash >>> 0;
}

/** How alike two texts are, 0 to 1: the mean of the shares that each has in common with the other. */
export function similarity(one: Shingles, other: Shingles): number {
  let common = 0;
  for (const [hash, count] of one) common += Math.min(count, other.get(hash) ?? 0);
  const size = (shingles: Shingles): number => [...shingles.values()].reduce((sum, count) => sum + count, 0);
  const [first, second] = [size(one), size(other)];
  return first === 0 || second === 0 ? 0 : (common / first + common / second) / 2;
}
