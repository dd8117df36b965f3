/** Fetching over HTTP outside of the API: what is worth another try, how large a file or a page may be, and which sentence a failure has. */
import { LARGEST_TEXT } from '../engine/text/largest-text.js';
import { ask, TooLarge, type Answer } from './ask.js';
import { ReflensError } from './failures.js';
import { isRateLimit, retryAtOf } from './rate-limit.js';
import { missingFile, tooLargeFile, UnreadableFile } from './source.js';

/** Bytes of a page at most; GitHub's largest have some megabytes of embedded data. */
const LARGEST_PAGE = 30_000_000;

/** What is asked for: its bytes at most, and whether it may be a page. Files never are one, of whatever language: a page is what comes in their place. */
interface Wanted {
  readonly most: number;
  readonly isPage: boolean;
}

const FILE: Wanted = { most: LARGEST_TEXT, isPage: false };
const PAGE: Wanted = { most: LARGEST_PAGE, isPage: true };

/** Milliseconds before the second and the third try after an answer that may be gone in a moment: the network broke, 5xx. */
const PAUSES = [300, 1_200];

/** Bytes of a file above which the API gives none, as GitHub's documentation says. */
const LARGEST_OF_API = 100_000_000;

/** Statuses of those who may not ask at all, and of what no law allows. */
const REFUSALS: readonly number[] = [401, 403, 451];

export interface FetchOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** With the reader's own cookies for the site. */
  readonly withSession?: boolean;
  /** Leave nothing in the browser's own cache. */
  readonly leaveNothing?: boolean;
  /** Origins that may answer besides the one that is asked: where it is known to lead. */
  readonly leadsTo?: readonly string[];
}

/** Fetches a file, unless it has more bytes than the engine takes characters. Rejects with `UnreadableFile` for answers about this file, with `ReflensError` for those about all. */
export async function fetchFile(url: string, options: FetchOptions, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  return retried(() => fetchOnce(url, options, FILE, signal), signal);
}

/** Fetches a page of the site, or its data, as text. Rejects as `fetchFile` does. */
export async function fetchPage(url: string, options: FetchOptions, signal: AbortSignal): Promise<string> {
  return new TextDecoder().decode(await retried(() => fetchOnce(url, options, PAGE, signal), signal));
}

async function retried<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const pause = PAUSES[attempt];
      if (pause === undefined || !(error instanceof Passing) || signal.aborted) throw error instanceof Passing ? error.lasting : error;
      await new Promise((resolve) => setTimeout(resolve, pause));
      signal.throwIfAborted();
    }
  }
}

/** A failure that may be gone at the next try. */
class Passing extends Error {
  constructor(readonly lasting: ReflensError) {
    super(lasting.message, { cause: lasting });
  }
}

async function fetchOnce(
  url: string,
  { leaveNothing, ...options }: FetchOptions,
  { most, isPage }: Wanted,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const { host } = new URL(url);
  let answer: Answer;
  try {
    answer = await ask(url, { ...options, most, cache: leaveNothing === true ? 'no-store' : 'default' }, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof TooLarge) throw tooLargeFile(error.most);
    if (error instanceof ReflensError) throw error;
    throw new Passing(new ReflensError('network', `The connection to ${host} broke. Check your connection.`, { cause: error }));
  }
  if (!answer.ok) throw failureOfAnswer(answer, host);
  if (!isPage && /^text\/html\b/i.test(answer.headers.get('content-type') ?? '')) throw notSignedIn(host);
  return answer.bytes;
}

/** Who is not signed in any more, or has to pass a single sign-on first, is led to a page that says so. It would be taken for the text of every file. */
const notSignedIn = (host: string): ReflensError =>
  new ReflensError('unexpected-answer', `In the place of a file came a page from ${host}. Perhaps you have to sign in there again.`);

function failureOfAnswer({ status, headers, bytes }: Answer, host: string): Error {
  const refusal = status === 403 ? new TextDecoder().decode(bytes) : '';
  if (refusal.includes('"too_large"')) return tooLargeFile(LARGEST_OF_API);
  if (status === 404 || status === 410) return missingFile();
  if (isRateLimit(status, headers, refusal)) {
    return new ReflensError('rate-limit', `GitHub limits how many files may be read in a while (${host}).`, {
      retryAt: retryAtOf(headers),
    });
  }
  const sentence = `GitHub answered with an error (${status} from ${host}).`;
  if (status >= 500) return new Passing(new ReflensError('github', sentence));
  // Who may not read one file may read none; everything else is about this one, e.g. a name that GitHub's servers do not take.
  return REFUSALS.includes(status) ? new ReflensError('forbidden', sentence) : new UnreadableFile('not-read', sentence);
}
