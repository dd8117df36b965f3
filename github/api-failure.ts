/** What an error of GitHub's API means for the reader. */
import { ReflensError } from './failures.js';
import { isRateLimit, retryAtOf } from './rate-limit.js';

/** What the sentences speak of. */
export interface Asking {
  /** What GitHub was asked about: `this commit`. */
  readonly subject: string;
  /** Where a token is kept: `Reflens’ settings`. */
  readonly tokenPlace: string;
  readonly hasToken: boolean;
}

/** The client's error, as far as it matters here. Without a response it never reached GitHub, whatever its status says. */
interface ApiError extends Error {
  readonly status: number;
  readonly response?: { readonly headers: Readonly<Record<string, string | number | undefined>> };
}

const isApiError = (error: unknown): error is ApiError => error instanceof Error && 'status' in error && typeof error.status === 'number';

/** Turns whatever the API client threw into a failure with a sentence. */
export function apiFailure(error: unknown, asking: Asking): ReflensError {
  if (error instanceof ReflensError) return error;
  if (error instanceof Error && error.cause instanceof ReflensError) return error.cause;
  if (isQueryLimit(error)) return rateLimited(error, error.response.headers, asking);
  // The client trips over an answer that is no JSON, and wraps everything else.
  if (!isApiError(error)) return unexpectedAnswer(error);
  if (!error.response) return new ReflensError('network', 'GitHub’s API could not be reached. Check your connection.', { cause: error });
  const { status } = error;
  const { headers } = error.response;
  if (isRateLimit(status, headersOf(headers), error.message)) return rateLimited(error, headers, asking);
  switch (status) {
    case 401:
      return new ReflensError('unauthorised', `GitHub did not accept the token from ${asking.tokenPlace}; it may have expired.`, {
        cause: error,
      });
    case 403:
    case 451:
      return new ReflensError('forbidden', `GitHub does not allow reading this repository (${status}).`, { cause: error });
    case 404:
    case 409:
    case 422:
      return new ReflensError('not-found', notFound(asking, error.message), { cause: error });
    default:
      return new ReflensError('github', `GitHub’s API answered with an error (${status}).`, { cause: error });
  }
}

type Headers = NonNullable<ApiError['response']>['headers'];

const headersOf = (headers: Headers): ReadonlyMap<string, string> =>
  new Map(Object.entries(headers).map(([name, value]) => [name, String(value)]));

function rateLimited(cause: unknown, headers: Headers, asking: Asking): ReflensError {
  const retryAt = retryAtOf(headersOf(headers));
  const hint = asking.hasToken ? '' : ` Without a token it allows 60 an hour; with one from ${asking.tokenPlace}, 5,000.`;
  return new ReflensError('rate-limit', `GitHub’s API has answered as many requests as it allows for now.${hint}`, {
    cause,
    ...(retryAt !== undefined && { retryAt }),
  });
}

/** GraphQL says so in an answer of status 200. */
function isQueryLimit(error: unknown): error is Error & Required<Pick<ApiError, 'response'>> {
  if (!(error instanceof Error) || !('response' in error) || !('data' in error)) return false;
  const { data } = error;
  const errors: unknown = typeof data === 'object' && data !== null && 'errors' in data ? data.errors : null;
  return (
    Array.isArray(errors) &&
    errors.some((one: unknown) => typeof one === 'object' && one !== null && 'type' in one && one.type === 'RATE_LIMITED')
  );
}

/** An answer that was cut off, or is of another form than GitHub's. */
export const unexpectedAnswer = (cause?: unknown): ReflensError =>
  new ReflensError('unexpected-answer', 'GitHub’s answer about this change was incomplete or of an unknown form.', { cause });

function notFound({ subject, tokenPlace, hasToken }: Asking, message: string): string {
  if (/no common ancestor/i.test(message)) return 'The two versions have no history in common, so GitHub cannot compare them.';
  return hasToken
    ? `GitHub’s API does not know ${subject}, or the token from ${tokenPlace} may not read its repository.`
    : `GitHub’s API does not know ${subject}. If the repository is private, a token in ${tokenPlace} is needed.`;
}
