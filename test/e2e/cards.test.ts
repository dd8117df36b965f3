// The card of a badge, its menu, the bar of a jump and the list of keys: how they open and close, what they say, that they stay in the window, and that axe finds nothing wrong.
import { describe, expect, it } from 'vitest';
import { setPages, type Settings } from '../github/settings.js';
import { violations } from './support/axe.js';
import { addressOf, VIEWS } from './support/change-pages.js';
import { serveChange } from './support/change.js';
import { cardText, openMarked, outside, pointAtBadge, pressInCard, untilBarSays, untilCardSays, untilNoCard } from './support/marks.js';
import { clickBadge, lit, untilPanelSays } from './support/page.js';
import { BROWSERS, startBrowser, type Reader } from './support/reader.js';
import { useBrowser, useGithub } from './support/running.js';

const EXTRACTED = 'printer.open("Invoice");';
const METHOD = 'private void printHeader(Printer printer) {';

const OURS = ['[data-reflens-card]', '[data-reflens-badge]'];

const github = useGithub(async () => [await serveChange()]);

const show = (reader: Reader, path: string, settings: Partial<Settings> = {}): Promise<void> => {
  setPages(github.settings, { filesInFirstPayload: 20, ...settings });
  return openMarked(reader, addressOf(github, path), METHOD);
};

describe.each(BROWSERS)('%s', (name) => {
  const { reader } = useBrowser(name, github);

  it.each(VIEWS)(
    'opens under the pointer and tells of the other end: $path, $generation, $diffView, $colorMode',
    async ({ path, ...view }) => {
      await show(reader, path, view);
      await pointAtBadge(reader, METHOD);
      await untilCardSays(reader, 'Extract Method');
      const text = await cardText(reader);
      for (const part of [
        'private void printHeader(Printer printer) extracted from',
        'Invoice.java',
        'this line',
        'printer.rule(40);',
        'Copy link',
      ])
        expect(text).toContain(part);
      expect(await outside(reader)).toBe(0);
      // What it speaks of comes out in the diff, on both sides.
      const active = await reader.evaluate(
        () => [...document.querySelectorAll('[data-reflens-active="seen"]')].map((cell) => cell.textContent.replace(/^[+-]/, '').trim()),
        undefined,
      );
      expect(active).toEqual(expect.arrayContaining([EXTRACTED, METHOD]));
      expect(await violations(reader, OURS)).toEqual([]);
      await reader.pointAt(5, 5);
      await untilNoCard(reader);
      expect(await reader.evaluate(() => document.querySelector('[data-reflens-active="seen"]') === null, undefined)).toBe(true);
    },
  );

  it.each(['unified', 'split'] as const)('covers no other badge: %s', async (diffView) => {
    await show(reader, 'commit', { diffView });
    for (const code of ['private int total;', 'private int grandTotal;', METHOD]) {
      await pointAtBadge(reader, code);
      await untilCardSays(reader, code === METHOD ? 'Extract Method' : 'Rename Attribute');
      const covered = await reader.evaluate(() => {
        const card = document.querySelector('[data-reflens-card]')?.shadowRoot?.querySelector('.floating')?.getBoundingClientRect();
        if (!card) return ['no card'];
        return [...document.querySelectorAll<HTMLElement>('[data-reflens-badge][data-fit]')]
          .filter((badge) => {
            const box = badge.getBoundingClientRect();
            return box.left < card.right && card.left < box.right && box.top < card.bottom && card.top < box.bottom;
          })
          .map((badge) => badge.closest('td')?.textContent ?? '');
      }, undefined);
      expect(covered, code).toEqual([]);
      await reader.press('Escape');
      await untilNoCard(reader);
    }
  });

  it('stays open while the pointer goes into it, and Escape closes it', async () => {
    await show(reader, 'commit');
    await pointAtBadge(reader, METHOD);
    await untilCardSays(reader, 'Extract Method');
    const box = await reader.evaluate(() => {
      const rect = document.querySelector('[data-reflens-card]')?.shadowRoot?.querySelector('.floating')?.getBoundingClientRect();
      return { x: (rect?.left ?? 0) + 40, y: (rect?.top ?? 0) + 40 };
    }, undefined);
    await reader.pointAt(box.x, box.y);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(await cardText(reader)).toContain('Extract Method');
    await reader.press('Escape');
    await untilNoCard(reader);
  });

  it('opens for the keyboard, lets it in, and gives it back', async () => {
    await show(reader, 'commit');
    const isOnBadge = (): Promise<boolean> =>
      reader.evaluate(() => document.activeElement?.hasAttribute('data-reflens-badge') ?? false, undefined);
    // From the control before it in the page's own order.
    await reader.evaluate((code) => {
      const badge = [...document.querySelectorAll<HTMLElement>('[data-reflens-badge]')].find((one) =>
        one.closest('td')?.textContent.includes(code),
      );
      badge?.scrollIntoView({ block: 'center', behavior: 'instant' });
      badge?.focus();
    }, EXTRACTED);
    await reader.press('Shift+Tab');
    await reader.press('Tab');
    expect(await isOnBadge()).toBe(true);
    await untilCardSays(reader, 'Extract Method');
    await reader.press('Enter');
    await reader.until(
      'the keyboard is in the card',
      () => document.querySelector('[data-reflens-card]')?.shadowRoot?.activeElement?.textContent.startsWith('Go to') ?? false,
      undefined,
    );
    expect(await violations(reader, OURS)).toEqual([]);
    await reader.press('Escape');
    await untilNoCard(reader);
    expect(await isOnBadge()).toBe(true);
  });

  it('shows several refactorings of a line one after the other', async () => {
    await show(reader, 'commit');
    await reader.press('Shift+D');
    await reader.until('a badge counts two', () => document.querySelector('[data-reflens-badge][aria-haspopup=menu]') !== null, undefined);
    await pointAtBadge(reader, 'public int priceOf(int id) {');
    await untilCardSays(reader, '1 of 2');
    const first = await cardText(reader);
    expect(await pressInCard(reader, 'Next on this line')).toBe(true);
    await untilCardSays(reader, '2 of 2');
    expect(await cardText(reader)).not.toBe(first);
    expect(await violations(reader, OURS)).toEqual([]);
    await reader.press('Escape');
    await reader.press('Shift+D');
  });

  it('leads to the panel', async () => {
    await show(reader, 'commit');
    await pointAtBadge(reader, METHOD);
    await untilCardSays(reader, 'Extract Method');
    expect(await pressInCard(reader, 'Show in panel')).toBe(true);
    await untilPanelSays(reader, 'Extract Method');
    await untilNoCard(reader);
    await reader.until(
      'the row is selected',
      () =>
        document
          .querySelector('[data-reflens-panel]')
          ?.shadowRoot?.querySelector('.finding.selected')
          ?.textContent.includes('Extract Method') ?? false,
      undefined,
    );
  });

  it.each(['light', 'dark'] as const)('is accessible with the way back and the list of keys, %s', async (colorMode) => {
    await show(reader, 'commit', { colorMode });
    expect((await clickBadge(reader, EXTRACTED))[0]).toBe(METHOD);
    await untilBarSays(reader, 'Back to Invoice.java');
    expect(await violations(reader, OURS)).toEqual([]);
    await reader.press('Shift+H');
    await reader.until(
      'the keys are listed',
      () => document.querySelector('[data-reflens-card]')?.shadowRoot?.querySelector('dialog[open]') !== null,
      undefined,
    );
    expect(await violations(reader, OURS)).toEqual([]);
    await reader.press('Escape');
  });

  it.each([
    { what: '1,000 px', viewport: { width: 1_000, height: 700 } },
    { what: '200 % zoom', viewport: { width: 640, height: 400 } },
  ])('fits at $what', async ({ viewport }) => {
    const narrow = await startBrowser(name, { port: github.port, viewport });
    try {
      const other = await narrow.newReader();
      for (const diffView of ['unified', 'split'] as const) {
        await show(other, 'commit', { diffView });
        await pointAtBadge(other, METHOD);
        await untilCardSays(other, 'Extract Method');
        expect(await outside(other), diffView).toBe(0);
        expect(await pressInCard(other, 'Go to before')).toBe(true);
        expect((await lit(other))[0]).toBe(EXTRACTED);
        await untilBarSays(other, 'Back to');
        const bar = await other.evaluate(() => {
          const rect = document.querySelector('[data-reflens-card]')?.shadowRoot?.querySelector('.jump-bar')?.getBoundingClientRect();
          return rect ? rect.left >= 0 && rect.right <= innerWidth && rect.bottom <= innerHeight : false;
        }, undefined);
        expect(bar).toBe(true);
      }
    } finally {
      await narrow.close();
    }
  });
});
