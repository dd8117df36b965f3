/**
 * Another try at a change from which the engine did not come back: without the files that are known to hold it, after a look at each of the others by itself. A file
 * that holds the engine in that look is known to the host by the time it ends this worker, too, and is left out of the try after this one.
 */
import type { Change, Detector } from '../../engine/api.js';
import { largerHalf, partsOf, without } from '../../engine/parts.js';
import type { SkippedFile } from '../../ui/work.js';
import type { Stuck } from '../messages.js';

/** Milliseconds for the look at one file, and for all of them. A file of some thousand lines takes the engine half a second. */
const ONE_LOOK = 5_000;
const ALL_LOOKS = 30_000;

interface Left {
  readonly change: Change;
  readonly skipped: readonly SkippedFile[];
}

/** The change without those files. When nobody is known to be to blame after all looks, the larger half of it is left out. */
export async function withoutStuck(detector: Detector, change: Change, { files, asWhole }: Stuck): Promise<Left> {
  const known = leftOut(change, files, undefined);
  const isSearched = await lookAtEach(detector, known.change);
  if (!asWhole) return known;
  const detail = isSearched
    ? 'it is among the larger files, and none of them by itself is to blame'
    : 'it is among the larger files, and there was no time to find the one to blame';
  const rest = leftOut(known.change, largerHalf(known.change), detail);
  return { change: rest.change, skipped: [...known.skipped, ...rest.skipped] };
}

/** The change without these files, which are told. */
export function leftOut(change: Change, files: readonly string[], detail: string | undefined): Left {
  const paths = new Set(files);
  const isThere = ({ path, change: { renames = {} } }: ReturnType<typeof partsOf>[number]): boolean =>
    paths.has(path) || Object.keys(renames).some((from) => paths.has(from));
  const skipped = partsOf(change)
    .filter(isThere)
    .map(({ path }): SkippedFile => ({ path, reason: 'stuck', ...(detail !== undefined && { detail }) }));
  return { change: without(change, paths), skipped };
}

/** True when there was time for all of them. */
async function lookAtEach(detector: Detector, change: Change): Promise<boolean> {
  const end = performance.now() + ALL_LOOKS;
  for (const part of partsOf(change)) {
    if (performance.now() > end) return false;
    // What the engine throws over is another matter, which detect-safely.ts looks at.
    await detector.detect(part.change, { budget: ONE_LOOK }).catch(() => undefined);
  }
  return true;
}
