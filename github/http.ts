/** Fetching one file over HTTP: what is worth another try, and which sentence a failure has. */
import { ReflensError } from './failures.js';
import { UnreadableFile } from './source.js';

/** Bytes above which a file is not read. The engine leaves out texts of this size. */
const LARGEST_FILE = 8_000_000;

/** Milliseconds before the second and the third try after an answer that may be gone in a moment: the network broke, 5xx. */
const PAUSES = [300, 1_200];

/** Fetches a file. Rejects with `UnreadableFile` for answers about this file, with `ReflensError` for those about all. */
export async function fetchFile(
  url: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetchOnce(url, headers, signal);
    } catch (error) {
      const pause = PAUSES[attempt];
      if (pause === undefined || !(error instanceof Passing) || signal.aborted) throw error instanceof Passing ? error.lasting : error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** A failure that may be gone at the next try. */
class Passing extends Error {
  constructor(readonly lasting: ReflensError) {
    super(lasting.message, { cause: lasting });
  }
}

async function fetchOnce(url: string, headers: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const host = new URL(url).host;
  let response: Response;
  let bytes: ArrayBuffer;
  try {
    response = await fetch(url, { headers, signal, credentials: 'omit' });
    if (Number(response.headers.get('content-length')) > LARGEST_FILE) {
      await response.body?.cancel();
      throw new UnreadableFile('too-large', `more than ${LARGEST_FILE / 1_000_000} MB`);
    }
    bytes = response.ok ? await response.arrayBuffer() : new ArrayBuffer(0);
  } catch (error) {
    if (signal.aborted || error instanceof UnreadableFile) throw error;
    throw new Passing(new ReflensError('network', `The connection to ${host} broke. Is the network there?`, { cause: error }));
  }
  if (response.ok) {
    if (bytes.byteLength > LARGEST_FILE) throw new UnreadableFile('too-large', `more than ${LARGEST_FILE / 1_000_000} MB`);
    return new Uint8Array(bytes);
  }
  throw failureOfStatus(response, host);
}

function failureOfStatus(response: Response, host: string): Error {
  const { status } = response;
  if (status === 404) return new UnreadableFile('not-read', 'GitHub did not find it');
  if (status === 429 || (status === 403 && response.headers.has('retry-after')))
    return new ReflensError('rate-limit', `GitHub limits how many files may be read in a while (${host}).`, retryAtOf(response));
  const failure = new ReflensError('github', `GitHub answered with an error (${status} from ${host}).`);
  return status >= 500 ? new Passing(failure) : failure;
}

function retryAtOf(response: Response): { readonly retryAt?: number } {
  const seconds = Number(response.headers.get('retry-after'));
  return seconds > 0 ? { retryAt: Date.now() + seconds * 1_000 } : {};
}
