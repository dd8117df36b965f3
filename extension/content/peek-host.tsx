/**
 * The place of the peek: a row of ours under a line of GitHub's table, as GitHub's own comments have, or the foot of the window where the page shows no line of it.
 * GitHub's rows stay as they are; what it draws anew is followed by putting the row in its place again.
 */
import { render, type JSX } from 'preact';
import { PEEK_STYLE } from '../../ui/peek-style.js';
import { PEEK } from './own-nodes.js';
import { closedRoot, silence } from './reader-events.js';

/** Events that GitHub's hotkeys and its diff, where a press selects lines, would take for their own. */
const OWN_EVENTS = ['keydown', 'keyup', 'keypress', 'mousedown', 'mouseup', 'click', 'pointerdown'] as const;

export class PeekHost {
  readonly #host: HTMLElement;
  readonly #root: ShadowRoot;
  readonly #view: HTMLElement;
  readonly #row: HTMLTableRowElement;
  readonly #cell: HTMLTableCellElement;

  constructor(
    private readonly document: Document,
    signal: AbortSignal,
  ) {
    this.#host = document.createElement('div');
    this.#host.setAttribute(PEEK, '');
    this.#root = closedRoot(this.#host);
    const sheet = document.createElement('style');
    sheet.textContent = PEEK_STYLE;
    this.#view = document.createElement('div');
    this.#root.append(sheet, this.#view);
    this.#row = document.createElement('tr');
    this.#row.setAttribute(PEEK, '');
    this.#cell = document.createElement('td');
    this.#row.append(this.#cell);
    silence(this.#host, OWN_EVENTS, { signal });
    signal.addEventListener('abort', () => this.remove());
  }

  /** Whether it is in the page. */
  get isThere(): boolean {
    return this.#host.isConnected;
  }

  get isAfloat(): boolean {
    return this.#host.hasAttribute('data-afloat') && this.isThere;
  }

  /** Whether the keyboard is in it. */
  get hasFocus(): boolean {
    return this.#root.activeElement !== null;
  }

  /** Whether an event comes from it. */
  holds(event: Event): boolean {
    return event.composedPath().includes(this.#host);
  }

  show(view: JSX.Element): void {
    render(view, this.#view);
  }

  /** Puts it under the row of a cell, unless it is there already. */
  placeUnder(cell: HTMLTableCellElement): void {
    const line = cell.closest('tr');
    if (!line) return;
    this.#host.removeAttribute('data-afloat');
    this.#cell.colSpan = [...line.cells].reduce((sum, { colSpan }) => sum + colSpan, 0);
    if (this.#host.parentElement !== this.#cell) this.#cell.append(this.#host);
    if (line.nextElementSibling !== this.#row) line.after(this.#row);
    // Lines may be wider than what the page shows of them.
    const room = line.closest('table')?.parentElement?.clientWidth ?? 0;
    this.#host.style.setProperty('--reflens-room', room > 0 ? `${room}px` : '100%');
  }

  /** Puts it at the foot of the window. */
  putAfloat(): void {
    this.#host.setAttribute('data-afloat', '');
    this.#row.remove();
    if (this.#host.parentElement !== this.document.documentElement) this.document.documentElement.append(this.#host);
  }

  /** Gives its code the keyboard, or its first control as long as there is none. */
  focus(): void {
    const view = this.#view.querySelector<HTMLElement>('.scroller') ?? this.#view.querySelector<HTMLElement>('button');
    view?.focus({ preventScroll: true });
  }

  /** Scrolls the page to it, unless it is in view. */
  bringIntoView(): void {
    if (!this.isAfloat) this.#host.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  /** Takes it out of the page. */
  remove(): void {
    render(null, this.#view);
    this.#row.remove();
    this.#host.remove();
  }
}
