import { Worker } from 'node:worker_threads';
import type { Change } from '../../engine/api.js';
import type { Fault } from './faults.js';
import type { Answer, Task } from './worker.js';

/** How much memory an analysis may take, in MiB. */
const MOST_MEMORY = 1024;

/** How many budgets an analysis may take, of the processor's time. */
const BUDGETS = 2;

/** Budgets that may go by on the clock, on a machine that is busy with other things; then it is done once more, and if it ends no sooner, it hangs. */
const PATIENCE = 12;

/** Analyses after which the thread begins anew: what one leaves behind is not to be put down to another. */
const TASKS_OF_A_WORKER = 300;

/** How often a running analysis is looked at, in milliseconds. */
const INTERVAL = 200;

const SLOW: Fault = { kind: 'slow', detail: 'over twice the budget' };
const HANGS: Fault = { kind: 'slow', detail: 'no answer, and no work for it' };

/** Analyses changes in a thread, which it ends when it does not come back. */
export class Runner {
  #worker: Worker | null = null;
  #tasks = 0;

  constructor(
    private readonly script: URL,
    private readonly budget: number,
  ) {}

  /** What is wrong with the analysis of a change. */
  async run(change: Change, isAgain = false): Promise<readonly Fault[]> {
    if (++this.#tasks % TASKS_OF_A_WORKER === 0) await this.close();
    this.#worker ??= new Worker(this.script, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY } });
    const worker = this.#worker;
    let faults = await this.#answer(worker, change);
    if (faults.includes(HANGS) && !isAgain) {
      await this.close();
      faults = await this.run(change, true);
    }
    if (faults.some(({ kind }) => kind === 'slow' || kind === 'large' || kind === 'throws')) await this.close();
    return faults;
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #answer(worker: Worker, change: Change): Promise<readonly Fault[]> {
    const most = this.budget * BUDGETS;
    const started = performance.now();
    const processor = process.cpuUsage();
    return new Promise((resolve) => {
      const lateness = (): readonly Fault[] => {
        const { user, system } = process.cpuUsage(processor);
        const took = performance.now() - started;
        if (took > most && (user + system) / 1000 > most) return [SLOW];
        return took > this.budget * PATIENCE ? [HANGS] : [];
      };
      const end = (faults: readonly Fault[]): void => {
        clearInterval(watch);
        worker.off('message', onMessage).off('error', onError);
        resolve(faults);
      };
      const watch = setInterval(() => {
        const late = lateness();
        if (late.length > 0) end(late);
      }, INTERVAL);
      const onMessage = ({ faults }: Answer): void => {
        end([...faults, ...lateness()]);
      };
      const onError = (error: Error & { readonly code?: string }): void => {
        const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
        end([isMemory ? { kind: 'large', detail: `over ${MOST_MEMORY} MiB` } : { kind: 'throws', detail: `the thread: ${error.message}` }]);
      };
      worker.on('message', onMessage).on('error', onError);
      worker.postMessage({ change, budget: this.budget } satisfies Task);
    });
  }
}
