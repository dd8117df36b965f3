/**
 * An engine that comes back, whatever the texts: it works in a thread, which is ended some seconds after its budget. The change is then done without the file that
 * held it. A thread that ends by itself, for want of memory say, is treated alike.
 */
import { Worker } from 'node:worker_threads';
import type { Change, DetectOptions, LookWishes, Progress } from '../api.js';
import { largerHalf, partsOf, without } from '../parts.js';
import type { DetectionResult, FileReport } from '../results/result.js';
import type { Elsewhere } from './whole-version-texts.js';
import { Failure } from './failure.js';

/** Milliseconds after a budget at which nobody waits any more: the engine asks for the time many times a second, and a busy machine may give it none for a moment. */
const GRACE = 5_000;

/** Milliseconds for the look at one file by itself, and for all of them. A file of some thousand lines takes the engine half a second. */
const ONE_LOOK = 5_000;
const ALL_LOOKS = 30_000;

/** Tries at one change. Each further one leaves out the files that are to blame, or the larger half. */
const MOST_TRIES = 4;

/** What a thread is given, and what it says: any number of `at`, and one of the others. */
export interface WorkerTask {
  readonly change: Change;
  readonly options: Pick<DetectOptions, 'budget' | 'explain'> & LookWishes;
  /** Where opportunities are looked for, too. */
  readonly elsewhere?: Elsewhere;
}
export type WorkerAnswer =
  | { readonly kind: 'at'; readonly progress: Progress }
  /** How many files outside of the change were searched. */
  | { readonly kind: 'searching'; readonly done: number; readonly total: number }
  | { readonly kind: 'found'; readonly result: DetectionResult }
  | { readonly kind: 'threw'; readonly message: string };

export interface WatchedOptions extends LookWishes {
  /** Milliseconds for one try. */
  readonly budget: number;
  readonly explain?: boolean;
  readonly onProgress?: (progress: Progress) => void;
  /** Where opportunities are looked for, too; may take the budget once more. */
  readonly elsewhere?: Elsewhere;
  readonly onSearch?: (done: number, total: number) => void;
}

export interface WatchedDetectorOptions {
  /** The thread's program. */
  readonly script?: URL;
  /** Milliseconds after a budget until a thread is ended. */
  readonly grace?: number;
}

/** How one try ended without a result. `path`: the file that was being read. */
interface Lost {
  readonly why: 'stuck' | 'died';
  readonly message: string;
  readonly path: string | undefined;
}

const STUCK: FileReport = { status: 'over-budget', detail: 'the engine did not come back from it' };
const STUMBLED: FileReport = { status: 'does-not-parse', detail: 'the engine stumbled over it' };
const ONE_OF_THE_LARGER: FileReport = {
  status: 'over-budget',
  detail: 'the engine did not come back from this change, no file by itself is to blame, and it is among the larger ones',
};

/** One thread with an engine; one change at a time. */
export class WatchedDetector {
  readonly #script: URL;
  readonly #grace: number;
  #worker: Worker | null = null;

  constructor({ script = new URL('./detect-worker.js', import.meta.url), grace = GRACE }: WatchedDetectorOptions = {}) {
    this.#script = script;
    this.#grace = grace;
  }

  /**
   * Finds the refactorings of a change. Files that had to be left out are told in `files`, and `hitTimeout` is set when that took the budget. Rejects with `Failure`
   * when nothing helps.
   */
  async detect(change: Change, options: WatchedOptions): Promise<DetectionResult> {
    const left = new Map<string, FileReport>();
    let rest = change;
    for (let tries = 1; ; tries++) {
      const outcome = await this.#run(rest, options);
      if (!('why' in outcome)) return withReports(outcome, left);
      if (tries === MOST_TRIES || Object.keys(rest.before).length + Object.keys(rest.after).length === 0)
        throw new Failure(
          outcome.why === 'stuck'
            ? 'The engine did not come back from this change, even without the files that seemed to hold it.'
            : `The engine stumbled over this change: ${outcome.message}`,
        );
      const culprits = await this.#culprits(rest, outcome, options, tries);
      for (const [path, report] of culprits) left.set(path, report);
      rest = without(rest, new Set(culprits.keys()));
    }
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  /** Who is to blame, and what is said of them: the file that was being read, or those that hold the engine by themselves, or the larger half. */
  async #culprits(change: Change, { path, why }: Lost, { budget }: WatchedOptions, tries: number): Promise<Map<string, FileReport>> {
    const found = new Map<string, FileReport>(path === undefined ? [] : [[path, reportOf(why)]]);
    // Mostly there is one, and no need to look at the others.
    if (path !== undefined && tries === 1) return found;
    const end = performance.now() + ALL_LOOKS;
    for (const part of partsOf(change)) {
      if (performance.now() > end) break;
      const outcome = await this.#run(part.change, { budget: Math.min(ONE_LOOK, budget) });
      if ('why' in outcome) found.set(part.path, reportOf(outcome.why));
    }
    return found.size > 0 ? found : new Map(largerHalf(change).map((each) => [each, ONE_OF_THE_LARGER]));
  }

  /** One try. After one that failed the thread is ended: its memory may be used up, or its parser broken. */
  async #run(change: Change, { onProgress, onSearch, elsewhere, ...options }: WatchedOptions): Promise<DetectionResult | Lost> {
    const isNew = this.#worker === null;
    const worker = (this.#worker ??= new Worker(this.#script));
    if (isNew) await started(worker);
    let path: string | undefined;
    const outcome = await new Promise<DetectionResult | Lost>((resolve) => {
      const lost = (why: Lost['why'], message: string): void => resolve({ why, message, path });
      const timer = setTimeout(() => lost('stuck', 'It took too long.'), (elsewhere ? 2 : 1) * options.budget + this.#grace);
      const settle = (act: () => void): void => {
        clearTimeout(timer);
        act();
      };
      worker.removeAllListeners();
      worker.on('message', (answer: WorkerAnswer) => {
        if (answer.kind === 'at') {
          path = answer.progress.path;
          onProgress?.(answer.progress);
        } else if (answer.kind === 'searching') onSearch?.(answer.done, answer.total);
        else settle(() => (answer.kind === 'found' ? resolve(answer.result) : lost('died', answer.message)));
      });
      worker.on('error', (error) => settle(() => lost('died', error instanceof Error ? error.message : String(error))));
      worker.on('exit', () => settle(() => lost('died', 'its thread ended')));
      worker.postMessage({ change, options, ...(elsewhere && { elsewhere }) } satisfies WorkerTask);
    });
    if ('why' in outcome) await this.close();
    return outcome;
  }
}

/** Waits until a thread runs, or ended before: starting one may take long on a busy machine. */
async function started(worker: Worker): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const event of ['online', 'error', 'exit']) worker.once(event, () => resolve());
  });
}

const reportOf = (why: Lost['why']): FileReport => (why === 'stuck' ? STUCK : STUMBLED);

function withReports(result: DetectionResult, left: ReadonlyMap<string, FileReport>): DetectionResult {
  if (left.size === 0) return result;
  const isLate = [...left.values()].some(({ status }) => status === 'over-budget');
  // Not by assignment: a file may be called `__proto__`.
  return {
    ...result,
    files: Object.fromEntries([...Object.entries(result.files), ...left]),
    hitTimeout: result.hitTimeout || isLate,
  };
}
