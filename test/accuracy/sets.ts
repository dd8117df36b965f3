/**
 * The sets of commits that the measuring tools take: benchmarks of an oracle (`--oracle DIR --benchmark NAME,…`), or parts of a corpus
 * (`--corpus DIR --language NAME,… --part look|check`).
 *
 * A part called `check` tells whether the engine learnt something or only its commits. It is counted, and nothing of a single commit of it is ever shown or kept:
 * whoever reads it takes away what it is good for. Every tool asks here, and a folder is known by its name, however it was given.
 */
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { BENCHMARKS } from './benchmarks.js';
import { loadBenchmark, type LoadedBenchmark } from './oracle.js';

/** For `parseArgs`. */
export const SET_OPTIONS = {
  oracle: { type: 'string' },
  benchmark: { type: 'string' },
  corpus: { type: 'string' },
  language: { type: 'string' },
  part: { type: 'string' },
} as const;

export const SET_USAGE = `--oracle DIR --benchmark NAME[,NAME…|all]
       … -- --corpus DIR [--language NAME[,NAME…]] [--part look|check]     a part called check is counted, and nothing of its commits is shown`;

export interface SetOptions {
  readonly oracle?: string | undefined;
  readonly benchmark?: string | undefined;
  readonly corpus?: string | undefined;
  readonly language?: string | undefined;
  readonly part?: string | undefined;
}

/** Commits that are measured together. */
export interface MeasuredSet {
  /** The folder with `commits/`. */
  readonly folder: string;
  /** Its name is what a run is printed, remembered and saved under. */
  readonly benchmark: LoadedBenchmark;
  /** Totals may be shown, and no commit. */
  readonly isCountedOnly: boolean;
}

const PARTS = ['look', 'check'] as const;

/** Whether a folder is in a part that is only counted. Links are followed, so that no other name leads there. */
export const isCountedOnly = (folder: string): boolean =>
  folder.split(/[\\/]/).includes('check') || (existsSync(folder) && realpathSync(folder).split(sep).includes('check'));

/** Throws when something would show commits that are only counted. `shown` is what was asked for, as an option's name. */
export function refuseToShow(folder: string, shown: string): void {
  if (isCountedOnly(folder)) throw new Error(`${shown} shows single commits, and those of a folder called “check” are only counted.`);
}

/** The sets that options name; null when they name none. Throws with a sentence when one of them is not there. */
export function measuredSets({ oracle, benchmark, corpus, language, part }: SetOptions): readonly MeasuredSet[] | null {
  if (oracle !== undefined && benchmark !== undefined) {
    const names = benchmark === 'all' ? Object.keys(BENCHMARKS) : benchmark.split(',');
    return names.map((name) => ({ folder: oracle, benchmark: loadBenchmark(oracle, name), isCountedOnly: isCountedOnly(oracle) }));
  }
  if (corpus === undefined) return null;
  const parts = part === undefined ? PARTS : PARTS.filter((one) => one === part);
  if (parts.length === 0) throw new Error(`There is no part “${part ?? ''}”; there are ${PARTS.join(' and ')}.`);
  const languages = language?.split(',') ?? languagesOf(corpus);
  return languages.flatMap((one) =>
    parts.map((each) => {
      const folder = join(corpus, one, each);
      if (!existsSync(join(folder, 'data.json'))) throw new Error(`There is no ${join(one, each)} in ${corpus}.`);
      const loaded = loadBenchmark(folder, `${one} ${each}`, { file: 'data.json', types: null });
      return { folder, benchmark: loaded, isCountedOnly: isCountedOnly(folder) };
    }),
  );
}

function languagesOf(corpus: string): readonly string[] {
  const found = readdirSync(corpus)
    .filter((name) => PARTS.every((part) => existsSync(join(corpus, name, part, 'data.json'))))
    .sort();
  if (found.length === 0)
    throw new Error(`${corpus} is no corpus: it has no folders LANGUAGE/look/data.json and LANGUAGE/check/data.json.`);
  return found;
}

/** The commits of a set, each once, or those whose id begins so. */
export function chosenOf({ benchmark, folder }: MeasuredSet, commit: string | undefined): LoadedBenchmark['commits'] {
  if (commit !== undefined) refuseToShow(folder, '--commit');
  const unique = [...new Map(benchmark.commits.map((one) => [one.sha1, one])).values()];
  return unique.filter(({ sha1 }) => commit === undefined || sha1.startsWith(commit));
}
