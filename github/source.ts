/** Where a change comes from. Sources differ in how they list and read, not in what they give. */
import type { SkipReason } from '../ui/work.js';

/** One file of one version. */
export interface FileVersion {
  readonly commit: string;
  readonly path: string;
  /** Git's id of the content, when the source knows it without reading the file. */
  readonly blob?: string;
}

/** A changed file. Added files have no `before`, deleted ones no `after`. */
export interface ChangedFile {
  readonly before?: FileVersion;
  readonly after?: FileVersion;
}

export interface ChangeList {
  readonly files: readonly ChangedFile[];
  /** Why the change has more files than these; absent when these are all. */
  readonly missing?: string;
  /** What the reader should know of the comparison, as a sentence: what a merge is compared with, how the list came about. */
  readonly note?: string;
}

/** Every method rejects with a `ReflensError`, or with the signal's reason. */
export interface Source {
  /** Names the texts of this source in the cache, e.g. `github.com/owner/repository`. */
  readonly id: string;
  list(signal: AbortSignal): Promise<ChangeList>;
  /** The bytes of a file. Rejects with `UnreadableFile` when only this file is concerned. */
  read(file: FileVersion, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>>;
}

/** Where texts are kept; the extension's is in IndexedDB. */
export interface TextCache {
  get(sourceId: string, file: FileVersion): Promise<Uint8Array<ArrayBuffer> | undefined>;
  put(sourceId: string, file: FileVersion, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Drops what was not used for longest until the rest fits. */
  trim(): Promise<void>;
}

/** Where lists and results are kept, as plain JSON by a key that says all they depend on; the extension's is in IndexedDB. */
export interface RecordCache {
  get(key: string): Promise<unknown>;
  put(key: string, value: unknown): Promise<void>;
  trim(): Promise<void>;
}

/** One file cannot be read; the others may. */
export class UnreadableFile extends Error {
  constructor(
    readonly reason: Extract<SkipReason, 'too-large' | 'not-text' | 'not-read'>,
    readonly detail: string,
  ) {
    super(detail);
    this.name = 'UnreadableFile';
  }
}

/** The path a changed file is known by: the one after the change, unless it was deleted. */
export const pathOf = ({ before, after }: ChangedFile): string => (after ?? before)?.path ?? '';
