/**
 * Chrome: the engine host lives in an offscreen document, which is made on demand and connects to the background by itself. It closes itself when the
 * background goes to sleep, so that an idle browser holds nothing of ours.
 */
import browser from 'webextension-polyfill';
import { withoutTokens } from '../../github/failures.js';
import { isHostReport, PORTS, type HostMessage, type Job } from '../messages.js';
import type { HostEvents, HostLink } from './host-link.js';

const DOCUMENT = 'offscreen.html';

/** Milliseconds for the offscreen document to appear; a browser under load took one or two seconds. */
const PATIENCE = 15_000;

/** How often making the document is tried while another closes, and the milliseconds between: two seconds are enough for a browser under load. */
const MOST_TRIES = 8;
const WHILE_CLOSING = 250;

export class OffscreenHost implements HostLink {
  #port: Promise<browser.Runtime.Port> | null = null;
  /** The document that is being opened, by its address, and who waits for it. */
  #awaited: { readonly url: string; readonly arrived: (port: browser.Runtime.Port) => void } | null = null;

  constructor(private readonly events: HostEvents) {}

  /** Takes the port that the offscreen document opens. To be called from a listener that is registered when the background starts. */
  accept(port: browser.Runtime.Port): void {
    if (port.sender?.url === this.#awaited?.url) this.#awaited?.arrived(port);
  }

  start(id: number, job: Job): void {
    this.#send({ kind: 'start', id, job });
  }

  onScreen(id: number, paths: readonly string[]): void {
    if (this.#port) this.#send({ kind: 'on-screen', id, paths });
  }

  end(id: number): void {
    if (this.#port) this.#send({ kind: 'end', id });
  }

  #send(message: HostMessage): void {
    this.#port ??= this.#open();
    this.#port
      .then((port) => port.postMessage(message))
      .catch((error: unknown) => {
        this.#port = null;
        if (message.kind !== 'start') return;
        const text = withoutTokens(error instanceof Error ? error.message : String(error));
        this.events.onReport(message.id, {
          kind: 'failed',
          failure: { code: 'engine', sentence: `The browser did not let Reflens start its engine: ${text}` },
        });
      });
  }

  async #open(): Promise<browser.Runtime.Port> {
    // An address of its own: a document that is left from before the background slept may still connect.
    const url = `${DOCUMENT}?${crypto.randomUUID()}`;
    const arrival = new Promise<browser.Runtime.Port>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('its document did not answer.')), PATIENCE);
      const arrived = (port: browser.Runtime.Port): void => {
        clearTimeout(timer);
        resolve(port);
      };
      this.#awaited = { url: browser.runtime.getURL(url), arrived };
    });
    // Nobody waits for it when there can be no document.
    arrival.catch(() => undefined);
    await makeDocument(url);
    const port = await arrival;
    port.onMessage.addListener((report: unknown) => {
      if (isHostReport(report)) this.events.onReport(report.id, report.report);
    });
    port.onDisconnect.addListener(() => {
      this.#port = null;
      this.events.onLost();
    });
    return port;
  }
}

/** Makes the offscreen document. One that is left from before the background slept belongs to nobody, and may be closing itself at this moment. */
async function makeDocument(url: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    if (await chrome.offscreen.hasDocument()) await chrome.offscreen.closeDocument().catch(() => undefined);
    try {
      await chrome.offscreen.createDocument({
        url,
        reasons: [chrome.offscreen.Reason.WORKERS],
        justification: 'Parsing and comparing the files of a change takes a web worker, which a service worker cannot have.',
      });
      return;
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, WHILE_CLOSING));
    }
  }
}

/** Whether a port comes from an offscreen document of ours. */
export const isHostPort = (port: browser.Runtime.Port): boolean =>
  port.name === PORTS.host && (port.sender?.url ?? '').startsWith(browser.runtime.getURL(DOCUMENT));
