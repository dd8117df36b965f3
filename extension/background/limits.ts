/** Remembers until when a host wants not to be asked, so that another page, or an impatient reader, does not ask before. */
import type { Failure } from '../../github/failures.js';
import type { JobReport } from '../messages.js';

interface Limit {
  /** What to say instead of asking; null when only texts are limited, of which a list and kept texts are no part. */
  readonly failure: Failure | null;
  readonly until: number;
  /** Limits are per token, and per address for those without one. */
  readonly token: string | undefined;
}

export class Limits {
  readonly #limits = new Map<string, Limit>();

  /** Takes note of an analysis' report, if it names a time. */
  note(host: string, token: string | undefined, report: JobReport): void {
    const failure = report.kind === 'failed' && report.failure.code === 'rate-limit' ? report.failure : null;
    const until = report.kind === 'finished' ? report.coverage.retryAt : failure?.retryAt;
    if (until !== undefined) this.#limits.set(host, { failure, until, token });
  }

  /** The failure to give at once instead of asking; null when the host may be asked. */
  failureFor(host: string, token: string | undefined): Failure | null {
    return this.#limit(host, token)?.failure ?? null;
  }

  /** Until when texts are not to be asked for, in milliseconds since 1970; undefined when they may be. */
  textsFrom(host: string, token: string | undefined): number | undefined {
    return this.#limit(host, token)?.until;
  }

  #limit(host: string, token: string | undefined): Limit | undefined {
    const limit = this.#limits.get(host);
    if (!limit || (limit.until > Date.now() && limit.token === token)) return limit;
    this.#limits.delete(host);
    return undefined;
  }
}
