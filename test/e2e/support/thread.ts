// How long the page's thread is held, measured in the page.

/** Measures from now on how long the page's thread is held at a time; the longest stands in an attribute. Called again, it begins anew. Runs in the page. */
export function watchThread(): void {
  const root = document.documentElement;
  const isFirst = root.dataset.longest === undefined;
  root.dataset.longest = '0';
  if (!isFirst) return;
  const note = (time: number): void => {
    if (time > Number(root.dataset.longest)) root.dataset.longest = String(time);
  };
  if (PerformanceObserver.supportedEntryTypes.includes('longtask')) {
    new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => note(duration))).observe({ type: 'longtask' });
    return;
  }
  // Firefox does not report long tasks: a message to oneself comes back when the thread is free.
  const channel = new MessageChannel();
  let sent = performance.now();
  channel.port1.onmessage = () => {
    note(performance.now() - sent);
    setTimeout(() => {
      sent = performance.now();
      channel.port2.postMessage(null);
    }, 4);
  };
  channel.port2.postMessage(null);
}
