import type { DetectOptions, Progress } from './api.js';

/** Milliseconds of work after which the event loop gets a turn, so that an abort can arrive. */
const TURN = 100;

/** What works under the budget, in its order. */
export type Task = 'read' | 'match' | 'detect' | 'explain';

/**
 * The share of the budget at which each task ends, so that the next ones can make something of what it has. Of the benchmark's commits hardly one spends more
 * than that on reading, and detecting and explaining take about half as long as matching.
 */
const ENDS: Readonly<Record<Task, number>> = { read: 0.6, match: 0.8, detect: 0.9, explain: 1 };

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

  async progress(stage: Progress['stage'], done: number, total: number, path?: string): Promise<void> {
    this.stop();
    this.options.onProgress?.({ stage, done, total, ...(path !== undefined && { path }) });
    if (performance.now() - this.#lastTurn > TURN) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      this.#lastTurn = performance.now();
    }
    this.options.signal?.throwIfAborted();
  }

  /** True when the share of the budget after which a task ends is used up. Throws the signal's reason when aborted. */
  timeIsUp(task: Task): boolean {
    this.options.signal?.throwIfAborted();
    return this.#isOver(task);
  }

  /** The same for reading, true also when everything was aborted. Does not throw: a parser asks. */
  readingIsOver(): boolean {
    return this.options.signal?.aborted === true || this.#isOver('read');
  }

  #isOver(task: Task): boolean {
    const { budget } = this.options;
    const isOver = budget !== undefined && performance.now() - this.#start > budget * ENDS[task];
    if (isOver) this.hitTimeout = true;
    return isOver;
  }
}
