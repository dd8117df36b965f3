/** Remembers what the last run found, commit by commit, so that the effect of a change to the engine is visible finding by finding. Not committed. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommitScore, Score } from './score.js';

interface RememberedCommit {
  readonly found: readonly string[];
  readonly falsely: readonly string[];
}

export type LastRun = Readonly<Record<string, RememberedCommit>>;

export interface CommitDifference {
  readonly url: string;
  readonly won: readonly string[];
  readonly lost: readonly string[];
  readonly newlyFalse: readonly string[];
  readonly noLongerFalse: readonly string[];
}

const FOLDER = '.cache/accuracy';

const fileOf = (benchmark: string): string => join(FOLDER, `${benchmark.replaceAll(' ', '-')}.json`);

export function loadLastRun(benchmark: string): LastRun | null {
  return existsSync(fileOf(benchmark)) ? (JSON.parse(readFileSync(fileOf(benchmark), 'utf8')) as LastRun) : null;
}

export function saveLastRun(score: Score): void {
  const descriptions = (list: CommitScore['found']): string[] => list.map(({ description }) => description);
  const run: LastRun = Object.fromEntries(
    score.commits.map((commit) => [commit.sha1, { found: descriptions(commit.found), falsely: descriptions(commit.falsely) }]),
  );
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(score.benchmark), JSON.stringify(run));
}

/** What changed against the last run, in the commits of this one. `isCovered` tells which descriptions this run looked at at all. */
export function differences(score: Score, last: LastRun, isCovered: (description: string) => boolean): CommitDifference[] {
  return score.commits
    .map((commit) => {
      const before = last[commit.sha1] ?? { found: [], falsely: [] };
      const found = new Set(commit.found.map(({ description }) => description));
      const falsely = new Set(commit.falsely.map(({ description }) => description));
      return {
        url: commit.url,
        won: [...found].filter((d) => !before.found.includes(d)),
        lost: before.found.filter((d) => isCovered(d) && !found.has(d)),
        newlyFalse: [...falsely].filter((d) => !before.falsely.includes(d)),
        noLongerFalse: before.falsely.filter((d) => isCovered(d) && !falsely.has(d)),
      };
    })
    .filter(({ won, lost, newlyFalse, noLongerFalse }) => won.length + lost.length + newlyFalse.length + noLongerFalse.length > 0);
}
