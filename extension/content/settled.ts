/** When the page is loaded and rests: its own scripts come first. What React takes over from the server is waited for besides, see `taken-over.ts`. */

/** Milliseconds to wait for the page's load: a slow picture should not hold the marks back for ever. */
const LOAD_PATIENCE = 3_000;

/** Milliseconds to wait for a quiet moment. */
const IDLE_PATIENCE = 300;

/** Resolves when the page may be marked. A page that came by soft navigation has been loaded. Never rejects; an aborted signal resolves it. */
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
