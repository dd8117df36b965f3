/** A thread with an engine; see `watched-detector.ts`. */
import { parentPort } from 'node:worker_threads';
import { createDetector } from './index.js';
import type { WorkerAnswer, WorkerTask } from './watched-detector.js';

const detector = createDetector();

const tell = (answer: WorkerAnswer): void => parentPort?.postMessage(answer);

async function detect({ change, options }: WorkerTask): Promise<WorkerAnswer> {
  try {
    const result = await (await detector).detect(change, { ...options, onProgress: (progress) => tell({ kind: 'at', progress }) });
    return { kind: 'found', result };
  } catch (error) {
    return { kind: 'threw', message: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (task: WorkerTask) => void detect(task).then(tell));
