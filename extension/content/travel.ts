/** The reader's ways through the findings: to an end, to the other one, to the next finding, back, and to what the page's address names. */
import { batch } from '@preact/signals';
import type { JumpNews } from '../../ui/jump-bar.js';
import type { FindOldLine, OldLine } from '../../ui/old-line.js';
import { findNamed, readFragment } from '../../ui/links.js';
import { endOf, OTHER } from '../../ui/places.js';
import { findItem, neighbour, type Store } from '../../ui/store.js';
import type { Item, Side } from '../../ui/work.js';
import type { CardHost } from './card-host.js';
import { carryOut } from './carry-out.js';
import type { Jump } from './jump.js';
import type { KeyActions } from './key-actions.js';
import { readerMoves } from './reveal.js';
import { WayBack } from './way-back.js';

/** Milliseconds of waiting before the reader is told; most jumps arrive at once. */
const WAITING_SHOWS = 300;

/** Milliseconds that the way back is offered after a jump; the key goes back later, too. */
const OFFERED = 12_000;

/** Milliseconds that a sentence about a jump that failed stays. */
const SAID = 20_000;

export interface TravelParts {
  readonly store: Store;
  readonly jump: Jump;
  readonly host: CardHost;
  readonly keys: KeyActions;
  readonly oldLine: FindOldLine;
  /** Tells of an end that could not be shown as asked. */
  readonly onUnshown: (item: Item, side: Side, sentence: string) => void;
  /** Called before a jump moves the page and the focus. */
  readonly onLeave: () => void;
  /** Shows or hides low-level refactorings, without keeping it. */
  readonly showLow: () => void;
}

export class Travel {
  readonly #way = new WayBack();
  /** The end that the reader is at. */
  #side: Side = 'after';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #trip = 0;
  /** Of the line before the change that the last jump led to. */
  #old: OldLine | null = null;

  constructor(
    private readonly parts: TravelParts,
    private readonly signal: AbortSignal,
  ) {
    const { keys } = parts;
    keys.on('next-finding', () => this.#step(1));
    keys.on('previous-finding', () => this.#step(-1));
    keys.on('next-look', () => this.#nextLook());
    keys.on('back', () => this.goBack());
    signal.addEventListener('abort', () => clearTimeout(this.#timer));
    this.#tell(null);
  }

  /** The item that the reader is at, and which of its ends. */
  get here(): { readonly item: Item; readonly side: Side } | null {
    const item = this.#find(this.parts.store.selected.value);
    return item ? { item, side: this.#side } : null;
  }

  /** Goes to an end; `from` is what the reader leaves, for the way back. Calls `onShown` when the end is in view. */
  goTo(item: Item, side: Side, from: Element | null = null, onShown: () => void = () => undefined): void {
    carryOut(this.#go(item, side, from, onShown), this.signal);
  }

  /** Goes to an end of an item of the list. */
  goToId(id: number, side: Side): void {
    const item = this.#find(id);
    if (item) this.goTo(item, side);
  }

  /** Goes back to where the last jump began. */
  goBack(): void {
    if (!this.#way.exists) return;
    this.parts.onLeave();
    this.parts.jump.stop();
    this.#trip++;
    this.#old = null;
    const moved = readerMoves(this.signal);
    carryOut(this.#way.goBack(moved.signal), moved.signal);
    this.#offerBack();
  }

  /** Goes to what a fragment of the address names; false when it names nothing of ours. True also when that is not found, which is then told. */
  open(fragment: string): boolean {
    const named = readFragment(fragment);
    if (!named) return false;
    const { store } = this.parts;
    const item = findNamed(store.items.value, named);
    if (!item) {
      store.notice.value = 'The refactoring that this link names was not found here. The change may be another one now.';
      return true;
    }
    if (item.refactoring.level === 'low' && !store.settings.value.showLow) this.parts.showLow();
    this.goTo(item, endOf(item.refactoring, named.side) ? named.side : OTHER[named.side]);
    return true;
  }

  #step(step: -1 | 1): void {
    const next = neighbour(this.parts.store, step);
    if (next) this.goTo(next, endOf(next.refactoring, 'after') ? 'after' : 'before');
  }

  /** To the next danger, around the end of them. */
  #nextLook(): void {
    const { store } = this.parts;
    const ends = store.lookView.value.dangers.flatMap(({ first: { main } }) => (main ? [main] : []));
    const at = ends.findIndex(({ item }) => item.id === store.selected.value);
    const next = ends[(at + 1) % ends.length];
    if (next) this.goTo(next.item, next.side);
    else store.notice.value = store.look.value === null ? 'Dangers are not looked for yet.' : 'Nothing was found that should be looked at.';
  }

  async #go(item: Item, side: Side, from: Element | null, onShown: () => void): Promise<void> {
    const { store, jump, onLeave, onUnshown } = this.parts;
    onLeave();
    const trip = ++this.#trip;
    const isCurrent = (): boolean => trip === this.#trip && !this.signal.aborted;
    const was = this.here;
    this.#way.remember(from, from ? nameOf(item, OTHER[side]) : was ? nameOf(was.item, was.side) : 'where you were');
    batch(() => {
      store.selected.value = item.id;
      store.notice.value = null;
    });
    this.#side = side;
    this.#tell(null);
    const end = endOf(item.refactoring, side);
    this.#old = end && side === 'before' ? this.parts.oldLine(end) : null;
    const wait = (): void => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(
        () => isCurrent() && this.#tell({ kind: 'waiting', sentence: `Waiting for ${end ? fileOf(end.path) : 'GitHub'}…` }),
        WAITING_SHOWS,
      );
    };
    const sentence = await jump.goTo(item, side, wait);
    // A jump that another one ended says nothing; the news is the other one's.
    if (!isCurrent()) return;
    if (sentence === null) {
      this.#offerBack();
      onShown();
    } else {
      this.#tell({ kind: 'failed', sentence, old: this.#old }, SAID);
      onUnshown(item, side, sentence);
    }
  }

  #offerBack(): void {
    this.#tell(this.#way.exists ? { kind: 'arrived', from: this.#way.name, old: this.#old } : null, OFFERED);
  }

  /** Says something, for some milliseconds or until there are other news. */
  #tell(news: JumpNews, duration?: number): void {
    clearTimeout(this.#timer);
    const { host, keys, jump } = this.parts;
    host.tell(news, {
      backKey: keys.available.find(({ id }) => id === 'back')?.key ?? '',
      onStop: () => {
        this.#trip++;
        jump.stop();
        this.#tell(null);
      },
      onBack: () => this.goBack(),
      onClose: () => this.#tell(null),
    });
    if (duration !== undefined) this.#timer = setTimeout(() => this.#tell(null), duration);
  }

  #find(id: number | null): Item | undefined {
    return findItem(this.parts.store, id);
  }
}

const fileOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function nameOf(item: Item, side: Side): string {
  const end = endOf(item.refactoring, side);
  return end ? `${fileOf(end.path)}:${end.line}` : 'where you were';
}
