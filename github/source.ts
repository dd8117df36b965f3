/** Where a change comes from. Sources differ in how they list and read, not in what they give. */
import type { RateLimit, SkipReason } from '../ui/work.js';

/** One file of one version. */
export interface FileVersion {
  readonly commit: string;
  readonly path: string;
  /** Git's id of the content, when the source knows it without reading the file. */
  readonly blob?: string;
  /** Whether the list does not tell if this version has the file at all. */
  readonly uncertain?: boolean;
}

/** A changed file. Added files have no `before`, deleted ones no `after`. */
export interface ChangedFile {
  readonly before?: FileVersion;
  readonly after?: FileVersion;
  /** Why its texts cannot be read, when that is known from the list. */
  readonly unreadable?: { readonly reason: UnreadableReason; readonly detail: string };
  /** The change as a patch, where the list has one: for files whose texts nobody reads. */
  readonly patch?: string;
}

export interface ChangeList {
  readonly files: readonly ChangedFile[];
  /** What is compared. Together with the engine these decide the result; absent when the source cannot name them. */
  readonly commits?: { readonly before: string | null; readonly after: string };
  /** Where a commit may be read when the page's own repository does not have it: the fork it comes from. */
  readonly elsewhere?: { readonly commit: string; readonly owner: string; readonly repository: string };
  /** Why the change has more files than these; absent when these are all. */
  readonly missing?: string;
  /** What the reader should know of the comparison, as a sentence: what a merge is compared with, how the list came about. */
  readonly note?: string;
}

/** A list as it was when it was last asked for, and by what a source recognises that it still is so. */
export interface KnownList {
  readonly etag: string;
  readonly list: ChangeList;
}

/** Names the next file to read; undefined when there is none left. */
export type NextFile = () => FileVersion | undefined;

/** Takes what came of reading a file. `blob` is its id, when the source knows. */
export type Deliver = (file: FileVersion, outcome: Uint8Array<ArrayBuffer> | UnreadableFile) => void;

/** Every method rejects with a `ReflensError`, or with the signal's reason. */
export interface Source {
  /** Names the texts of this source in the cache, e.g. `github.com/owner/repository`. */
  readonly id: string;
  /** Where list and texts come from, as a sentence; known when the list is there. */
  readonly way: string;
  /** Whether everybody may read what this source gives. */
  readonly isPublic: boolean;
  readonly rate: RateLimit | undefined;
  /** By what a later `list` recognises that nothing changed, if it can. */
  readonly etag: string | undefined;
  /** The changed files. With `known` it may be that very list again, at less cost. */
  list(signal: AbortSignal, known?: KnownList): Promise<ChangeList>;
  /** Takes a list that was kept for the change's, instead of asking for it; files can then be read. */
  adopt(list: ChangeList): void;
  /**
   * Reads files as long as `next` names some, in whatever portions suit, and delivers each. Rejects when the source as a whole fails; files that were named but not
   * delivered then remain unread.
   */
  read(next: NextFile, deliver: Deliver, signal: AbortSignal): Promise<void>;
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
  /** Forgets what is kept under a key. */
  drop(key: string): Promise<void>;
  trim(): Promise<void>;
}

export type UnreadableReason = Extract<
  SkipReason,
  'too-large' | 'too-deep' | 'too-much' | 'not-text' | 'not-a-file' | 'lfs-pointer' | 'not-read'
>;

/** One file cannot be read; the others may. */
export class UnreadableFile extends Error {
  constructor(
    readonly reason: UnreadableReason,
    readonly detail: string,
    /** Whether there is no such file, as far as the source can see. */
    readonly isMissing = false,
  ) {
    super(detail);
    this.name = 'UnreadableFile';
  }
}

/** Whether a word can be the name of an owner or a repository, and no step up in an address. */
export const canBeName = (word: string): boolean => /^(?!\.{1,2}$)[\w.-]+$/.test(word);

/** The file was not found. */
export const missingFile = (): UnreadableFile => new UnreadableFile('not-read', 'GitHub did not find it', true);

/** The file has more bytes than are read. */
export const tooLargeFile = (most: number): UnreadableFile => new UnreadableFile('too-large', `more than ${most / 1_000_000} MB`);

/** The path a changed file is known by: the one after the change, unless it was deleted. */
export const pathOf = ({ before, after }: ChangedFile): string => (after ?? before)?.path ?? '';
