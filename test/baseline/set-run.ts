/** Keeps a run over one set, and compares it with a saved one, commit by commit as they come. */
import { canonicalDescription } from '../accuracy/oracle.js';
import type { MeasuredSet } from '../accuracy/sets.js';
import { differenceOf, isEmpty, Tallies } from './differences.js';
import type { BaselineWriter, SavedSet } from './file.js';
import { countedId, countsOfKept, nameOf, type KeptCommit, type KeptFinding, type KeptSet } from './kept.js';
import { commitLines, sumLines } from './report.js';

export interface Wishes {
  readonly writer: BaselineWriter | null;
  /** What is compared with; null: nothing. */
  readonly saved: SavedSet | null;
  /** Whether the findings that came and went are listed. */
  readonly isListed: boolean;
}

/** Why the runs cannot be compared; null when they can. Of a sample, digests tell nothing about the commits that another one left out. */
export function whyNotComparable(set: KeptSet, saved: SavedSet): string | null {
  if (set.explain !== saved.explain) return `${set.set} was saved ${saved.explain ? 'with' : 'without'} --explain.`;
  if (saved.counts && set.every !== saved.every) return `${set.set} was saved with --every ${saved.every}, and is only counted as a whole.`;
  return null;
}

export class SetRun {
  readonly #tallies = new Tallies();
  readonly #counted: KeptCommit[] = [];
  readonly #right: ReadonlySet<string>;
  #compared = 0;
  #inFindings = 0;
  #inTheRest = 0;
  #unknown = 0;

  constructor(
    private readonly set: MeasuredSet,
    private readonly wishes: Wishes,
    private readonly print: (lines: readonly string[]) => void,
  ) {
    this.#right = new Set(
      set.benchmark.commits.flatMap((commit) => commit.refactorings.map(({ description }) => this.#idOf(nameOf(commit), description))),
    );
  }

  /** Takes a commit of the run, and lets go of it, unless the set is only counted. */
  add(commit: KeptCommit): void {
    if (this.set.isCountedOnly) {
      this.#counted.push(commit);
      return;
    }
    this.wishes.writer?.commit(commit);
    const { saved } = this.wishes;
    if (saved) this.#compare(saved.commits.get(commit.name), commit);
  }

  /** Ends the set, and prints its sums. */
  close(): void {
    const { saved, writer } = this.wishes;
    const { benchmark, isCountedOnly } = this.set;
    if (isCountedOnly) {
      const counts = countsOfKept(this.#counted);
      writer?.counts(counts);
      if (saved?.counts) {
        const then = new Set(saved.counts.commits);
        this.#compared = counts.commits.length;
        this.#inFindings = counts.commits.filter((digest) => !then.has(digest)).length;
        this.#tallies.add(differenceOf(saved.counts.findings, counts.findings), ({ id }) => this.#right.has(id));
      }
    }
    if (!saved) return;
    const commits = { compared: this.#compared, inFindings: this.#inFindings, inTheRest: this.#inTheRest, unknown: this.#unknown };
    this.print(sumLines(benchmark.name, commits, this.#tallies, isCountedOnly, (type) => benchmark.types?.has(type) ?? true));
  }

  #compare(then: KeptCommit | undefined, now: KeptCommit): void {
    if (!then) {
      this.#unknown++;
      return;
    }
    this.#compared++;
    const difference = differenceOf(then.findings, now.findings);
    const isRight = ({ id }: KeptFinding): boolean => this.#right.has(this.#idOf(now.name, id));
    this.#tallies.add(difference, isRight);
    if (!isEmpty(difference) || (now.failure !== undefined && then.failure === undefined)) {
      this.#inFindings++;
      this.print(
        commitLines({ name: now.name, ...difference, ...(now.failure !== undefined && { failure: now.failure }) }, this.wishes.isListed),
      );
    } else if (then.rest !== now.rest) this.#inTheRest++;
  }

  /** By what a finding of a commit is known among those of all. */
  #idOf(commitName: string, description: string): string {
    return countedId(commitName, canonicalDescription(description));
  }
}
