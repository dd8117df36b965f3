/** The peek of a page: which refactoring it shows, where it stands, and what its controls do. There is one at a time. */
import { effect } from '@preact/signals';
import type { Peek } from '../../engine/results/result.js';
import { editAfter, inlineLines } from '../../ui/peek-lines.js';
import type { PeekLayout } from '../../ui/peek-lines.js';
import type { FindOldLine } from '../../ui/old-line.js';
import { PeekView, type PeekActions, type PeekState } from '../../ui/peek-view.js';
import { fullSentence } from '../../ui/labels.js';
import { canPeek, OTHER } from '../../ui/places.js';
import type { Store } from '../../ui/store.js';
import type { Item, Side } from '../../ui/work.js';
import type { PeekSource } from './ask-peek.js';
import { carryOut } from './carry-out.js';
import type { Marks, Spot } from './marks.js';
import { PeekHost } from './peek-host.js';
import { Slices } from './slices.js';

/** What a session gives its view for peeks. */
export interface PeekWays {
  readonly source: PeekSource;
  /** How the reader likes it. */
  readonly layout: PeekLayout;
  readonly keepLayout: (layout: PeekLayout) => void;
}

export interface PeekParts extends PeekWays {
  readonly store: Store;
  readonly marks: Marks;
  readonly oldLine: FindOldLine;
  readonly goTo: (item: Item, side: Side, from: Element | null) => void;
}

export interface OpenPeek {
  /** What gets the keyboard back when the peek is closed. */
  readonly opener?: HTMLElement | null;
  /** Whether the keyboard goes into it. */
  readonly takesFocus: boolean;
  /** Called instead of showing that there is nothing to show. */
  readonly onNothing?: () => void;
}

interface Shown {
  readonly item: Item;
  /** The end that it stands under. */
  readonly side: Side;
  readonly how: OpenPeek;
  readonly request: AbortController;
  place: number | undefined;
  state: PeekState;
}

/** Peeks kept for opening them once more. */
const MOST_SEEN = 30;

const COMPARING = 'Comparing…';
const NOTHING = 'There is no code of both versions to compare.';
const TOO_EARLY = 'Code can be compared as soon as all files have been looked at.';

export class Peeks {
  readonly #host: PeekHost;
  readonly #seen = new Map<string, Peek>();
  #shown: Shown | null = null;
  #layout: PeekLayout;

  constructor(
    document: Document,
    private readonly parts: PeekParts,
    private readonly signal: AbortSignal,
  ) {
    this.#host = new PeekHost(document, signal);
    this.#layout = parts.layout;
    const { store } = parts;
    // Another analysis: other refactorings, or the same under other numbers.
    const undo = effect(() => {
      const items = store.items.value;
      if (this.#shown && items[this.#shown.item.id] !== this.#shown.item) this.close();
      this.#seen.clear();
    });
    signal.addEventListener('abort', () => {
      undo();
      this.#shown?.request.abort();
      this.#shown = null;
    });
  }

  /** The refactoring that is shown; null for none. */
  get item(): Item | null {
    return this.#shown?.item ?? null;
  }

  get hasFocus(): boolean {
    return this.#host.hasFocus;
  }

  /** Whether an event comes from the peek. */
  holds(event: Event): boolean {
    return this.#host.holds(event);
  }

  /** Shows the code of an item, under the line of one of its ends where the page has one. */
  open(item: Item, side: Side, how: OpenPeek): void {
    if (this.#shown?.item === item && this.#host.isThere) {
      if (how.takesFocus) this.#host.focus();
      return;
    }
    this.#end();
    if (!canPeek(item.refactoring)) return how.onNothing?.();
    if (this.parts.store.work.value.phase !== 'finished') {
      this.parts.store.notice.value = TOO_EARLY;
      return;
    }
    const request = new AbortController();
    const shown: Shown = { item, side, how, request, place: undefined, state: { phase: 'loading', sentence: COMPARING } };
    this.#shown = shown;
    carryOut(this.#begin(shown), AbortSignal.any([this.signal, request.signal]));
  }

  /** Closes it; the keyboard goes back to where it was opened from, if it was in it. */
  close(): void {
    const { hasFocus } = this.#host;
    const opener = this.#shown?.how.opener;
    this.#end();
    if (hasFocus && opener?.isConnected) opener.focus({ preventScroll: true });
  }

  /** Goes to the next (1) or previous (-1) place of the shown code that was edited, and shows it. Does nothing where there is none. */
  goToEdit(step: -1 | 1): void {
    const shown = this.#shown;
    if (shown?.state.phase !== 'shown') return;
    const { peek, edit } = shown.state;
    // Both layouts have the same edits.
    const { edits } = inlineLines(peek.rows);
    if (edits.length === 0) return;
    shown.state = { phase: 'shown', peek, edit: editAfter(edit, step, edits.length) };
    this.#draw(shown);
    this.#host.bringIntoView();
  }

  /** Puts it under its line again, after the page changed. */
  async refresh(): Promise<void> {
    const shown = this.#shown;
    if (!shown || this.#host.isAfloat) return;
    const spot = await this.#spotOf(shown).catch(() => null);
    if (spot && this.#shown === shown) this.#host.placeUnder(spot.cell);
  }

  async #begin(shown: Shown): Promise<void> {
    const spot = await this.#spotOf(shown);
    if (this.#shown !== shown) return;
    const asked = this.#ask(shown);
    if (spot) this.#host.placeUnder(spot.cell);
    else this.#host.putAfloat();
    this.#draw(shown);
    if (shown.how.takesFocus) this.#host.focus();
    await asked;
  }

  /** The line of the end it stands under, or else of the other one. */
  async #spotOf({ item, side, request }: Shown): Promise<Spot | null> {
    const slices = new Slices(AbortSignal.any([this.signal, request.signal]));
    for (const each of [side, OTHER[side]]) {
      const spot = await this.parts.marks.spot(item.refactoring, each, slices);
      if (spot && spot.cell.getClientRects().length > 0) return spot;
    }
    return null;
  }

  async #ask(shown: Shown): Promise<void> {
    const { item, place, request, how } = shown;
    const key = `${item.id} ${place ?? ''}`;
    const signal = AbortSignal.any([this.signal, request.signal]);
    const isCurrent = (): boolean => this.#shown === shown && shown.place === place && !signal.aborted;
    const set = (state: PeekState): void => {
      if (!isCurrent()) return;
      shown.state = state;
      this.#draw(shown);
    };
    try {
      const peek = this.#seen.get(key) ?? (await this.parts.source(item, place, (sentence) => set({ phase: 'loading', sentence }), signal));
      if (peek) this.#remember(key, peek);
      if (peek) set({ phase: 'shown', peek, edit: -1 });
      else if (how.onNothing && isCurrent()) {
        this.close();
        how.onNothing();
      } else set({ phase: 'failed', sentence: NOTHING });
    } catch (error) {
      if (signal.aborted) return;
      set({ phase: 'failed', sentence: error instanceof Error ? error.message : String(error) });
    }
  }

  #remember(key: string, peek: Peek): void {
    this.#seen.set(key, peek);
    const [oldest] = this.#seen.keys();
    if (this.#seen.size > MOST_SEEN && oldest !== undefined) this.#seen.delete(oldest);
  }

  #draw(shown: Shown): void {
    if (this.#shown !== shown) return;
    const { hasFocus } = this.#host;
    const { items } = this.parts.store;
    const told = shown.state.phase === 'shown' ? (items.peek()[shown.state.peek.refactoring] ?? shown.item) : shown.item;
    const why = (because: readonly number[]): string =>
      because
        .flatMap((index) => items.peek()[index] ?? [])
        .map(({ refactoring }) => fullSentence(refactoring))
        .join('\n');
    const before = shown.state.phase === 'shown' ? shown.state.peek.before : null;
    const old = before && this.parts.oldLine({ path: before.path, line: before.startLine });
    this.#host.show(
      <PeekView item={told} state={shown.state} layout={this.#layout} actions={this.#actions(shown, told)} old={old} why={why} />,
    );
    // What had the keyboard may be gone with what was shown before.
    if (hasFocus && !this.#host.hasFocus) this.#host.focus();
  }

  #actions(shown: Shown, told: Item): PeekActions {
    return {
      goTo: (side) => this.parts.goTo(told, side, null),
      goToEdit: (step) => this.goToEdit(step),
      choosePlace: ({ place }) => {
        shown.place = place;
        carryOut(this.#ask(shown), shown.request.signal);
      },
      layOut: (layout) => {
        this.#layout = layout;
        this.parts.keepLayout(layout);
        this.#draw(shown);
      },
      retry: () => {
        shown.state = { phase: 'loading', sentence: COMPARING };
        this.#draw(shown);
        carryOut(this.#ask(shown), shown.request.signal);
      },
      close: () => this.close(),
    };
  }

  #end(): void {
    this.#shown?.request.abort();
    this.#shown = null;
    this.#host.remove();
  }
}
