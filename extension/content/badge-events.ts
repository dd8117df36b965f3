/** What the reader does with badges, told as what is meant by it. GitHub hears nothing of it: it would select the badge's line. */
import { onReader } from '../loader/on-reader.js';
import { badgeOf } from './marks.js';
import { silence } from './reader-events.js';

/** Events of a badge that GitHub must not take for its own. */
const SILENCED = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'dblclick', 'keyup', 'keypress'] as const;

/** Milliseconds that a pointer rests on a badge before its card opens: passing over badges on the way elsewhere opens none. */
const HOVER_DELAY = 250;

/** Milliseconds that the keyboard rests on a badge before its card opens. */
const FOCUS_DELAY = 500;

/** Milliseconds that a pointer may take from a badge to its card, or be beside both by accident. */
const LEAVE_DELAY = 250;

/** Milliseconds from the Tab key to the focus that it gives. */
const TAB_TAKES = 200;

export interface BadgeListener {
  /** A click, or a key that counts as one. */
  readonly onFollow: (badge: HTMLButtonElement) => void;
  /** Enter or the arrow down: the reader wants the badge's card, with the keyboard in it. */
  readonly onEnter: (badge: HTMLButtonElement) => void;
  /** The pointer or the keyboard rests on a badge. */
  readonly onRest: (badge: HTMLButtonElement) => void;
  /** Pointer and keyboard are on no badge any more, nor on what `keeps` says. */
  readonly onLeave: () => void;
  /** Whether an event's target belongs to the badge: its card. */
  readonly keeps: (event: Event) => boolean;
  /** Whether something is open on a badge now; then the next one's opens at once. */
  readonly isOpen: () => boolean;
}

/** Listens to all badges of the page until the signal is aborted. */
export function listenToBadges(listener: BadgeListener, signal: AbortSignal): void {
  const options = { capture: true, signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tabbed = -Infinity;
  const later = (delay: number, act: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(act, delay);
  };
  signal.addEventListener('abort', () => clearTimeout(timer));
  silence(window, SILENCED, options, (event) => badgeOf(event) !== null);
  onReader(
    window,
    'click',
    (event) => {
      const badge = badgeOf(event);
      if (!badge) return;
      event.stopPropagation();
      event.preventDefault();
      clearTimeout(timer);
      listener.onFollow(badge);
    },
    options,
  );
  onReader(
    window,
    'keydown',
    (event) => {
      if (event.key === 'Tab') tabbed = performance.now();
      const badge = badgeOf(event);
      if (!badge) return;
      event.stopPropagation();
      const enters = event.key === 'Enter' ? badge.getAttribute('aria-haspopup') !== 'menu' : event.key === 'ArrowDown';
      if (!enters || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      clearTimeout(timer);
      listener.onEnter(badge);
    },
    options,
  );
  window.addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType === 'touch') return;
      const badge = badgeOf(event);
      if (badge) later(listener.isOpen() ? LEAVE_DELAY / 2 : HOVER_DELAY, () => badge.isConnected && listener.onRest(badge));
      else if (listener.keeps(event)) clearTimeout(timer);
      else later(LEAVE_DELAY, listener.onLeave);
    },
    options,
  );
  window.addEventListener(
    'focusin',
    (event) => {
      const badge = badgeOf(event);
      // A jump gives its badge the focus, too, and wants no card over the code that it leads to.
      const byKeyboard = performance.now() - tabbed < TAB_TAKES;
      if (badge && byKeyboard) later(FOCUS_DELAY, () => badge.isConnected && document.activeElement === badge && listener.onRest(badge));
      else if (!badge && !listener.keeps(event)) later(LEAVE_DELAY, listener.onLeave);
    },
    options,
  );
}
