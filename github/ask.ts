/**
 * The one place that asks a server. What comes back is counted while it comes, since a server may announce another length than it sends, or none, and send for ever;
 * and it comes from where it was asked for: a server may lead elsewhere, and what is there is not what the reader looks at.
 */
import { ReflensError } from './failures.js';

/** Bytes of an answer that says no: a sentence, or a page that says it nicely. What is longer is cut. */
const LARGEST_REFUSAL = 100_000;

/** Milliseconds for one answer with all its bytes. GitHub itself gives up after ten seconds, and a slow line needs some for the bytes. */
const LONGEST_ANSWER = 60_000;

/** Statuses of answers that can have no body. */
const WITHOUT_BODY: readonly number[] = [204, 205, 304];

export interface Question {
  /** Bytes of the answer at most. */
  readonly most: number;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** With the reader's own cookies for the site. */
  readonly withSession?: boolean;
  /** How the browser's own cache takes part. */
  readonly cache?: RequestCache;
  /** Origins that may answer besides the one that is asked: where it is known to lead. */
  readonly leadsTo?: readonly string[];
  /** `manual`: an answer that leads elsewhere is handed out as it is. For Node alone: browsers hide where it leads. */
  readonly redirect?: 'manual';
  /** Milliseconds to wait, where it is not the usual time. */
  readonly patience?: number;
}

export interface Answer {
  readonly status: number;
  /** Whether the status says so. */
  readonly ok: boolean;
  readonly headers: Headers;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** An answer that has more bytes than are taken in. */
export class TooLarge extends Error {
  constructor(readonly most: number) {
    super(`more than ${most / 1_000_000} MB`);
    this.name = 'TooLarge';
  }
}

/**
 * Asks for an address. Rejects with the signal's reason; with `TooLarge`; with a `ReflensError` when another host answers, or nobody in time; with whatever `fetch` throws
 * when the connection breaks.
 */
export async function ask(address: string, question: Question, signal: AbortSignal): Promise<Answer> {
  const {
    most,
    method,
    headers,
    body,
    withSession = false,
    cache = 'default',
    leadsTo = [],
    redirect = 'follow',
    patience = LONGEST_ANSWER,
  } = question;
  signal.throwIfAborted();
  const timeout = AbortSignal.timeout(patience);
  try {
    const response = await fetch(address, {
      ...(method !== undefined && { method }),
      ...(headers && { headers }),
      ...(body !== undefined && { body }),
      signal: AbortSignal.any([signal, timeout]),
      credentials: withSession ? 'include' : 'omit',
      cache,
      redirect,
    });
    const from = originOf(response, address);
    if (from !== new URL(address).origin && !leadsTo.includes(from)) {
      await leave(response);
      throw ledElsewhere(address, from, withSession);
    }
    const { status, ok } = response;
    return { status, ok, headers: response.headers, bytes: await bytesOf(response, ok ? most : LARGEST_REFUSAL) };
  } catch (error) {
    signal.throwIfAborted();
    if (timeout.aborted) throw new ReflensError('network', `${new URL(address).host} did not send its answer in time.`, { cause: error });
    throw error;
  }
}

/** An answer as the standard library's, for those who take no other. */
export const asResponse = ({ status, headers, bytes }: Answer): Response =>
  new Response(WITHOUT_BODY.includes(status) ? null : bytes, { status, headers });

/** Where an answer comes from, after all redirects. Only what came over no network names no address. */
const originOf = ({ url }: Response, address: string): string => new URL(url === '' ? address : url).origin;

function ledElsewhere(address: string, from: string, withSession: boolean): ReflensError {
  const to = from.replace(/^https:\/\//, '');
  const hint = withSession ? ' Perhaps you have to sign in there first.' : '';
  return new ReflensError('elsewhere', `${new URL(address).host} leads to ${to}, where Reflens does not follow.${hint}`);
}

const leave = async (response: Response): Promise<void> => response.body?.cancel().catch(() => undefined);

/** The bytes of an answer. One that says no is cut instead of refused: its beginning says enough. */
async function bytesOf(response: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  if (!reader) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (size + value.byteLength > most) {
      await reader.cancel().catch(() => undefined);
      if (response.ok) throw new TooLarge(most);
      chunks.push(value.subarray(0, most - size));
      size = most;
      break;
    }
    chunks.push(value);
    size += value.byteLength;
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
