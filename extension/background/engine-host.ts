/**
 * Runs analyses in workers: some at once, the others in the order they came. Ending an analysis ends its worker, whatever it is doing; a worker whose analysis
 * came to its end by itself is used again, since its grammars are loaded.
 */
import { withoutTokens } from '../../github/failures.js';
import { isJobReport, isLast, type Job, type JobReport, type WorkerMessage } from '../messages.js';

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

interface Waiting {
  readonly id: number;
  readonly job: Job;
}

export class EngineHost {
  readonly #running = new Map<number, WorkerLike>();
  #queue: Waiting[] = [];
  #spare: WorkerLike | null = null;

  constructor(
    private readonly makeWorker: () => WorkerLike,
    private readonly onReport: (id: number, report: JobReport) => void,
  ) {}

  /** Starts an analysis, or lets it wait for one that runs. */
  start(id: number, job: Job): void {
    // A reader who wants to see one refactoring's code waits for nobody who waits for a whole change.
    if (job.peek) this.#queue.unshift({ id, job });
    else this.#queue.push({ id, job });
    if (this.#running.size >= MOST_AT_ONCE) this.onReport(id, { kind: 'progress', progress: { stage: 'wait', done: 0, total: 0 } });
    this.#next();
  }

  /** Tells a running analysis which files the reader sees. */
  onScreen(id: number, paths: readonly string[]): void {
    this.#running.get(id)?.postMessage({ kind: 'on-screen', paths });
  }

  /** Ends an analysis; it says nothing more. */
  end(id: number): void {
    this.#queue = this.#queue.filter((waiting) => waiting.id !== id);
    this.#running.get(id)?.terminate();
    this.#running.delete(id);
    this.#next();
  }

  endAll(): void {
    this.#queue = [];
    for (const id of [...this.#running.keys()]) this.end(id);
  }

  #next(): void {
    if (this.#running.size >= MOST_AT_ONCE) return;
    const next = this.#queue.shift();
    if (next) this.#run(next);
  }

  #run({ id, job }: Waiting): void {
    const worker = this.#spare ?? this.makeWorker();
    this.#spare = null;
    this.#running.set(id, worker);
    let files = 0;
    worker.onmessage = ({ data }) => {
      if (!isJobReport(data)) return;
      if (data.kind === 'files') files = data.files.length;
      if (isLast(data)) this.#release(id, worker, files <= MOST_FILES_TO_STAY && isSound(data));
      if (data.kind === 'failed' && data.failure.code === 'engine-died' && !job.careful) this.start(id, { ...job, careful: true });
      else this.onReport(id, data);
    };
    worker.onerror = (event) => {
      this.end(id);
      this.onReport(id, {
        kind: 'failed',
        failure: {
          code: 'engine',
          sentence: `Reflens could not run its engine: ${withoutTokens(event.message, job.token) || 'the worker did not start'}.`,
        },
      });
    };
    worker.postMessage({ kind: 'start', job });
  }

  #release(id: number, worker: WorkerLike, isSlim: boolean): void {
    worker.onmessage = null;
    worker.onerror = null;
    this.#running.delete(id);
    if (this.#spare || !isSlim) worker.terminate();
    else this.#spare = worker;
    this.#next();
  }
}

/** Whether a worker may be used again after its last report: one whose engine failed may be broken, and a heavy one holds what others could use. */
const isSound = (report: JobReport): boolean =>
  report.kind === 'failed' ? !report.failure.code.startsWith('engine') : report.kind !== 'finished' || !report.heavy;

/** A module worker with the engine. Needs a document or an event page: service workers have no workers. */
export function makeEngineWorker(): WorkerLike {
  return new Worker('/worker.js', { type: 'module' });
}
