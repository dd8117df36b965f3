import { describe, expect, it } from 'vitest';
import { cardPlace, type Box } from '../../../extension/content/card-place.js';

const VIEW = { width: 1280, height: 800 };
const CARD = { width: 440, height: 240 };

const badge = (left: number, top: number, width = 120): Box => ({ left, right: left + width, top, bottom: top + 18 });

/** Where the card is then. */
function boxOf(owner: Box, badges: readonly Box[], view = VIEW): Box {
  const { left = '', top, bottom, maxHeight = '' } = cardPlace(owner, CARD, view, badges);
  const height = Math.min(CARD.height, parseFloat(maxHeight));
  const from = top === undefined ? view.height - parseFloat(bottom ?? '') - height : parseFloat(top);
  return { left: parseFloat(left), right: parseFloat(left) + CARD.width, top: from, bottom: from + height };
}

const covers = (card: Box, one: Box): boolean =>
  card.left < one.right && one.left < card.right && card.top < one.bottom && one.top < card.bottom;

describe('a card', () => {
  const owner = badge(500, 300);

  it('stands under its badge, and over it where there is more room', () => {
    expect(boxOf(owner, [])).toMatchObject({ left: 500, top: 324 });
    expect(boxOf(badge(500, 700), [])).toMatchObject({ left: 500, bottom: 694 });
    // what is beside it, or further away than it reaches, changes nothing
    expect(boxOf(owner, [badge(20, 320), badge(500, 640)])).toMatchObject({ left: 500, top: 324 });
  });

  it.each([
    ['the next line', [badge(520, 320)]],
    ['the line before', [badge(480, 280)]],
    ['both', [badge(520, 320), badge(480, 280)]],
    ['the next line, and its own other end some lines above', [badge(520, 320), badge(470, 200)]],
    ['many lines', Array.from({ length: 20 }, (_, line) => badge(560 + (line % 3) * 20, 100 + line * 20)).filter(({ top }) => top !== 300)],
  ])('covers no badge of %s', (_, badges) => {
    const card = boxOf(owner, badges);
    for (const one of [owner, ...badges]) expect(covers(card, one)).toBe(false);
  });

  it('covers those that are further away rather than the next one, when it must', () => {
    const next = badge(20, 320, 1240);
    const far = badge(20, 180, 1240);
    expect(covers(boxOf(owner, [next, far]), next)).toBe(false);
  });

  it('stays in the window, and near its badge', () => {
    for (const [left, top] of [
      [0, 0],
      [1160, 0],
      [0, 780],
      [1160, 780],
      [600, 400],
    ] as const) {
      const around = [-40, -20, 20, 40].map((step) => badge(left, top + step));
      const card = boxOf(badge(left, top), around);
      expect(card.left).toBeGreaterThanOrEqual(0);
      expect(card.right).toBeLessThanOrEqual(VIEW.width);
      expect(card.top).toBeGreaterThanOrEqual(0);
      expect(card.bottom).toBeLessThanOrEqual(VIEW.height);
      expect(Math.max(0, card.left - left - 120, left - card.right)).toBeLessThan(200);
    }
  });
});
