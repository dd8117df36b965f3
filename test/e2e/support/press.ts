// Presses as readers do them: what is in the page takes no others.
import type { Reader } from './reader.js';

/**
 * Finds an element in the page, gives it the keyboard without moving the page, and presses the key that presses it; whether there was one. With the keyboard, since
 * what a test presses may be out of view, or under something.
 */
export async function pressFound<Argument>(
  reader: Reader,
  find: (argument: Argument) => HTMLElement | null | undefined,
  argument: Argument,
): Promise<boolean> {
  const mark = 'e2ePressed';
  // One function, which is sent into the page with the other's text: `shadowRoot` in it opens the roots.
  await reader.run(`globalThis.${mark} = ${find.toString()}`);
  await reader.openRoots();
  const key = await reader.evaluate(
    ({ name, given }) => {
      const finding = (globalThis as unknown as Record<string, (given: Argument) => HTMLElement | null | undefined>)[name];
      const found = finding?.(given);
      if (!found) return null;
      found.focus({ preventScroll: true });
      return found.localName === 'a' ? 'Enter' : ' ';
    },
    { name: mark, given: argument },
  );
  if (key === null) return false;
  // Firefox gives keys to the tab that the reader looks at alone.
  if (!(await reader.evaluate(() => document.hasFocus(), undefined))) await reader.front();
  await reader.press(key);
  return true;
}
