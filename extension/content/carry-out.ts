/** For work that nobody waits for. */

/** Lets a promise run by itself: an abort is how such work ends, and anything else belongs in the browser's list of errors instead of being an unhandled rejection. */
export function carryOut(work: Promise<unknown>, signal: AbortSignal): void {
  work.catch((error: unknown) => {
    if (!signal.aborted && !(error instanceof DOMException && error.name === 'AbortError')) reportError(error);
  });
}
