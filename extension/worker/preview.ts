/** First results: what is found in the files that are there while others are still on their way. */
import type { Change, Detector } from '../../engine/api.js';
import type { Refactoring } from '../../engine/results/result.js';

/** Milliseconds of reading after which a look at what is there pays: small changes are whole by then. */
const FIRST_LOOK = 400;

/** Files that make a look worth it. */
const FEWEST_FILES = 10;

/** A further look is worth it when so many times as many files are there: all looks together then cost half of the last one at most. */
const GROWTH = 3;

/** Milliseconds for one look. */
const BUDGET = 3_000;

export class Preview {
  readonly #end = new AbortController();
  readonly #start = performance.now();
  #seen = 0;
  #look: Promise<void> = Promise.resolve();
  #isLooking = false;

  constructor(
    private readonly detector: Detector,
    private readonly show: (refactorings: readonly Refactoring[]) => void,
  ) {}

  /** Takes note that files are there, and looks at them if that pays. */
  files(done: number, total: number, soFar: () => Change): void {
    const isWorth = done >= Math.max(FEWEST_FILES, this.#seen * GROWTH) && total - done >= FEWEST_FILES;
    if (this.#isLooking || !isWorth || performance.now() - this.#start < FIRST_LOOK) return;
    this.#seen = done;
    this.#isLooking = true;
    this.#look = this.#run(soFar());
  }

  /** Ends looking: the whole is there. */
  async end(): Promise<void> {
    this.#end.abort();
    await this.#look;
  }

  async #run(change: Change): Promise<void> {
    try {
      const { refactorings } = await this.detector.detect(change, { signal: this.#end.signal, budget: BUDGET });
      if (!this.#end.signal.aborted && refactorings.length > 0) this.show(refactorings);
    } catch {
      // Ended, or stumbled over a file: the look at the whole tells.
    }
    this.#isLooking = false;
  }
}
