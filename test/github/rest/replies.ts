// Answers of the API with the headers that GitHub's carry: entity tags, rate limits, CORS.
import { createHash } from 'node:crypto';
import type { Asked, Reply } from '../exchange.js';

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'ETag, Link, Location, Retry-After, X-GitHub-OTP, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Used, X-RateLimit-Resource, X-RateLimit-Reset, X-OAuth-Scopes, X-Accepted-OAuth-Scopes, X-Poll-Interval, X-GitHub-Media-Type, X-GitHub-SSO, X-GitHub-Request-Id, Deprecation, Sunset',
};

/** The answer to a browser's question whether it may ask. */
export function preflight(): Reply {
  return {
    status: 204,
    headers: {
      ...CORS,
      'access-control-allow-headers':
        'Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Unmodified-Since, Accept-Encoding, X-GitHub-OTP, X-Requested-With, User-Agent, GraphQL-Features, X-Github-Next-Global-ID, X-GitHub-Api-Version, X-Fetch-Nonce',
      'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE',
      'access-control-max-age': '86400',
    },
    body: '',
  };
}

/** What an endpoint answers with, before headers are added: JSON, or bytes of another media type. */
export interface Answer {
  readonly status?: number;
  readonly json?: unknown;
  readonly bytes?: Uint8Array | string;
  readonly mediaType?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A complete reply; one of status 304 without content if the client has it already. */
export function toReply(asked: Asked, answer: Answer, authorized: boolean): Reply {
  const body = answer.bytes ?? JSON.stringify(answer.json ?? null);
  const status = answer.status ?? 200;
  const headers: Record<string, string> = {
    ...CORS,
    'content-type': answer.mediaType ?? 'application/json; charset=utf-8',
    'x-github-media-type': 'github.v3; format=json',
    'x-github-api-version-selected': '2022-11-28',
    'x-content-type-options': 'nosniff',
    'cache-control': authorized ? 'private, max-age=60, s-maxage=60' : 'public, max-age=60, s-maxage=60',
    vary: 'Accept, Authorization, Cookie, X-GitHub-OTP,Accept-Encoding, Accept, X-Requested-With',
    ...answer.headers,
  };
  if (status !== 200) return { status, headers: { ...headers, 'cache-control': 'no-cache' }, body };
  const etag = `W/"${createHash('sha256').update(body).digest('hex')}"`;
  const known = (asked.headers['if-none-match'] ?? '').split(/,\s*/).some((tag) => tag === etag || `W/${tag}` === etag);
  return known ? { status: 304, headers: { ...headers, etag }, body: '' } : { status, headers: { ...headers, etag }, body };
}

/** GitHub's answer for what is not there or not to be seen. */
export function notFound(): Answer {
  return { status: 404, json: { message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' } };
}

/** GitHub's answer for a revision that does not exist. */
export function noCommit(revision: string): Answer {
  return {
    status: 422,
    json: {
      message: `No commit found for SHA: ${revision}`,
      documentation_url: 'https://docs.github.com/rest/commits/commits#get-a-commit',
      status: '422',
    },
  };
}

/** One page of a list and the header that leads to the others. Pages are 1-based. */
export function paginate<T>(
  asked: Asked,
  items: readonly T[],
  defaults: { perPage: number; maxPerPage: number; maxItems?: number },
): { items: T[]; headers: Record<string, string> } {
  const whole = defaults.maxItems === undefined ? items : items.slice(0, defaults.maxItems);
  const perPage = clamp(asked.url.searchParams.get('per_page'), defaults.perPage, defaults.maxPerPage);
  const page = clamp(asked.url.searchParams.get('page'), 1, Number.MAX_SAFE_INTEGER);
  const last = Math.max(1, Math.ceil(whole.length / perPage));
  const link = (to: number, rel: string): string => {
    const url = new URL(asked.url);
    url.searchParams.set('page', String(to));
    return `<${url.href}>; rel="${rel}"`;
  };
  const links = [
    ...(page > 1 ? [link(page - 1, 'prev')] : []),
    ...(page < last ? [link(page + 1, 'next'), link(last, 'last')] : []),
    ...(page > 1 ? [link(1, 'first')] : []),
  ];
  return { items: whole.slice((page - 1) * perPage, page * perPage), headers: links.length ? { link: links.join(', ') } : {} };
}

function clamp(text: string | null, fallback: number, max: number): number {
  const number = Number(text);
  return text !== null && Number.isInteger(number) && number > 0 ? Math.min(number, max) : fallback;
}
