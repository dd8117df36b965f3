/** The background: brings pages and the engine host together. Keeps nothing that matters, so that the browser may end it whenever no page waits. */
import browser from 'webextension-polyfill';
import { failureOf } from '../../github/failures.js';
import { isLast, isPageMessage, isPeekWish, isRequest, PORTS, type JobReport, type PageMessage } from '../messages.js';
import { readSettings } from '../settings.js';
import { readToken } from '../tokens.js';
import { bringContent } from './bring-content.js';
import { keepHostScripts } from './host-scripts.js';
import { keepPageSettings, pageSettings, tellPages } from './page-settings.js';
import { LocalHost, type HostEvents, type HostLink } from './host-link.js';
import { Limits } from './limits.js';
import { isHostPort, OffscreenHost } from './offscreen-host.js';
import { answerOwnPage } from './requests.js';
import { showState } from './toolbar.js';
import { isOwnPage, isPageScript, isPrivateTab, pageShown } from './sender.js';

interface WaitingPage {
  readonly port: browser.Runtime.Port;
  /** Takes note of the last report before it goes to the page. */
  /** Told of each report. */
  onReport: (report: JobReport) => void;
}

/** Settings that cannot be read. */
const CAUTIOUS = { useSession: false, keepPrivateTexts: false } as const;

const pages = new Map<number, WaitingPage>();
const limits = new Limits();
let lastId = 0;

const events: HostEvents = {
  onReport(id, report) {
    const page = pages.get(id);
    page?.onReport(report);
    page?.port.postMessage(report satisfies JobReport);
    if (isLast(report)) pages.delete(id);
  },
  onLost() {
    // A closed port tells a page to ask again.
    for (const { port } of pages.values()) port.disconnect();
    pages.clear();
  },
};

const offscreen = __OFFSCREEN__ ? new OffscreenHost(events) : null;
const host: HostLink = offscreen ?? new LocalHost(events);

// Listeners are registered while the script starts; a browser that wakes it for an event would lose the event otherwise.
browser.runtime.onConnect.addListener((port) => {
  if (port.name === PORTS.page && isPageScript(port.sender)) servePage(port);
  else if (isHostPort(port)) offscreen?.accept(port);
});

browser.runtime.onMessage.addListener((message: unknown, sender: browser.Runtime.MessageSender) => {
  if (!isRequest(message)) return undefined;
  if (message.kind === 'open-options') return browser.runtime.openOptionsPage();
  if (message.kind === 'page-state') return sender.tab?.id === undefined ? undefined : showState(sender.tab.id, message.state);
  if (message.kind === 'load-content') return isPageScript(sender) ? bringContent(sender) : undefined;
  if (message.kind === 'page-settings') return isPageScript(sender) ? pageSettings() : undefined;
  if (message.kind === 'keep-page-settings') return isPageScript(sender) ? keepPageSettings(message.settings) : undefined;
  return isOwnPage(sender) ? answerOwnPage(message) : undefined;
});

keepHostScripts();
tellPages();

// Once, and never after an update: the reader knows the marks by then.
browser.runtime.onInstalled.addListener(({ reason }) => {
  if (reason === 'install') void browser.tabs.create({ url: browser.runtime.getURL('first-run.html') });
});

/** Runs the analysis a page asks for; the page ends it by closing its port. */
function servePage(port: browser.Runtime.Port): void {
  const id = ++lastId;
  pages.set(id, { port, onReport: () => undefined });
  let isAsked = false;
  port.onMessage.addListener((message: unknown) => {
    if (!isPageMessage(message)) return;
    if (message.kind === 'analyse') {
      // One analysis for each port: a second one would take the first one's name, and nobody could end it.
      if (!isAsked) void analyse(id, message);
      isAsked = true;
    } else if (message.kind === 'on-screen') host.onScreen(id, message.paths);
  });
  port.onDisconnect.addListener(() => {
    if (pages.delete(id)) host.end(id);
  });
}

async function analyse(
  id: number,
  { shows, retry, peek, careful, withoutToken }: Extract<PageMessage, { kind: 'analyse' }>,
): Promise<void> {
  try {
    const waiting = pages.get(id);
    const sender = waiting?.port.sender;
    if (!waiting || !sender) return;
    const page = await pageShown(sender, shows);
    if (!page) {
      events.onReport(id, { kind: 'failed', failure: { code: 'cancelled', sentence: 'The page went on to another address.' } });
      return;
    }
    // Firefox gives no settings when its disk is full. Work goes on without them, and does nothing that the reader may have forbidden there.
    const [settings, kept] = await Promise.all([
      readSettings('useSession', 'keepPrivateTexts').catch(() => CAUTIOUS),
      readToken(page.host).catch(() => null),
    ]);
    // The page may have gone while the settings were read.
    if (!pages.has(id)) return;
    const token = withoutToken === true ? undefined : kept?.token;
    if (kept && token === undefined) events.onReport(id, { kind: 'token-unused' });
    const limited = limits.failureFor(page.host, token);
    if (limited) {
      events.onReport(id, { kind: 'failed', failure: limited });
      return;
    }
    waiting.onReport = (report) => limits.note(page.host, token, report);
    const textsFrom = limits.textsFrom(page.host, token);
    const isPrivate = isPrivateTab(sender);
    host.start(id, {
      page,
      ...(token !== undefined && { token }),
      useSession: settings.useSession && !isPrivate,
      keep: isPrivate ? 'nothing' : settings.keepPrivateTexts ? 'all' : 'public',
      ...(retry !== undefined && { retry }),
      ...(isPeekWish(peek) && { peek }),
      ...(careful === true && { careful }),
      ...(textsFrom !== undefined && { textsFrom }),
    });
  } catch (error) {
    events.onReport(id, { kind: 'failed', failure: failureOf(error) });
  }
}
