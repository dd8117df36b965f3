/** GitHub's REST and GraphQL APIs, as far as sources ask them: answers that are still to be checked, and failures with sentences. */
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';
import type { RateLimit } from '../ui/work.js';
import { ask, asResponse, TooLarge } from './ask.js';
import { apiFailure, queryLimit, unexpectedAnswer, type Asking } from './api-failure.js';
import { ReflensError } from './failures.js';
import { isBelow, type GithubHost } from './host.js';
import { localTime } from './rate-limit.js';

/** Tries after the first, for answers 5xx and a broken network. The reader waits: GitHub's own hiccups pass within a second. */
const API_RETRIES = 1;

/** Seconds that the API may ask to wait before a call is repeated by itself; a longer wait is told to the reader instead. */
const PATIENCE = 3;

/**
 * Bytes of an answer at most: those to queries have a hundred texts, of which GitHub gives half a megabyte each; lists of three hundred files have some megabytes. What
 * a query that is answered with more was to give is read file by file.
 */
const LARGEST_ANSWER = 64_000_000;

/** Pages of a list that are followed at most. GitHub's longest has 31. */
const MOST_PAGES = 60;

const Client = Octokit.plugin(throttling, retry);

/** Values of a route's placeholders; others become the query. */
export type Parameters = Readonly<Record<string, string | number>>;

/** Whether an answer stays what it is, as that about commits does, or may be another one after the push that the page already shows. */
export type Freshness = 'lasting' | 'changing';

/** The first answer of a list is what it was when its `etag` was noted. */
export class NotModified extends Error {}

export interface ApiOptions {
  readonly host: GithubHost;
  readonly token?: string;
  /** Leave no answer in the browser's own cache. */
  readonly leaveNothing?: boolean;
}

/** An answer of GraphQL's. */
export interface QueryAnswer {
  readonly data: object;
  /** Whether what is null is not there. */
  readonly isWhole: boolean;
}

/** The client's answer, as far as it matters here. */
interface Answer {
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string | number | undefined>>;
}

export class GithubApi {
  readonly #octokit: InstanceType<typeof Client>;
  readonly #host: GithubHost;
  readonly #hasToken: boolean;
  readonly #leaveNothing: boolean;
  #known: string | undefined;
  #isFirst = false;
  #etag: string | undefined;
  #rate: RateLimit | undefined;

  /** `token` goes to this host's API alone; `asking` is for the sentences. */
  constructor(
    { host, token, leaveNothing }: ApiOptions,
    private readonly asking: Omit<Asking, 'hasToken'>,
  ) {
    this.#host = host;
    this.#hasToken = token !== undefined;
    this.#leaveNothing = leaveNothing ?? false;
    const waitIfShort = (seconds: number, _options: unknown, _client: unknown, retries: number): boolean =>
      retries === 0 && seconds <= PATIENCE;
    this.#octokit = new Client({
      baseUrl: host.api,
      ...(token !== undefined && { auth: token }),
      throttle: { onRateLimit: waitIfShort, onSecondaryRateLimit: waitIfShort, write: QUERIES_ARE_NO_WRITES },
      retry: { doNotRetry: [304, 400, 401, 403, 404, 409, 410, 422, 429, 451], retries: API_RETRIES },
      log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    });
  }

  /** Begins a list: if the first answer still has this `etag`, the call rejects with `NotModified`. */
  begin(knownEtag: string | undefined): void {
    this.#known = knownEtag;
    this.#etag = undefined;
    this.#isFirst = true;
  }

  /** The `etag` of the first answer since `begin`. */
  get etag(): string | undefined {
    return this.#etag;
  }

  /** The limit as the last answer told it. */
  get rate(): RateLimit | undefined {
    return this.#rate;
  }

  /** The answer to one request, e.g. of `GET /repos/{owner}/{repo}/commits/{ref}`. Rejects with `ReflensError`, `NotModified` or the signal's reason. */
  async get(route: string, parameters: Parameters, signal: AbortSignal, freshness: Freshness = 'lasting'): Promise<unknown> {
    return (await this.#ask(route, parameters, signal, freshness)).data;
  }

  /** The answers of all pages, one after the other. */
  async *pages(route: string, parameters: Parameters, signal: AbortSignal, freshness: Freshness = 'lasting'): AsyncGenerator<unknown> {
    let answer = await this.#ask(route, parameters, signal, freshness);
    for (let page = 1; ; page++) {
      yield answer.data;
      const next = /<([^<>]+)>;\s*rel="next"/.exec(String(answer.headers.link ?? ''))?.[1];
      if (next === undefined) return;
      // An answer must not lead the token elsewhere, nor on and on.
      if (!isBelow(next, this.#host.api) || page >= MOST_PAGES) throw unexpectedAnswer();
      answer = await this.#ask(`GET ${next}`, {}, signal, freshness);
    }
  }

  /** What a GraphQL query gives. Errors in parts of it leave nulls there, of which nobody knows what they mean; without any data it rejects. */
  async query(query: string, variables: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<QueryAnswer> {
    const { data: answer, headers } = await this.#ask(`POST ${this.#host.graphql}`, { query, variables }, signal, 'changing');
    // The client knows this of github.com only.
    const limit = queryLimit(answer, headers, { ...this.asking, hasToken: this.#hasToken });
    if (limit) throw limit;
    if (typeof answer !== 'object' || answer === null || !('data' in answer) || typeof answer.data !== 'object' || answer.data === null)
      throw unexpectedAnswer();
    return { data: answer.data, isWhole: !('errors' in answer) };
  }

  async #ask(route: string, parameters: Readonly<Record<string, unknown>>, signal: AbortSignal, freshness: Freshness): Promise<Answer> {
    signal.throwIfAborted();
    const isFirst = this.#isFirst;
    this.#isFirst = false;
    const isConditional = isFirst && this.#known !== undefined;
    const condition = isConditional ? { headers: { 'if-none-match': this.#known } } : {};
    const own: { failure?: ReflensError } = {};
    try {
      const answer: Answer = await this.#octokit.request(route, {
        ...parameters,
        ...condition,
        request: { signal, fetch: this.#fetch(freshness, (failure) => (own.failure = failure)) },
      });
      this.#note(answer.headers);
      if (isFirst && typeof answer.headers.etag === 'string') this.#etag = answer.headers.etag;
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      if (isNotModified(error)) throw isConditional ? new NotModified() : unexpectedAnswer(error);
      if (own.failure) throw own.failure;
      throw apiFailure(error, { ...this.asking, hasToken: this.#hasToken });
    }
  }

  #note(headers: Answer['headers']): void {
    const [limit, remaining, reset] = (['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'] as const).map((name) =>
      Number(headers[name]),
    );
    if (headers['x-ratelimit-resource'] === 'graphql' || !limit || remaining === undefined || !reset) return;
    const date = { get: (name: string) => (Object.hasOwn(headers, name) ? String(headers[name]) : undefined) };
    this.#rate = { limit, remaining, resetAt: localTime(reset * 1_000, date) };
  }

  /**
   * Asks this host's API alone, whatever somebody made of the address. Browsers keep an answer for a minute without asking, unless told not to. The client would ask again
   * after failures of ours: they go to `onFailure`, and it gets a refusal.
   */
  #fetch(freshness: Freshness, onFailure: (failure: ReflensError) => void): ClientFetch {
    const cache = this.#leaveNothing ? 'no-store' : freshness === 'changing' ? 'no-cache' : 'default';
    return async (address, { method, headers, body, signal }) => {
      try {
        if (!isBelow(address, this.#host.api) && address !== this.#host.graphql) throw unexpectedAnswer();
        const question = { most: LARGEST_ANSWER, method, headers, cache, ...(body !== undefined && { body }) } as const;
        return asResponse(await ask(address, question, signal));
      } catch (error) {
        if (error instanceof ReflensError) onFailure(error);
        else if (error instanceof TooLarge) onFailure(tooLarge(address, error));
        else throw error;
        return new Response(null, { status: REFUSED });
      }
    };
  }
}

/** How the client calls what fetches for it. */
type ClientFetch = (
  address: string,
  init: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly signal: AbortSignal;
  },
) => Promise<Response>;

/** A status after which the client asks no second time. */
const REFUSED = 400;

const tooLarge = (address: string, { message }: TooLarge): ReflensError =>
  new ReflensError('too-large', `The answer of ${new URL(address).host} has ${message}, which Reflens does not take in.`);

const ignore = (): void => undefined;

type Throttle = NonNullable<NonNullable<ConstructorParameters<typeof Client>[0]>['throttle']>;

/** GitHub wants a second between two changes. Queries come by POST like changes, and change nothing. Of a queue the plugin uses this much. */
const QUERIES_ARE_NO_WRITES = {
  key: () => ({ schedule: async (_options: unknown, work: () => Promise<void>) => work() }),
} as unknown as NonNullable<Extract<Throttle, { onRateLimit: unknown }>['write']>;

const isNotModified = (error: unknown): boolean => error instanceof Error && 'status' in error && error.status === 304;
