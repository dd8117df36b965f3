/**
 * Reads the texts of a change: from the cache where they are, each content once, the files that the reader sees first. It goes on when a single file cannot be
 * read, and asks for nothing that it would not use.
 */
import type { Change } from '../engine/api.js';
import type { SkippedFile } from '../ui/work.js';
import { ReflensError } from './failures.js';
import { pathOf, UnreadableFile, type ChangedFile, type FileVersion, type Source, type TextCache } from './source.js';
import { textOf } from './text-of.js';

/**
 * Characters of text in one change, both versions together. Syntax trees and models take some thirty bytes for each, so that this is two gigabytes: what a tab may
 * take before browsers end it. GitHub's own largest pages have a twentieth.
 */
const MOST_TEXT = 64_000_000;

/** Files whose texts are looked up in the cache at the same time. */
const LOOKUPS_AT_ONCE = 50;

export interface ReadChange {
  readonly change: Change;
  readonly skipped: readonly SkippedFile[];
  /** When files that were not read can be asked for again, in milliseconds since 1970. */
  readonly retryAt?: number;
}

export interface Reading {
  readonly source: Source;
  readonly cache: TextCache;
  /** Whether what the source gives may be kept. Asked for each text, since a source may learn late what is private. */
  readonly mayKeep: () => boolean;
  readonly onProgress: (done: number, total: number) => void;
  /** Called when a file is there with all its versions. `soFar` makes the change of all files that are. */
  readonly onFile?: (done: number, total: number, soFar: () => Change) => void;
  readonly signal: AbortSignal;
  readonly mostText?: number;
  /** Until when nothing is to be asked of the source, in milliseconds since 1970: it said so before. What the cache has is taken. */
  readonly notBefore?: number;
}

type Side = 'before' | 'after';

/** What is known of one version of one file. */
type Content = { readonly text: string } | { readonly error: UnreadableFile } | { readonly none: true };

/** One content that is wanted, and for which versions of which files. */
interface Wanted {
  readonly version: FileVersion;
  readonly for: { readonly file: ChangedFile; readonly side: Side }[];
}

/** A change being read. Files that the reader sees can be named at any time. */
export class ChangeReader {
  readonly #contents = new Map<ChangedFile, Partial<Record<Side, Content>>>();
  #queue: Wanted[] = [];
  #first: ReadonlySet<string> = new Set();
  #done = 0;
  #text = 0;
  #writes: Promise<void>[] = [];

  constructor(
    private readonly files: readonly ChangedFile[],
    private readonly reading: Reading,
  ) {}

  /** Has the files of these paths read before the others. */
  prefer(paths: readonly string[]): void {
    this.#first = new Set(paths);
    this.#sort();
  }

  /**
   * Reads both versions of every file. A file of which one version cannot be read is left out as a whole, since half a file would look like a deletion. Rejects
   * with the first failure when no file at all could be read.
   */
  async read(): Promise<ReadChange> {
    const { source, signal } = this.reading;
    for (const file of this.files) this.#contents.set(file, {});
    this.reading.onProgress(0, this.files.length);
    await this.#lookUp(this.#wanted());
    this.#sort();
    const failure = await this.#readMissing(source, signal);
    await Promise.all(this.#writes);
    const skipped = this.files.flatMap((file) => this.#whySkipped(file, failure) ?? []);
    if (failure && skipped.length === this.files.length) throw failure;
    const retryAt = failure?.failure.retryAt;
    return { change: this.#change(), skipped, ...(retryAt !== undefined && { retryAt }) };
  }

  /** Equal contents are wanted once: pure renames, copies, files moved between commits. */
  #wanted(): Wanted[] {
    const wanted = new Map<string, Wanted>();
    for (const file of this.files) {
      if (file.unreadable || isUntouched(file)) {
        this.#finish(file);
        continue;
      }
      for (const side of ['before', 'after'] as const) {
        const version = file[side];
        if (!version) continue;
        const key = version.blob ?? `${version.commit} ${version.path}`;
        const known = wanted.get(key);
        if (known) known.for.push({ file, side });
        else wanted.set(key, { version, for: [{ file, side }] });
      }
    }
    return [...wanted.values()];
  }

  async #lookUp(wanted: readonly Wanted[]): Promise<void> {
    const { source, cache, signal } = this.reading;
    for (let at = 0; at < wanted.length; at += LOOKUPS_AT_ONCE) {
      signal.throwIfAborted();
      await Promise.all(
        wanted.slice(at, at + LOOKUPS_AT_ONCE).map(async (one) => {
          const bytes = await cache.get(source.id, one.version);
          if (bytes) this.#take(one, bytes);
          else this.#queue.push(one);
        }),
      );
    }
  }

  /** Reads what is in the queue; the failure, if the source failed as a whole. */
  async #readMissing(source: Source, signal: AbortSignal): Promise<ReflensError | null> {
    const asked = new Map<FileVersion, Wanted>();
    const next = (): FileVersion | undefined => {
      const one = this.#isFull ? undefined : this.#queue.shift();
      if (one) asked.set(one.version, one);
      return one?.version;
    };
    const { notBefore = 0 } = this.reading;
    if (this.#queue.length > 0 && notBefore > Date.now())
      return new ReflensError('rate-limit', 'GitHub limits how many files may be read in a while.', { retryAt: notBefore });
    try {
      if (this.#queue.length > 0)
        await source.read(
          next,
          (version, outcome) => {
            const one = asked.get(version);
            if (!one || signal.aborted) return;
            this.#take(one, outcome);
            if (!(outcome instanceof UnreadableFile) && this.reading.mayKeep())
              this.#writes.push(this.reading.cache.put(source.id, version, outcome));
          },
          signal,
        );
      return null;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ReflensError) return error;
      throw error;
    }
  }

  get #isFull(): boolean {
    return this.#text >= (this.reading.mostText ?? MOST_TEXT);
  }

  #take(one: Wanted, outcome: Uint8Array | UnreadableFile): void {
    const content = this.#contentOf(outcome);
    for (const { file, side } of one.for) {
      const contents = this.#contents.get(file);
      if (!contents) continue;
      const isNone = 'error' in content && content.error.isMissing && one.version.uncertain === true;
      contents[side] = isNone ? { none: true } : content;
      if ('text' in content) this.#text += content.text.length;
      if ((!file.before || contents.before) && (!file.after || contents.after)) this.#finish(file);
    }
  }

  #contentOf(outcome: Uint8Array | UnreadableFile): Content {
    try {
      return outcome instanceof UnreadableFile ? { error: outcome } : { text: textOf(outcome) };
    } catch (error) {
      if (error instanceof UnreadableFile) return { error };
      throw error;
    }
  }

  #finish(_file: ChangedFile): void {
    this.#done++;
    this.reading.onProgress(this.#done, this.files.length);
    this.reading.onFile?.(this.#done, this.files.length, () => this.#change());
  }

  #sort(): void {
    const isFirst = ({ for: users }: Wanted): boolean => users.some(({ file }) => this.#first.has(pathOf(file)));
    const place = new Map(this.files.map((file, index) => [file, index]));
    const rank = (one: Wanted): number => (isFirst(one) ? 0 : this.files.length) + (place.get(one.for[0]?.file ?? {}) ?? 0);
    this.#queue = [...this.#queue].sort((a, b) => rank(a) - rank(b));
  }

  /** Why a file takes no part; null when it does. */
  #whySkipped(file: ChangedFile, failure: ReflensError | null): SkippedFile | null {
    const path = pathOf(file);
    if (file.unreadable) return { path, ...file.unreadable };
    if (isUntouched(file)) return null;
    const { before, after } = this.#contents.get(file) ?? {};
    for (const content of [before, after])
      if (content && 'error' in content) return { path, reason: content.error.reason, detail: content.error.detail };
    const isThere = (!file.before || before) && (!file.after || after);
    if (isThere && ![before, after].some((content) => content && 'text' in content))
      return { path, reason: 'not-read', detail: 'GitHub did not find it' };
    if (isThere) return null;
    if (failure) return { path, reason: 'not-read', detail: failure.message };
    return {
      path,
      reason: 'too-much',
      detail: `beyond ${Math.round((this.reading.mostText ?? MOST_TEXT) / 1_000_000)} million characters`,
    };
  }

  #change(): Change {
    const texts = { before: new Map<string, string>(), after: new Map<string, string>() };
    const renames = new Map<string, string>();
    for (const file of this.files) {
      const { before, after } = file;
      const contents = this.#contents.get(file) ?? {};
      const [beforeText, afterText] = [textIn(contents.before), textIn(contents.after)];
      if ((before && beforeText === null) || (after && afterText === null)) continue;
      if (before && beforeText !== undefined && beforeText !== null) texts.before.set(before.path, beforeText);
      if (after && afterText !== undefined && afterText !== null) texts.after.set(after.path, afterText);
      if (before && after && before.path !== after.path) renames.set(before.path, after.path);
    }
    // Not by assignment: a file may be called `__proto__`.
    return { before: Object.fromEntries(texts.before), after: Object.fromEntries(texts.after), renames: Object.fromEntries(renames) };
  }
}

/** Null for a version that is to be there and is not; undefined for one that there is none of. */
function textIn(content: Content | undefined): string | null | undefined {
  if (!content || 'error' in content) return null;
  return 'text' in content ? content.text : undefined;
}

/** Nothing but the mode changed. */
const isUntouched = ({ before, after }: ChangedFile): boolean =>
  before?.blob !== undefined && before.blob === after?.blob && before.path === after.path;

/** Reads a change from beginning to end. */
export const readChange = (files: readonly ChangedFile[], reading: Reading): Promise<ReadChange> => new ChangeReader(files, reading).read();
