/**
 * Which parts of the page React has taken over. It compares what the server rendered with what it would render itself, and where it finds a node of ours in
 * between, it throws that part away, draws it anew and reports an error; so tables in such a part do not exist for Reflens before.
 *
 * GitHub's element around the part gets a class as soon as its script gave the part to React (`TAKEN_OVER_CLASS`), on a load as after a soft navigation; the page's
 * own event of that moment is a second sign. React then works in short tasks: it is done at the first quiet moment after the sign.
 *
 * Parts are looked for among what comes to the page, never in the whole page: Firefox walks through all of its nodes for that, and every place of every mark asks.
 */
import { SERVER_RENDERED, TAKEN_OVER_CLASS } from '../github/selectors.js';

/** GitHub's event after React drew a page. */
const DRAWN = 'soft-nav:react-done';

/** Milliseconds to wait for a sign: where GitHub gives none any more, marks shall come nevertheless, if late. */
const SIGN_PATIENCE = 4_000;

/**
 * Milliseconds to wait for a sign when the script of GitHub's element has come, which is what takes long on a slow line. It has but to fetch the part's own script, and
 * what is marked too early is drawn again by React and marked again by us, so the reader does not wait longer for a sign that may not exist any more.
 */
const DEFINED_PATIENCE = 2_000;

/** Milliseconds between two looks whether that script has come, of which no event tells. */
const DEFINED_POLL = 100;

/** Milliseconds to wait for a quiet moment after it: longer than React needs on a slow machine for the largest page that it renders on the server. */
const QUIET_PATIENCE = 1_500;

export class TakenOver {
  readonly #seen = new WeakSet<Element>();
  /** Parts that React may still compare, with the end of the wait for them. */
  readonly #waits = new Map<Element, Promise<void>>();

  /** Calls `onTaken` whenever a part that `pending` told of is taken over, until the signal is aborted. */
  constructor(
    private readonly document: Document,
    private readonly onTaken: () => void,
    private readonly signal: AbortSignal,
  ) {
    this.look(document.documentElement);
  }

  /** Looks for parts in something that came to the page. */
  look(came: Element): void {
    if (came.matches(SERVER_RENDERED)) this.#see(came);
    for (const part of came.querySelectorAll(SERVER_RENDERED)) this.#see(part);
  }

  /** The parts that React may still compare. */
  get pending(): readonly Element[] {
    return [...this.#waits.keys()].filter((part) => part.isConnected);
  }

  /** Resolves when there is none of them. Never rejects; an aborted signal resolves it. */
  async done(): Promise<void> {
    for (let [part] = this.pending; part && !this.signal.aborted; [part] = this.pending) await this.#waits.get(part);
  }

  #see(part: Element): void {
    if (this.#seen.has(part)) return;
    this.#seen.add(part);
    this.#waits.set(part, this.#wait(part));
  }

  async #wait(part: Element): Promise<void> {
    await signOf(part, this.document, this.signal);
    if (!this.signal.aborted) await quiet();
    this.#waits.delete(part);
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
    const timers = [setTimeout(done, SIGN_PATIENCE)];
    const poll = setInterval(() => {
      if (!part.matches(':defined')) return;
      clearInterval(poll);
      timers.push(setTimeout(done, DEFINED_PATIENCE));
    }, DEFINED_POLL);
    over.signal.addEventListener('abort', () => {
      observer.disconnect();
      clearInterval(poll);
      timers.forEach(clearTimeout);
    });
    document.addEventListener(DRAWN, done, { signal: over.signal });
    signal.addEventListener('abort', done, { signal: over.signal });
  });
}

const quiet = (): Promise<void> =>
  new Promise((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: QUIET_PATIENCE });
  });
