import type { DetectOptions, Progress } from './api.js';

/** Milliseconds of work after which the event loop gets a turn, so that an abort can arrive. */
const TURN = 100;

/**
 * The share of the budget after which no more files are read. What was read also has to be compared, and that takes longer: of the benchmark's commits none
 * spends more of its time on reading.
 */
const READING = 0.7;

/** Watches the budget and the abort signal, reports progress, and keeps the time of each stage. */
export class Clock {
  readonly #start = performance.now();
  #stage: string | null = null;
  #since = 0;
  #lastTurn = performance.now();
  hitTimeout = false;

  constructor(private readonly options: DetectOptions) {}

  /** Begins a stage and ends the one before it. Throws the signal's reason when aborted. */
  async enter(stage: string, total?: number): Promise<void> {
    this.stop();
    if (total !== undefined && (stage === 'match' || stage === 'detect')) await this.progress(stage, 0, total);
    this.options.signal?.throwIfAborted();
    this.#stage = stage;
    this.#since = performance.now();
  }

  stop(): void {
    const { timings } = this.options;
    if (timings) {
      if (this.#stage) timings[this.#stage] = (timings[this.#stage] ?? 0) + performance.now() - this.#since;
      timings['total'] = performance.now() - this.#start;
    }
    this.#stage = null;
  }

  async progress(stage: Progress['stage'], done: number, total: number): Promise<void> {
    this.stop();
    this.options.onProgress?.({ stage, done, total });
    if (performance.now() - this.#lastTurn > TURN) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      this.#lastTurn = performance.now();
    }
    this.options.signal?.throwIfAborted();
  }

  /** True when the budget is used up. Throws the signal's reason when aborted. */
  timeIsUp(): boolean {
    this.options.signal?.throwIfAborted();
    return this.#isOver(1);
  }

  /** True when the share of the budget that reading may take is used up, or everything was aborted. Does not throw. */
  readingIsOver(): boolean {
    return this.options.signal?.aborted === true || this.#isOver(READING);
  }

  #isOver(share: number): boolean {
    const { budget } = this.options;
    const isOver = budget !== undefined && performance.now() - this.#start > budget * share;
    if (isOver) this.hitTimeout = true;
    return isOver;
  }
}
