/** Texts one by one, some at the same time: raw contents, the reader's own session, or the API. */
import { ReflensError, type FailureCode } from './failures.js';
import { missingFile, UnreadableFile, type Deliver, type FileVersion, type NextFile } from './source.js';

/** Requests under way at once. GitHub's server should not see more of ours. */
export const MOST_AT_ONCE = 10;

/** Reads one file. Rejects with `UnreadableFile` when only this one is concerned. */
export type ReadOne = (file: FileVersion, signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>;

/** Files in a row over which GitHub trips or the network breaks before it is thought to be so for all. */
const MOST_IN_A_ROW = 3;

/**
 * Takes a failure for that of one file, as long as others come: one file that GitHub always trips over should not take the rest with it. Limits and refusals are
 * everybody's from the first.
 */
export class Forbearance {
  #inARow = 0;
  #first: ReflensError | null = null;
  #isAnyRead = false;

  /** The file, or an `UnreadableFile` in the place of a failure that may be its own. */
  async over<Bytes>(reading: Promise<Bytes>): Promise<Bytes> {
    try {
      const bytes = await reading;
      this.#inARow = 0;
      this.#isAnyRead = true;
      return bytes;
    } catch (error) {
      if (!(error instanceof ReflensError) || !ONE_FILES.includes(error.failure.code) || ++this.#inARow >= MOST_IN_A_ROW) throw error;
      this.#first ??= error;
      throw new UnreadableFile('not-read', error.message);
    }
  }

  /** To be called when no file is left. Throws when not one came: then the failure is everybody's, too. */
  end(): void {
    if (this.#first && !this.#isAnyRead) throw this.#first;
  }
}

/** Failures that may be those of one file. */
const ONE_FILES: readonly FailureCode[] = ['github', 'network', 'elsewhere'];

/** Reads files one by one; see `Source.read`. After a failure that concerns all, nothing more is asked for. */
export async function readOneByOne(readOne: ReadOne, next: NextFile, deliver: Deliver, signal: AbortSignal): Promise<void> {
  let isOver = false;
  const forbearance = new Forbearance();
  const work = async (): Promise<void> => {
    for (let file = next(); file && !isOver; file = next()) {
      try {
        deliver(file, await forbearance.over(readOne(file, signal)));
      } catch (error) {
        isOver = isOver || !(error instanceof UnreadableFile);
        if (!(error instanceof UnreadableFile)) throw error;
        deliver(file, error);
      }
    }
  };
  await settled(Array.from({ length: MOST_AT_ONCE }, work));
  forbearance.end();
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
