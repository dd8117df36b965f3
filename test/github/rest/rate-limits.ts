// Counts requests to the API as GitHub does: by token, or together for all readers without one.
import type { Settings } from '../settings.js';

/** The state of one reader's limit; `reset` in seconds since 1970. */
export interface RateState {
  readonly limit: number;
  readonly remaining: number;
  readonly used: number;
  readonly reset: number;
}

const WINDOW_SECONDS = 3600;

/** One server's counts. */
export class RateLimits {
  readonly #used = new Map<string, { count: number; reset: number }>();

  constructor(readonly settings: Settings) {}

  /** The reader's state now; an undefined token stands for readers without one. */
  state(token: string | undefined, resource: 'core' | 'graphql' = 'core'): RateState {
    const limit = token === undefined ? (resource === 'core' ? this.settings.rateLimit.anonymous : 0) : this.settings.rateLimit.token;
    const { count, reset } = this.#window(token, resource);
    return { limit, used: Math.min(count, limit), remaining: Math.max(0, limit - count), reset };
  }

  /** Counts one request; false if the reader has none left. */
  take(token: string | undefined, resource: 'core' | 'graphql' = 'core'): boolean {
    if (this.state(token, resource).remaining === 0) return false;
    this.#window(token, resource).count++;
    return true;
  }

  /** Gives one request back: an answer "not modified" costs nothing. */
  giveBack(token: string | undefined): void {
    const window = this.#window(token, 'core');
    window.count = Math.max(0, window.count - 1);
  }

  /** Forgets all counts. */
  clear(): void {
    this.#used.clear();
  }

  #window(token: string | undefined, resource: string): { count: number; reset: number } {
    const key = `${resource} ${token ?? ''}`;
    const now = Math.floor(Date.now() / 1000);
    let window = this.#used.get(key);
    if (!window || window.reset <= now) {
      window = { count: 0, reset: now + WINDOW_SECONDS };
      this.#used.set(key, window);
    }
    return window;
  }
}

/** A state as the API's headers. */
export function rateHeaders(state: RateState, resource: string): Record<string, string> {
  return {
    'x-ratelimit-limit': String(state.limit),
    'x-ratelimit-remaining': String(state.remaining),
    'x-ratelimit-used': String(state.used),
    'x-ratelimit-reset': String(state.reset),
    'x-ratelimit-resource': resource,
  };
}
