// The marks in the diff and what hangs on them, read from the page. Each function is sent into the page as text, so it uses nothing from outside of itself.
import { collapsePanel, isPanelOpen } from './page.js';
import { pressFound } from './press.js';
import type { Reader } from './reader.js';

/** A line with a bar. */
export interface SeenBar {
  readonly code: string;
  readonly bar: string;
  /** Whether anything is drawn for it. */
  readonly drawn: boolean;
}

/** All bars of the page in document order. */
export const bars = (reader: Reader): Promise<readonly SeenBar[]> =>
  reader.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('td[data-reflens-range]')].map((cell) => ({
        code: cell.textContent.replace(/^[+-]/, '').trim(),
        bar: cell.dataset['reflensRange'] ?? '',
        drawn: getComputedStyle(cell).backgroundImage.includes('gradient'),
      })),
    undefined,
  );

/** Waits for the bar of a line. */
export const untilBar = (reader: Reader, code: string): Promise<void> =>
  reader.until(
    `a bar on ${code}`,
    (wanted) => [...document.querySelectorAll('td[data-reflens-range]')].some((cell) => cell.textContent.includes(wanted)),
    code,
  );

/** Opens a page and waits for the bar of a line; the panel is a pill, so that it covers nothing. */
export async function openMarked(reader: Reader, address: string, code: string): Promise<void> {
  await reader.open(address);
  await untilBar(reader, code);
  if (await isPanelOpen(reader)) await collapsePanel(reader);
}

/** Puts the mouse on the badge of the line with this code, in the middle of the window. */
export async function pointAtBadge(reader: Reader, code: string): Promise<void> {
  const find = (): Promise<{ x: number; y: number; placed: boolean } | null> =>
    reader.evaluate((wanted) => {
      const badge = [...document.querySelectorAll<HTMLElement>('[data-reflens-badge]')].find((candidate) =>
        candidate.closest('td')?.textContent.includes(wanted),
      );
      if (!badge) return null;
      badge.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = badge.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, placed: badge.hasAttribute('data-fit') };
    }, code);
  const isUnderPointer = (): Promise<boolean> =>
    reader.evaluate(
      (wanted) => document.querySelector('[data-reflens-badge]:hover')?.closest('td')?.textContent.includes(wanted) ?? false,
      code,
    );
  // A badge gets its place when it comes near, and the page may still move.
  for (let attempt = 0; attempt < 40; attempt++) {
    const place = await find();
    if (place?.placed) {
      await reader.pointAt(place.x, place.y + 1);
      await reader.pointAt(place.x, place.y);
      if (await isUnderPointer()) return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No badge with a place on a line with ${code}`);
}

/** The text of the open card, or null. */
export const cardText = (reader: Reader): Promise<string | null> =>
  reader.evaluate(
    () => document.querySelector('[data-reflens-card]')?.shadowRoot?.querySelector<HTMLElement>('.card')?.innerText ?? null,
    undefined,
  );

/** Waits until a card says something. */
export const untilCardSays = (reader: Reader, text: string): Promise<void> =>
  reader.until(
    `the card says “${text}”`,
    (wanted) => document.querySelector('[data-reflens-card]')?.shadowRoot?.querySelector('.card')?.textContent.includes(wanted) ?? false,
    text,
  );

export const untilNoCard = (reader: Reader): Promise<void> =>
  reader.until('no card is open', () => !document.querySelector('[data-reflens-card]')?.shadowRoot?.querySelector('.card'), undefined);

/** Presses a control of the card, the menu, the jump's bar or the list of keys, by its name or text. */
export const pressInCard = (reader: Reader, name: string): Promise<boolean> =>
  pressFound(
    reader,
    (wanted) => {
      const controls = [...(document.querySelector('[data-reflens-card]')?.shadowRoot?.querySelectorAll<HTMLElement>('button, a') ?? [])];
      return controls.find((candidate) => (candidate.getAttribute('aria-label') ?? candidate.textContent.trim()).startsWith(wanted));
    },
    name,
  );

/** Waits until the jump's bar says something. */
export const untilBarSays = (reader: Reader, text: string, patience?: number): Promise<void> =>
  reader.until(
    `the bar says “${text}”`,
    (wanted) =>
      document.querySelector('[data-reflens-card]')?.shadowRoot?.querySelector('.jump-bar')?.textContent.includes(wanted) ?? false,
    text,
    patience,
  );

/** The part of the open card or menu that is outside of the window, in pixels; 0 when all of it is inside. */
export const outside = (reader: Reader): Promise<number> =>
  reader.evaluate(() => {
    const box = document.querySelector('[data-reflens-card]')?.shadowRoot?.querySelector('.floating')?.getBoundingClientRect();
    if (!box) return NaN;
    const { clientWidth, clientHeight } = document.documentElement;
    return Math.max(0, -box.left, -box.top, box.right - clientWidth, box.bottom - clientHeight);
  }, undefined);

/** Badges that stand on code: the code's drawn rows are measured, and a badge must not touch them. */
export const badgesOnCode = (reader: Reader): Promise<readonly string[]> =>
  reader.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('[data-reflens-badge][data-fit]')].flatMap((badge) => {
        const box = badge.getBoundingClientRect();
        const code = badge.closest('td')?.querySelector('.diff-text-inner, .blob-code-inner');
        if (!code || box.width === 0) return [];
        const range = document.createRange();
        range.selectNodeContents(code);
        const touches = [...range.getClientRects()].some(
          (row) =>
            row.width > 0 &&
            row.left < box.right - 0.5 &&
            box.left < row.right - 0.5 &&
            row.top < box.bottom - 3 &&
            box.top < row.bottom - 3,
        );
        return touches ? [`${badge.dataset['fit'] ?? ''}: ${code.textContent.trim()}`] : [];
      }),
    undefined,
  );

/** How the badges of the two lines with these codes look, in a place of that kind: what they say, and what they are drawn with. */
export const looks = (reader: Reader, codes: readonly string[], fit: string): Promise<readonly string[]> =>
  reader.evaluate(
    ([lines, wanted]) =>
      lines.map((code) => {
        const badge = [...document.querySelectorAll<HTMLElement>('[data-reflens-badge]')].find((one) =>
          one.closest('td')?.textContent.includes(code),
        );
        if (!badge) throw new Error(`no badge on ${code}`);
        const own = badge.getAttribute('data-fit');
        badge.setAttribute('data-fit', wanted);
        const { backgroundColor, backgroundImage } = getComputedStyle(badge);
        const icon = badge.querySelector('svg');
        const look = [
          // Firefox names the attributes of which the words are.
          getComputedStyle(badge, '::after').content.replaceAll(
            /attr\(([\w-]+)\)/g,
            (_, attribute: string) => badge.getAttribute(attribute) ?? '',
          ),
          backgroundColor,
          backgroundImage,
          icon ? getComputedStyle(icon).stroke : '',
        ].join();
        if (own === null) badge.removeAttribute('data-fit');
        else badge.setAttribute('data-fit', own);
        return look;
      }),
    [codes, fit] as const,
  );
