/** What an error of GitHub's API means for the reader. */
import { ReflensError } from './failures.js';
import { isRateLimit, retryAtOf } from './rate-limit.js';

/** What the sentences speak of. */
export interface Asking {
  /** What GitHub was asked about: `this commit`. */
  readonly subject: string;
  /** Why it may not be there any more, where there is a usual reason: `a push may have replaced it`. */
  readonly remark?: string;
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

/** The client's error about what an answer of GraphQL says. */
interface QueryError extends Error, Required<Pick<ApiError, 'response'>> {
  readonly data: unknown;
}

const isAboutQuery = (error: unknown): error is QueryError => error instanceof Error && 'response' in error && 'data' in error;

/** Turns whatever the API client threw into a failure with a sentence. */
export function apiFailure(error: unknown, asking: Asking): ReflensError {
  if (isAboutQuery(error) && isQueryLimit(error.data)) return rateLimited(error, error.response.headers, asking);
  // The client trips over an answer that is no JSON, and wraps everything else.
  if (!isApiError(error)) return unexpectedAnswer(error);
  if (!error.response) return new ReflensError('network', 'GitHub’s API could not be reached. Check your connection.', { cause: error });
  const { status } = error;
  const { headers } = error.response;
  if (isRateLimit(status, headersOf(headers), error.message)) return rateLimited(error, headers, asking);
  switch (status) {
    case 401:
      return new ReflensError('unauthorised', notAccepted(asking), { cause: error });
    case 403:
    case 451:
      return new ReflensError('forbidden', notAllowed(status, asking, headersOf(headers)), { cause: error });
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
  const hint = asking.hasToken ? '' : ` Without a token it allows 60 an hour; with one from ${asking.tokenPlace}, 5,000.`;
  return new ReflensError('rate-limit', `GitHub’s API has answered as many requests as it allows for now.${hint}`, {
    cause,
    retryAt: retryAtOf(headersOf(headers)),
  });
}

/** GraphQL says so in an answer of status 200; of secondary limits in its message alone. */
function isQueryLimit(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const errors: unknown = 'errors' in answer ? answer.errors : null;
  return [answer, ...(Array.isArray(errors) ? (errors as unknown[]) : [])].some(
    (one) =>
      typeof one === 'object' &&
      one !== null &&
      (('type' in one && one.type === 'RATE_LIMITED') || ('message' in one && /rate limit/i.test(String(one.message)))),
  );
}

/** The limit that the answer to a query tells of, whatever its status; null when it tells of none. */
export const queryLimit = (answer: unknown, headers: Headers, asking: Asking): ReflensError | null =>
  isQueryLimit(answer) ? rateLimited(answer, headers, asking) : null;

/** An answer that was cut off, or is of another form than GitHub's. */
export const unexpectedAnswer = (cause?: unknown): ReflensError =>
  new ReflensError('unexpected-answer', 'GitHub’s answer about this change was incomplete or of an unknown form.', { cause });

/** Enterprise servers may tell nobody anything who does not say who asks. */
const notAccepted = ({ tokenPlace, hasToken }: Asking): string =>
  hasToken
    ? `GitHub did not accept the token from ${tokenPlace}; it may have expired.`
    : `GitHub’s API answers nobody here without a token. One can be kept in ${tokenPlace}.`;

function notAllowed(status: number, { tokenPlace, hasToken }: Asking, headers: ReadonlyMap<string, string>): string {
  if (hasToken && headers.get('x-github-sso')?.startsWith('required'))
    return `This organisation wants its single sign-on: let the token from ${tokenPlace} pass it, in GitHub’s list of your tokens.`;
  return `GitHub does not allow reading this repository (${status}).`;
}

function notFound({ subject, remark, tokenPlace, hasToken }: Asking, message: string): string {
  if (/no common ancestor/i.test(message)) return 'The two versions have no history in common, so GitHub cannot compare them.';
  const what = remark === undefined ? subject : `${subject} (${remark})`;
  return hasToken
    ? `GitHub’s API does not know ${what}, or the token from ${tokenPlace} may not read its repository.`
    : `GitHub’s API does not know ${what}. If the repository is private, a token in ${tokenPlace} is needed.`;
}
