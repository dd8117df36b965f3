/** A thread with an engine; see `watched-detector.ts`. */
import { parentPort } from 'node:worker_threads';
import type { Batches } from '../api.js';
import type { NotLooked } from '../results/result.js';
import { textsElsewhere, type Elsewhere } from './whole-version-texts.js';
import { createDetector } from './index.js';
import type { WorkerAnswer, WorkerTask } from './watched-detector.js';

const detector = createDetector();

const tell = (answer: WorkerAnswer): void => parentPort?.postMessage(answer);

async function detect({ change, options, elsewhere }: WorkerTask): Promise<WorkerAnswer> {
  try {
    const failures: NotLooked[] = [];
    const result = await (
      await detector
    ).detect(change, {
      ...options,
      onProgress: (progress) => tell({ kind: 'at', progress }),
      ...(elsewhere && { elsewhere: read(elsewhere, failures) }),
    });
    return { kind: 'found', result: failures.length === 0 ? result : { ...result, notLooked: [...(result.notLooked ?? []), ...failures] } };
  } catch (error) {
    return { kind: 'threw', message: messageOf(error) };
  }
}

/** All texts, as long as they can be read: what was found in those that could is told. */
async function* read(elsewhere: Elsewhere, failures: NotLooked[]): Batches {
  try {
    yield* textsElsewhere(elsewhere, (done, total) => tell({ kind: 'searching', done, total }));
  } catch (error) {
    failures.push({ path: null, what: `opportunities in files outside of the change: ${messageOf(error)}` });
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

parentPort?.on('message', (task: WorkerTask) => void detect(task).then(tell));
