/** Whether an answer is a limit of GitHub's, and when it may be asked again: the same for the API, raw contents and the site. */

/** Milliseconds that an answer may have us wait at most. GitHub's own windows are an hour; what asks for more than a day is mistaken. */
const LONGEST_WAIT = 24 * 60 * 60 * 1_000;

/** Milliseconds to wait when an answer names no time: what GitHub asks of clients that ran into one of its secondary limits. */
const UNNAMED_WAIT = 60_000;

/** Headers by name in lower case, as `Headers` and `Map` give them. */
interface HeadersLike {
  get(name: string): string | null | undefined;
}

/** Whether an answer refuses because of a limit. `message` is what the API says of it. */
export function isRateLimit(status: number, headers: HeadersLike, message = ''): boolean {
  if (status === 429) return true;
  return status === 403 && (headers.get('x-ratelimit-remaining') === '0' || waitOf(headers) !== null || /rate limit/i.test(message));
}

/**
 * When to ask again, in milliseconds since 1970 on this computer's clock, which may be wrong: seconds or a date in `retry-after`, seconds since 1970 in
 * `x-ratelimit-reset`. The latter is of no meaning while calls are left, as when too many came at once.
 */
export function retryAtOf(headers: HeadersLike): number {
  const now = Date.now();
  const remaining = headers.get('x-ratelimit-remaining') ?? '0';
  const reset = remaining === '0' ? Number(headers.get('x-ratelimit-reset')) : 0;
  const at = waitOf(headers) ?? (reset > 0 ? localTime(reset * 1_000, headers) : now + UNNAMED_WAIT);
  return Math.min(at, now + LONGEST_WAIT);
}

/** A time that an answer names, on this computer's clock. The answer tells what time it is where it was given. */
export function localTime(time: number, headers: HeadersLike): number {
  const there = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(there) ? time : time - there + Date.now();
}

function waitOf(headers: HeadersLike): number | null {
  const text = headers.get('retry-after') ?? '';
  const seconds = Number(text);
  if (seconds > 0) return Date.now() + seconds * 1_000;
  const date = text.trim() === '' ? Number.NaN : Date.parse(text);
  // A bare number is no date, although browsers take some for years.
  return Number.isNaN(seconds) && !Number.isNaN(date) ? localTime(date, headers) : null;
}
