/** One analysis, from the page's address to the last report: list, read, detect, hand over. What was done before is not done again. Afterwards it can be asked for code. */
import type { Change, Detection, Detector } from '../../engine/api.js';
import type { Look } from '../../engine/results/result.js';
import { adapterFor } from '../../engine/languages/registry.js';
import { sizeOf } from '../../engine/parts.js';
import type { SkippedFile, SkipReason } from '../../ui/work.js';
import { fingerprint } from '../../ui/links.js';
import { ReflensError } from '../../github/failures.js';
import { withPatches } from '../../github/patches.js';
import type { Job, JobReport, ListedFile, PeekWish, Stuck, WorkerNote } from '../messages.js';
import { ChangeReader } from '../../github/read-change.js';
import {
  pathOf,
  type ChangedFile,
  type ChangeList,
  type KnownList,
  type RecordCache,
  type Source,
  type TextCache,
} from '../../github/source.js';
import { withoutLargest } from './careful.js';
import { coverageOf } from './coverage.js';
import { detectSafely } from './detect-safely.js';
import { excerptsOf } from './excerpts.js';
import type { KeptDetection } from './kept-detection.js';
import { isKeptResult, isKnownList, type KeptResult } from './kept-forms.js';
import { Preview } from './preview.js';
import { watched } from './watched.js';
import { bundlesOf, explainedByItems, itemsOf } from './with-moved.js';
import { leftOut, withoutStuck } from './without-stuck.js';

/** Milliseconds for the engine; then it returns what it has. Longer than any commit of the development oracle needs by far. */
const BUDGET = 120_000;

/** Times the budget for a reader who wants another try because it was used up. */
const PATIENT = 4;

/** Refactorings per message: each message is one task on the page's thread, and should take it a few milliseconds only. */
const BATCH = 100;

/** Milliseconds between two reports of the same stage; a bar that moves more often helps nobody. */
const REPORT_EVERY = 100;

/** Characters of a change after which a worker should not be used again: WebAssembly keeps what it took, some thirty bytes for each. */
const HEAVY = 8_000_000;

/** Form of the lists that are kept. One more whenever `ChangeList` changes its form. */
const LIST_FORMAT = 2;

export interface Tools {
  readonly source: Source;
  readonly cache: TextCache;
  readonly records: RecordCache;
  readonly detector: Detector;
  readonly kept: KeptDetection;
  /** Names the engine's code: results of another one are not taken. */
  readonly engineVersion: string;
}

/** What the reader wants of this analysis. */
export interface Wishes {
  /** Names the page, see `pageKey`. */
  readonly page: string;
  readonly keep: Job['keep'];
  readonly retry?: SkipReason;
  /** Until when GitHub wants to be asked for no texts, in milliseconds since 1970. */
  readonly textsFrom?: number;
  /** Leave the largest files out: over all of them the engine ran out of memory. */
  readonly careful?: true;
  /** Leave out what the engine did not come back from. */
  readonly stuck?: Stuck;
}

/** A result of this analysis, or one that was kept. */
interface Found extends KeptResult {
  readonly retryAt?: number;
  readonly heavy?: true;
}

export class Analysis {
  #reader: ChangeReader | null = null;
  #onScreen: readonly string[] = [];
  readonly #detector: Detector;

  /** `tell` is told what the engine is at, see `watched.ts`. */
  constructor(
    private readonly tools: Tools,
    private readonly wishes: Wishes,
    private readonly report: (report: JobReport) => void,
    private readonly signal: AbortSignal,
    private readonly tell: (note: WorkerNote) => void = () => undefined,
  ) {
    this.#detector = watched(tools.detector, tell);
  }

  /** Has these files read before the others. */
  prefer(paths: readonly string[]): void {
    this.#onScreen = paths;
    this.#reader?.prefer(paths);
  }

  /** Analyses the change. Resolves after the last report; rejects with what a source rejected with, or the signal's reason. */
  async run(): Promise<void> {
    const { source, records } = this.tools;
    const progress = steady(this.report);
    progress('list', 0, 0);
    const listKey = this.#listKey;
    const list = await source.list(this.signal, await this.#knownList(listKey));
    const { before: base, after: commit } = list.commits ?? {};
    this.report({
      kind: 'files',
      files: list.files.map(listedFile),
      ...(commit !== undefined && { commit }),
      ...(typeof base === 'string' && { base }),
    });
    const resultKey = this.#resultKey(list);
    // Whoever wants another try does not want what was found before.
    const kept = this.wishes.retry === undefined ? await this.#kept(resultKey, isKeptResult) : undefined;
    const found = kept ?? (await this.#find(list, progress));
    this.#handOut(list, found);
    // Marks do not wait for it: it takes time of its own.
    const look = kept ? lookOf(kept.result) : this.#look();
    if (this.#mayKeep) {
      if (source.etag !== undefined) await records.put(listKey, { etag: source.etag, list } satisfies KnownList);
      if (resultKey !== undefined && !kept && isWhole(found))
        await records.put(resultKey, {
          result: { ...found.result, ...look },
          skipped: found.skipped,
          excerpts: found.excerpts,
        } satisfies KeptResult);
    }
    this.report({ kind: 'look', look });
    await Promise.all([this.tools.cache.trim(), records.trim()]);
  }

  /**
   * Reports the code of one refactoring compared with its origin. Takes the detection that was made for the page last; where it is gone, the change is read and
   * detected again, from what is kept as far as it goes. Rejects as `run` does, and when the change has no such refactoring any more.
   */
  async peek(wish: PeekWish): Promise<void> {
    const { source, kept } = this.tools;
    const { page } = this.wishes;
    const known = kept.of(page);
    let detection = known;
    let index = known ? indexOf(known, wish) : undefined;
    if (!detection || index === undefined) {
      // The list that the page's analysis left: nobody need be asked whether there is another one by now.
      const keptList = (await this.#knownList(this.#listKey))?.list;
      if (keptList) source.adopt(keptList);
      const list = keptList ?? (await source.list(this.signal));
      const stuck = (await this.#kept(this.#resultKey(list), isKeptResult))?.skipped.filter(({ reason }) => reason === 'stuck') ?? [];
      detection = (await this.#detect(list, steady(this.report), stuck)).detection;
      index = indexOf(detection, wish);
    }
    if (index === undefined) throw new ReflensError('gone', 'The change is another one now. Reload the page.');
    this.report({ kind: 'peek', peek: detection.peek(index, wish.place) });
  }

  /** Dangers and the like of the detection that was just made. Whatever goes wrong there leaves the refactorings as they were told. */
  #look(): Look {
    const { kept } = this.tools;
    try {
      return kept.of(this.wishes.page)?.look() ?? {};
    } catch {
      return { notLooked: [{ path: null, what: 'dangers: Reflens stumbled over this change' }] };
    } finally {
      kept.dropLarge();
    }
  }

  get #listKey(): string {
    return `list ${LIST_FORMAT} ${this.wishes.page}`;
  }

  /** Undefined when nobody knows the commits. */
  #resultKey({ commits }: ChangeList): string | undefined {
    return commits && `result ${this.tools.engineVersion} ${this.tools.source.id} ${commits.before ?? ''}..${commits.after}`;
  }

  get #mayKeep(): boolean {
    const { keep } = this.wishes;
    return keep === 'all' || (keep === 'public' && this.tools.source.isPublic);
  }

  async #find(list: ChangeList, progress: ReturnType<typeof steady>): Promise<Found> {
    const { detection, skipped, read, isHeavy } = await this.#detect(list, progress, null);
    return {
      result: detection.result,
      skipped,
      excerpts: excerptsOf(itemsOf(detection.result), read.change),
      ...(read.retryAt !== undefined && { retryAt: read.retryAt }),
      ...(isHeavy && { heavy: true }),
    };
  }

  /**
   * Reads and detects, and keeps the detection for those who want to see code. `forCode`: somebody does already, and wants nothing else of the result than that, which
   * had left out these files, since the engine did not come back from them.
   */
  async #detect(list: ChangeList, progress: ReturnType<typeof steady>, forCode: readonly SkippedFile[] | null): Promise<DetectedChange> {
    const { source, cache, kept } = this.tools;
    const { stuck } = this.wishes;
    // Two changes at once might be more than there is room for.
    kept.drop();
    const preview =
      forCode || stuck
        ? null
        : new Preview(watched(this.tools.detector, this.tell, 'preview'), (refactorings) => this.report({ kind: 'preview', refactorings }));
    this.#reader = new ChangeReader(list.files.filter(isKnown), {
      source,
      cache: this.wishes.keep === 'nothing' ? NO_CACHE : cache,
      signal: this.signal,
      ...(this.wishes.textsFrom !== undefined && { notBefore: this.wishes.textsFrom }),
      mayKeep: () => this.#mayKeep,
      onProgress: (done, total) => progress('fetch', done, total),
      onFile: (done, total, soFar) => preview?.files(done, total, soFar),
    });
    this.#reader.prefer(this.#onScreen);
    let read;
    try {
      read = await this.#reader.read();
    } finally {
      this.#reader = null;
      await preview?.end();
    }
    const { change, skipped: left } = await this.#whatCanBeDone(withPatches(read.change, list.files), forCode ?? []);
    const { detection, skipped } = await detectSafely(this.#detector, change, {
      signal: this.signal,
      budget: this.wishes.retry === 'over-budget' ? BUDGET * PATIENT : BUDGET,
      onProgress: ({ stage, done, total }) => progress(stage, done, total),
    });
    kept.keep(this.wishes.page, detection, change);
    return { detection, skipped: [...read.skipped, ...left, ...skipped], read, isHeavy: sizeOf(change) > HEAVY };
  }

  /** The change without what was too much for the engine at another time. */
  async #whatCanBeDone(change: Change, known: readonly SkippedFile[]): ReturnType<typeof withoutStuck> {
    const { careful, stuck } = this.wishes;
    const some = leftOut(
      change,
      known.map(({ path }) => path),
      undefined,
    );
    const small = careful ? withoutLargest(some.change) : { change: some.change, skipped: [] };
    const free = stuck ? await withoutStuck(this.#detector, small.change, stuck) : { change: small.change, skipped: [] };
    return { change: free.change, skipped: [...some.skipped, ...small.skipped, ...free.skipped] };
  }

  #handOut(list: ChangeList, { result, skipped, excerpts, retryAt, heavy }: Found): void {
    const { source } = this.tools;
    const items = itemsOf(result);
    const explained = explainedByItems(result);
    for (let start = 0; start < items.length; start += BATCH)
      this.report({ kind: 'refactorings', refactorings: items.slice(start, start + BATCH) });
    for (let start = 0; start < excerpts.length; start += BATCH)
      this.report({ kind: 'excerpts', excerpts: excerpts.slice(start, start + BATCH) });
    const coverage = {
      ...coverageOf(list, skipped, result),
      way: source.way,
      ...(source.rate && { rate: source.rate }),
      ...(retryAt !== undefined && { retryAt }),
    };
    this.report({
      kind: 'finished',
      coverage,
      bundles: bundlesOf(result),
      ...(result.renames && { renames: result.renames }),
      ...(explained && { explained }),
      incomplete: result.hitTimeout,
      lookFollows: true,
      ...(heavy && { heavy }),
    });
  }

  #knownList(key: string): Promise<KnownList | undefined> {
    return this.#kept(key, isKnownList);
  }

  /** What is kept under a key. What has another form is dropped: it would be met again at each visit. */
  async #kept<Form>(key: string | undefined, isForm: (value: unknown) => value is Form): Promise<Form | undefined> {
    if (key === undefined || this.wishes.keep === 'nothing') return undefined;
    const { records } = this.tools;
    const kept = await records.get(key);
    if (isForm(kept)) return kept;
    if (kept !== undefined) await records.drop(key);
    return undefined;
  }
}

/** What a result tells besides refactorings. */
const lookOf = ({ dangers, opportunities, apiChanges, notLooked }: Look): Look => ({
  ...(dangers && { dangers }),
  ...(opportunities && { opportunities }),
  ...(apiChanges && { apiChanges }),
  ...(notLooked && { notLooked }),
});

const NO_CACHE: TextCache = { get: () => Promise.resolve(undefined), put: () => Promise.resolve(), trim: () => Promise.resolve() };

const isKnown = (file: ChangedFile): boolean => adapterFor(pathOf(file)) !== null;

/** A change that was read and detected. */
interface DetectedChange {
  readonly detection: Detection;
  readonly skipped: readonly SkippedFile[];
  readonly read: Awaited<ReturnType<ChangeReader['read']>>;
  /** Large enough that the worker should not be used again. */
  readonly isHeavy: boolean;
}

/** Where the wanted refactoring is in a result; undefined when it is not. */
function indexOf({ result }: Detection, { refactoring, fingerprint: name }: PeekWish): number | undefined {
  const items = itemsOf(result);
  const there = items[refactoring];
  if (there && fingerprint(there) === name) return refactoring;
  const index = items.findIndex((one) => fingerprint(one) === name);
  return index < 0 ? undefined : index;
}

/** Reasons that may be gone next time; a result with them is not the last word. */
const PASSING: readonly SkipReason[] = ['not-read', 'over-budget'];

const isWhole = ({ result, skipped }: KeptResult): boolean => !result.hitTimeout && !skipped.some(({ reason }) => PASSING.includes(reason));

function listedFile(file: ChangedFile): ListedFile {
  const path = pathOf(file);
  return file.before && file.before.path !== path ? { path, beforePath: file.before.path } : { path };
}

type Stage = Extract<JobReport, { kind: 'progress' }>['progress']['stage'];

/** Reports a stage's beginning and end at once, and what is between them now and then. */
function steady(report: (report: JobReport) => void): (stage: Stage, done: number, total: number) => void {
  let lastStage = '';
  let lastTime = 0;
  return (stage, done, total) => {
    const now = performance.now();
    if (stage === lastStage && done < total && now - lastTime < REPORT_EVERY) return;
    lastStage = stage;
    lastTime = now;
    report({ kind: 'progress', progress: { stage, done, total } });
  };
}
