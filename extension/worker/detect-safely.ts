/**
 * The engine, guarded: a file that it stumbles over is left out, and the others are analysed all the same. When the parser itself broke, which it does when its memory
 * is used up, nothing more can be done in this worker: every file would be to blame.
 */
import type { Change, Detection, Detector, DetectOptions } from '../../engine/api.js';
import { partsOf, without } from '../../engine/parts.js';
import { ReflensError } from '../../github/failures.js';
import type { SkippedFile } from '../../ui/work.js';

/** Milliseconds for finding out which files are to blame; each is looked at by itself. */
const LONGEST_SEARCH = 30_000;

export interface SafeDetection {
  /** To be closed by whoever asked for it. */
  readonly detection: Detection;
  readonly skipped: readonly SkippedFile[];
}

/**
 * Detects the refactorings of a change. When the engine throws, as it may over a file that was made to exhaust its stack, files that it throws over by themselves are
 * left out. Rejects as the engine did when that does not help, and with `engine-died` when the engine is of no more use.
 */
export async function detectSafely(detector: Detector, change: Change, options: DetectOptions): Promise<SafeDetection> {
  try {
    return await detectWhatCan(detector, change, options);
  } catch (error) {
    throw isDead(error) ? died(error) : error;
  }
}

async function detectWhatCan(detector: Detector, change: Change, options: DetectOptions): Promise<SafeDetection> {
  try {
    return { detection: await detector.open(change, options), skipped: [] };
  } catch (error) {
    options.signal?.throwIfAborted();
    if (isDead(error)) throw error;
    const skipped = await culprits(detector, change, options);
    const left = without(change, new Set(skipped.map(({ path }) => path)));
    if (skipped.length === 0 || Object.keys(left.before).length + Object.keys(left.after).length === 0) throw error;
    return { detection: await detector.open(left, options), skipped };
  }
}

async function culprits(detector: Detector, change: Change, { signal }: DetectOptions): Promise<SkippedFile[]> {
  const end = performance.now() + LONGEST_SEARCH;
  const skipped: SkippedFile[] = [];
  for (const part of partsOf(change)) {
    if (performance.now() > end) break;
    const { path } = part;
    try {
      await detector.detect(part.change, { ...(signal && { signal }), budget: LONGEST_SEARCH });
    } catch (error) {
      signal?.throwIfAborted();
      if (isDead(error)) throw error;
      skipped.push(
        error instanceof RangeError
          ? { path, reason: 'too-deep', detail: 'its code is nested too deeply' }
          : { path, reason: 'does-not-parse', detail: 'Reflens stumbled over it' },
      );
    }
  }
  return skipped;
}

/** The parser's module cannot be used after it aborted, nor be made anew in the same worker. */
const isDead = (error: unknown): boolean => error instanceof WebAssembly.RuntimeError;

const died = (cause: unknown): ReflensError =>
  new ReflensError('engine-died', 'This change is more than the memory of Reflens’ engine can hold.', { cause });
