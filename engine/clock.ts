import type { DetectOptions, Progress } from './api.js';

/** Milliseconds of work after which the event loop gets a turn, so that an abort can arrive. */
const TURN = 100;

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
    const { budget } = this.options;
    if (budget !== undefined && performance.now() - this.#start > budget) this.hitTimeout = true;
    return this.hitTimeout;
  }
}
