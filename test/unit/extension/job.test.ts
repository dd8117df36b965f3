// @vitest-environment jsdom
// An analysis as its page sees it: what happens when the background goes away in the middle.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runJob } from '../../../extension/content/job.js';
import type { JobReport } from '../../../extension/messages.js';
import type { WorkProgress } from '../../../ui/work.js';

const { connect } = vi.hoisted(() => ({ connect: vi.fn() }));
vi.mock('webextension-polyfill', () => ({ default: { runtime: { connect } } }));

const LONG = 5_000;

/** How often an analysis that comes no further is begun. */
const STARTS = 5;

class FakePort {
  readonly said: unknown[] = [];
  closed = false;
  #hear: ((message: unknown) => void)[] = [];
  #gone: (() => void)[] = [];
  readonly onMessage = { addListener: (listener: (message: unknown) => void) => void this.#hear.push(listener) };
  readonly onDisconnect = { addListener: (listener: () => void) => void this.#gone.push(listener) };

  postMessage(message: unknown): void {
    this.said.push(message);
  }

  disconnect(): void {
    this.closed = true;
  }

  report(report: JobReport): void {
    for (const hear of this.#hear) hear(report);
  }

  progress(stage: WorkProgress['stage'], done: number): void {
    this.report({ kind: 'progress', progress: { stage, done, total: 100 } });
  }

  /** The background goes away. */
  drop(): void {
    for (const gone of this.#gone) gone();
  }

  /** The background goes away, and more time passes than before any further start. */
  end(): void {
    this.drop();
    vi.advanceTimersByTime(LONG);
  }
}

const PAGE = { kind: 'commit', host: 'github.com', owner: 'o', repository: 'r', commit: 'abcdef0' } as const;

let ports: FakePort[];
let reports: JobReport[];
let page: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  ports = [];
  reports = [];
  page = new AbortController();
  connect.mockImplementation(() => {
    const port = new FakePort();
    ports.push(port);
    return port;
  });
  runJob(PAGE, (report) => reports.push(report), page.signal);
});

afterEach(() => vi.useRealTimers());

const last = (): FakePort => {
  const port = ports.at(-1);
  if (!port) throw new Error('no port');
  return port;
};
const failures = (): string[] => reports.flatMap((report) => (report.kind === 'failed' ? [report.failure.code] : []));

describe('an analysis whose background goes away', () => {
  it('is not begun again when all but dangers was told', () => {
    last().report({
      kind: 'finished',
      coverage: { analysed: 1, total: 1, skipped: [] },
      bundles: [],
      incomplete: false,
      lookFollows: true,
    });
    expect(last().closed).toBe(false);
    last().end();
    expect(ports).toHaveLength(1);
    expect(reports.at(-1)).toMatchObject({ kind: 'look', look: { notLooked: [{ path: null }] } });
  });

  it('comes to its end with what it looked for', () => {
    last().report({ kind: 'look', look: {} });
    expect(last().closed).toBe(true);
  });

  it('is started again, with the same question', () => {
    last().end();
    expect(ports).toHaveLength(2);
    expect(last().said).toEqual(ports[0]?.said);
    expect(failures()).toEqual([]);
  });

  it('is given up when that helps nothing, and says so', () => {
    for (let start = 0; start < STARTS; start++) {
      last().progress('list', 0);
      last().progress('fetch', 7);
      last().end();
    }
    expect(ports).toHaveLength(STARTS);
    expect(failures()).toEqual(['connection-lost']);
  });

  it('goes on as long as it comes further each time: what was read is kept', () => {
    for (let start = 1; start <= 20; start++) {
      last().progress('list', 0);
      last().progress('fetch', start * 4);
      last().end();
    }
    last().progress('detect', 1);
    expect([ports.length, failures()]).toEqual([21, []]);
    for (let start = 0; start < STARTS; start++) last().end();
    expect(failures()).toEqual(['connection-lost']);
  });

  it('leaves out the largest files when it was the engine that did not come to its end', () => {
    const isCareful = (): boolean => (last().said[0] as { readonly careful?: true }).careful === true;
    last().progress('fetch', 90);
    last().end();
    expect(isCareful()).toBe(false);
    last().progress('match', 0);
    last().end();
    expect(isCareful()).toBe(true);
    last().progress('fetch', 50);
    last().end();
    expect(isCareful()).toBe(true);
  });

  it('is not started again when the page is left', () => {
    page.abort();
    expect(last().closed).toBe(true);
    last().end();
    expect([ports.length, reports]).toEqual([1, []]);
  });

  it('is not started again when the page is left in the pause before', () => {
    last().drop();
    page.abort();
    vi.advanceTimersByTime(LONG);
    expect([ports.length, reports]).toEqual([1, []]);
  });
});
