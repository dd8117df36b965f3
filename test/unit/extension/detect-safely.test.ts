// Files that the engine stumbles over are left out; an engine that broke is told, and nobody is blamed for it.
import { describe, expect, it } from 'vitest';
import type { Change, Detector } from '../../../engine/api.js';
import type { DetectionResult } from '../../../engine/results/result.js';
import { withoutLargest } from '../../../extension/worker/careful.js';
import { detectSafely } from '../../../extension/worker/detect-safely.js';

const CHANGE: Change = {
  before: { 'A.java': 'a', 'B.java': 'b', 'C.java': 'c' },
  after: { 'A.java': 'x', 'B.java': 'y', 'D.java': 'z' },
  renames: { 'C.java': 'D.java' },
};

/** What an engine gives whose `detect` is this one. */
function detectorOf(detect: (change: Change) => Promise<DetectionResult>): Detector {
  return {
    detect,
    open: async (change) => ({
      result: await detect(change),
      peek: () => {
        throw new Error('not asked for');
      },
      look: () => ({}),
      close: () => undefined,
    }),
  };
}

const resultOf = (paths: readonly string[]): DetectionResult => ({
  refactorings: [],
  bundles: [],
  files: Object.fromEntries(paths.map((path) => [path, { status: 'analysed' }])),
  hitTimeout: false,
});

/** An engine that throws over changes with this file. */
const engine = (path: string, error: Error, seen: string[][] = []): Detector =>
  detectorOf((change) => {
    const paths = [...new Set([...Object.keys(change.before), ...Object.keys(change.after)])];
    seen.push(paths);
    return paths.includes(path) ? Promise.reject(error) : Promise.resolve(resultOf(paths));
  });

describe('an engine that throws over a file', () => {
  it.each([
    [new RangeError('Maximum call stack size exceeded'), 'too-deep'],
    [new TypeError('undefined is no function'), 'does-not-parse'],
  ])('does the others: %s', async (error, reason) => {
    const { detection, skipped } = await detectSafely(engine('B.java', error), CHANGE, {});
    expect(skipped.map((file) => [file.path, file.reason])).toEqual([['B.java', reason]]);
    expect(Object.keys(detection.result.files)).toEqual(['A.java', 'C.java', 'D.java']);
  });

  it('leaves a moved file out in both versions', async () => {
    const { detection } = await detectSafely(engine('D.java', new RangeError('deep')), CHANGE, {});
    expect(Object.keys(detection.result.files)).toEqual(['A.java', 'B.java']);
  });

  it('says so when no file by itself is to blame', async () => {
    const both = new RangeError('only together');
    const detector = detectorOf((change) => (Object.keys(change.before).length > 1 ? Promise.reject(both) : Promise.resolve(resultOf([]))));
    await expect(detectSafely(detector, CHANGE, {})).rejects.toBe(both);
  });
});

describe('an engine whose parser broke', () => {
  it('is asked nothing more, and no file is blamed', async () => {
    const seen: string[][] = [];
    const work = detectSafely(engine('B.java', new WebAssembly.RuntimeError('Aborted()'), seen), CHANGE, {});
    await expect(work).rejects.toMatchObject({ failure: { code: 'engine-died', sentence: expect.stringContaining('memory') as string } });
    expect(seen).toHaveLength(1);
  });

  it('is not mended by looking for culprits', async () => {
    const seen: string[][] = [];
    const detector = detectorOf((change) => {
      seen.push(Object.keys(change.after));
      return Promise.reject(seen.length === 1 ? new TypeError('first') : new WebAssembly.RuntimeError('memory access out of bounds'));
    });
    await expect(detectSafely(detector, CHANGE, {})).rejects.toMatchObject({ failure: { code: 'engine-died' } });
    expect(seen).toHaveLength(2);
  });
});

describe('a careful second try', () => {
  it('is without the largest files, each of which is told once', () => {
    const large = 'x'.repeat(500_001);
    const { change, skipped } = withoutLargest({
      before: { ...CHANGE.before, 'C.java': large, 'Gone.java': large },
      after: { ...CHANGE.after, 'B.java': large },
      renames: { 'C.java': 'D.java' },
    });
    expect(change).toEqual({ before: { 'A.java': 'a' }, after: { 'A.java': 'x' }, renames: {} });
    expect(skipped.map(({ path, reason }) => [path, reason]).sort()).toEqual([
      ['B.java', 'too-large'],
      ['D.java', 'too-large'],
      ['Gone.java', 'too-large'],
    ]);
    expect(skipped[0]?.detail).toContain('did not come to its end with files of more than 500,000 characters');
  });

  it('is the same change where no file is large', () => {
    expect(withoutLargest(CHANGE)).toEqual({ change: CHANGE, skipped: [] });
  });
});
