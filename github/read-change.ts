/** Reads the texts of a change: some files at once, from the cache where they are, and goes on when a single file cannot be read. */
import type { Change } from '../engine/api.js';
import { ReflensError } from './failures.js';
import type { SkippedFile } from '../ui/work.js';
import { pathOf, UnreadableFile, type ChangedFile, type FileVersion, type Source, type TextCache } from './source.js';

/** Files read at once. Each is two requests, and GitHub's server should not see more than ten of ours at a time. */
const MOST_AT_ONCE = 5;

export interface ReadChange {
  readonly change: Change;
  readonly skipped: readonly SkippedFile[];
}

interface Reading {
  readonly source: Source;
  readonly cache: TextCache;
  readonly onProgress: (done: number, total: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Reads both versions of every file. A file of which one version cannot be read is left out as a whole, since half a file would look like a deletion.
 * Rejects with the first failure when no file at all could be read.
 */
export async function readChange(files: readonly ChangedFile[], reading: Reading): Promise<ReadChange> {
  const before: Record<string, string> = {};
  const after: Record<string, string> = {};
  const renames: Record<string, string> = {};
  const skipped: SkippedFile[] = [];
  let failure: ReflensError | null = null;
  let done = 0;
  reading.onProgress(0, files.length);
  const queue = files.values();
  const worker = async (): Promise<void> => {
    for (const file of queue) {
      try {
        // After a failure that concerns all files, the rest is not asked for.
        if (failure) throw failure;
        const [beforeText, afterText] = await readFile(file, reading);
        if (file.before && beforeText !== undefined) before[file.before.path] = beforeText;
        if (file.after && afterText !== undefined) after[file.after.path] = afterText;
        if (file.before && file.after && file.before.path !== file.after.path) renames[file.before.path] = file.after.path;
      } catch (error) {
        reading.signal.throwIfAborted();
        if (error instanceof ReflensError) failure ??= error;
        skipped.push(skippedFile(file, error));
      }
      reading.onProgress(++done, files.length);
    }
  };
  await Promise.all(Array.from({ length: MOST_AT_ONCE }, worker));
  if (failure && skipped.length === files.length) throw failure as ReflensError;
  return { change: { before, after, renames }, skipped };
}

async function readFile({ before, after }: ChangedFile, reading: Reading): Promise<readonly [string | undefined, string | undefined]> {
  return Promise.all([before && readText(before, reading), after && readText(after, reading)]);
}

async function readText(file: FileVersion, { source, cache, signal }: Reading): Promise<string> {
  let bytes = await cache.get(source.id, file);
  if (!bytes) {
    bytes = await source.read(file, signal);
    await cache.put(source.id, file, bytes);
  }
  return textOf(bytes);
}

/** UTF-8, with or without a mark. Other encodings keep their lines, which is what locations need; files with NUL bytes are no text. */
function textOf(bytes: Uint8Array): string {
  if (bytes.includes(0)) throw new UnreadableFile('not-text', 'a binary file');
  return new TextDecoder().decode(bytes);
}

function skippedFile(file: ChangedFile, error: unknown): SkippedFile {
  const path = pathOf(file);
  if (error instanceof UnreadableFile) return { path, reason: error.reason, detail: error.detail };
  return { path, reason: 'not-read', detail: error instanceof Error ? error.message : String(error) };
}
