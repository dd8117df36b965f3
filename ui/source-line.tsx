/** Which way list and texts came, what is left of the API's calls, and when what is missing may be asked for again. */
import type { JSX } from 'preact';
import { clock, Countdown } from './countdown.js';
import { grouped } from '../shown/counts.js';
import type { Coverage, RateLimit } from './work.js';

/** `59 of 60 requests to its API are left until 15:32.` */
export const rateSentence = ({ limit, remaining, resetAt }: RateLimit): string =>
  `${grouped(remaining)} of ${grouped(limit)} requests to its API are left until ${clock(resetAt)}.`;

export function SourceLine({ coverage, onRetry }: { readonly coverage: Coverage; readonly onRetry: () => void }): JSX.Element | null {
  const { way, rate, retryAt } = coverage;
  const sentences = [way, rate && rateSentence(rate)].filter((sentence) => sentence !== undefined);
  return (
    <>
      {retryAt !== undefined && (
        <p class="coverage coverage-note">
          GitHub limits how much may be read at once. <Countdown until={retryAt} />{' '}
          <button type="button" class="link" onClick={onRetry}>
            Try again
          </button>
        </p>
      )}
      {sentences.length > 0 && <p class="coverage coverage-note source">{sentences.join(' ')}</p>}
    </>
  );
}
