/**
 * Runs analyses in workers: some at once, the others in the order they came. Ending an analysis ends its worker, whatever it is doing; a worker whose analysis
 * came to its end by itself is used again, since its grammars are loaded. One that does not come back is ended, and its analysis tried again after those that wait.
 */
import { withoutTokens, type Failure } from '../../github/failures.js';
import { isJobReport, isLast, isWorkerNote, type Job, type JobReport, type WorkerMessage } from '../messages.js';
import { nextTry, NOT_LOOKED, tryingAgain } from './next-try.js';
import { Watchdog } from './watchdog.js';

/** Analyses that run at the same time. More tabs than this rarely load at once, and each worker holds the trees of a whole commit. */
const MOST_AT_ONCE = 2;

/** Files of a change after which a worker is not used again: WebAssembly gives no memory back, and 3,000 files leave half a gigabyte. */
const MOST_FILES_TO_STAY = 300;

/** What the host needs of a worker. */
export interface WorkerLike {
  postMessage(message: WorkerMessage): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Running {
  readonly worker: WorkerLike;
  readonly watchdog: Watchdog;
}

interface Waiting {
  readonly id: number;
  readonly job: Job;
}

export class EngineHost {
  readonly #running = new Map<number, Running>();
  #queue: Waiting[] = [];
  #spare: WorkerLike | null = null;

  constructor(
    private readonly makeWorker: () => WorkerLike,
    private readonly onReport: (id: number, report: JobReport) => void,
  ) {}

  /** Starts an analysis, or lets it wait for one that runs. */
  start(id: number, job: Job): void {
    // A reader who wants to see one refactoring's code waits for nobody who waits for a whole change.
    if (job.peek && !job.stuck) this.#queue.unshift({ id, job });
    else this.#queue.push({ id, job });
    this.#next();
    if (!this.#running.has(id)) this.#report(id, job, { kind: 'progress', progress: { stage: 'wait', done: 0, total: 0 } });
  }

  /** Tells a running analysis which files the reader sees. */
  onScreen(id: number, paths: readonly string[]): void {
    this.#running.get(id)?.worker.postMessage({ kind: 'on-screen', paths });
  }

  /** Ends an analysis; it says nothing more. */
  end(id: number): void {
    this.#queue = this.#queue.filter((waiting) => waiting.id !== id);
    this.#stop(id);
    this.#next();
  }

  endAll(): void {
    this.#queue = [];
    for (const id of [...this.#running.keys()]) this.end(id);
  }

  /** Ends the worker of an analysis. */
  #stop(id: number): void {
    const running = this.#running.get(id);
    this.#running.delete(id);
    if (!running) return;
    running.watchdog.stop();
    // What it had said by then may still be on its way.
    running.worker.onmessage = null;
    running.worker.terminate();
  }

  #next(): void {
    if (this.#running.size >= MOST_AT_ONCE) return;
    const next = this.#queue.shift();
    if (next) this.#run(next);
  }

  #run({ id, job }: Waiting): void {
    const worker = this.#spare ?? this.makeWorker();
    this.#spare = null;
    // What was told stays true, whatever becomes of the worker: it was looking for dangers by then.
    let isTold = false;
    const watchdog = new Watchdog((lost) => this.#giveUp(id, isTold ? null : nextTry(job, lost)));
    this.#running.set(id, { worker, watchdog });
    let files = 0;
    let isHeavy = false;
    worker.onmessage = ({ data }) => {
      watchdog.hear(isWorkerNote(data) ? data : null);
      if (!isJobReport(data)) return;
      if (data.kind === 'files') files = data.files.length;
      if (data.kind === 'finished') {
        isTold = true;
        isHeavy = data.heavy ?? false;
      }
      if (isLast(data)) this.#release(id, worker, files <= MOST_FILES_TO_STAY && !isHeavy && isSound(data));
      if (data.kind === 'failed' && isTold) this.onReport(id, NOT_LOOKED);
      else if (data.kind === 'failed' && data.failure.code === 'engine-died' && !job.careful) this.start(id, { ...job, careful: true });
      else this.#report(id, job, data);
    };
    worker.onerror = (event) => {
      this.end(id);
      this.onReport(id, isTold ? NOT_LOOKED : { kind: 'failed', failure: brokenBy(event, job) });
    };
    worker.postMessage({ kind: 'start', job });
  }

  /** Hands a report on. That it is another try is told for as long as it takes. */
  #report(id: number, { stuck }: Job, report: JobReport): void {
    const isAgain = stuck && report.kind === 'progress';
    this.onReport(id, isAgain ? { ...report, progress: { ...report.progress, note: tryingAgain(stuck) } } : report);
  }

  /** Ends a worker that does not come back, and tries again, or tells why not; null: only what follows the refactorings is lost. */
  #giveUp(id: number, next: Job | Failure | null): void {
    this.#stop(id);
    if (next === null) this.onReport(id, NOT_LOOKED);
    else if ('sentence' in next) this.onReport(id, { kind: 'failed', failure: next });
    else this.start(id, next);
    this.#next();
  }

  #release(id: number, worker: WorkerLike, isSlim: boolean): void {
    worker.onmessage = null;
    worker.onerror = null;
    this.#running.get(id)?.watchdog.stop();
    this.#running.delete(id);
    if (this.#spare || !isSlim) worker.terminate();
    else this.#spare = worker;
    this.#next();
  }
}

/** Whether a worker may be used again after its last report: one whose engine failed may be broken. */
const isSound = (report: JobReport): boolean => report.kind !== 'failed' || !report.failure.code.startsWith('engine');

const brokenBy = ({ message }: ErrorEvent, { token }: Job): Failure => ({
  code: 'engine',
  sentence: `Reflens could not run its engine: ${withoutTokens(message, token) || 'the worker did not start'}.`,
});

/** A module worker with the engine. Needs a document or an event page: service workers have no workers. */
export function makeEngineWorker(): WorkerLike {
  return new Worker('/worker.js', { type: 'module' });
}
