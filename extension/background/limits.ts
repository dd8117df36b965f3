/** Remembers until when a host wants not to be asked, so that another page, or an impatient reader, does not ask before. */
import type { Failure } from '../../github/failures.js';

interface Limit {
  readonly failure: Failure;
  readonly until: number;
  /** Limits are per token, and per address for those without one. */
  readonly token: string | undefined;
}

export class Limits {
  readonly #limits = new Map<string, Limit>();

  /** Takes note of a failure that names a time. */
  note(host: string, token: string | undefined, failure: Failure): void {
    if (failure.code === 'rate-limit' && failure.retryAt !== undefined) this.#limits.set(host, { failure, until: failure.retryAt, token });
  }

  /** The failure to give at once instead of asking; null when the host may be asked. */
  failureFor(host: string, token: string | undefined): Failure | null {
    const limit = this.#limits.get(host);
    if (!limit) return null;
    if (limit.until > Date.now() && limit.token === token) return limit.failure;
    this.#limits.delete(host);
    return null;
  }
}
