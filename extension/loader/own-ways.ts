/**
 * To which repositories the reader went in this document. A script in the page can put any address of its host over the page, and would have the change that it names
 * read with the reader's token. So a repository counts as the reader's choice when the document was loaded for it, when the browser itself says that its reader led
 * there, or when the reader pressed something shortly before; a script's events of that kind are told apart by the browser.
 */
import { onReader } from './on-reader.js';
import { isTrusted } from './trusted.js';

/**
 * Milliseconds between a press and the address that it leads to: pages of GitHub that are large, over a slow line, took ten seconds. Whatever leads to another
 * repository later than that is read without the token, and one more press puts it right.
 */
const PRESS_COUNTS = 15_000;

const PRESSES = ['click', 'auxclick', 'keydown', 'submit'] as const;

export class OwnWays {
  readonly #repositories = new Set<string>();
  /** When the last press was that led nowhere yet, by `performance.now`. */
  #pressed = -Infinity;

  /** Begins with the address that the document was loaded for. */
  constructor(loaded: URL, signal: AbortSignal) {
    this.allow(loaded);
    const press = (): void => void (this.#pressed = performance.now());
    for (const kind of PRESSES) onReader(window, kind, press, { signal, capture: true, passive: true });
    if (!('navigation' in window) || !(window.navigation instanceof EventTarget)) return;
    // Links, and the browser's own buttons for going back and on.
    const lead = (event: Event): void => {
      if (isTrusted(event) && 'userInitiated' in event && event.userInitiated === true) press();
    };
    window.navigation.addEventListener('navigate', lead, { signal });
  }

  /** Takes note of an address that the page shows now; whether its repository is one that the reader went to. One press leads to one other repository. */
  arrive(url: URL): boolean {
    if (this.#repositories.has(repositoryOf(url))) return true;
    if (performance.now() - this.#pressed > PRESS_COUNTS) return false;
    this.#pressed = -Infinity;
    this.allow(url);
    return true;
  }

  /** The reader says so. */
  allow(url: URL): void {
    this.#repositories.add(repositoryOf(url));
  }
}

/** Owner and name are the first two steps of every address in a repository, in any case of letters. */
const repositoryOf = ({ pathname }: URL): string => pathname.split('/').slice(1, 3).join('/').toLowerCase();
