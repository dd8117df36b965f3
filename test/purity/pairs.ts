/** Pairs of versions of which a refactoring engine made the second one. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Change } from '../../engine/api.js';

export interface RefactoredPair extends Pick<Change, 'before' | 'after'> {
  readonly id: string;
  /** What the engine was told to do. */
  readonly refactoring: string;
}

/** Characters that the longest file of pairs may have when it is unpacked. */
const MOST_CHARACTERS = 1 << 28;

/** The pairs of a file, one JSON object a line. */
export function readPairs(file: string): readonly RefactoredPair[] {
  const text = file.endsWith('.xz')
    ? execFileSync('xz', ['-dc', file], { encoding: 'utf8', maxBuffer: MOST_CHARACTERS })
    : readFileSync(file, 'utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as RefactoredPair);
}
