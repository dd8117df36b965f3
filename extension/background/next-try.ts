/** What is tried after a worker did not come back, and what the reader is told meanwhile. */
import type { Failure } from '../../github/failures.js';
import type { Job, JobReport, Stuck } from '../messages.js';
import type { Lost } from './watchdog.js';

/** Tries at one analysis. Each further one names a file to leave out, or leaves out the larger half; who needs more than these has more to do than to read this change. */
const MOST_TRIES = 4;

/** The job to try next, or why there is none. */
export function nextTry(job: Job, { on, path }: Lost): Job | Failure {
  const { stuck } = job;
  if (on === 'peek')
    return { code: 'engine-stuck', sentence: 'This code took the engine too long to compare. What the list says stays true.' };
  const tries = (stuck?.tries ?? 1) + 1;
  // Whoever is named was not left out before; and nothing was left of the change that could be left out twice.
  if (tries > MOST_TRIES || (path === undefined && stuck?.asWhole)) return GIVEN_UP;
  const files = [...(stuck?.files ?? []), ...(path === undefined ? [] : [path])];
  return { ...job, stuck: { files, asWhole: on === 'change' && path === undefined, tries } };
}

const GIVEN_UP: Failure = {
  code: 'engine-stuck',
  sentence:
    'Reflens’ engine did not come back from this change, even without the files that seemed to hold it. GitHub’s page is as it was; please report the change if everybody may see it.',
};

/** What is reported where looking for dangers and the like did not come back: the refactorings stay as they were told. */
export const NOT_LOOKED: JobReport = {
  kind: 'look',
  look: { notLooked: [{ path: null, what: 'dangers: the engine did not come back from looking for them' }] },
};

/** What the reader is told while it is tried again. */
export function tryingAgain({ files, asWhole }: Stuck): string {
  const name = files.at(-1)?.split('/').at(-1);
  if (asWhole || name === undefined) return 'The engine did not come back. This is another try, which looks for the cause.';
  return files.length === 1
    ? `The engine did not come back from ${name}. This is another try, without it.`
    : `The engine did not come back from ${name}, either. This is another try, without ${files.length} files.`;
}
