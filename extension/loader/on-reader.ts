/** Listens to what a reader does, and to no script: all listeners of acting kinds in the page's documents are made here or in `content/reader-events.ts` (a test holds that). */
import { isTrusted } from './trusted.js';

/** Kinds of events by which a reader does something. Looking is not among them: a pointer that moves over something, or the focus that comes, does nothing but show. */
export const ACTING = [
  'auxclick',
  'beforeinput',
  'change',
  'click',
  'contextmenu',
  'copy',
  'cut',
  'dblclick',
  'dragstart',
  'drop',
  'input',
  'keydown',
  'keypress',
  'keyup',
  'mousedown',
  'mouseup',
  'paste',
  'pointerdown',
  'pointermove',
  'pointerup',
  'submit',
  'touchmove',
  'wheel',
] as const satisfies readonly (keyof HTMLElementEventMap)[];

export type ActingKind = (typeof ACTING)[number];

/** Listens to what the reader does. */
export function onReader<Kind extends ActingKind>(
  target: Window | Document,
  kind: Kind,
  act: (event: HTMLElementEventMap[Kind]) => void,
  options: AddEventListenerOptions & { readonly signal: AbortSignal },
): void {
  const listen = (event: Event): void => {
    if (isTrusted(event)) act(event as HTMLElementEventMap[Kind]);
  };
  target.addEventListener(kind, listen, options);
}
