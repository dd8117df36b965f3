// The command line's engine comes back, whatever the texts: with a thread that plays one that does not.
import { afterEach, describe, expect, it } from 'vitest';
import { WatchedDetector } from '../../../engine/node/watched-detector.js';

/** Milliseconds; what comes back does so at once. */
const BUDGET = 300;
const GRACE = 300;

const detector = new WatchedDetector({ script: new URL('../../support/stubborn-worker.mjs', import.meta.url), grace: GRACE });
afterEach(() => detector.close());

const changeOf = (...paths: string[]) => ({
  before: Object.fromEntries(paths.map((path) => [path, 'before'])),
  after: Object.fromEntries(paths.map((path) => [path, 'after'])),
});

const statuses = async (...paths: string[]): Promise<Record<string, string>> => {
  const { files } = await detector.detect(changeOf(...paths), { budget: BUDGET });
  return Object.fromEntries(Object.entries(files).map(([path, { status }]) => [path, status]));
};

describe('an engine that does not come back', () => {
  it.each([
    ['while it reads a file', 'HangRead.java', 'over-budget'],
    ['over one file', 'HangMatch.java', 'over-budget'],
    ['since its thread ended while it read a file', 'DieRead.java', 'does-not-parse'],
    ['since it throws', 'Throw.java', 'does-not-parse'],
    ['since its memory is used up', 'Memory.java', 'does-not-parse'],
  ])('%s does the others without it', async (_, path, status) => {
    expect(await statuses('A.java', path, 'Z.java')).toEqual({ 'A.java': 'analysed', 'Z.java': 'analysed', [path]: status });
  });

  it('tells that time was up, and what the file did', async () => {
    const stuck = await detector.detect(changeOf('A.java', 'HangMatch.java'), { budget: BUDGET });
    expect(stuck.hitTimeout).toBe(true);
    expect(stuck.files['HangMatch.java']?.detail).toBe('the engine did not come back from it');
    expect((await detector.detect(changeOf('A.java', 'Throw.java'), { budget: BUDGET })).hitTimeout).toBe(false);
  });

  it('over several files does the others without all of them', async () => {
    expect(await statuses('HangMatch1.java', 'A.java', 'HangMatch2.java', 'HangRead.java', 'Throw.java')).toEqual({
      'A.java': 'analysed',
      'HangMatch1.java': 'over-budget',
      'HangMatch2.java': 'over-budget',
      'HangRead.java': 'over-budget',
      'Throw.java': 'does-not-parse',
    });
  });

  it('over files together does the smaller half', async () => {
    const change = changeOf('A.java', 'HangWith2.java');
    const files = { ...change, after: { ...change.after, 'HangWith1.java': 'much longer than the others are' } };
    const { files: told, hitTimeout } = await detector.detect(files, { budget: BUDGET });
    expect(told['HangWith1.java']?.detail).toContain('among the larger ones');
    expect([told['A.java']?.status, told['HangWith2.java']?.status, hitTimeout]).toEqual(['analysed', 'analysed', true]);
  });

  it('over its only file says so, and is there for the next change', async () => {
    expect(await statuses('HangMatch.java')).toEqual({ 'HangMatch.java': 'over-budget' });
    expect(await statuses('A.java', '__proto__', 'constructor')).toEqual(
      Object.fromEntries(['A.java', '__proto__', 'constructor'].map((path) => [path, 'analysed'])),
    );
  });

  it('over more files than there are tries does the others', async () => {
    const stuck = Array.from({ length: 6 }, (_, index) => `HangRead${index}.java`);
    const told = await statuses('A.java', ...stuck);
    expect(told).toEqual({ 'A.java': 'analysed', ...Object.fromEntries(stuck.map((path) => [path, 'over-budget'])) });
  });

  it('over everything gives up with a sentence, in a bounded time', async () => {
    const paths = Array.from({ length: 40 }, (_, index) => `HangPair${index}.java`);
    await expect(detector.detect(changeOf(...paths), { budget: BUDGET })).rejects.toThrow('did not come back from this change');
  });
});

it('an engine that comes back is told as it is, with its progress', async () => {
  const stages: string[] = [];
  const result = await detector.detect(changeOf('A.java'), { budget: 10_000, onProgress: ({ stage }) => stages.push(stage) });
  expect(result).toEqual({ refactorings: [], bundles: [], files: { 'A.java': { status: 'analysed' } }, hitTimeout: false });
  expect(stages).toEqual(['parse', 'match']);
});
