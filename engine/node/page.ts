/** Reads the change that a page of GitHub shows: the list of files from its API, the texts from its raw files. */
import { ReflensError } from '../../github/failures.js';
import { GithubSource } from '../../github/github-source.js';
import type { ChangePage } from '../../github/page.js';
import { withPatches } from '../../github/patches.js';
import { readChange, type ReadChange } from '../../github/read-change.js';
import { pathOf, type TextCache } from '../../github/source.js';
import type { Change } from '../api.js';
import { adapterFor } from '../languages/registry.js';
import type { FileReport } from '../results/result.js';
import { Failure } from './failure.js';

/** A change, and what is to be told of files that are not in it. */
export interface PageChange {
  readonly change: Change;
  /** Files that were not read, as the engine reports its own. */
  readonly files: Readonly<Record<string, FileReport>>;
  /** Sentences about what was compared. */
  readonly notes: readonly string[];
  /** Why the change has more files than are known, as a sentence; null when these are all. */
  readonly missing: string | null;
}

/** A run reads every text once. */
const NO_CACHE: TextCache = {
  get: () => Promise.resolve(undefined),
  put: () => Promise.resolve(),
  trim: () => Promise.resolve(),
};

/** Reads a page's change. Files in unknown languages are not asked for. Rejects with `Failure`. */
export async function changeOfPage(page: ChangePage, token: string | undefined): Promise<PageChange> {
  const source = new GithubSource(page, { ...(token !== undefined && { token }), place: 'GITHUB_TOKEN' });
  const { signal } = new AbortController();
  try {
    const { files: listed, missing, note } = await source.list(signal);
    const known = listed.filter((file) => adapterFor(pathOf(file)) !== null);
    const { change, skipped } = await readChange(known, {
      source,
      cache: NO_CACHE,
      mayKeep: () => false,
      signal,
      onProgress: () => undefined,
    });
    const [unread] = skipped.filter(({ reason }) => reason === 'not-read');
    if (unread && skipped.length === known.length)
      throw new Failure(`No changed file in a known language could be read; ${unread.path}: ${unread.detail ?? unread.reason}.`);
    const files = new Map<string, FileReport>();
    for (const file of listed) if (adapterFor(pathOf(file)) === null) files.set(pathOf(file), { status: 'unknown-language' });
    for (const file of skipped) files.set(file.path, reportOf(file));
    // Not by assignment: a file may be called `__proto__`.
    return {
      change: withPatches(change, listed),
      files: Object.fromEntries(files),
      notes: note === undefined ? [] : [note],
      missing: missing === undefined ? null : `${missing}.`,
    };
  } catch (error) {
    if (!(error instanceof ReflensError)) throw error;
    const { sentence, retryAt } = error.failure;
    throw new Failure(retryAt === undefined ? sentence : `${sentence} It will work again at ${new Date(retryAt).toLocaleTimeString()}.`);
  }
}

/** A file that was not read, in the engine's words. */
function reportOf({ reason, detail }: ReadChange['skipped'][number]): FileReport {
  const status = reason === 'too-large' || reason === 'not-a-file' ? reason : 'not-read';
  return { status, ...(detail !== undefined && { detail }) };
}
