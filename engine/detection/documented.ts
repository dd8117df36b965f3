import { checkpoint } from '../text/work.js';
import type { CodeLocation, Finding, RefactoringType } from './family.js';

/** Builds one type's documentation; the order is that of reading: what it is, what it is not, how it looks. */
export function documented(
  type: string,
  level: RefactoringType['level'],
  meaning: string,
  not: string,
  before: string,
  after: string,
): RefactoringType {
  return { type, level, meaning, not, example: { before, after } };
}

export function finding(type: string, rest: string, before: readonly CodeLocation[], after: readonly CodeLocation[]): Finding {
  checkpoint(rest.length);
  return { type, description: `${type} ${rest}`, before, after };
}
