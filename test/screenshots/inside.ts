/** What is in the extension's closed roots, for pictures: found by the browser's own protocol, pressed with the mouse as a reader does. */
import type { CDPSession, Page } from 'playwright-core';
import { openInChromium } from '../e2e/support/closed-roots.js';

/** Milliseconds until something should be there. */
const PATIENCE = 20_000;

/** Milliseconds between two looks. */
const STEP = 50;

const sessions = new WeakMap<Page, CDPSession>();

async function openRoots(page: Page): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await openInChromium(session);
}

/** What is looked for: a selector, and how its name or text begins. */
interface Wanted {
  readonly selector: string;
  readonly name: string;
}

/** The middle of the first such element in pixels of the window, brought into view; null when there is none. */
async function middle(page: Page, wanted: Wanted): Promise<{ readonly x: number; readonly y: number } | null> {
  await openRoots(page);
  return page.evaluate(({ selector, name }) => {
    const hosts = document.querySelectorAll('[data-reflens-panel], [data-reflens-card], div[data-reflens-peek]');
    const found = [...hosts]
      .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])])
      .find((one) => (one.getAttribute('aria-label') ?? one.textContent.trim()).startsWith(name) && one.getClientRects().length > 0);
    if (!found) return null;
    found.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = found.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, wanted);
}

/** Waits for such an element; its middle in pixels of the window. */
export async function untilInside(page: Page, selector: string, name = ''): Promise<{ readonly x: number; readonly y: number }> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const found = await middle(page, { selector, name });
    if (found) return found;
    if (Date.now() > end) throw new Error(`Not there: ${selector} ${name}`);
    await page.waitForTimeout(STEP);
  }
}

/** Presses the first control whose name or text begins so. */
export async function pressInside(page: Page, name: string, selector = 'button'): Promise<void> {
  const { x, y } = await untilInside(page, selector, name);
  await page.mouse.click(x, y);
}
