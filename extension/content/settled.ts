/**
 * When the page's own scripts have taken over what the server rendered. React compares the two and, where it finds a node of ours in between, throws its part
 * away and draws it anew; so Reflens does not touch the diff before. GitHub gives no certain sign of that moment. Its scripts are part of the page's load, so it
 * is the first quiet moment after the load; and what goes wrong all the same is put right by painting again.
 */

/** Milliseconds to wait for the page's load: a slow picture should not hold the marks back for ever. */
const LOAD_PATIENCE = 3_000;

/** Milliseconds to wait for a quiet moment. */
const IDLE_PATIENCE = 300;

/** Resolves when the page may be marked. A page that came by soft navigation has been loaded, and is taken over all the same. Never rejects; an aborted signal resolves it. */
export async function settled(document: Document, signal: AbortSignal): Promise<void> {
  if (document.readyState !== 'complete') await loaded(signal);
  await new Promise<void>((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: IDLE_PATIENCE });
  });
}

function loaded(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LOAD_PATIENCE);
    const done = (): void => {
      clearTimeout(timer);
      resolve();
    };
    window.addEventListener('load', done, { once: true, signal });
    signal.addEventListener('abort', done, { once: true });
  });
}
