import type { TraceEvent } from './matching/trace-event.js';
import type { LookWishes } from './results/look.js';
import type { DetectionResult, Evidence, Look, Peek } from './results/result.js';

export type { LookWishes } from './results/look.js';
export type { TraceEvent } from './matching/trace-event.js';

/**
 * The two versions of a change: the changed files, by path. Added files stand in `after` only, deleted ones in `before` only. Files that are the same on both sides are no part of
 * it, and may be handed over to tell what changed code means: supertypes of changed types, for `Detection.look`.
 */
export interface Change {
  readonly before: Readonly<Record<string, string>>;
  readonly after: Readonly<Record<string, string>>;
  /** File renames as Git sees them: path before -> path after. A hint, not a claim. */
  readonly renames?: Readonly<Record<string, string>>;
  /** Changed files of which no text is at hand: their lines are looked for among those that moved. */
  readonly patches?: readonly Patch[];
}

/** What a patch in Git's unified form shows of a file, without the header that names it. */
export interface Patch {
  /** Null for a file that is new. */
  readonly before: string | null;
  /** Null for a file that is gone. */
  readonly after: string | null;
  readonly patch: string;
}

/** Texts of files by path, a batch at a time. */
export type Batches = AsyncIterable<ReadonlyMap<string, string>>;

/** How far a detection has come. Counts are files until `stage` is `match`. */
export interface Progress {
  readonly stage: 'parse' | 'match' | 'detect';
  readonly done: number;
  readonly total: number;
  /** The file that is read next; absent when the work is on all of them. */
  readonly path?: string;
}

/** What of an `AbortSignal` is asked; one can be handed over as it is. */
export interface Aborting {
  readonly aborted: boolean;
  throwIfAborted(): void;
}

/** `dangers`, `opportunities`, `apiChanges`: what else the result is to tell, see `Look`. Not the default: they take time of their own. */
export interface DetectOptions extends LookWishes {
  /** Aborting ends the work when the event loop gets its next turn, between two steps; `detect` then rejects with the signal's reason. */
  readonly signal?: Aborting;
  readonly onProgress?: (progress: Progress) => void;
  /**
   * Milliseconds after which the engine stops, wherever it is, and returns what it has, with `hitTimeout` set: a little later on a machine that does much else. Without
   * it there is no bound on the time. A peek may take as long again.
   */
  readonly budget?: number;
  /** Filled with the milliseconds spent in each stage: what `npm run bench` prints. */
  readonly timings?: Record<string, number>;
  /** Whether to tell which lines are explained (`explained`, `renames`, `editedLines`): unless `false`. Costs about a third on top of finding the refactorings. */
  readonly explain?: boolean;
  /**
   * With `opportunities`: more of the version after, all of it say, to look for them, too, in batches of texts by path, none of which is kept. May take as long as the
   * budget once more; rejects when the batches do.
   */
  readonly elsewhere?: Batches;
  /** Told what the explained lines rest on, token by token: what the checker of `result.explained` reads. */
  readonly onEvidence?: (evidence: Evidence) => void;
  /** Told what the confidence of each refactoring rests on, in the order of the result: what `npm run calibrate` reads. */
  readonly onGrounds?: (grounds: readonly string[]) => void;
  /** Told why candidates were taken or dropped: what `npm run explain` prints. Costs time, so only for one change at a time. */
  readonly trace?: (event: TraceEvent) => void;
}

/** Loads one grammar (`web-tree-sitter.wasm`, `tree-sitter-java.wasm`, …) as bytes. */
export type WasmLoader = (fileName: string) => Promise<Uint8Array>;

export interface DetectorOptions {
  readonly loadWasm: WasmLoader;
}

/**
 * Both work on the thread that calls them: some milliseconds for a small change, many seconds for a very large one. The event loop gets a turn between files and between
 * stages, when one is due, and not within one, so a server or a window that has to answer in the meantime calls them in a worker, which can also be ended.
 *
 * Both reject with a `TypeError` that names the argument when it is not of its type, with the signal's reason when aborted, and when the grammars cannot be loaded. A
 * file that cannot be analysed is no error, it is reported in `files`.
 */
export interface Detector {
  /** Finds the refactorings of a change. */
  detect(change: Change, options?: DetectOptions): Promise<DetectionResult>;
  /** The same, and keeps what was read, so that the code of each refactoring can be looked at. Call `close` when nobody asks any more. */
  open(change: Change, options?: DetectOptions): Promise<Detection>;
}

/** A detection that has come to its end and can still be asked. It holds the syntax trees of the change in memory until `close`. */
export interface Detection {
  readonly result: DetectionResult;
  /**
   * The code of a refactoring, by its index in `result.refactorings`, or of moved lines, by that in `result.moved` counted on from the last refactoring, compared with its origin. `place` chooses one of the places that the code came from or went to
   * (`Peek.places`); without it, it is the refactoring's own. Null when there is no such refactoring, no code of it on both sides, or when comparing takes longer than the budget. Throws after `close`.
   */
  peek(refactoring: number, place?: number): Peek | null;
  /**
   * Dangers, opportunities and changes for users of the code: all of them, or what `wishes` name. May take a tenth of the detection's budget more; what was not finished
   * by then is told. Throws after `close`.
   */
  look(wishes?: LookWishes): Look;
  close(): void;
}
