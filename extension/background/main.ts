/** The background: brings pages and the engine host together. Keeps nothing, so that the browser may end it whenever no page waits. */
import browser from 'webextension-polyfill';
import { failureOf } from '../../github/failures.js';
import { isLast, isPageMessage, isRequest, PORTS, type JobReport } from '../messages.js';
import { readSettings } from '../settings.js';
import type { ChangePage } from '../../github/page.js';
import { LocalHost, type HostEvents, type HostLink } from './host-link.js';
import { isHostPort, OffscreenHost } from './offscreen-host.js';

const pages = new Map<number, browser.Runtime.Port>();
let lastId = 0;

const events: HostEvents = {
  onReport(id, report) {
    pages.get(id)?.postMessage(report satisfies JobReport);
    if (isLast(report)) pages.delete(id);
  },
  onLost() {
    // A closed port tells a page to ask again.
    for (const port of pages.values()) port.disconnect();
    pages.clear();
  },
};

const offscreen = __OFFSCREEN__ ? new OffscreenHost(events) : null;
const host: HostLink = offscreen ?? new LocalHost(events);

// Listeners are registered while the script starts; a browser that wakes it for an event would lose the event otherwise.
browser.runtime.onConnect.addListener((port) => {
  if (port.name === PORTS.page) servePage(port);
  else if (isHostPort(port)) offscreen?.accept(port);
});

browser.runtime.onMessage.addListener((message: unknown) => {
  if (isRequest(message)) return browser.runtime.openOptionsPage();
  return undefined;
});

/** Runs the analysis a page asks for; the page ends it by closing its port. */
function servePage(port: browser.Runtime.Port): void {
  const id = ++lastId;
  pages.set(id, port);
  port.onMessage.addListener((message: unknown) => {
    if (isPageMessage(message) && message.kind === 'analyse') void analyse(id, message.page);
  });
  port.onDisconnect.addListener(() => {
    if (pages.delete(id)) host.end(id);
  });
}

async function analyse(id: number, page: ChangePage): Promise<void> {
  try {
    const { token } = await readSettings('token');
    // The page may have gone while the settings were read.
    if (pages.has(id)) host.start(id, { page, ...(token !== '' && { token }) });
  } catch (error) {
    events.onReport(id, { kind: 'failed', failure: failureOf(error) });
  }
}
