/**
 * What acts on the page acts for the reader alone. Scripts of the page get no hand on what is in our shadow roots, which are closed, and what they send there or to our
 * marks does nothing. All listeners of acting kinds in the page's documents are made here or by `onReader` (a test holds that).
 */
import { ACTING, type ActingKind } from '../loader/on-reader.js';
import { isTrusted } from '../loader/trusted.js';

const roots = new WeakMap<EventTarget, ShadowRoot>();

const refuse = (event: Event): void => {
  if (isTrusted(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Gives an element of ours a root that the page's scripts cannot enter, and in which nothing hears of events that a script made. */
export function closedRoot(host: HTMLElement): ShadowRoot {
  const root = host.attachShadow({ mode: 'closed' });
  roots.set(host, root);
  for (const kind of ACTING) root.addEventListener(kind, refuse, { capture: true });
  return root;
}

/** Whether an event's target, as listeners of the page's document see it, is one of our hosts: what happened, happened in its root. */
export const isInOurs = (target: EventTarget | null): boolean => target !== null && roots.has(target);

/** What a key is meant for: events tell of a closed root's host only, but the keyboard is in one element of it. */
export function keyTarget(event: KeyboardEvent): EventTarget | null {
  const [target = null] = event.composedPath();
  return (target && roots.get(target)?.activeElement) ?? target;
}

/** Keeps events from those that listen further on; `isMeant` says which. */
export function silence(
  target: Window | HTMLElement,
  kinds: readonly ActingKind[],
  options: AddEventListenerOptions & { readonly signal: AbortSignal },
  isMeant: (event: Event) => boolean = () => true,
): void {
  const stop = (event: Event): void => {
    if (isMeant(event)) event.stopPropagation();
  };
  for (const kind of kinds) target.addEventListener(kind, stop, options);
}
