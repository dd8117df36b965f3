// Workers that do not come back are ended in time, and what is tried next.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EngineHost, type WorkerLike } from '../../../extension/background/engine-host.js';
import { GRACE, LONGEST_SILENCE } from '../../../extension/background/watchdog.js';
import type { Job, JobReport, WorkerMessage, WorkerNote } from '../../../extension/messages.js';

const BUDGET = 120_000;

const job = (commit: string): Job => ({
  page: { kind: 'commit', host: 'github.com', owner: 'o', repository: 'r', commit },
  useSession: true,
  keep: 'all',
});
const FINISHED: JobReport = { kind: 'finished', coverage: { analysed: 0, total: 0, skipped: [] }, bundles: [], incomplete: false };
const WHOLE: WorkerNote = { kind: 'begins', budget: BUDGET, on: 'change' };
const at = (path: string): WorkerNote => ({ kind: 'at', path });

class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  job: Job | null = null;
  isEnded = false;

  postMessage(message: WorkerMessage): void {
    if (message.kind === 'start') this.job = message.job;
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(...all: readonly (JobReport | WorkerNote)[]): void {
    for (const data of all) this.onmessage?.(new MessageEvent('message', { data }));
  }
}

class Bench {
  readonly workers: FakeWorker[] = [];
  readonly reports: (readonly [number, JobReport])[] = [];
  readonly host = new EngineHost(
    () => {
      const worker = new FakeWorker();
      this.workers.push(worker);
      return worker;
    },
    (id, report) => this.reports.push([id, report]),
  );

  get last(): FakeWorker {
    const worker = this.workers.at(-1);
    if (!worker) throw new Error('no worker was made');
    return worker;
  }

  kinds(id: number): string[] {
    return this.reports.filter(([own]) => own === id).map(([, { kind }]) => kind);
  }

  sentences(): string[] {
    return this.reports.flatMap(([, report]) => (report.kind === 'failed' ? [report.failure.sentence] : []));
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a worker that does not come back', () => {
  it('is ended some seconds after its budget, not before', () => {
    const bench = new Bench();
    bench.host.start(1, job('a'));
    bench.last.say(WHOLE);
    vi.advanceTimersByTime(BUDGET + GRACE - 1);
    expect(bench.workers.map(({ isEnded }) => isEnded)).toEqual([false]);
    vi.advanceTimersByTime(1);
    expect(bench.workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    expect(bench.kinds(1)).toEqual([]);
  });

  it('gets no more time by what it says while it computes', () => {
    const bench = new Bench();
    bench.host.start(1, job('a'));
    bench.last.say(WHOLE);
    for (let second = 0; second < 130; second++) {
      vi.advanceTimersByTime(1_000);
      bench.workers[0]?.say({ kind: 'alive' }, at('A.java'), { kind: 'progress', progress: { stage: 'parse', done: second, total: 999 } });
    }
    expect(bench.workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  });

  it('may wait for GitHub for as long as it is alive', () => {
    const bench = new Bench();
    bench.host.start(1, job('a'));
    for (let second = 0; second < 600; second++) {
      vi.advanceTimersByTime(1_000);
      if (second % 20 === 0) bench.last.say({ kind: 'alive' });
    }
    expect(bench.workers.map(({ isEnded }) => isEnded)).toEqual([false]);
    bench.last.say(WHOLE, { kind: 'ends' });
    vi.advanceTimersByTime(LONGEST_SILENCE - 1);
    expect(bench.last.isEnded).toBe(false);
    vi.advanceTimersByTime(1);
    expect(bench.workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  });

  it('is watched no more after it came to its end, or was ended', () => {
    const bench = new Bench();
    bench.host.start(1, job('a'));
    bench.last.say(WHOLE, { kind: 'ends' }, FINISHED);
    bench.host.start(2, job('b'));
    bench.last.say(WHOLE);
    bench.host.end(2);
    vi.advanceTimersByTime(10 * BUDGET);
    expect([bench.workers.length, bench.kinds(1), bench.kinds(2)]).toEqual([1, ['finished'], []]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the next try', () => {
  it('is not made when all was told but dangers', () => {
    const bench = new Bench();
    bench.host.start(1, job('a'));
    bench.last.say(WHOLE, { kind: 'ends' }, { ...FINISHED, lookFollows: true }, { kind: 'begins', budget: BUDGET, on: 'look' });
    vi.advanceTimersByTime(BUDGET + GRACE);
    expect([bench.workers.length, bench.last.isEnded, bench.kinds(1)]).toEqual([1, true, ['finished', 'look']]);
  });

  it('is not made, either, when the worker fell silent after that', () => {
    const bench = new Bench();
    bench.host.start(1, job('a'));
    bench.last.say(WHOLE, { kind: 'ends' }, { ...FINISHED, lookFollows: true });
    vi.advanceTimersByTime(LONGEST_SILENCE);
    expect([bench.workers.length, bench.last.isEnded, bench.kinds(1)]).toEqual([1, true, ['finished', 'look']]);
  });

  it('is without the file that the worker was at, and says so as long as it takes', () => {
    const bench = new Bench();
    bench.host.start(1, job('a'));
    bench.last.say(WHOLE, at('src/Fine.java'), at('src/Bad.java'));
    vi.advanceTimersByTime(BUDGET + GRACE);
    expect(bench.last.job?.stuck).toEqual({ files: ['src/Bad.java'], asWhole: false, tries: 2 });
    bench.last.say({ kind: 'progress', progress: { stage: 'list', done: 0, total: 0 } }, WHOLE, { kind: 'ends' }, FINISHED);
    expect(bench.reports.map(([, report]) => (report.kind === 'progress' ? report.progress.note : report.kind))).toEqual([
      'The engine did not come back from Bad.java. This is another try, without it.',
      'finished',
    ]);
  });

  it('looks for the file when none is known, and leaves out those that it is told of', () => {
    const bench = new Bench();
    bench.host.start(1, job('a'));
    bench.last.say(WHOLE, at('A.java'), { kind: 'at' });
    vi.advanceTimersByTime(BUDGET + GRACE);
    expect(bench.last.job?.stuck).toEqual({ files: [], asWhole: true, tries: 2 });
    for (const path of ['B.java', 'C.java']) {
      bench.last.say({ kind: 'begins', budget: 5_000, on: 'change', path });
      vi.advanceTimersByTime(5_000 + GRACE);
    }
    expect(bench.last.job?.stuck).toEqual({ files: ['B.java', 'C.java'], asWhole: false, tries: 4 });
    bench.last.say({ kind: 'progress', progress: { stage: 'list', done: 0, total: 0 } });
    expect(bench.reports.at(-1)?.[1]).toMatchObject({
      progress: { note: 'The engine did not come back from C.java, either. This is another try, without 2 files.' },
    });
  });

  it('does not come when half of the change was left out already', () => {
    const bench = new Bench();
    bench.host.start(1, job('a'));
    for (let tries = 1; tries <= 2; tries++) {
      bench.last.say(WHOLE);
      vi.advanceTimersByTime(BUDGET + GRACE);
    }
    expect(bench.workers.map(({ isEnded }) => isEnded)).toEqual([true, true]);
    expect(bench.sentences()).toEqual([expect.stringContaining('did not come back from this change')]);
  });

  it('does not come again and again', () => {
    const bench = new Bench();
    bench.host.start(1, job('a'));
    for (let tries = 1; tries <= 10; tries++) {
      bench.last.say(WHOLE, at(`${tries}.java`));
      vi.advanceTimersByTime(BUDGET + GRACE);
    }
    expect([bench.workers.length, bench.sentences().length]).toEqual([4, 1]);
  });

  it('suspects nobody after a preview, which is an early look, and does not look early again', () => {
    const bench = new Bench();
    bench.host.start(1, job('a'));
    bench.last.say({ kind: 'begins', budget: 15_000, on: 'preview' });
    vi.advanceTimersByTime(15_000 + GRACE);
    expect(bench.last.job?.stuck).toEqual({ files: [], asWhole: false, tries: 2 });
  });

  it('does not come for the code of one refactoring', () => {
    const bench = new Bench();
    bench.host.start(1, { ...job('a'), peek: { refactoring: 0, fingerprint: 'x' } });
    bench.last.say({ kind: 'begins', budget: 30_000, on: 'peek' });
    vi.advanceTimersByTime(30_000 + GRACE);
    expect([bench.workers.length, bench.sentences()]).toEqual([1, [expect.stringContaining('too long to compare')]]);
  });
});

describe('other tabs', () => {
  it('wait for two that hang no longer than a budget and those seconds, and come before their next tries', () => {
    const bench = new Bench();
    for (const [id, name] of [
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
      [4, 'd'],
    ] as const)
      bench.host.start(id, job(name));
    for (const worker of bench.workers) worker.say(WHOLE);
    vi.advanceTimersByTime(BUDGET + GRACE);
    const running = bench.workers.filter(({ isEnded }) => !isEnded);
    expect(running.map((worker) => worker.job)).toEqual([job('c'), job('d')]);
    expect(bench.kinds(1)).toEqual(['progress']);
    for (const worker of running) worker.say(FINISHED);
    expect(running.map((worker) => worker.job)).toEqual([
      { ...job('a'), stuck: { files: [], asWhole: true, tries: 2 } },
      { ...job('b'), stuck: { files: [], asWhole: true, tries: 2 } },
    ]);
  });

  it('are not overtaken by a wish for code that hung', () => {
    const bench = new Bench();
    const peek = { refactoring: 0, fingerprint: 'x' };
    bench.host.start(1, { ...job('a'), peek });
    bench.host.start(2, job('b'));
    bench.host.start(3, job('c'));
    bench.workers[0]?.say(WHOLE);
    bench.workers[1]?.say({ ...WHOLE, budget: 2 * BUDGET });
    vi.advanceTimersByTime(BUDGET + GRACE);
    expect(bench.last.job).toEqual(job('c'));
  });
});
