/**
 * The place of what stands over the diff: the card of a badge, its menu, the bar of a jump, the list of keys. A shadow root of its own, so that neither style sheet
 * reaches the other, outside of the body that Turbo replaces.
 */
import { render, type JSX } from 'preact';
import { BadgeMenu, type MenuEntry } from '../../ui/badge-menu.js';
import { CARD_STYLE } from '../../ui/card-style.js';
import { HoverCard, type CardAction, type CardActions, type CardEntry } from '../../ui/hover-card.js';
import { JumpBar, type JumpNews } from '../../ui/jump-bar.js';
import { KeyHelp } from '../../ui/key-help.js';
import { onReader } from '../loader/on-reader.js';
import { badgesAround, cardPlace } from './card-place.js';
import type { AvailableKey } from './key-actions.js';
import { CARD } from './own-nodes.js';
import { closedRoot, silence } from './reader-events.js';

/** Events that GitHub's hotkeys would take for its own. */
const KEYS = ['keydown', 'keyup', 'keypress'] as const;

/** Pixels that a badge may move away from what hangs on it. */
const ASTRAY = 30;

export class CardHost {
  readonly #host: HTMLElement;
  readonly #root: ShadowRoot;
  readonly #floating: HTMLElement;
  readonly #bar: HTMLElement;
  readonly #help: HTMLElement;
  #owner: HTMLElement | null = null;
  #ownerTop = 0;
  #kind: 'card' | 'menu' | null = null;
  #onClose: () => void = () => undefined;

  /** Mounts the host; the signal takes it away again. */
  constructor(
    private readonly document: Document,
    signal: AbortSignal,
  ) {
    this.#host = document.createElement('div');
    this.#host.setAttribute(CARD, '');
    const root = closedRoot(this.#host);
    this.#root = root;
    const sheet = document.createElement('style');
    sheet.textContent = CARD_STYLE;
    const part = (): HTMLElement => root.appendChild(document.createElement('div'));
    root.append(sheet);
    this.#floating = part();
    this.#bar = part();
    this.#help = part();
    silence(this.#host, KEYS, { signal });
    document.documentElement.append(this.#host);
    onReader(document, 'pointerdown', (event) => this.holds(event) || this.close(), { signal, capture: true });
    document.addEventListener('scroll', () => this.#isAstray() && this.close(), { signal, passive: true });
    signal.addEventListener('abort', () => {
      for (const each of [this.#floating, this.#bar, this.#help]) render(null, each);
      this.#host.remove();
    });
  }

  /** What hangs on a badge now. */
  get open(): 'card' | 'menu' | null {
    return this.#kind;
  }

  /** The badge that the card or menu hangs on; null for none, or for a card of its own. */
  get owner(): HTMLElement | null {
    return this.#owner;
  }

  /** Whether an event comes from here. */
  holds(event: Event): boolean {
    return event.composedPath().includes(this.#host);
  }

  /** Whether the keyboard is in the card or menu. */
  get hasFocus(): boolean {
    return this.#floating.contains(this.#root.activeElement);
  }

  /** Opens the card on a badge, or by itself at the foot of the window where there is none. */
  openCard(
    owner: HTMLElement | null,
    entries: readonly CardEntry[],
    actions: Omit<CardActions, 'close'>,
    more: { readonly actions: readonly CardAction[]; readonly onShow: (entry: CardEntry['item']) => void; readonly onClose: () => void },
  ): void {
    this.close();
    this.#onClose = more.onClose;
    this.#hang(
      'card',
      owner,
      <HoverCard entries={entries} actions={{ ...actions, close: () => this.close() }} more={more.actions} onShow={more.onShow} />,
    );
  }

  /** Opens the menu of a badge; Escape gives the focus back. */
  openMenu(owner: HTMLElement, entries: readonly MenuEntry[], onChoose: (entry: MenuEntry) => void): void {
    this.close();
    const leave = (): void => {
      this.close();
      owner.focus();
    };
    const choose = (entry: MenuEntry): void => {
      this.close();
      onChoose(entry);
    };
    this.#hang('menu', owner, <BadgeMenu entries={entries} onChoose={choose} onClose={leave} />);
  }

  /** Gives the focus to the first control of the card. */
  focusCard(): void {
    const control = this.#floating.querySelector<HTMLElement>('.main') ?? this.#floating.querySelector<HTMLElement>('a, button');
    control?.focus();
  }

  /** Closes the card or menu; the focus goes back to its badge if it was in there. */
  close(): void {
    if (this.#kind === null) return;
    const { hasFocus } = this;
    const owner = this.#owner;
    this.#kind = null;
    this.#owner = null;
    render(null, this.#floating);
    if (hasFocus) owner?.focus({ preventScroll: true });
    this.#onClose();
    this.#onClose = () => undefined;
  }

  /** Shows what a jump has to say. */
  tell(
    news: JumpNews,
    handlers: { readonly backKey: string; readonly onStop: () => void; readonly onBack: () => void; readonly onClose: () => void },
  ): void {
    render(<JumpBar news={news} {...handlers} />, this.#bar);
  }

  /** Shows the list of keys; closes it when it is shown. */
  toggleHelp(keys: readonly AvailableKey[], onSettings: () => void): void {
    const dialog = this.#help.querySelector('dialog');
    if (dialog) return dialog.close();
    render(<KeyHelp keys={keys} onSettings={onSettings} onClose={() => render(null, this.#help)} />, this.#help);
  }

  #hang(kind: 'card' | 'menu', owner: HTMLElement | null, content: JSX.Element): void {
    this.#kind = kind;
    this.#owner = owner;
    this.#ownerTop = owner?.getBoundingClientRect().top ?? 0;
    render(<div class={`floating ${kind}-box`}>{content}</div>, this.#floating);
    const box = this.#floating.querySelector<HTMLElement>('.floating');
    if (!box) return;
    const { clientWidth: width, clientHeight: height } = this.document.documentElement;
    const around = owner ? badgesAround(owner) : [];
    Object.assign(box.style, cardPlace(owner?.getBoundingClientRect() ?? null, box.getBoundingClientRect(), { width, height }, around));
  }

  /** Whether the badge was scrolled away from under what hangs on it, or is gone. */
  #isAstray(): boolean {
    if (!this.#owner) return false;
    return !this.#owner.isConnected || Math.abs(this.#owner.getBoundingClientRect().top - this.#ownerTop) > ASTRAY;
  }
}
