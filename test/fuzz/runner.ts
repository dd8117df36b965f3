import { fork, type ChildProcess } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Change } from '../../engine/api.js';
import type { Fault } from './faults.js';
import type { Answer, Task } from './worker.js';

/** How much memory an analysis may take, in MiB. */
const MOST_MEMORY = 1024;

/** How many budgets an analysis may take, of the processor's time. */
const BUDGETS = 2;

/** The longest wait for an answer, in budgets on the clock, for each process that waits for a processor: on a busy machine, time on the clock says little. */
const PATIENCE = 3;

/** Analyses after which the process begins anew: what one leaves behind is not to be put down to another. */
const TASKS_OF_A_PROCESS = 300;

const SLOW: Fault = { kind: 'slow', detail: 'over twice the budget' };

/** Analyses changes in a process of its own, which it ends when it does not come back: a thread whose memory is full takes its process with it. */
export class Runner {
  #child: ChildProcess | null = null;
  #tasks = 0;

  constructor(
    private readonly script: URL,
    private readonly budget: number,
  ) {}

  /** What is wrong with the analysis of a change. */
  async run(change: Change): Promise<readonly Fault[]> {
    if (++this.#tasks % TASKS_OF_A_PROCESS === 0) this.close();
    this.#child ??= fork(fileURLToPath(this.script), {
      execArgv: [`--max-old-space-size=${MOST_MEMORY}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const faults = await this.#answer(this.#child, change);
    if (faults.some(({ kind }) => kind === 'slow' || kind === 'large' || kind === 'throws')) this.close();
    return faults;
  }

  close(): void {
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }

  #answer(child: ChildProcess, change: Change): Promise<readonly Fault[]> {
    return new Promise((resolve) => {
      let errors = '';
      const end = (faults: readonly Fault[]): void => {
        clearTimeout(watch);
        child.off('message', onMessage).off('exit', onExit);
        child.stderr?.off('data', onError);
        resolve(faults);
      };
      const onError = (text: Buffer): void => {
        errors += text.toString();
      };
      const onMessage = (message: unknown): void => {
        const { faults, milliseconds } = message as Answer;
        end(milliseconds > this.budget * BUDGETS ? [...faults, SLOW] : faults);
      };
      const onExit = (): void => {
        const isMemory = errors.includes('heap out of memory');
        end([
          isMemory
            ? { kind: 'large', detail: `over ${MOST_MEMORY} MiB` }
            : { kind: 'throws', detail: `the process: ${errors.slice(0, 80)}` },
        ]);
      };
      const waiting = Math.max(1, (loadavg()[0] ?? 1) / cpus().length);
      const watch = setTimeout(
        () => {
          end([SLOW]);
        },
        this.budget * PATIENCE * waiting,
      );
      child.on('message', onMessage).on('exit', onExit);
      child.stderr?.on('data', onError);
      child.send({ change, budget: this.budget } satisfies Task);
    });
  }
}
