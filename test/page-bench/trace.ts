// What the page's main thread did, from the browser's own trace: every task with the processor time it took, and what in it was whose.
import type { CDPSession, Page } from 'playwright-core';

/** A task of the page's main thread. Times in milliseconds. */
export interface Task {
  /** From its beginning to its end, other programs' turns included. */
  readonly wall: number;
  /** Of the processor, without other programs' turns. A busy machine still makes it longer: its caches are colder. */
  readonly cpu: number;
  /** Processor time by what was done; what is inside of something else counts for both. */
  readonly parts: Readonly<Record<Part, number>>;
}

/** `ours`: calls of the extension's scripts; the others are the browser's, on whoever's behalf. */
export type Part = 'ours' | 'style' | 'layout' | 'paint' | 'collection';

/** The members of the trace's events that are read here. Times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly url?: string } };
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', 'v8'];

const PARTS: Readonly<Record<string, Part>> = {
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  MinorGC: 'collection',
  MajorGC: 'collection',
  BlinkGC: 'collection',
};

/** Names the page's thread among all of the trace. */
const MARK = 'reflens-bench';

/** Milliseconds after some work in which the browser draws what it left. */
const AFTERMATH = 500;

/** Records the tasks of the page's main thread while something happens, and for a moment after it. */
export async function traced(page: Page, session: CDPSession, work: () => Promise<unknown>): Promise<readonly Task[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }): void => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: CATEGORIES } });
  await page.evaluate((mark) => void performance.mark(mark), MARK);
  await work();
  // In the page, which answers only when a task that is under way is done: the trace would not have it otherwise.
  await page.evaluate((time) => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), time)), AFTERMATH);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return tasksOf(events);
}

function tasksOf(events: readonly TraceEvent[]): readonly Task[] {
  const mark = events.find(({ name }) => name === MARK);
  if (!mark) throw new Error('The trace does not have the page’s thread.');
  const own = events
    .filter(({ pid, tid, ph }) => pid === mark.pid && tid === mark.tid && ph === 'X')
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const tasks: {
    start: number;
    end: number;
    task: { wall: number; cpu: number; parts: Record<Part, number> };
    until: Partial<Record<Part, number>>;
  }[] = [];
  for (const event of own) {
    const end = event.ts + (event.dur ?? 0);
    const last = tasks.at(-1);
    if (event.name === 'RunTask') {
      // the browser's own loop inside of a task, e.g. for a message it waits for
      if (last && event.ts < last.end) continue;
      const parts = { ours: 0, style: 0, layout: 0, paint: 0, collection: 0 };
      tasks.push({ start: event.ts, end, task: { wall: milliseconds(event.dur), cpu: milliseconds(event.tdur), parts }, until: {} });
      continue;
    }
    const part = isOurs(event) ? 'ours' : PARTS[event.name];
    if (!part || !last || event.ts >= last.end) continue;
    // A call inside of a call has been counted with it.
    if (event.ts < (last.until[part] ?? 0)) continue;
    last.until[part] = end;
    last.task.parts[part] += milliseconds(event.tdur);
  }
  return tasks.map(({ task }) => task);
}

const isOurs = ({ name, args }: TraceEvent): boolean =>
  name === 'FunctionCall' && (args?.data?.url?.startsWith('chrome-extension://') ?? false);

const milliseconds = (microseconds = 0): number => microseconds / 1_000;
