/**
 * The engine, with word to the engine host of what it is at. While the engine works nothing else happens in a worker, so nobody in here could end a step that takes too
 * long; the host ends the worker when it does not say in time that it came back (`extension/background/watchdog.ts`).
 */
import type { Change, Detection, Detector, DetectOptions } from '../../engine/api.js';
import { partsOf } from '../../engine/parts.js';
import type { WorkerNote } from '../messages.js';

/** Milliseconds for the code of one refactoring. The first one of a change may have to explain all of its lines, which took some seconds at most. */
const PEEK_BUDGET = 30_000;

/** Milliseconds for dangers, opportunities and changes for users, of which the engine stops by itself at a tenth of a change's budget. */
const LOOK_BUDGET = 60_000;

/** Milliseconds for work that was given no budget. */
const DEFAULT_BUDGET = 120_000;

/** Milliseconds for a look at what is there while other files are on their way. Its own budget is far less, and ending it costs the reader what was read. */
const PREVIEW_BUDGET = 15_000;

/** A detector that tells when it begins, what it is at, and when it came back, for all that it is asked, and that its detections are asked. */
export function watched(detector: Detector, tell: (note: WorkerNote) => void, on: 'change' | 'preview' = 'change'): Detector {
  const during = async <Result>(
    change: Change,
    options: DetectOptions,
    work: (options: DetectOptions) => Promise<Result>,
  ): Promise<Result> => {
    const [first, second] = partsOf(change);
    const path = first && !second ? first.path : undefined;
    const budget = on === 'preview' ? PREVIEW_BUDGET : (options.budget ?? DEFAULT_BUDGET);
    tell({ kind: 'begins', budget, on, ...(path !== undefined && { path }) });
    try {
      return await work({
        ...options,
        onProgress: (progress) => {
          if (path === undefined) tell({ kind: 'at', ...(progress.path !== undefined && { path: progress.path }) });
          options.onProgress?.(progress);
        },
      });
    } finally {
      tell({ kind: 'ends' });
    }
  };
  return {
    detect: (change, options = {}) => during(change, options, (all) => detector.detect(change, all)),
    open: async (change, options = {}) => {
      const detection = await during(change, options, (all) => detector.open(change, all));
      return watchedDetection(detection, tell);
    },
  };
}

function watchedDetection(detection: Detection, tell: (note: WorkerNote) => void): Detection {
  const during = <Result>(on: 'peek' | 'look', budget: number, work: () => Result): Result => {
    tell({ kind: 'begins', budget, on });
    try {
      return work();
    } finally {
      tell({ kind: 'ends' });
    }
  };
  return {
    result: detection.result,
    peek: (refactoring, place) => during('peek', PEEK_BUDGET, () => detection.peek(refactoring, place)),
    look: (wishes) => during('look', LOOK_BUDGET, () => detection.look(wishes)),
    close: () => detection.close(),
  };
}
