/**
 * Notices when the page shows another address without being loaded anew. GitHub's own events come early, late or not at all, and a content script does not see
 * the page's calls of `history`; so every sign is only a reason to look at the address again.
 */

/** GitHub's and Turbo's events that may come with a new address. */
const SIGNS = [
  'turbo:load',
  'turbo:render',
  'turbo:frame-load',
  'soft-nav:success',
  'soft-nav:end',
  'soft-nav:render',
  'soft-nav:react-done',
  'soft-nav:payload',
] as const;

/** Milliseconds between two looks when no event came. A look is one comparison of strings. */
const POLL = 500;

/** Calls back after every change of the address, until the signal is aborted. */
export function watchAddress(onChange: (url: URL) => void, signal: AbortSignal): void {
  let seen = location.href;
  const look = (): void => {
    if (location.href === seen) return;
    seen = location.href;
    onChange(new URL(seen));
  };
  const options = { signal };
  for (const sign of SIGNS) document.addEventListener(sign, look, options);
  window.addEventListener('popstate', look, options);
  window.addEventListener('pageshow', look, options);
  if ('navigation' in window && window.navigation instanceof EventTarget)
    window.navigation.addEventListener('currententrychange', look, options);
  const timer = setInterval(look, POLL);
  signal.addEventListener('abort', () => clearInterval(timer));
}
