// Where the reader's system has every page use its own few colours: what is marked, chosen or faded is still told apart, and axe finds nothing.
import { describe, expect, it } from 'vitest';
import { violations } from './support/axe.js';
import { useChangePages, type PageView } from './support/change-pages.js';
import { bars, looks, untilBar } from './support/marks.js';
import { isPanelOpen, lit, openPanel, pressInPanel, untilBadges, untilPanelSays } from './support/page.js';
import { focusBadge, untilPeekSays } from './support/peek.js';
import { BROWSERS, type Reader } from './support/reader.js';
import { useBrowser } from './support/running.js';

const VIEWS: readonly PageView[] = [
  { kind: 'commit', generation: 'react-v2', diffView: 'unified' },
  { kind: 'pull request', generation: 'classic', diffView: 'split' },
];

const METHOD = 'private void printHeader(Printer printer) {';
const RENAMED = 'private int grandTotal;';

const OURS = ['[data-reflens-panel]', '[data-reflens-badge]', '[data-reflens-explained]', 'div[data-reflens-peek]'];

/** Of each cell with a bar what its bar is drawn with, by what it says. */
const drawnBars = (reader: Reader): Promise<Readonly<Record<string, readonly string[]>>> =>
  reader.evaluate(() => {
    const drawn: Record<string, string[]> = {};
    for (const cell of document.querySelectorAll<HTMLElement>('td[data-reflens-range]')) {
      const { backgroundImage, backgroundSize, backgroundRepeat } = getComputedStyle(cell);
      const kind = (cell.dataset['reflensRange'] ?? '')
        .split(' ')
        .filter((part) => ['before', 'after', 'low'].includes(part))
        .join(' ');
      (drawn[kind] ??= []).push([backgroundImage, backgroundSize, backgroundRepeat].join());
    }
    return drawn;
  }, undefined);

/** The colours of a line's code, of its cell, and of the badge on it. */
const coloursOf = (
  reader: Reader,
  code: string,
): Promise<{ readonly text: string; readonly ground: string; readonly badge: string; readonly border: string }> =>
  reader.evaluate((wanted) => {
    const cell = [...document.querySelectorAll<HTMLElement>('td[data-reflens-range]')].find((one) => one.textContent.includes(wanted));
    const text = cell?.querySelector('.diff-text-inner, .blob-code-inner');
    const badge = cell?.querySelector('[data-reflens-badge]');
    if (!cell || !text || !badge) throw new Error(`no marked line with ${wanted}`);
    const style = getComputedStyle(badge);
    return {
      text: getComputedStyle(text).color,
      ground: getComputedStyle(cell).backgroundColor,
      badge: style.color,
      border: style.borderTopWidth === '0px' ? style.backgroundColor : style.borderTopColor,
    };
  }, code);

/** What is drawn for a part of the panel. */
const drawnInPanel = (reader: Reader, selector: string, pseudo = ''): Promise<string> =>
  reader.evaluate(
    ([wanted, part]) => {
      const element = document.querySelector('[data-reflens-panel]')?.shadowRoot?.querySelector(wanted ?? '');
      if (!element) throw new Error(`the panel has no ${wanted ?? ''}`);
      const { backgroundColor, borderTopColor, borderTopWidth, outlineStyle, content } = getComputedStyle(element, part);
      return [backgroundColor, borderTopColor, borderTopWidth, outlineStyle, content].join();
    },
    [selector, pseudo],
  );

const pages = useChangePages();

describe.each(BROWSERS)('%s', (name) => {
  const { reader } = useBrowser(name, pages.github, () => ({ forcedColors: true }));

  it.each(VIEWS)('marks, fading and the panel are told apart: $kind, $generation, $diffView', async (view) => {
    await reader.open(pages.urlOf(view));
    expect(await reader.evaluate(() => matchMedia('(forced-colors: active)').matches, undefined)).toBe(true);
    await untilBadges(reader, 8);
    await untilBar(reader, METHOD);
    await untilPanelSays(reader, 'lines left to read');
    expect((await bars(reader)).every(({ drawn }) => drawn)).toBe(true);
    const { before = [], after = [] } = await drawnBars(reader);
    expect(before.length).toBeGreaterThan(0);
    expect(after.filter((bar) => before.includes(bar))).toEqual([]);

    // A badge gets its place when it comes near.
    await focusBadge(reader, RENAMED);
    await reader.until(
      'the badge has its place',
      (code) =>
        [...document.querySelectorAll('[data-reflens-badge][data-fit]')].some((badge) => badge.closest('td')?.textContent.includes(code)),
      RENAMED,
    );
    const bright = await coloursOf(reader, RENAMED);
    for (const colour of [bright.text, bright.badge, bright.border]) expect(colour).not.toBe(bright.ground);

    for (const fit of ['beside', 'compact', 'handle']) {
      const [one, other] = await looks(reader, ['private int total;', RENAMED], fit);
      expect(one, fit).not.toBe(other);
    }

    const off = await drawnInPanel(reader, '.left-over .switch .track');
    await pressInPanel(reader, 'Only what is left');
    await reader.until(
      'the line has faded',
      (code) => [...document.querySelectorAll('[data-reflens-explained]')].some((cell) => cell.textContent.includes(code)),
      RENAMED,
    );
    const faded = await coloursOf(reader, RENAMED);
    expect(faded.text).not.toBe(bright.text);
    expect(faded.text).not.toBe(faded.ground);
    expect(await drawnInPanel(reader, '.left-over .switch .track')).not.toBe(off);
    await pressInPanel(reader, 'Next refactoring');
    await lit(reader);
    expect(
      await reader.evaluate(
        () => getComputedStyle(document.querySelector('[data-reflens-flash]') ?? document.body).outlineStyle,
        undefined,
      ),
    ).toBe('solid');
    expect(await drawnInPanel(reader, '.finding.selected', '::before')).not.toBe(
      await drawnInPanel(reader, '.finding:not(.selected)', '::before'),
    );
    await focusBadge(reader, METHOD);
    await reader.press('Shift+C');
    await untilPeekSays(reader, 'Extracted, same code');
    if (!(await isPanelOpen(reader))) await openPanel(reader);
    expect(await violations(reader, OURS)).toEqual([]);
    await pressInPanel(reader, 'Only what is left');
  });
});
