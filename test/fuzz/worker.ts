/** Analyses one change after the other, and tells what was wrong: the process that `Runner` watches. */
import type { Change } from '../../engine/api.js';
import { createDetector } from '../../engine/node/index.js';
import { faultOfError, faultsOf, type Fault } from './faults.js';

export interface Task {
  readonly change: Change;
  /** Milliseconds. */
  readonly budget: number;
}

export interface Answer {
  readonly faults: readonly Fault[];
  /** Of the processor. */
  readonly milliseconds: number;
}

const detector = await createDetector();

async function answer({ change, budget }: Task): Promise<Answer> {
  const before = process.cpuUsage();
  const faults = await detector.detect(change, { budget }).then(
    (result) => faultsOf(result, change),
    (error: unknown) => [faultOfError(error)],
  );
  const { user, system } = process.cpuUsage(before);
  return { faults, milliseconds: (user + system) / 1000 };
}

process.on('message', (task: Task) => {
  void answer(task).then((found) => process.send?.(found));
});
