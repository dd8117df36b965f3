/** GitHub's REST API, as far as sources ask it: GET requests whose answers are still to be checked, and failures with sentences. */
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';
import { apiFailure, type Asking } from './api-failure.js';

export const API = 'https://api.github.com';

/** Tries after the first, for answers 5xx and a broken network. The reader waits: GitHub's own hiccups pass within a second. */
const API_RETRIES = 1;

/** Seconds that the API may ask to wait before a call is repeated by itself; a longer wait is told to the reader instead. */
const PATIENCE = 3;

const Client = Octokit.plugin(throttling, retry);

/** Values of a route's placeholders; others become the query. */
export type Parameters = Readonly<Record<string, string | number>>;

/** Whether an answer stays what it is, as that about commits does, or may be another one after the push that the page already shows. */
export type Freshness = 'lasting' | 'changing';

export class GithubApi {
  readonly #octokit: InstanceType<typeof Client>;

  /** `token` goes to the API alone; `asking` is for the sentences. */
  constructor(
    private readonly token: string | undefined,
    private readonly asking: Omit<Asking, 'hasToken'>,
  ) {
    const waitIfShort = (seconds: number, _options: unknown, _client: unknown, retries: number): boolean =>
      retries === 0 && seconds <= PATIENCE;
    this.#octokit = new Client({
      baseUrl: API,
      ...(token !== undefined && { auth: token }),
      throttle: { onRateLimit: waitIfShort, onSecondaryRateLimit: waitIfShort },
      retry: { doNotRetry: [400, 401, 403, 404, 409, 410, 422, 429, 451], retries: API_RETRIES },
      log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    });
  }

  /** The answer to one request, e.g. of `GET /repos/{owner}/{repo}/commits/{ref}`. Rejects with `ReflensError` or the signal's reason. */
  async get(route: string, parameters: Parameters, signal: AbortSignal, freshness: Freshness = 'lasting'): Promise<unknown> {
    try {
      const answer: { readonly data: unknown } = await this.#octokit.request(route, {
        ...parameters,
        request: requestOf(signal, freshness),
      });
      return answer.data;
    } catch (error) {
      throw this.#failure(error, signal);
    }
  }

  /** The answers of all pages, one after the other. */
  async *pages(route: string, parameters: Parameters, signal: AbortSignal, freshness: Freshness = 'lasting'): AsyncGenerator<unknown> {
    try {
      const pages = this.#octokit.paginate.iterator(route, { ...parameters, request: requestOf(signal, freshness) });
      for await (const { data } of pages) yield data;
    } catch (error) {
      throw this.#failure(error, signal);
    }
  }

  #failure(error: unknown, signal: AbortSignal): unknown {
    return signal.aborted ? error : apiFailure(error, { ...this.asking, hasToken: this.token !== undefined });
  }
}

const ignore = (): void => undefined;

/** Browsers keep an answer for a minute, without asking. */
const fetchFresh: typeof fetch = (input, init) => fetch(input, { ...init, cache: 'no-cache' });

const requestOf = (signal: AbortSignal, freshness: Freshness): { readonly signal: AbortSignal; readonly fetch?: typeof fetch } =>
  freshness === 'changing' ? { signal, fetch: fetchFresh } : { signal };
