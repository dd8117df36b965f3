/**
 * All of Reflens that runs on every page of GitHub: looks at the address, and has the content script brought to a page that shows a change, once. What only a
 * script knows that was there from the beginning is kept here: which ways the reader went (`own-ways.ts`).
 */
import { pageKindOf } from '../../github/page-kind.js';
import { ask } from '../ask.js';
import type { Arrive } from './hand-over.js';
import { OwnWays } from './own-ways.js';

/** Milliseconds before each try to have the content script: the browser may end the background that is asked, or put the page away meanwhile. */
const PAUSES = [0, 100, 400, 1_000, 3_000] as const;

export class Loader {
  readonly #ways: OwnWays;
  /** The content script, once it is there. */
  #content: Arrive | null = null;
  /** Tells the content script where the page is now. */
  #tell = (): void => undefined;
  #wants = false;
  /** What the content script wants to know first: on a busy machine to ask one thing after the other took a tenth of a second more. */
  #settings: Promise<unknown> | undefined;
  #isAsking = false;

  /** Begins with the address that the document was loaded for. */
  constructor(loaded: URL, signal: AbortSignal) {
    this.#ways = new OwnWays(loaded, signal);
  }

  /** Takes note of an address that the page shows now. */
  arrive(url: URL): void {
    const way = { isOwn: this.#ways.arrive(url), allow: () => this.#ways.allow(url) };
    this.#tell = () => {
      const settings = this.#settings;
      this.#settings = undefined;
      this.#content?.(url, settings ? { ...way, settings } : way);
    };
    this.#wants = pageKindOf(url) !== null;
    if (this.#content) this.#tell();
    else if (this.#wants) void this.#load();
  }

  /** The content script is there. A second one in the same page is not needed. */
  take(content: Arrive): void {
    if (this.#content) return;
    this.#content = content;
    this.#tell();
  }

  async #load(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    this.#settings = ask({ kind: 'page-settings' });
    this.#settings.catch(() => undefined);
    for (const pause of PAUSES) {
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      if (this.#content || !this.#wants) break;
      // Rejects, too, where Reflens may not work any more, or is gone: nothing can be shown there, and the toolbar's popup says what it can.
      await ask({ kind: 'load-content' }).catch(() => undefined);
    }
    this.#isAsking = false;
  }
}
