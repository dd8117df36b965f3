import type { DetectOptions, Progress } from './api.js';
import { run, TOO_DEEP, type Ending } from './text/work.js';

/** Milliseconds of work after which the event loop gets a turn, so that an abort can arrive. */
const TURN = 100;

/** What works under the budget, in its order. */
export type Task = 'read' | 'match' | 'detect' | 'explain';

/**
 * The share of the budget at which each task ends, so that the next ones can make something of what it has. Of the benchmark's commits hardly one spends more
 * than that on reading, and detecting and explaining take about half as long as matching.
 */
const ENDS: Readonly<Record<Task, number>> = { read: 0.6, match: 0.8, detect: 0.9, explain: 1 };

/** What the time is counted for. */
type Stage = 'parse' | 'lower' | 'match' | 'detect' | 'explain';

/** Watches the budget and the abort signal, reports progress, and keeps the time of each stage and what was left out. */
export class Clock {
  readonly #start = performance.now();
  #stage: Stage | null = null;
  #since = 0;
  #lastTurn = performance.now();
  readonly #leftOut = new Map<string, Set<string>>();
  readonly #cut = new Set<Task>();
  #tooDeep = false;

  constructor(private readonly options: DetectOptions) {}

  /** Begins a stage and ends the one before it. Throws the signal's reason when aborted. */
  async enter(stage: Stage, total?: number): Promise<void> {
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
    await this.#turn();
    this.options.signal?.throwIfAborted();
  }

  async #turn(): Promise<void> {
    if (performance.now() - this.#lastTurn <= TURN) return;
    await new Promise((resolve) => setTimeout(resolve, 0));
    this.#lastTurn = performance.now();
  }

  /**
   * Does a step of a task, after a turn of the event loop when that is due, and says how it ended: a step whose time is up is cut within, or not begun. Throws the
   * signal's reason when aborted.
   */
  async perform(task: Task, step: () => void): Promise<Ending> {
    await this.#turn();
    return this.performNow(task, step);
  }

  /** The same at once. */
  performNow(task: Task, step: () => void): Ending {
    const isOver = (): boolean => this.timeIsUp(task);
    const ending = isOver() ? 'time is up' : run({ isOver, leaveOut: (path, what) => this.leaveOut(path, what) }, step);
    if (ending === 'too deep') this.#tooDeep = true;
    return ending;
  }

  /** Whether a task was cut, or not even begun, because its time was up. */
  get hitTimeout(): boolean {
    return this.#cut.size > 0;
  }

  /** Notes that something of a file was left out, as a phrase for readers. */
  leaveOut(path: string, what: string): void {
    this.#leftOut.set(path, (this.#leftOut.get(path) ?? new Set()).add(what));
  }

  /** What limits left out, by file. */
  get allLeftOut(): readonly (readonly [path: string, what: string])[] {
    return [...this.#leftOut].flatMap(([path, all]) => [...all].map((what) => [path, what] as const));
  }

  /** What was left out of a file that was read, each once; what was cut may have been about any of them. */
  leftOut(path: string): readonly string[] {
    const all = new Set(this.#leftOut.get(path));
    if (this.#tooDeep) all.add(TOO_DEEP);
    if (this.#cut.has('match') || this.#cut.has('detect')) all.add('the time budget was used up');
    else if (this.#cut.has('explain')) all.add('which of its lines are left to read was not finished: the time budget was used up');
    return [...all];
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
    if (isOver) this.#cut.add(task);
    return isOver;
  }
}
