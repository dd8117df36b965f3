/**
 * Which parts of the page React has taken over. It compares what the server rendered with what it would render itself, and where it finds a node of ours in
 * between, it throws that part away, draws it anew and reports an error; so tables in such a part do not exist for Reflens before.
 *
 * GitHub's element around the part gets a class as soon as its script gave the part to React (`TAKEN_OVER_CLASS`), on a load as after a soft navigation; the page's
 * own event of that moment is a second sign. React then works in short tasks: it is done at the first quiet moment after the sign.
 */
import { SERVER_RENDERED, TAKEN_OVER_CLASS } from '../github/selectors.js';

/** GitHub's event after React drew a page. */
const DRAWN = 'soft-nav:react-done';

/** Milliseconds to wait for a sign: where GitHub gives none any more, marks shall come nevertheless, if late. */
const SIGN_PATIENCE = 4_000;

/** Milliseconds to wait for a quiet moment after it: longer than React needs on a slow machine for the largest page that it renders on the server. */
const QUIET_PATIENCE = 1_500;

export class TakenOver {
  /** Parts that were seen, with the end of the wait for them; null when React is done. */
  readonly #parts = new WeakMap<Element, Promise<void> | null>();

  /** Calls `onTaken` whenever a part that `isPending` told of is taken over, until the signal is aborted. */
  constructor(
    private readonly document: Document,
    private readonly onTaken: () => void,
    private readonly signal: AbortSignal,
  ) {}

  /** The parts that React may still compare. */
  pending(): readonly Element[] {
    return [...this.document.querySelectorAll(SERVER_RENDERED)].filter((part) => this.#waitFor(part) !== null);
  }

  /** Resolves when there is none of them. Never rejects; an aborted signal resolves it. */
  async done(): Promise<void> {
    for (let [part] = this.pending(); part && !this.signal.aborted; [part] = this.pending()) await this.#waitFor(part);
  }

  #waitFor(part: Element): Promise<void> | null {
    let wait = this.#parts.get(part);
    if (wait === undefined) {
      wait = this.#wait(part);
      this.#parts.set(part, wait);
    }
    return wait;
  }

  async #wait(part: Element): Promise<void> {
    await signOf(part, this.document, this.signal);
    await quiet();
    this.#parts.set(part, null);
    if (!this.signal.aborted) this.onTaken();
  }
}

/** Resolves when the page says that a part was given to React, or does not say so for long. */
function signOf(part: Element, document: Document, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const isGiven = (): boolean => part.classList.contains(TAKEN_OVER_CLASS);
    if (isGiven() || signal.aborted) return resolve();
    const over = new AbortController();
    const done = (): void => {
      over.abort();
      resolve();
    };
    const observer = new MutationObserver(() => isGiven() && done());
    observer.observe(part, { attributeFilter: ['class'] });
    const timer = setTimeout(done, SIGN_PATIENCE);
    over.signal.addEventListener('abort', () => {
      observer.disconnect();
      clearTimeout(timer);
    });
    document.addEventListener(DRAWN, done, { signal: over.signal });
    signal.addEventListener('abort', done, { signal: over.signal });
  });
}

const quiet = (): Promise<void> =>
  new Promise((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: QUIET_PATIENCE });
  });
