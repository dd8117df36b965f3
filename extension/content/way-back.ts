/** Where the reader was before each jump. The page's own history is left alone: its entries belong to GitHub's navigation. */
import { isInView } from './in-view.js';
import { wait } from './reveal.js';

/** A position on the page, with a name for the reader. */
interface Stop {
  readonly name: string;
  /** What was in view, and how many pixels below the window's top; the page's length above it may change. */
  readonly element: Element | null;
  readonly top: number;
  readonly scrollY: number;
  /** What had the keyboard. */
  readonly focused: HTMLElement | null;
}

/** Stops kept; nobody goes back further. */
const MOST = 50;

/** Milliseconds after going back at which the place is measured again: files above it may be drawn anew. */
const MEASURE_AGAIN = [50, 200, 400];

export class WayBack {
  readonly #stops: Stop[] = [];

  /** Whether there is somewhere to go back to. */
  get exists(): boolean {
    return this.#stops.length > 0;
  }

  /** What the next step back leads to. */
  get name(): string {
    return this.#stops.at(-1)?.name ?? '';
  }

  /** Remembers where the reader is; `element` is what the reader looks at, when that is known. */
  remember(element: Element | null, name: string): void {
    const seen = element && isInView(element) ? element : document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    this.#stops.push({
      name,
      element: seen,
      top: seen?.getBoundingClientRect().top ?? 0,
      scrollY: window.scrollY,
      focused: document.activeElement instanceof HTMLElement && document.activeElement !== document.body ? document.activeElement : null,
    });
    if (this.#stops.length > MOST) this.#stops.shift();
  }

  /** Forgets the last stop: the jump from it came to nothing. */
  forget(): void {
    this.#stops.pop();
  }

  /** Goes back one step. Resolves when the page stands still again; rejects when the signal is aborted. */
  async goBack(signal: AbortSignal): Promise<void> {
    const stop = this.#stops.pop();
    if (!stop) return;
    restore(stop);
    if (stop.focused?.isConnected) stop.focused.focus({ preventScroll: true });
    for (const delay of MEASURE_AGAIN) {
      await wait(delay, signal);
      restore(stop);
    }
  }
}

function restore({ element, top, scrollY }: Stop): void {
  if (element?.isConnected && element.getClientRects().length > 0)
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  else window.scrollTo({ top: scrollY, behavior: 'instant' });
}
