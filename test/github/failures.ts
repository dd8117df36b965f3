// Failures on order: which requests go wrong, how, and how often.
import type { Asked, Reply } from './exchange.js';

/** What can go wrong. `sign-in` is a page of status 200 in the place of what was asked for; `slow` answers late but well; `cut-off` ends the connection in the middle of the answer. */
export type FailureKind =
  | 'unauthorized'
  | 'forbidden'
  | 'single-sign-on'
  | 'sign-in'
  | 'bad-request'
  | 'rate-limit'
  | 'secondary-limit'
  | 'not-found'
  | 'too-many-requests'
  | 'server-error'
  | 'unavailable'
  | 'slow'
  | 'cut-off'
  | 'no-answer';

/** Which part of GitHub fails; a pattern is tried against `host/path?query`. */
export type FailureMatch = 'api' | 'graphql' | 'raw' | 'page' | RegExp;

/** One order. */
export interface Failure {
  readonly match: FailureMatch;
  readonly kind: FailureKind;
  /** How many requests fail; all, if not given. */
  readonly times?: number;
  /** Seconds in `retry-after`, for the kinds that send one; 60 if not given, and none if null. */
  readonly retryAfter?: number | null;
  /** Seconds until `rate-limit` says that the count starts anew; 1800 if not given. */
  readonly resetAfter?: number;
  /** Milliseconds that `slow` waits; 3000 if not given. */
  readonly delay?: number;
}

/** What becomes of a request: an answer instead of the real one, or a mishap on the way. */
export type Mishap =
  | { readonly kind: 'reply'; readonly reply: Reply }
  | { readonly kind: 'slow'; readonly delay: number }
  | { readonly kind: 'cut-off' }
  | { readonly kind: 'no-answer' };

const DEFAULT_DELAY = 3000;
const DEFAULT_RETRY_AFTER = 60;
const LIMIT_RESET_SECONDS = 1800;

/** The orders of one server. */
export class Failures {
  #orders: { failure: Failure; left: number }[] = [];

  /** Lets the matching requests fail from now on. */
  add(failure: Failure): void {
    this.#orders.push({ failure, left: failure.times ?? Infinity });
  }

  /** Everything works again. */
  clear(): void {
    this.#orders = [];
  }

  /** The mishap that the first matching order has for this request, counted; null if it goes well. */
  take(asked: Asked): Mishap | null {
    const order = this.#orders.find((candidate) => candidate.left > 0 && matches(candidate.failure.match, asked.url));
    if (!order) return null;
    order.left--;
    return mishap(order.failure, /^api\.github\.com\/|^[^/]+\/api\//.test(asked.url.host + asked.url.pathname));
  }
}

function matches(match: FailureMatch, url: URL): boolean {
  if (match instanceof RegExp) return match.test(url.host + url.pathname + url.search);
  if (match === 'graphql') return url.host === 'api.github.com' && url.pathname === '/graphql';
  if (match === 'api') return url.host === 'api.github.com';
  const isRaw = url.host === 'raw.githubusercontent.com' || (url.host === 'github.com' && /^\/[^/]+\/[^/]+\/raw\//.test(url.pathname));
  if (match === 'raw') return isRaw;
  return url.host === 'github.com' && !isRaw;
}

const DOCS = 'https://docs.github.com/rest';

function mishap(failure: Failure, api: boolean): Mishap {
  const wait: Record<string, string> =
    failure.retryAfter === null ? {} : { 'retry-after': String(failure.retryAfter ?? DEFAULT_RETRY_AFTER) };
  const reset = String(Math.floor(Date.now() / 1000) + (failure.resetAfter ?? LIMIT_RESET_SECONDS));
  const say = (status: number, message: string, headers: Record<string, string> = {}, docs = DOCS): Mishap => ({
    kind: 'reply',
    reply: {
      status,
      headers: {
        'content-type': api ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
        'access-control-allow-origin': '*',
        ...headers,
      },
      body: api ? JSON.stringify({ message, documentation_url: docs, status: String(status) }) : `${status}: ${message}\n`,
    },
  });
  switch (failure.kind) {
    case 'unauthorized':
      return say(401, 'Bad credentials');
    case 'forbidden':
      return say(403, 'Resource not accessible by personal access token');
    case 'single-sign-on':
      return say(
        403,
        'Resource protected by organization SAML enforcement. You must grant your Personal Access token access to this organization.',
        { 'x-github-sso': 'required; url=https://github.com/orgs/sample/sso?authorization_request=STANDIN' },
        'https://docs.github.com/articles/authenticating-to-a-github-organization-with-saml-single-sign-on/',
      );
    case 'sign-in':
      return {
        kind: 'reply',
        reply: {
          status: 200,
          headers: { 'content-type': 'text/html; charset=utf-8' },
          body: '<!DOCTYPE html><h1>Sign in to GitHub</h1>\n',
        },
      };
    case 'bad-request':
      return say(400, 'Bad Request');
    case 'rate-limit':
      return say(
        403,
        "API rate limit exceeded for 203.0.113.7. (But here's the good news: Authenticated requests get a higher rate limit. Check out the documentation for more details.)",
        {
          'x-ratelimit-limit': '60',
          'x-ratelimit-remaining': '0',
          'x-ratelimit-used': '60',
          'x-ratelimit-reset': reset,
          'x-ratelimit-resource': 'core',
        },
        `${DOCS}/overview/resources-in-the-rest-api#rate-limiting`,
      );
    case 'secondary-limit':
      return say(
        403,
        'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
        wait,
        `${DOCS}/overview/rate-limits-for-the-rest-api#about-secondary-rate-limits`,
      );
    case 'not-found':
      return say(404, 'Not Found');
    case 'too-many-requests':
      return say(429, 'Too Many Requests', wait);
    case 'server-error':
      return say(502, 'Server Error');
    case 'unavailable':
      return say(503, 'Service Unavailable');
    case 'slow':
      return { kind: 'slow', delay: failure.delay ?? DEFAULT_DELAY };
    case 'cut-off':
    case 'no-answer':
      return { kind: failure.kind };
  }
}
