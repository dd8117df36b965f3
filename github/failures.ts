/** Everything that can go wrong between the page and the result, each with a sentence for the reader. */

export type FailureCode =
  | 'not-found'
  | 'unauthorised'
  | 'forbidden'
  | 'rate-limit'
  | 'network'
  | 'elsewhere'
  | 'github'
  | 'unexpected-answer'
  | 'too-large'
  | 'engine'
  | 'engine-died'
  | 'engine-stuck'
  | 'connection-lost'
  | 'reflens-updated'
  | 'gone'
  | 'cancelled';

/** A failure as it crosses messages: plain JSON. */
export interface Failure {
  readonly code: FailureCode;
  readonly sentence: string;
  /** When GitHub said that trying again works, in milliseconds since 1970. */
  readonly retryAt?: number;
}

/** A failure on its way up. Every error that leaves a source or the worker is one of these. */
export class ReflensError extends Error {
  readonly failure: Failure;

  constructor(code: FailureCode, sentence: string, options: { readonly retryAt?: number; readonly cause?: unknown } = {}) {
    super(sentence, { cause: options.cause });
    this.name = 'ReflensError';
    this.failure = { code, sentence, ...(options.retryAt !== undefined && { retryAt: options.retryAt }) };
  }
}

export const cancelled = (): ReflensError => new ReflensError('cancelled', 'Stopped.');

/** What looks like one of GitHub's tokens, wherever it stands. */
const TOKEN = /\b(?:gh[a-z]_\w{10,}|github_pat_\w{10,})/g;

/** A text of a browser without tokens: browsers quote headers and addresses in their errors. */
export const withoutTokens = (text: string, secret?: string): string =>
  (secret === undefined || secret === '' ? text : text.replaceAll(secret, '…')).replace(TOKEN, '…');

/**
 * The failure of anything that was thrown; what no source foresaw is named as the engine's own. A `secret`, and whatever looks like a token, is taken out of the
 * sentence.
 */
export function failureOf(error: unknown, secret?: string): Failure {
  if (error instanceof ReflensError) return error.failure;
  if (error instanceof Error && error.name === 'AbortError') return cancelled().failure;
  const text = error instanceof Error ? error.message : String(error);
  return { code: 'engine', sentence: `Reflens stumbled over this change: ${withoutTokens(text, secret)}` };
}
