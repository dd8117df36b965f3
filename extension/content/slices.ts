/** Long work in short tasks, so that the page stays quick under the reader's hand. */

/** Milliseconds of work before the page gets its turn. Half of a frame at 60 Hz. */
const SLICE = 8;

/** Cells whose look changes between two layouts of the page: as many as the browser paints anew in a few milliseconds. */
export const CELLS_PER_LAYOUT = 400;

interface TaskScheduler {
  postTask(task: () => void, options: { readonly priority: 'background' }): Promise<void>;
}

declare const globalThis: { readonly scheduler?: TaskScheduler };

/**
 * Resolves after the page had a turn: its own timers and messages, and a frame where one is due. `scheduler.yield` is back before all of these: for as long as marks
 * were made, neither browser let a timer or a message of the page through, and both drew one frame in a tenth of a second. A hidden page draws none, and its timers
 * come once a second at most, so there the work goes on after whatever else is waiting.
 */
export function nextTurn(): Promise<void> {
  const { scheduler } = globalThis;
  if (document.hidden && scheduler) return scheduler.postTask(() => undefined, { priority: 'background' });
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** A clock for one piece of work: `pause` is asked between steps, and gives the page a turn when a slice is used up. */
export class Slices {
  #since = performance.now();

  /** Undefined while there is time left; otherwise resolves when the work may go on. Rejects with the signal's reason once it is aborted. */
  readonly pause = (): Promise<void> | undefined => {
    if (performance.now() - this.#since < SLICE) return undefined;
    return this.turn();
  };

  constructor(readonly signal: AbortSignal) {}

  /** Gives the page a turn now. */
  async turn(): Promise<void> {
    await nextTurn();
    this.signal.throwIfAborted();
    this.#since = performance.now();
  }
}
