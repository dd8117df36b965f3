/** Brings a file's table into the page when GitHub has not drawn it: collapsed, behind "Load diff", or still to come further down. */
import {
  CLASSIC_COLLAPSED_TOGGLE,
  CLASSIC_LOAD_DIFF,
  FILE_BLOCK,
  LOAD_DIFF_TEXT,
  REACT_COLLAPSED_CHEVRON,
  fileLinkOf,
} from '../github/selectors.js';
import { onReader } from '../loader/on-reader.js';
import type { DiffTables } from './diff-tables.js';
import { isInOurs } from './reader-events.js';

/** Milliseconds until a table that GitHub was asked for is given up. Lazy batches of a large commit took up to some seconds. */
const PATIENCE = 10_000;

/** Milliseconds between two looks while waiting. */
const LOOK = 100;

/** The table of a file, as soon as the page has it; null when it did not come in time. Rejects when the signal is aborted. */
export async function revealTable(
  document: Document,
  tables: DiffTables,
  anchor: string,
  signal: AbortSignal,
): Promise<HTMLTableElement | null> {
  const end = performance.now() + PATIENCE;
  let asked: Element | null = null;
  for (;;) {
    const table = tables.table(anchor);
    if (table && isDrawn(table)) return table;
    if (performance.now() > end) return table;
    const block = fileBlock(document, anchor);
    const opener = block && openerOf(block);
    if (opener && opener !== asked) {
      asked = opener;
      block.scrollIntoView({ block: 'start' });
      opener.click();
    } else if (block && !opener) {
      // A placeholder of the same id, which GitHub fills when it comes into view. What is drawn meanwhile may push it out of view again.
      if (!table && !isInView(block)) block.scrollIntoView({ block: 'start' });
    } else if (!block) {
      // GitHub asks for more files when the end of those it has comes near.
      (document.scrollingElement ?? document.documentElement).scrollTop = Number.MAX_SAFE_INTEGER;
    }
    await wait(LOOK, signal);
  }
}

/** The block around a file's header, if the page has one. */
export function fileBlock(document: Document, anchor: string): HTMLElement | null {
  const block = document.getElementById(anchor) ?? document.querySelector(fileLinkOf(anchor))?.closest(FILE_BLOCK);
  return block instanceof HTMLElement ? block : null;
}

const isInView = (block: HTMLElement): boolean => {
  const { top, bottom } = block.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/** A classic collapsed file keeps its table, hidden. */
const isDrawn = (table: HTMLTableElement): boolean => table.getClientRects().length > 0;

/** GitHub's own control that shows the file. Never the "Viewed" box, which would be remembered on GitHub's side. */
function openerOf(block: HTMLElement): HTMLElement | null {
  const load =
    block.querySelector<HTMLElement>(CLASSIC_LOAD_DIFF) ??
    [...block.querySelectorAll('button')].find((button) => LOAD_DIFF_TEXT.test(button.textContent?.trim() ?? ''));
  return load ?? block.querySelector<HTMLElement>(`${REACT_COLLAPSED_CHEVRON}, ${CLASSIC_COLLAPSED_TOGGLE}`);
}

/** What the reader does to move the page; from then on it stays where the reader puts it. */
const READER_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Keys that press what has the keyboard. */
const PRESSING_KEYS = [' ', 'Enter'];

/** Whether something of ours is pressed, which leaves the page where it is: to stop a jump, for one, is not to have moved the page. */
const pressesOurs = (event: Event): boolean =>
  isInOurs(event.target) && (event instanceof KeyboardEvent ? PRESSING_KEYS.includes(event.key) : event.type === 'pointerdown');

/** Notices when the reader takes the page into the own hand: the signal is aborted then, and when the given one is. `end` stops listening. */
export function readerMoves(signal: AbortSignal): { readonly signal: AbortSignal; readonly end: () => void } {
  const moved = new AbortController();
  const end = (): void => moved.abort();
  const move = (event: Event): void => void (pressesOurs(event) || end());
  for (const kind of READER_MOVES) onReader(window, kind, move, { signal: moved.signal, capture: true, passive: true });
  signal.addEventListener('abort', end, { signal: moved.signal });
  if (signal.aborted) end();
  return { signal: moved.signal, end };
}

/** Resolves after some milliseconds; rejects when the signal is aborted. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
