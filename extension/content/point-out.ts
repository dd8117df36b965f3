/** Scrolls to a line, stays with it while the page still moves, and lets it light up for a moment. */
import { BADGE, FLASH } from './own-nodes.js';
import { readerMoves, wait } from './reveal.js';

/** Milliseconds that a line stays lit. */
const LIT = 2_000;

/** Milliseconds after the first scroll at which the line's place is measured again: files above it may still be loading. */
const MEASURE_AGAIN = [60, 200, 400, 800];

/** Pixels that a line may be off before it is scrolled to again. */
const TOLERANCE = 48;

/** Shows a cell at a height of the window (in pixels, asked for anew each time), gives its badge the focus, and lights it up. Resolves when it is steady or the reader moved on. */
export async function pointOut(
  cell: HTMLTableCellElement,
  lit: readonly HTMLTableCellElement[],
  aim: () => number,
  signal: AbortSignal,
): Promise<void> {
  bringTo(cell, aim());
  cell.querySelector<HTMLElement>(`:scope > button[${BADGE}]`)?.focus({ preventScroll: true });
  lightUp(lit.length > 0 ? lit : [cell], signal);
  const moved = readerMoves(signal);
  try {
    for (const delay of MEASURE_AGAIN) {
      await wait(delay, moved.signal);
      if (!cell.isConnected) break;
      if (Math.abs(middleOf(cell) - aim()) > TOLERANCE) bringTo(cell, aim());
    }
  } catch {
    // The reader moved, or left: the page stays where it is.
  }
  moved.end();
}

const middleOf = (cell: HTMLElement): number => {
  const { top, bottom } = cell.getBoundingClientRect();
  return (top + bottom) / 2;
};

/** Scrolls whatever has to be scrolled to show a cell, and then the window so that it is at a height. */
function bringTo(cell: HTMLElement, height: number): void {
  cell.scrollIntoView({ block: 'center' });
  window.scrollBy({ top: middleOf(cell) - height, behavior: 'instant' });
}

function lightUp(cells: readonly HTMLTableCellElement[], signal: AbortSignal): void {
  for (const cell of cells) cell.setAttribute(FLASH, '');
  const dim = (): void => {
    for (const cell of cells) cell.removeAttribute(FLASH);
  };
  const timer = setTimeout(dim, LIT);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    dim();
  });
}
