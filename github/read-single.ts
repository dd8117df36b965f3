/** Texts one by one, some at the same time: raw contents, the reader's own session, or the API. */
import { missingFile, UnreadableFile, type Deliver, type FileVersion, type NextFile } from './source.js';

/** Requests under way at once. GitHub's server should not see more of ours. */
export const MOST_AT_ONCE = 10;

/** Reads one file. Rejects with `UnreadableFile` when only this one is concerned. */
export type ReadOne = (file: FileVersion, signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>;

/** Reads files one by one; see `Source.read`. After a failure that concerns all, nothing more is asked for. */
export async function readOneByOne(readOne: ReadOne, next: NextFile, deliver: Deliver, signal: AbortSignal): Promise<void> {
  let isOver = false;
  const work = async (): Promise<void> => {
    for (let file = next(); file && !isOver; file = next()) {
      try {
        deliver(file, await readOne(file, signal));
      } catch (error) {
        isOver = isOver || !(error instanceof UnreadableFile);
        if (!(error instanceof UnreadableFile)) throw error;
        deliver(file, error);
      }
    }
  };
  await settled(Array.from({ length: MOST_AT_ONCE }, work));
}

/** Waits for all, so that nothing goes on behind a failure; then fails as the first one did. */
export async function settled(works: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(works)).find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Tries one way after the other, as long as a way does not know the file. */
export const firstThatKnows =
  (ways: readonly ReadOne[]): ReadOne =>
  async (file, signal) => {
    for (const read of ways) {
      try {
        return await read(file, signal);
      } catch (error) {
        if (!(error instanceof UnreadableFile) || !error.isMissing) throw error;
      }
    }
    throw missingFile();
  };
