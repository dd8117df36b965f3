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

/** How busy the machine is with other things. */
export interface Strain {
  /** How many times as long as the fastest of some equal pieces of work they take on average, and the slowest takes: near 1 on a quiet machine. */
  readonly mean: number;
  readonly most: number;
  /** Milliseconds that one of the pieces takes on average. */
  readonly piece: number;
}

/** Measures the strain now, for about a second. Runs in the page. */
export async function strain(): Promise<Strain> {
  const PIECES = 40;
  const spin = (): number => {
    const start = performance.now();
    let value = 0;
    for (let step = 0; step < 4_000_000; step++) value = (value * 31 + step) | 0;
    return performance.now() - start + (value === 0.5 ? 1 : 0);
  };
  spin();
  const times: number[] = [];
  for (let piece = 0; piece < PIECES; piece++) {
    times.push(spin());
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const least = Math.min(...times);
  const piece = times.reduce((sum, time) => sum + time, 0) / PIECES;
  return { mean: piece / least, most: Math.max(...times) / least, piece };
}
