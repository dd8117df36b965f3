/** GitHub's own "Viewed" controls, which a reader who is signed in has on pull requests. They are pressed when the reader says so, and what was pressed can be undone. */
import { SIGNED_IN, VIEWED_CONTROL } from '../github/selectors.js';
import type { DiffTables } from './diff-tables.js';
import { FilePlaces } from './file-places.js';
import { wait } from './reveal.js';

/** Milliseconds between two presses: each is kept by GitHub, which wants no more than 80 of that kind a minute. https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api (2026-10) */
const BETWEEN = 750;

/** Milliseconds that a control may take to show that it was pressed. */
const SHOWS = 2_000;

/** Milliseconds between two looks at it. */
const LOOK = 50;

export class ViewedTicks {
  readonly #ours = new Set<string>();

  constructor(private readonly page: { readonly document: Document; readonly tables: DiffTables }) {}

  /** Anchors of files that were ticked by `tick`, and not unticked by `untick`. */
  get ours(): ReadonlySet<string> {
    return this.#ours;
  }

  /** Those of some files that can be ticked now. */
  open(anchors: readonly string[]): readonly string[] {
    const find = new FilePlaces(this.page);
    return anchors.filter((anchor) => this.#state(find, anchor) === false);
  }

  /** Ticks files that are not ticked. Resolves to how many of them the page does not have now, or as soon as the signal is aborted. */
  tick(anchors: readonly string[], signal: AbortSignal): Promise<number> {
    return this.#press(anchors, true, signal);
  }

  /** Unticks files that are ticked. As `tick`. */
  untick(anchors: readonly string[], signal: AbortSignal): Promise<number> {
    return this.#press(anchors, false, signal);
  }

  async #press(anchors: readonly string[], ticked: boolean, signal: AbortSignal): Promise<number> {
    let missing = 0;
    let pressed = 0;
    try {
      for (const anchor of anchors) {
        signal.throwIfAborted();
        const find = new FilePlaces(this.page);
        const state = this.#state(find, anchor);
        if (state === null) missing++;
        // The reader was there before us.
        else if (state === ticked) this.#ours.delete(anchor);
        else {
          if (pressed++ > 0) await wait(BETWEEN, signal);
          const control = this.#control(find, anchor);
          if (!control || isTicked(control) === ticked) continue;
          control.click();
          if (ticked) this.#ours.add(anchor);
          const shows = await this.#untilShown(anchor, ticked, signal);
          if (shows !== ticked) missing++;
          if (ticked ? !shows : shows === false) this.#ours.delete(anchor);
        }
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    return missing;
  }

  /** Whether a control shows what was pressed, in the end. */
  async #untilShown(anchor: string, ticked: boolean, signal: AbortSignal): Promise<boolean | null> {
    const end = performance.now() + SHOWS;
    for (;;) {
      const state = this.#state(new FilePlaces(this.page), anchor);
      if (state === ticked || performance.now() > end) return state;
      await wait(LOOK, signal);
    }
  }

  #state(find: FilePlaces, anchor: string): boolean | null {
    const control = this.#control(find, anchor);
    return control && isTicked(control);
  }

  #control(find: FilePlaces, anchor: string): HTMLElement | null {
    if (!this.page.document.querySelector(SIGNED_IN)) return null;
    return find.block(anchor)?.querySelector<HTMLElement>(VIEWED_CONTROL) ?? null;
  }
}

const isTicked = (control: HTMLElement): boolean =>
  control instanceof HTMLInputElement ? control.checked : control.getAttribute('aria-pressed') === 'true';
