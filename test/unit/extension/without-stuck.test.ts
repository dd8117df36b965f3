// Another try at a change from which the engine did not come back, and what the host is told meanwhile.
import { describe, expect, it } from 'vitest';
import type { Change, Detector, DetectOptions } from '../../../engine/api.js';
import type { WorkerNote } from '../../../extension/messages.js';
import { watched } from '../../../extension/worker/watched.js';
import { withoutStuck } from '../../../extension/worker/without-stuck.js';

const CHANGE: Change = {
  before: { 'Large.java': 'x'.repeat(100), 'Old.java': 'o', 'Small.java': 's' },
  after: { 'Large.java': 'y'.repeat(100), 'New.java': 'n', 'Small.java': 't' },
  renames: { 'Old.java': 'New.java' },
};

const RESULT = { refactorings: [], bundles: [], files: {}, hitTimeout: false };

/** An engine that notes what it is asked. */
function noting(work: (change: Change, options: DetectOptions) => void = () => undefined): { detector: Detector; asked: string[][] } {
  const asked: string[][] = [];
  const open: Detector['open'] = async (change, options = {}) => {
    asked.push(Object.keys(change.after));
    work(change, options);
    return { result: RESULT, peek: () => null, look: () => ({}), close: () => undefined };
  };
  return { detector: { open, detect: async (change, options) => (await open(change, options)).result }, asked };
}

describe('another try', () => {
  it('is without the files that are known, after a look at each of the others', async () => {
    const { detector, asked } = noting();
    const { change, skipped } = await withoutStuck(detector, CHANGE, { files: ['Large.java'], asWhole: false, tries: 2 });
    expect(skipped).toEqual([{ path: 'Large.java', reason: 'stuck' }]);
    expect(Object.keys(change.after)).toEqual(['New.java', 'Small.java']);
    expect(asked.flat().sort()).toEqual(['New.java', 'Small.java']);
  });

  it('knows a moved file by either name', async () => {
    const { skipped } = await withoutStuck(noting().detector, CHANGE, { files: ['Old.java'], asWhole: false, tries: 2 });
    expect(skipped.map(({ path }) => path)).toEqual(['New.java']);
  });

  it('is without the larger half when no file by itself is to blame, and says why', async () => {
    const { change, skipped } = await withoutStuck(noting().detector, CHANGE, { files: ['Small.java'], asWhole: true, tries: 3 });
    expect(Object.keys(change.after)).toEqual(['New.java']);
    expect(skipped.map(({ path, detail }) => [path, detail?.includes('larger files')])).toEqual([
      ['Small.java', undefined],
      ['Large.java', true],
    ]);
  });

  it('goes on over what the engine throws over', async () => {
    const { detector, asked } = noting(() => {
      throw new TypeError('stumbled');
    });
    await withoutStuck(detector, CHANGE, { files: [], asWhole: false, tries: 2 });
    expect(asked).toHaveLength(3);
  });
});

describe('a watched engine', () => {
  it('tells what it begins, at which file it is, and that it came back', async () => {
    const notes: WorkerNote[] = [];
    const { detector } = noting((_, { onProgress }) => {
      onProgress?.({ stage: 'parse', done: 0, total: 3, path: 'Large.java' });
      onProgress?.({ stage: 'match', done: 0, total: 3 });
    });
    const detection = await watched(detector, (note) => notes.push(note)).open(CHANGE, { budget: 7 });
    detection.peek(0);
    expect(notes).toEqual([
      { kind: 'begins', budget: 7, on: 'change' },
      { kind: 'at', path: 'Large.java' },
      { kind: 'at' },
      { kind: 'ends' },
      { kind: 'begins', budget: 30_000, on: 'peek' },
      { kind: 'ends' },
    ]);
  });

  it('names the only file of a change from beginning to end', async () => {
    const notes: WorkerNote[] = [];
    const { detector } = noting((_, { onProgress }) => onProgress?.({ stage: 'match', done: 0, total: 1 }));
    await watched(detector, (note) => notes.push(note)).detect({ before: { 'A.java': '' }, after: { 'A.java': 'x' } }, { budget: 7 });
    expect(notes).toEqual([{ kind: 'begins', budget: 7, on: 'change', path: 'A.java' }, { kind: 'ends' }]);
  });

  it('comes back with an error, too', async () => {
    const notes: WorkerNote[] = [];
    const { detector } = noting(() => {
      throw new RangeError('deep');
    });
    await expect(watched(detector, (note) => notes.push(note)).detect(CHANGE)).rejects.toThrow('deep');
    expect(notes.at(-1)).toEqual({ kind: 'ends' });
  });
});
