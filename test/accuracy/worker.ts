/** Runs the engine over the commits that the pool hands to this thread, one after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { createDetector } from '../../engine/node/index.js';
import type { DetectionResult } from '../../engine/results/result.js';
import { loadChange, type CommitId } from './oracle.js';

export interface AccuracyWorkerData {
  readonly oracle: string;
  /** Milliseconds that the engine may take for one commit. */
  readonly budget: number | null;
  /** Whether the lines are explained, too. */
  readonly explain: boolean;
}

export type AccuracyAnswer = { readonly result: DetectionResult; readonly ms: number } | { readonly error: string; readonly ms: number };

const port = parentPort;
if (!port) throw new Error('accuracy-worker is started by the tools that measure, not by hand.');
const { oracle, budget, explain } = workerData as AccuracyWorkerData;
const ready = createDetector();

async function answer(id: CommitId): Promise<AccuracyAnswer> {
  const start = performance.now();
  try {
    const change = loadChange(oracle, id);
    const result = await (await ready).detect(change, { explain, ...(budget === null ? {} : { budget }) });
    return { result, ms: performance.now() - start };
  } catch (error) {
    // One commit that the engine cannot cope with must not cost the figures of all others.
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error), ms: performance.now() - start };
  }
}

port.on('message', (id: CommitId) => {
  void answer(id).then((message) => port.postMessage(message));
});
