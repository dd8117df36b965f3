// What counts as a limit, and when GitHub may be asked again.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isRateLimit, retryAtOf } from '../../../github/rate-limit.js';

const NOW = Date.UTC(2026, 0, 1, 12);
const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const headers = (values: Readonly<Record<string, string>>): Headers => new Headers(values);

describe('an answer', () => {
  it.each([
    [429, {}, '', true],
    [403, { 'x-ratelimit-remaining': '0' }, '', true],
    [403, { 'retry-after': '60' }, '', true],
    [403, {}, 'You have exceeded a secondary rate limit.', true],
    [403, { 'x-ratelimit-remaining': '17' }, 'Resource not accessible', false],
    [403, {}, '', false],
    // The last call that was allowed may fail for another reason.
    [404, { 'x-ratelimit-remaining': '0' }, 'Not Found', false],
    [503, { 'retry-after': '60' }, '', false],
  ] as const)('%i with %j and “%s”: %s', (status, values, message, is) => {
    expect(isRateLimit(status, headers(values), message)).toBe(is);
  });
});

describe('the time', () => {
  it.each([
    ['seconds', { 'retry-after': '90' }, NOW + 90_000],
    ['a date', { 'retry-after': 'Thu, 01 Jan 2026 12:05:00 GMT' }, NOW + 5 * MINUTE],
    ['the count’s new start', { 'x-ratelimit-reset': String(NOW / 1_000 + 600) }, NOW + 10 * MINUTE],
    ['seconds before the count’s new start', { 'retry-after': '5', 'x-ratelimit-reset': String(NOW / 1_000 + 600) }, NOW + 5_000],
    ['nothing: a minute', {}, NOW + MINUTE],
    ['no number: a minute', { 'retry-after': 'soon', 'x-ratelimit-reset': 'later' }, NOW + MINUTE],
    ['a negative one: a minute', { 'retry-after': '-5' }, NOW + MINUTE],
    [
      'a count that is not used up: a minute',
      { 'x-ratelimit-remaining': '7', 'x-ratelimit-reset': String(NOW / 1_000 + 600) },
      NOW + MINUTE,
    ],
    ['another clock', { date: 'Thu, 01 Jan 2026 14:00:00 GMT', 'x-ratelimit-reset': String(NOW / 1_000 + 7_800) }, NOW + 10 * MINUTE],
    [
      'a date on another clock',
      { date: 'Thu, 01 Jan 2026 10:00:00 GMT', 'retry-after': 'Thu, 01 Jan 2026 10:05:00 GMT' },
      NOW + 5 * MINUTE,
    ],
    ['more than a day', { 'retry-after': '1e300' }, NOW + 24 * 60 * MINUTE],
    ['a reset in the far future', { 'x-ratelimit-reset': '99999999999' }, NOW + 24 * 60 * MINUTE],
  ] as const)('is taken from %s', (_what, values, at) => {
    expect(retryAtOf(headers(values))).toBe(at);
    expect(retryAtOf(new Map(Object.entries(values)))).toBe(at);
  });
});
