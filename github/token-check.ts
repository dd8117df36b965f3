/** What a host's API says of a token. The question costs none of the calls that the API allows. */
import { ask, type Answer } from './ask.js';
import { ReflensError } from './failures.js';
import { githubHost } from './host.js';

/** A limit of the API as it answers it: `resetAt` in milliseconds since 1970. */
export interface CheckedRate {
  readonly limit: number;
  readonly remaining: number;
  readonly resetAt: number;
}

export interface CheckedToken {
  readonly ok: boolean;
  /** For the reader. */
  readonly sentence: string;
  readonly rate?: CheckedRate;
}

/** Milliseconds that the API has for its answer. */
const PATIENCE = 10_000;

/** Bytes of its answer at most: a dozen limits. */
const LARGEST_ANSWER = 100_000;

/** Rights of a classic token that are more than reading. */
const WRITING = /\b(?:repo|public_repo|write:\w+|admin:\w+|delete_repo|workflow)\b/;

/** Asks about a token, or about readers without one. Never rejects: what goes wrong is the answer. */
export async function checkToken(hostName: string, token: string | undefined): Promise<CheckedToken> {
  const { api } = githubHost(hostName);
  let answer: Answer;
  try {
    const headers = { accept: 'application/vnd.github+json', ...(token !== undefined && { authorization: `Bearer ${token}` }) };
    const question = { most: LARGEST_ANSWER, headers, cache: 'no-store', patience: PATIENCE } as const;
    answer = await ask(`${api}/rate_limit`, question, new AbortController().signal);
  } catch (error) {
    const reason = error instanceof ReflensError ? error.message : `${hostName} could not be reached.`;
    return { ok: false, sentence: `${reason} So the token was not checked.` };
  }
  // Servers without limits say 404.
  if (answer.status === 404) return { ok: true, sentence: `${hostName} sets no limit.` };
  if (answer.status === 401) return { ok: false, sentence: `${hostName} does not accept this token. It may have expired, or be mistyped.` };
  if (!answer.ok) return { ok: false, sentence: `${hostName} answered with an error (${answer.status}).` };
  const rate = rateOf(answer);
  if (!rate) return { ok: false, sentence: `${hostName} answered in an unknown form; is it a GitHub server?` };
  const left = `${rate.remaining} of ${rate.limit} calls an hour are left.`;
  if (token === undefined) return { ok: true, sentence: `Without a token, ${left}`, rate };
  return { ok: true, sentence: ['The token works;', left, ...remarks(answer.headers)].join(' '), rate };
}

function* remarks(headers: Headers): Generator<string> {
  const expires = headers.get('github-authentication-token-expiration');
  if (expires !== null) yield `It expires on ${expires.slice(0, '2026-01-01'.length)}.`;
  if (WRITING.test(headers.get('x-oauth-scopes') ?? '')) yield 'It may also write; a fine-grained token that only reads would be enough.';
}

function rateOf({ bytes }: Answer): CheckedRate | null {
  const body = parsed(bytes);
  if (typeof body !== 'object' || body === null || !('rate' in body)) return null;
  const { rate } = body;
  if (typeof rate !== 'object' || rate === null || !('limit' in rate && 'remaining' in rate && 'reset' in rate)) return null;
  const { limit, remaining, reset } = rate;
  return typeof limit === 'number' && typeof remaining === 'number' && typeof reset === 'number'
    ? { limit, remaining, resetAt: reset * 1_000 }
    : null;
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
