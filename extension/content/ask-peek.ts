/** Asks the worker for the code of one refactoring. Texts stay there; what comes is the few lines that are looked at. */
import type { Peek } from '../../engine/results/result.js';
import type { ChangePage } from '../../github/page.js';
import { fingerprint } from '../../ui/links.js';
import type { Item } from '../../ui/work.js';
import { progressSentence } from '../../ui/work-status.js';
import { runJob } from './job.js';

/**
 * Gives the code of a refactoring compared with its origin; null when there is none of both versions. `place` is one of `Peek.places`. Says meanwhile what it waits for.
 * Rejects with a sentence for the reader; an aborted signal ends the work.
 */
export type PeekSource = (
  item: Item,
  place: number | undefined,
  onWait: (sentence: string) => void,
  signal: AbortSignal,
) => Promise<Peek | null>;

/** The source of a page's session. */
export const askWorker =
  (page: ChangePage, withoutToken: () => boolean): PeekSource =>
  ({ id, refactoring }, place, onWait, signal) =>
    new Promise((resolve, reject) => {
      const peek = { refactoring: id, fingerprint: fingerprint(refactoring), ...(place !== undefined && { place }) };
      signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')), { once: true });
      runJob(
        page,
        (report) => {
          if (report.kind === 'progress') onWait(`${progressSentence(report.progress)}…`);
          else if (report.kind === 'peek') resolve(report.peek);
          else if (report.kind === 'failed') reject(new Error(report.failure.sentence));
        },
        signal,
        { peek, withoutToken: withoutToken() },
      );
    });
