// Navigation without a page load: fetches the next page, changes the address through the history API and swaps the body, with the events
// that GitHub's Turbo and its own soft navigation send.

/** Sends an event on the document, as GitHub's scripts do. */
export function announce(name: string, detail: unknown = {}): void {
  document.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
}

/** Bodies as they were when the reader left them, by address: going back shows these without asking the server. */
const cache = new Map<string, { body: HTMLElement; title: string }>();

/** Starts listening for clicks on links and for the browser's back and forward. */
export function startSoftNavigation(): void {
  document.documentElement.setAttribute('data-turbo-loaded', '');
  history.replaceState({ turbo: { restorationIndex: 0 } }, '');
  let here = address();
  let last: AbortController | null = null;

  const visit = (url: URL, action: 'advance' | 'restore'): void => {
    last?.abort();
    const current = new AbortController();
    last = current;
    void go(url, action, here, current.signal).then((arrived) => {
      if (arrived) here = address();
    });
  };
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const url = new URL(link.href);
    const leaves = url.origin !== location.origin || link.target === '_blank' || link.dataset['turbo'] === 'false';
    if (leaves || document.querySelector('meta[name="disable-turbo"]')) return;
    if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
    event.preventDefault();
    announce('turbo:click', { url: url.href });
    visit(url, 'advance');
  });
  addEventListener('popstate', () => {
    if (address() !== here) visit(new URL(location.href), 'restore');
  });
  announce('turbo:load', { url: location.href });
}

function address(): string {
  return location.pathname + location.search;
}

async function go(wanted: URL, action: 'advance' | 'restore', leaving: string, signal: AbortSignal): Promise<boolean> {
  let url = wanted;
  announce('turbo:visit', { url: url.href, action });
  announce('soft-nav:start', { url: url.href, mechanism: 'turbo' });
  const restored = action === 'restore' ? cache.get(url.pathname + url.search) : undefined;
  let next = restored;
  if (!next) {
    announce('turbo:before-fetch-request', { url: url.href });
    try {
      const answer = await fetch(url, { headers: { accept: 'text/html', 'x-turbo': '1' }, signal });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const meta = page.querySelector('meta[name="disable-turbo"]');
      if (meta) {
        location.href = url.href;
        return false;
      }
      if (answer.redirected) url = withHash(new URL(answer.url), url.hash);
      next = { body: document.adoptNode(page.body), title: page.title };
    } catch {
      if (signal.aborted) return false;
      location.href = url.href;
      return false;
    }
  }
  if (signal.aborted) return false;
  announce('turbo:before-cache');
  cache.set(leaving, { body: document.body.cloneNode(true) as HTMLElement, title: document.title });
  if (action === 'advance') history.pushState({ turbo: {} }, '', url.href);
  announce('turbo:before-render');
  announce('soft-nav:payload', { url: url.href });
  document.body.replaceWith(next.body);
  document.title = next.title;
  if (action === 'advance') scrollTo(0, 0);
  announce('turbo:render', { isPreview: false });
  announce('turbo:load', { url: url.href });
  announce('soft-nav:render');
  announce('soft-nav:success', { url: url.href });
  announce('soft-nav:end', { url: url.href });
  return true;
}

function withHash(url: URL, hash: string): URL {
  url.hash = hash;
  return url;
}
