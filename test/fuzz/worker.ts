/** Analyses one change after the other, and tells what was wrong: the thread that `Runner` watches. */
import { parentPort } from 'node:worker_threads';
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
}

const detector = await createDetector();

parentPort?.on('message', ({ change, budget }: Task) => {
  detector
    .detect(change, { budget })
    .then(
      (result) => faultsOf(result, change),
      (error: unknown) => [faultOfError(error)],
    )
    .then((faults) => parentPort?.postMessage({ faults } satisfies Answer))
    .catch((error: unknown) => parentPort?.postMessage({ faults: [faultOfError(error)] } satisfies Answer));
});
