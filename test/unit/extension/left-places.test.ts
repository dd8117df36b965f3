// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { nearestPlace, type LeftPlace } from '../../../extension/content/left-places.js';

afterEach(() => document.body.replaceChildren());

/** How many times a line was asked where it stands; in a file that the browser keeps for later that would lay out the whole file. */
let asked = 0;

interface File {
  /** Pixels of the window at which the file begins. */
  readonly top: number;
  readonly state: 'drawn' | 'kept for later' | 'hidden';
  /** Pixels from the file's beginning of each place; null: the page does not show its line. */
  readonly places: readonly (number | null)[];
}

const boxAt = (top: number | null): DOMRectList => (top === null ? [] : [{ top }]) as unknown as DOMRectList;

/** Files as the browser has them: a block around a table, of which only the block has a place while it is kept for later. */
function placesOf(files: readonly File[]): readonly LeftPlace[] {
  asked = 0;
  return files.flatMap(({ top, state, places }, index) => {
    const block = document.body.appendChild(document.createElement('section'));
    const table = block.appendChild(document.createElement('table'));
    block.checkVisibility = () => state !== 'hidden';
    table.checkVisibility = (options) => state !== 'hidden' && !(options?.contentVisibilityAuto === true && state === 'kept for later');
    block.getClientRects = () => boxAt(state === 'hidden' ? null : top);
    return places.map((offset, line): LeftPlace => {
      const cell = offset === null ? null : table.insertRow().insertCell();
      if (cell) {
        const box = (): DOMRectList => {
          if (state === 'kept for later') asked++;
          return boxAt(state === 'hidden' ? null : top + (offset ?? 0));
        };
        cell.getClientRects = box;
      }
      return { anchor: `file ${index}`, path: `${index}`, side: 'after', line, endLine: line, cell };
    });
  });
}

const nearest = (files: readonly File[], step: -1 | 1, height: number): string | undefined => {
  const found = nearestPlace(placesOf(files), step, height);
  return found && `${found.path}:${found.line}`;
};

describe('the nearest place that is left', () => {
  const files: readonly File[] = [
    { top: -900, state: 'kept for later', places: [10, 20] },
    { top: -50, state: 'drawn', places: [0, 100, null, 300] },
    { top: 400, state: 'hidden', places: [0, 50] },
    { top: 500, state: 'drawn', places: [100] },
    { top: 1_500, state: 'kept for later', places: [5, 6] },
  ];

  it.each([
    { step: 1, height: 0, found: '1:1' },
    { step: 1, height: 60, found: '1:3' },
    { step: 1, height: 300, found: '3:0' },
    { step: 1, height: 700, found: '4:0' },
    { step: -1, height: 700, found: '3:0' },
    { step: -1, height: 600, found: '1:3' },
    { step: -1, height: 50, found: '1:0' },
    { step: -1, height: -60, found: '0:1' },
  ] as const)('is $found from $height in steps of $step, beyond what is hidden', ({ step, height, found }) => {
    expect(nearest(files, step, height)).toBe(found);
    expect(asked).toBe(0);
  });

  it('comes after all that is shown when nothing shown is beyond', () => {
    const some: readonly File[] = [
      { top: 0, state: 'drawn', places: [null, 10] },
      { top: 100, state: 'drawn', places: [10, null] },
    ];
    expect(nearest(some, 1, 500)).toBe('1:1');
    expect(nearest(some, -1, 0)).toBe('0:0');
    expect(nearest([{ top: 0, state: 'hidden', places: [1, 2] }], 1, 0)).toBe('0:0');
    expect(nearest([{ top: 0, state: 'hidden', places: [1, 2] }], -1, 0)).toBe('0:1');
    expect(nearest([], 1, 0)).toBeUndefined();
  });

  it('asks few lines among thousands', () => {
    const many = Array.from({ length: 300 }, (_, index): File => ({ top: index * 1_000 - 150_000, state: 'drawn', places: [1, 2, 3, 4] }));
    let questions = 0;
    const places = placesOf(many);
    for (const { cell } of places) {
      const box = cell?.getClientRects.bind(cell);
      if (cell && box) cell.getClientRects = () => (questions++, box());
    }
    expect(nearestPlace(places, 1, 0)?.path).toBe('150');
    expect(questions).toBeLessThan(60);
  });
});
