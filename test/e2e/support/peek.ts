// The peek, read from the page. Each function is sent into the page as text, so it uses nothing from outside of itself.
import { pressFound } from './press.js';
import type { Reader } from './reader.js';

/** The open peek as the reader sees it. */
export interface SeenPeek {
  readonly headline: string;
  /** The code of the line that it stands under; null when it stands at the foot of the window. */
  readonly under: string | null;
  /** Per row: its cells' texts. */
  readonly rows: readonly string[];
  /** The texts of what is marked as edited. */
  readonly edited: readonly string[];
  readonly explained: readonly string[];
  readonly hasFocus: boolean;
}

/** The open peek, or null. */
export const seenPeek = (reader: Reader): Promise<SeenPeek | null> =>
  reader.evaluate(() => {
    const host = document.querySelector<HTMLElement>('div[data-reflens-peek]');
    const root = host?.shadowRoot;
    if (!host || !root?.querySelector('.peek')) return null;
    const line = host.closest('tr')?.previousElementSibling;
    const texts = (selector: string): string[] => [...root.querySelectorAll(selector)].map((one) => one.textContent);
    return {
      headline: root.querySelector('.headline')?.textContent ?? '',
      under: line?.textContent ?? null,
      rows: [...root.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent).join('|')),
      edited: texts('.edited'),
      explained: texts('.explained'),
      hasFocus: root.activeElement !== null,
    };
  }, undefined);

/** Waits until the peek's headline says something. */
export const untilPeekSays = (reader: Reader, text: string, patience?: number): Promise<void> =>
  reader.until(
    `the peek says “${text}”`,
    (wanted) => document.querySelector('div[data-reflens-peek]')?.shadowRoot?.querySelector('.peek')?.textContent.includes(wanted) ?? false,
    text,
    patience,
  );

export const untilNoPeek = (reader: Reader): Promise<void> =>
  reader.until('no peek is open', () => document.querySelector('[data-reflens-peek]') === null, undefined);

/** Presses a control of the peek, by its name or text. */
export const pressInPeek = (reader: Reader, name: string): Promise<boolean> =>
  pressFound(
    reader,
    (wanted) => {
      const controls = [...(document.querySelector('div[data-reflens-peek]')?.shadowRoot?.querySelectorAll('button') ?? [])];
      return controls.find((candidate) => (candidate.getAttribute('aria-label') ?? candidate.textContent.trim()).startsWith(wanted));
    },
    name,
  );

/** Gives the badge of the line with this code the keyboard, and waits until it has it. */
export async function focusBadge(reader: Reader, code: string): Promise<void> {
  await reader.until(
    `the badge of ${code} has the keyboard`,
    (wanted) => {
      const badge = [...document.querySelectorAll<HTMLElement>('[data-reflens-badge]')].find((one) =>
        one.closest('td')?.textContent.includes(wanted),
      );
      badge?.scrollIntoView({ block: 'center', behavior: 'instant' });
      badge?.focus();
      return badge !== undefined && document.activeElement === badge;
    },
    code,
  );
}
