import { describe, expect, it } from 'vitest';
import { EngineHost, type WorkerLike } from '../../../extension/background/engine-host.js';
import type { Job, JobReport, WorkerMessage } from '../../../extension/messages.js';

const job = (commit: string): Job => ({
  page: { kind: 'commit', host: 'github.com', owner: 'o', repository: 'r', commit },
  useSession: true,
  keep: 'all',
});
const FINISHED: JobReport = { kind: 'finished', coverage: { analysed: 0, total: 0, skipped: [] }, bundles: [], incomplete: false };

class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  readonly jobs: string[] = [];
  readonly careful: boolean[] = [];
  isEnded = false;

  postMessage(message: WorkerMessage): void {
    if (message.kind !== 'start') return;
    if (message.job.page.kind === 'commit') this.jobs.push(message.job.page.commit);
    this.careful.push(message.job.careful ?? false);
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(report: unknown): void {
    this.onmessage?.(new MessageEvent('message', { data: report }));
  }
}

function setUp(): { host: EngineHost; workers: FakeWorker[]; reports: (readonly [number, string])[] } {
  const workers: FakeWorker[] = [];
  const reports: (readonly [number, string])[] = [];
  const makeWorker = (): WorkerLike => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  const host = new EngineHost(makeWorker, (id, report) =>
    reports.push([id, report.kind === 'progress' ? report.progress.stage : report.kind]),
  );
  return { host, workers, reports };
}

describe('the engine host', () => {
  it('runs two analyses at once and lets a third one wait', () => {
    const { host, workers, reports } = setUp();
    host.start(1, job('a'));
    host.start(2, job('b'));
    host.start(3, job('c'));
    expect(workers.map(({ jobs }) => jobs)).toEqual([['a'], ['b']]);
    expect(reports).toEqual([[3, 'wait']]);
    workers[0]?.say(FINISHED);
    expect(workers[0]?.jobs).toEqual(['a', 'c']);
    expect(reports.at(-1)).toEqual([1, 'finished']);
  });

  it('lets a reader who wants to see code wait for nobody who waits', () => {
    const { host, workers } = setUp();
    for (const [at, name] of ['a', 'b', 'c'].entries()) host.start(at, job(name));
    host.start(9, { ...job('d'), peek: { refactoring: 0, fingerprint: 'x' } });
    workers[0]?.say({ kind: 'finished', coverage: { analysed: 0, total: 0, skipped: [] }, bundles: [], incomplete: false });
    expect(workers[0]?.jobs).toEqual(['a', 'd']);
    workers[0]?.say({ kind: 'peek', peek: null });
    expect(workers[0]?.jobs).toEqual(['a', 'd', 'c']);
  });

  it('does not keep the memory that a large change took', () => {
    const { host, workers } = setUp();
    host.start(1, job('a'));
    workers[0]?.say({ kind: 'files', files: Array.from({ length: 301 }, (_, index) => ({ path: `F${index}.java` })) });
    workers[0]?.say(FINISHED);
    host.start(2, job('b'));
    expect([workers.length, workers[0]?.isEnded]).toEqual([2, true]);
  });

  it('uses a worker again that came to its end, and ends one that did not', () => {
    const { host, workers } = setUp();
    host.start(1, job('a'));
    workers[0]?.say(FINISHED);
    host.start(2, job('b'));
    expect(workers).toHaveLength(1);
    host.end(2);
    expect(workers[0]?.isEnded).toBe(true);
    host.start(3, job('c'));
    expect(workers).toHaveLength(2);
  });

  it('says nothing more of an analysis that was ended, and takes one from the queue', () => {
    const { host, workers, reports } = setUp();
    for (const [id, commit] of [
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
      [4, 'd'],
    ] as const)
      host.start(id, job(commit));
    host.end(3);
    host.end(1);
    expect(workers.map(({ jobs }) => jobs)).toEqual([['a'], ['b'], ['d']]);
    expect(reports.filter(([id]) => id === 1)).toEqual([]);
    host.endAll();
    expect(workers.every(({ isEnded }) => isEnded)).toBe(true);
  });

  it('turns a broken worker into a failure with a sentence, and goes on with another', () => {
    const { host, workers, reports } = setUp();
    host.start(1, job('a'));
    workers[0]?.onerror?.({ message: 'out of memory' } as ErrorEvent);
    expect(reports).toEqual([[1, 'failed']]);
    expect(workers[0]?.isEnded).toBe(true);
    host.start(2, job('b'));
    expect(workers[1]?.jobs).toEqual(['b']);
  });

  it.each<[string, (worker: FakeWorker) => void]>([
    ['breaks', (worker) => worker.onerror?.({ message: 'out of memory' } as ErrorEvent)],
    ['fails', (worker) => worker.say({ kind: 'failed', failure: { code: 'engine', sentence: 'Stumbled.' } })],
    ['runs out of memory', (worker) => worker.say({ kind: 'failed', failure: { code: 'engine-died', sentence: 'Too much.' } })],
  ])('keeps the refactorings that a worker told before it %s: only dangers were not looked for', (_, goWrong) => {
    const [worker, next] = [new FakeWorker(), new FakeWorker()];
    const spare = [worker, next];
    const reports: JobReport[] = [];
    const host = new EngineHost(
      () => spare.shift() ?? new FakeWorker(),
      (_id, report) => reports.push(report),
    );
    host.start(1, job('a'));
    worker.say({ ...FINISHED, lookFollows: true });
    goWrong(worker);
    expect(reports.map(({ kind }) => kind)).toEqual(['finished', 'look']);
    expect(reports.at(-1)).toMatchObject({ look: { notLooked: [{ path: null }] } });
    host.start(2, job('b'));
    expect([worker.isEnded, worker.jobs, next.jobs]).toEqual([true, ['a'], ['b']]);
  });

  it('fails with a worker that breaks at another change than the one that it told', () => {
    const { host, workers, reports } = setUp();
    host.start(1, job('a'));
    workers[0]?.say(FINISHED);
    host.start(2, job('b'));
    workers[0]?.onerror?.({ message: 'out of memory' } as ErrorEvent);
    expect(reports).toEqual([
      [1, 'finished'],
      [2, 'failed'],
    ]);
  });

  it('begins anew and more carefully, once, when the engine’s memory was used up', () => {
    const { host, workers, reports } = setUp();
    const died: JobReport = { kind: 'failed', failure: { code: 'engine-died', sentence: 'Too much.' } };
    host.start(1, job('a'));
    workers[0]?.say(died);
    expect([workers.map(({ isEnded }) => isEnded), reports]).toEqual([[true, false], []]);
    expect(workers[1]?.careful).toEqual([true]);
    workers[1]?.say(died);
    expect([workers.length, workers[1]?.isEnded, reports]).toEqual([2, true, [[1, 'failed']]]);
  });

  it('does not use a worker again that may be broken, or holds much', () => {
    const { host, workers } = setUp();
    for (const report of [
      { kind: 'failed', failure: { code: 'engine', sentence: 'Stumbled.' } },
      { ...FINISHED, heavy: true },
    ] as const) {
      host.start(1, job('a'));
      workers.at(-1)?.say(report);
      expect(workers.at(-1)?.isEnded).toBe(true);
    }
    host.start(1, job('a'));
    workers.at(-1)?.say({ kind: 'failed', failure: { code: 'rate-limit', sentence: 'Later.' } });
    expect([workers.length, workers.at(-1)?.isEnded]).toEqual([3, false]);
  });

  it('tells no token, whatever a browser says of its error', () => {
    const sentences: string[] = [];
    const worker = new FakeWorker();
    const host = new EngineHost(
      () => worker,
      (_id, report) => void (report.kind === 'failed' && sentences.push(report.failure.sentence)),
    );
    host.start(1, { ...job('a'), token: 'secret' });
    worker.onerror?.({ message: 'cannot clone secret nor github_pat_0123456789abcdef' } as ErrorEvent);
    expect(sentences).toEqual(['Reflens could not run its engine: cannot clone … nor ….']);
  });

  it('passes over what is no report', () => {
    const { host, workers, reports } = setUp();
    host.start(1, job('a'));
    workers[0]?.say({ kind: 'nonsense' });
    workers[0]?.say('text');
    expect(reports).toEqual([]);
  });
});
