// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchAddress } from '../../../extension/loader/navigation.js';

let seen: string[];
let leave: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  leave = new AbortController();
  watchAddress((url) => seen.push(url.pathname), leave.signal);
});

afterEach(() => {
  leave.abort();
  vi.useRealTimers();
});

describe('the address', () => {
  it.each(['turbo:load', 'turbo:render', 'soft-nav:end', 'soft-nav:react-done'])('is looked at on %s', (sign) => {
    history.pushState(null, '', `/at/${sign.replace(':', '-')}`);
    expect(seen).toEqual([]);
    document.dispatchEvent(new CustomEvent(sign));
    document.dispatchEvent(new CustomEvent(sign));
    expect(seen).toEqual([`/at/${sign.replace(':', '-')}`]);
  });

  it('is looked at on the way back, and now and then when no event comes', () => {
    history.pushState(null, '', '/quiet');
    vi.advanceTimersByTime(600);
    expect(seen).toEqual(['/quiet']);
    history.pushState(null, '', '/back');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(seen).toEqual(['/quiet', '/back']);
  });

  it('is not looked at any more once the signal is aborted', () => {
    leave.abort();
    history.pushState(null, '', '/unseen');
    document.dispatchEvent(new CustomEvent('turbo:load'));
    vi.advanceTimersByTime(5_000);
    expect(seen).toEqual([]);
  });
});
